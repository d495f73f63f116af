/// The attributes that don't lie inline: never empty, in the order of their names.
///
/// A style has few of them, so a sorted array is smaller and faster than a hash table, copies with one
/// allocation, and has an order that no hash seed changes.
struct OtherTextAttributes: Sendable {
  private(set) var entries: [any TextAttributeEntry]

  init(_ entry: some TextAttributeEntry) {
    entries = [entry]
  }

  /// Collects entries of different attributes in any order; nil if there are none.
  init?(unsorted entries: [any TextAttributeEntry]) {
    guard !entries.isEmpty else { return nil }
    self.entries = entries.sorted { $0.precedes($1) }
  }

  private init(sorted entries: [any TextAttributeEntry]) {
    self.entries = entries
  }
}

extension OtherTextAttributes {
  func value<Key: TextAttributeKey>(for key: Key.Type) -> Key.Value? {
    guard let index = index(of: key) else { return nil }
    return (entries[index] as? KeyedTextAttribute<Key>)?.value
  }

  /// Sets the entry in the place of one that it replaces, or where its name belongs.
  mutating func set(_ entry: some TextAttributeEntry) {
    if let index = entries.firstIndex(where: { entry.replaces($0) }) {
      entries[index] = entry
    } else if !entry.isUnknown || !entries.contains(where: { $0.name == entry.name }) {
      entries.insert(entry, at: entries.firstIndex { !$0.precedes(entry) } ?? entries.count)
    }
  }

  /// What is left without the value of `key`; nil if that is nothing.
  func removing<Key: TextAttributeKey>(_ key: Key.Type) -> OtherTextAttributes? {
    guard let index = index(of: key) else { return self }
    guard entries.count > 1 else { return nil }
    var copy = entries
    copy.remove(at: index)
    return OtherTextAttributes(sorted: copy)
  }

  /// Both sets of attributes, with those of `overlay` over these.
  func merging(_ overlay: OtherTextAttributes) -> OtherTextAttributes {
    var merged: [any TextAttributeEntry] = []
    merged.reserveCapacity(entries.count + overlay.entries.count)
    var base = entries[...]
    for entry in overlay.entries {
      while let first = base.first, !entry.replaces(first), first.precedes(entry) {
        merged.append(first)
        base.removeFirst()
      }
      if let first = base.first, entry.replaces(first) {
        merged.append(entry.merged(over: first))
        base.removeFirst()
      } else {
        merged.append(entry)
      }
    }
    merged.append(contentsOf: base)
    return OtherTextAttributes(sorted: Self.removingUnreadDuplicates(from: merged))
  }

  /// What is left where a value that was kept unread gives way to what is known by its name.
  ///
  /// It does so on either side of a merge: if it could take away a known value, merging would depend on which of
  /// three styles are merged first.
  private static func removingUnreadDuplicates(
    from sorted: [any TextAttributeEntry]
  ) -> [any TextAttributeEntry] {
    guard sorted.contains(where: { $0.isUnknown }) else { return sorted }
    let known = Set(sorted.lazy.filter { !$0.isUnknown }.map(\.name))
    return sorted.filter { !$0.isUnknown || !known.contains($0.name) }
  }

  private func index<Key: TextAttributeKey>(of key: Key.Type) -> Int? {
    entries.firstIndex { type(of: $0) == KeyedTextAttribute<Key>.self }
  }
}

extension OtherTextAttributes: Hashable {
  static func == (lhs: OtherTextAttributes, rhs: OtherTextAttributes) -> Bool {
    lhs.entries.withUnsafeBufferPointer { left in
      rhs.entries.withUnsafeBufferPointer { right in
        // Styles that were made from one another mostly still share the array.
        if left.baseAddress == right.baseAddress { return left.count == right.count }
        return left.count == right.count
          && left.indices.allSatisfy { left[$0].isEqual(to: right[$0]) }
      }
    }
  }

  func hash(into hasher: inout Hasher) {
    for entry in entries { entry.hash(into: &hasher) }
  }
}
