/// The difference between two designs: the styles and named values that were added, removed or changed.
///
/// ```swift
/// let difference = oldCatalog.difference(to: newCatalog)
/// let lines = difference.description             // such as "buttons.primary: added"
/// ```
///
/// The difference is empty exactly if all styles and values can be compared, and none of them differs.
public struct DesignDifference: Hashable, Sendable {
  /// The styles and values that were added, removed or changed, in reading order.
  public internal(set) var entries: [Entry] = []
  /// The names of styles and values of both designs that can't be compared, since their types aren't `Hashable`.
  public internal(set) var uncomparedNames: [String] = []

  /// A style or a value that was added, removed or changed.
  public struct Entry: Hashable, Sendable {
    /// The name of the kind of style or value, such as `buttons` or `colors`.
    @Exact public private(set) var group: String
    /// The name in the catalog.
    @Exact public private(set) var name: String
    /// Whether it was added, removed or changed.
    public let kind: StyleChange.Kind
    /// The properties that changed; the whole style or value if it was added or removed.
    public let changes: [StyleChange]
  }
}

extension DesignDifference {
  /// Whether both designs have the same named styles and values.
  public var isEmpty: Bool { entries.isEmpty && uncomparedNames.isEmpty }

  /// The difference from the new design to the old one.
  public var inverted: DesignDifference {
    var difference = self
    difference.entries = entries.map(\.inverted)
    return difference
  }

  /// Adds the differences in one kind of values.
  mutating func add<Value: Hashable & Sendable>(
    _ group: String, from old: [(name: String, value: Value)], to new: [(name: String, value: Value)],
    changes: (Value, Value) -> [StyleChange]
  ) {
    // Names are compared exactly; of several values with the same name, the first counts.
    let (olds, news) = (byName(old), byName(new))
    var names: Set<ExactText> = []
    for name in (old + new).map({ ExactText($0.name) }) where names.insert(name).inserted {
      let changes =
        switch (olds[name], news[name]) {
        case (let old?, let new?): old == new ? [] : changes(old, new)
        case (let old, let new):
          [
            StyleChange(
              path: PropertyPath(), old: old.map { ErasedValue($0) }, new: new.map { ErasedValue($0) })
          ]
        }
      guard !changes.isEmpty else { continue }
      let kind: StyleChange.Kind = olds[name] == nil ? .added : news[name] == nil ? .removed : .changed
      entries.append(Entry(group: group, name: name.text, kind: kind, changes: changes))
    }
  }

  private func byName<Value>(_ values: [(name: String, value: Value)]) -> [ExactText: Value] {
    Dictionary(values.map { (ExactText($0.name), $0.value) }) { first, _ in first }
  }
}

extension DesignDifference.Entry {
  /// The entry from the new design to the old one.
  fileprivate var inverted: Self {
    let kinds: [StyleChange.Kind: StyleChange.Kind] = [.added: .removed, .removed: .added]
    return Self(group: group, name: name, kind: kinds[kind] ?? .changed, changes: changes.map(\.inverted))
  }
}

extension DesignDifference: Encodable {}

extension DesignDifference.Entry: Encodable {}
