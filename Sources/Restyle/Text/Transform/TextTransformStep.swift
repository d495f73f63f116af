/// One transform that a run asks for, with the value that it asks with.
struct TextTransformStep: Sendable {
  let key: any TextAttributeKey.Type
  let apply: @Sendable (_ text: String, _ context: TextTransformContext) -> String
}

extension TextTransformStep {
  /// Whether both are of the same attribute.
  func isSame(as other: TextTransformStep) -> Bool {
    ObjectIdentifier(key) == ObjectIdentifier(other.key)
  }

  /// Whether this one runs first: by name, then by the key's type, whose name is slow to find.
  func precedes(_ other: TextTransformStep) -> Bool {
    key.name == other.key.name
      ? String(reflecting: key) < String(reflecting: other.key)
      : key.name < other.key.name
  }
}

extension KeyedTextAttribute {
  func transform(registered: TextTransformRegistry.Snapshot) -> TextTransformStep? {
    guard let transform = Key.transform ?? registered.transform(for: Key.self) else { return nil }
    return TextTransformStep(key: Key.self) { [value] text, context in
      transform(text, value, context)
    }
  }
}

extension TextStyle {
  /// Whether an attribute asks for a change of the text itself, as `.uppercased` does.
  ///
  /// If none does, a text in this style is shown as it is.
  public var transformsText: Bool {
    let registered = TextTransformRegistry.shared.snapshot
    return attributes.carryTransform
      || !registered.isEmpty && !attributes.transforms(registered: registered).isEmpty
  }
}

extension TextAttributes {
  /// Whether the key of some attribute brings a transform.
  var carryTransform: Bool {
    if let textCase = inline.textCase, textCase != .preserve { return true }
    return others?.entries.contains { $0.carriesTransform } ?? false
  }

  /// The transforms that the attributes ask for, in no particular order.
  func transforms(registered: TextTransformRegistry.Snapshot) -> [TextTransformStep] {
    if !registered.isEmpty { return entries.compactMap { $0.transform(registered: registered) } }
    var steps = others?.entries.compactMap { $0.transform(registered: registered) } ?? []
    if let textCase = inline.textCase {
      let entry = KeyedTextAttribute<StandardTextAttribute.Case>(value: textCase)
      if let step = entry.transform(registered: registered) { steps.append(step) }
    }
    return steps
  }
}
