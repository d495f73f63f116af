extension TextAttributes: Sequence {
  /// Goes through the attributes that are set, in the order of their names.
  ///
  /// - Complexity: O(*n* log *n*) for *n* set attributes.
  public func makeIterator() -> IndexingIterator<[TextAttribute]> {
    entries.map { TextAttribute($0) }.makeIterator()
  }

  /// How many attributes are set.
  public var count: Int { entries.count }

  /// How many attributes are set.
  public var underestimatedCount: Int { count }

  /// The names of the attributes that are set, sorted.
  public var names: [String] { entries.map(\.name) }

  var entries: [any TextAttributeEntry] {
    var collection = InlineEntries(attributes: self)
    InlineTextAttributes.forEachKey(&collection)
    return collection.entries.sorted { $0.precedes($1) }
  }
}

private struct InlineEntries: TextAttributeKeyVisitor {
  let attributes: TextAttributes
  var entries: [any TextAttributeEntry]

  init(attributes: TextAttributes) {
    self.attributes = attributes
    entries = attributes.others?.entries ?? []
    // A named family is inline to its key, but lies with the others.
    entries.removeAll { type(of: $0) == KeyedTextAttribute<StandardTextAttribute.FontFamily>.self }
  }

  mutating func visit<Key: TextAttributeKey>(_ key: Key.Type) {
    guard let value = Key._value(in: attributes) else { return }
    entries.append(KeyedTextAttribute<Key>(value: value))
  }
}

extension TextAttributes: ExpressibleByArrayLiteral {
  /// Collects attributes; of several values for one key the last wins.
  public init(_ attributes: some Sequence<TextAttribute>) {
    for attribute in attributes { attribute.entry.set(in: &self) }
  }

  /// Collects attributes; of several values for one key the last wins.
  public init(arrayLiteral elements: TextAttribute...) {
    self.init(elements)
  }
}
