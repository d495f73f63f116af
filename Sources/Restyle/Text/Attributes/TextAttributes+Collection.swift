extension TextAttributes: Sequence {
  /// Goes through the attributes that are set, in the order of their names.
  ///
  /// - Complexity: O(*n* log *n*) for *n* set attributes.
  public func makeIterator() -> IndexingIterator<[TextAttribute]> {
    entries.makeIterator()
  }

  /// How many attributes are set.
  public var count: Int { entries.count }

  /// How many attributes are set.
  public var underestimatedCount: Int { count }

  /// The names of the attributes that are set, sorted.
  public var names: [String] { entries.map(\.name) }

  private var entries: [TextAttribute] {
    var collection = InlineEntries(attributes: self)
    InlineTextAttributes.forEachKey(&collection)
    // A named family is inline to its key, but lies with the others.
    let family = StandardTextAttribute.FontFamilyKey.self
    let others = others.entries.filter { $0.key != family }
    return (collection.entries + others).sorted { $0.precedes($1) }
  }
}

private struct InlineEntries: InlineTextAttributeKeyVisitor {
  let attributes: TextAttributes
  var entries: [TextAttribute] = []

  mutating func visit<Key: InlineTextAttributeKey>(_ key: Key.Type) {
    guard let value = Key.value(in: attributes) else { return }
    entries.append(TextAttribute(normalized: value, of: key))
  }
}

extension TextAttributes: ExpressibleByArrayLiteral {
  /// Collects attributes; of several values for one key the last wins.
  public init(_ attributes: some Sequence<TextAttribute>) {
    for attribute in attributes { attribute.set(in: &self) }
  }

  /// Collects attributes; of several values for one key the last wins.
  public init(arrayLiteral elements: TextAttribute...) {
    self.init(elements)
  }
}
