/// One transform that a run asks for, with the value that it asks with.
struct TextTransformStep: Sendable {
  let name: String
  let typeName: String
  let apply: @Sendable (_ text: String, _ context: TextTransformContext) -> String
}

extension TextTransformStep {
  /// The place of the step among others: by name, then by the key's type.
  struct Order: Hashable, Comparable {
    let name: String
    let typeName: String

    static func < (lhs: Order, rhs: Order) -> Bool {
      lhs.name == rhs.name ? lhs.typeName < rhs.typeName : lhs.name < rhs.name
    }
  }

  var order: Order { Order(name: name, typeName: typeName) }
}

extension KeyedTextAttribute {
  func transform(registered: TextTransformRegistry.Snapshot) -> TextTransformStep? {
    guard let transform = Key.transform ?? registered.transform(for: Key.self) else { return nil }
    return TextTransformStep(name: name, typeName: typeName) { [value] text, context in
      transform(text, value, context)
    }
  }
}

extension TextAttributes {
  /// Whether some attribute asks for a transform; answered without allocating, since mostly none does.
  func asksForTransform(registered: TextTransformRegistry.Snapshot) -> Bool {
    if let textCase = inline.textCase, textCase != .preserve { return true }
    // A transform may have been registered for any attribute, also one that lies inline.
    if !registered.isEmpty { return !transforms(registered: registered).isEmpty }
    return others?.entries.contains { $0.carriesTransform } ?? false
  }

  /// The transforms that the attributes ask for, in the order in which they run.
  func transforms(registered: TextTransformRegistry.Snapshot) -> [TextTransformStep] {
    entries.compactMap { $0.transform(registered: registered) }
  }
}
