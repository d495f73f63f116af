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
  /// The transforms that the attributes ask for, in the order in which they run.
  func transforms(registered: TextTransformRegistry.Snapshot) -> [TextTransformStep] {
    // Most styles ask for none, and say so without a walk over what they set.
    guard inline.textCase != nil || others != nil || !registered.isEmpty else { return [] }
    return entries.compactMap { $0.transform(registered: registered) }
  }
}
