extension TextAttributes: Sequence {
  /// Returns an iterator over the set attributes, including those of named values, sorted by name.
  ///
  /// - Complexity: O(*n* log *n*) for *n* set attributes.
  public func makeIterator() -> IndexingIterator<[TextAttribute]> { plain.stored.makeIterator() }

  /// The number of attributes that are set.
  ///
  /// - Complexity: O(*n* log *n*) for *n* set attributes.
  public var count: Int { plain.stored.count }

  /// The names of the attributes that are set, sorted.
  ///
  /// - Complexity: O(*n* log *n*) for *n* set attributes.
  public var names: [String] { plain.stored.map(\.name) }

  /// The set attributes, and the layers below them.
  var stored: [TextAttribute] { stored { _ in true } }

  /// Returns the set attributes with included names, and the layers below them if their name is included.
  func stored(named isIncluded: (String) -> Bool) -> [TextAttribute] {
    withoutActuallyEscaping(isIncluded) { isIncluded in
      var collection = InlineEntries(attributes: self, isIncluded: isIncluded)
      InlineTextAttributes.forEachKey(&collection)
      // A named family, and a line spacing next to a line height, have inline keys, but are stored with the others.
      let others = others.entries.filter {
        $0.key != StandardTextAttribute.FontFamilyKey.self
          && $0.key != StandardTextAttribute.LineSpacingKey.self && isIncluded($0.name)
      }
      return (collection.entries + others).sorted { $0.precedes($1) }
    }
  }
}

private struct InlineEntries: InlineTextAttributeKeyVisitor {
  let attributes: TextAttributes
  let isIncluded: (String) -> Bool
  var entries: [TextAttribute] = []

  mutating func visit<Key: InlineTextAttributeKey>(_ key: Key.Type) {
    if let value = Key.value(in: attributes) {
      if isIncluded(Key.name) { entries.append(TextAttribute(normalized: value, of: key)) }
    } else if attributes.inline.inherits(Key.slot), isIncluded(Key.name) {
      entries.append(TextAttribute(inheriting: key))
    }
  }
}

extension TextAttributes: ExpressibleByArrayLiteral {
  /// Creates a dictionary from attributes; the last of several values for one key wins.
  ///
  /// - Complexity: O(*n* log *n*) for *n* attributes.
  public init(_ attributes: some Sequence<TextAttribute>) {
    // Each attribute has a key of its own, except values preserved without decoding, of which there may be any number.
    var unread: [TextAttribute] = []
    for attribute in attributes {
      if attribute.isUnknown { unread.append(attribute) } else { attribute.set(in: &self) }
    }
    guard !unread.isEmpty else { return }
    // A stable sort: among attributes with the same name, the last one stays last.
    var sorted: [TextAttribute] = []
    for attribute in unread.sorted(by: { $0.precedes($1) }) {
      if let last = sorted.last, attribute.replaces(last) { sorted.removeLast() }
      sorted.append(attribute)
    }
    others.merge(KeyedValues(sorted: sorted))
  }

  /// Creates a dictionary from attributes; the last of several values for one key wins.
  public init(arrayLiteral elements: TextAttribute...) { self.init(elements) }
}
