/// One transform that a run requests, with the value of its attribute.
struct TextTransformStep: Sendable {
  let key: any TextAttributeKey.Type
  let apply: @Sendable (_ text: String, _ context: TextTransformContext) -> String
}

extension TextTransformStep {
  /// Returns whether both steps belong to the same attribute.
  func isSame(as other: TextTransformStep) -> Bool { ObjectIdentifier(key) == ObjectIdentifier(other.key) }

  /// Returns whether this step runs before another one.
  func precedes(_ other: TextTransformStep) -> Bool {
    KeyOrder(name: key.name, type: key).precedes(KeyOrder(name: other.key.name, type: other.key))
  }
}

extension TextAttribute {
  /// Whether the key itself has a transform of the text.
  fileprivate var carriesTransform: Bool {
    func carries<Key: TextAttributeKey>(_ key: Key.Type) -> Bool { Key.transform != nil }
    return carries(key)
  }

  /// Whether the value requests a transform of the text.
  package var transformsText: Bool { transform(registered: TextTransformRegistry.shared.snapshot) != nil }

  /// Returns the transform that the value requests: the key's own or a registered one; nil if there is neither.
  func transform(registered: TextTransformRegistry.Snapshot) -> TextTransformStep? {
    func step<Key: TextAttributeKey>(_ key: Key.Type) -> TextTransformStep? {
      guard let transform = Key.transform ?? registered.transform(for: key), let value = value(of: key) else {
        return nil
      }
      return TextTransformStep(key: key) { text, context in transform(text, value, context) }
    }
    return step(key)
  }
}

extension TextStyle {
  /// Whether an attribute requests a change of the text itself, such as `.uppercased`.
  ///
  /// Otherwise, text in this style is displayed unchanged.
  package var transformsText: Bool { attributes.carryTransform || attributes.haveRegisteredTransform }

  /// Whether the transforms may return an empty text, as custom ones may, and case mappings never do.
  package var mayEmptyText: Bool { attributes.carryOwnTransform || attributes.haveRegisteredTransform }
}

extension TextAttributes {
  /// Whether any attribute's key has a transform.
  var carryTransform: Bool {
    if hasLayers { return plain.carryTransform }
    if let textCase = inline.textCase, textCase != .preserve { return true }
    return !others.isEmpty && others.contains { $0.carriesTransform }
  }

  /// Whether any custom attribute's key has a transform.
  var carryOwnTransform: Bool {
    !others.isEmpty && plain.others.contains { $0.carriesTransform }
  }

  /// Whether any attribute requests a registered transform.
  fileprivate var haveRegisteredTransform: Bool {
    let registered = TextTransformRegistry.shared.snapshot
    return !registered.isEmpty && !transforms(registered: registered).isEmpty
  }

  /// Returns the names of the custom attributes that neither an output nor a transform shows.
  package func namesOfUnshown(
    knowing isKnown: (any TextAttributeKey.Type) -> Bool = { _ in false }
  ) -> [String] {
    guard !others.isEmpty else { return [] }
    let registered = TextTransformRegistry.shared.snapshot
    return plain.others.entries.filter { attribute in
      !attribute.isStandard && !attribute.isInherited && !isKnown(attribute.key)
        && attribute.transform(registered: registered) == nil
    }.map(\.name)
  }

  /// The custom attributes that change the text.
  package var transforming: [TextAttribute] {
    guard !others.isEmpty else { return [] }
    let registered = TextTransformRegistry.shared.snapshot
    return plain.others.entries.filter { $0.transform(registered: registered) != nil }
  }

  /// The transforms that the attributes request, in no particular order.
  func transforms(registered: TextTransformRegistry.Snapshot) -> [TextTransformStep] {
    if hasLayers { return plain.transforms(registered: registered) }
    if !registered.isEmpty { return compactMap { $0.transform(registered: registered) } }
    var steps = others.entries.compactMap { $0.transform(registered: registered) }
    if let textCase = inline.textCase {
      let attribute = TextAttribute(.textCase, textCase)
      if let step = attribute.transform(registered: registered) { steps.append(step) }
    }
    return steps
  }
}
