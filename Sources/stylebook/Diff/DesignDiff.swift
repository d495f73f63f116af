import Restyle
import RestyleTokens

/// What changes from one version of a design to another in all traits and themes.
struct DesignDiff: DesignValuesVisitor {
  /// The changes, the worst first; those that do the same in reading order, but aliases behind the other values of their
  /// kind, which they can change with.
  var changes: [DesignChange] = []
  let old: TokenDesign
  let new: TokenDesign
  /// What both are compared in.
  let themes: [DiffTheme]
  /// Whether what refers to named values can look different, although it refers to the same.
  private(set) var followsValues = true

  /// Compares two designs.
  init(from old: TokenDesign, to new: TokenDesign) {
    (self.old, self.new) = (old, new)
    themes = DiffTheme.all(of: old, new)
    DesignValues.visitKinds(&self)
    followsValues = !changes.isEmpty
    compareNames("themes", old.themes, new.themes, name: \.name) { _ in "a theme" }
    let known = old.catalog.types
    for type in known + new.catalog.types.filter({ type in !known.contains { $0 == type } }) {
      if let type = type as? any (Style & Hashable).Type { compareStyles(type) }
    }
    compareTokens()
    changes = DesignChange.Effect.allCases.flatMap { effect in changes.filter { $0.effect == effect } }
  }
}

extension DesignDiff {
  /// What the changes do together: the worst of them; nil without any.
  var effect: DesignChange.Effect? { changes.first?.effect }

  mutating func visit<Value: Hashable & Sendable>(
    _ group: String, _ values: WritableKeyPath<DesignValues, [NamedValue<Value>]>
  ) {
    let shown = ShownValue(in: TraitCollection(), scalesTexts: false)
    let pairs = compareNames(group, old.values[keyPath: values], new.values[keyPath: values], name: \.name) {
      SeenValue(group: group).text(shown($0.value)) ?? ""
    }
    for (first, second) in pairs.movingBack(where: { Self.isAlias($0.stored) && Self.isAlias($1.stored) }) {
      // Numbers that refer to others aren't equal to themselves.
      if let first = first as? NamedValue<Double>, let second = second as? NamedValue<Double> {
        compare(
          Whole(group: group, name: first.name),
          old: { _ in first.stored.asFinite }, new: { _ in second.stored.asFinite })
      } else {
        compare(
          Whole(group: group, name: first.name), old: { _ in first.stored }, new: { _ in second.stored })
      }
    }
  }

  /// Whether a value refers to another one.
  private static func isAlias(_ value: Any) -> Bool { (value as? any ReferringValue)?.isReference ?? false }

  private mutating func compareStyles<S: Style & Hashable>(_ type: S.Type) {
    let pairs = compareNames(S.pluralName, old.catalog[type], new.catalog[type], name: \.name) { _ in
      "a style"
    }
    for (first, second) in pairs {
      compare(
        Properties(group: S.pluralName, name: first.name),
        old: { first.style(from: $0) }, new: { second.style(from: $0) })
    }
  }

  /// Adds what is gone and what is new.
  ///
  /// - Returns: What has a name on both sides. Names are compared exactly, and of several with a name the first counts.
  @discardableResult
  mutating func compareNames<Item>(
    _ group: String, _ olds: [Item], _ news: [Item], name: (Item) -> String, seen: (Item) -> String
  ) -> [(old: Item, new: Item)] {
    func byName(_ items: [Item]) -> [ExactText: Item] {
      Dictionary(items.map { (ExactText(name($0)), $0) }) { first, _ in first }
    }
    let (known, others) = (byName(olds), byName(news))
    var listed: Set<ExactText> = []
    var pairs: [(old: Item, new: Item)] = []
    for item in olds where listed.insert(ExactText(name(item))).inserted {
      if let other = others[ExactText(name(item))] {
        pairs.append((item, other))
      } else {
        add(.breaking, group, name(item), old: seen(item))
      }
    }
    for item in news where known[ExactText(name(item))] == nil {
      if listed.insert(ExactText(name(item))).inserted { add(.invisible, group, name(item), new: seen(item)) }
    }
    return pairs
  }

  mutating func add(
    _ effect: DesignChange.Effect, _ group: String, _ name: String, old: String? = nil, new: String? = nil,
    note: String? = nil
  ) {
    changes.append(
      DesignChange(
        effect: effect, group: group, name: name, path: "", conditions: [[]], old: old, new: new, note: note))
  }
}

extension Array {
  /// The elements in their order, but for some, which stand behind the others.
  func movingBack(where isBehind: (Element) -> Bool) -> [Element] {
    filter { !isBehind($0) } + filter(isBehind)
  }
}
