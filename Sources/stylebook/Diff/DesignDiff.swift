import Restyle
import RestyleRendering
import RestyleTokens

/// What changes from one version of a design to another in all traits and themes.
struct DesignDiff: DesignValuesVisitor {
  /// The changes, the worst first; those that do the same in reading order.
  private(set) var changes: [DesignChange] = []
  private let old: TokenDesign
  private let new: TokenDesign
  private let themes: [String]

  /// Compares two designs.
  init(from old: TokenDesign, to new: TokenDesign) {
    (self.old, self.new) = (old, new)
    themes = old.themes.map(\.name).filter { name in new.themes.contains { $0.name.isExactly(name) } }
    compareThemes()
    DesignValues.visitKinds(&self)
    let known = old.catalog.types
    for type in known + new.catalog.types.filter({ type in !known.contains { $0 == type } }) {
      if let type = type as? any (Style & Hashable).Type { compareStyles(type) }
    }
    changes = DesignChange.Effect.allCases.flatMap { effect in changes.filter { $0.effect == effect } }
  }
}

extension DesignDiff {
  /// What the changes do together: the worst of them; nil without any.
  var effect: DesignChange.Effect? { changes.first?.effect }

  private mutating func compareThemes() {
    for theme in old.themes where !themes.contains(where: theme.name.isExactly) {
      add(.breaking, "themes", theme.name, old: "a theme")
    }
    for theme in new.themes where !themes.contains(where: theme.name.isExactly) {
      add(.invisible, "themes", theme.name, new: "a theme")
    }
  }

  private mutating func add(
    _ effect: DesignChange.Effect, _ group: String, _ name: String, old: String? = nil, new: String? = nil
  ) {
    changes.append(
      DesignChange(
        effect: effect, group: group, name: name, path: "", conditions: [[]], old: old, new: new))
  }

  mutating func visit<Value: Hashable & Sendable>(
    _ group: String, _ values: KeyPath<DesignValues, [NamedValue<Value>]>
  ) {
    func seen(_ value: NamedValue<Value>) -> String? {
      SeenValue(traits: TraitCollection()).text(value.value)
    }
    let (olds, news) = (
      NamedList(old.values[keyPath: values]) { $0.name }, NamedList(new.values[keyPath: values]) { $0.name }
    )
    for value in olds.all {
      guard let other = news[value.name] else {
        add(.breaking, group, value.name, old: seen(value) ?? "")
        continue
      }
      let places = SeenIn.all(themes: themes, members: [])
      compare(
        group, value.name, in: places, old: { _ in value.value }, new: { _ in other.value },
        properties: { old, new in [Property(path: "", old: old, new: new)] })
    }
    for value in news.all where olds[value.name] == nil {
      add(.invisible, group, value.name, new: seen(value) ?? "")
    }
  }

  private mutating func compareStyles<S: Style & Hashable>(_ type: S.Type) {
    let (olds, news) = (NamedList(old.catalog[type]) { $0.name }, NamedList(new.catalog[type]) { $0.name })
    for style in olds.all {
      guard let other = news[style.name] else {
        add(.breaking, S.pluralName, style.name, old: "a style")
        continue
      }
      // Only what is read can matter.
      let members = [style, other].reduce(into: TraitCondition()) { members, style in
        members.formUnion(Variants(over: TraitCollection()) { style.style(from: $0) }.members)
      }
      let places = SeenIn.all(themes: themes, members: members)
      compare(
        S.pluralName, style.name, in: places, old: { style.style(from: $0) },
        new: { other.style(from: $0) }, properties: { Self.properties(from: $0, to: $1) })
    }
    for style in news.all where olds[style.name] == nil {
      add(.invisible, S.pluralName, style.name, new: "a style")
    }
  }

  private static func properties<S: Style & Hashable>(from old: S, to new: S) -> [Property] {
    // What falls back on a style that looks the same doesn't look different.
    let (first, second) = (expanded(old, beside: new), expanded(new, beside: old))
    let seen = first.difference(to: second).changes.map { Property($0, isSeen: true) }
    let others = old.difference(to: new).changes.map { Property($0, isSeen: false) }
    return seen
      + others.filter { other in
        !seen.contains {
          "\($0.path).".hasPrefix("\(other.path).") || "\(other.path).".hasPrefix("\($0.path).")
        }
      }
  }

  /// A property that differs.
  fileprivate struct Property {
    let path: String
    let old: Any?
    let new: Any?
    /// Whether it looks different if its values do.
    var isSeen = true
  }

  /// What is seen of a change in one place.
  private struct Seen: Hashable {
    let path: String
    let effect: DesignChange.Effect
    let old: String?
    let new: String?
    let note: String?
  }

  /// Compares what has a name in both designs, in each place that it can be seen in.
  private mutating func compare<Value: Hashable & Sendable>(
    _ group: String, _ name: String, in places: [SeenIn], old: (TraitCollection) -> Value,
    new: (TraitCollection) -> Value, properties: (Value, Value) -> [Property]
  ) {
    var order: [Seen] = []
    var found: [Seen: Set<SeenIn>] = [:]
    for place in places {
      let before = values(of: self.old, in: place) { old(place.traits) }
      let behind = values(of: self.new, in: place) { new(place.traits) }
      guard before != behind else { continue }
      let texts = legibility(
        from: texts(of: self.old, in: place, expanded(before, beside: behind)),
        to: texts(of: self.new, in: place, expanded(behind, beside: before)), place.traits)
      for property in properties(before, behind) {
        let first = values(of: self.old, in: place) { SeenValue(traits: place.traits).text(property.old) }
        let second = values(of: self.new, in: place) { SeenValue(traits: place.traits).text(property.new) }
        let isSeen = property.isSeen && first != second
        let text = isSeen ? texts.first { $0.concerns(property.path) } : nil
        let seen = Seen(
          path: property.path, effect: text?.effect ?? (isSeen ? .visible : .invisible), old: first,
          new: second,
          note: text?.note)
        if found[seen] == nil { order.append(seen) }
        found[seen, default: []].insert(place)
      }
    }
    let visible = Set(order.filter { $0.effect != .invisible }.map(\.path))
    for seen in order where seen.effect != .invisible || !visible.contains(seen.path) {
      changes.append(
        DesignChange(
          effect: seen.effect, group: group, name: name, path: seen.path,
          conditions: SeenIn.smallestConditions(found[seen] ?? [], of: places), old: seen.old, new: seen.new,
          note: seen.note ?? (seen.effect == .invisible ? "looks the same" : nil)))
    }
  }

  /// A value under a theme.
  private func values<Value>(of design: TokenDesign, in place: SeenIn, _ value: () -> Value) -> Value {
    let theme = design.themes.first { theme in place.theme.map(theme.name.isExactly) == true }
    return DefaultStyling.withDefaults(theme?.defaults ?? .system, operation: value)
  }

  private func texts(of design: TokenDesign, in place: SeenIn, _ value: some Hashable) -> [SeenText] {
    values(of: design, in: place) { SeenText.all(in: value) }
  }
}

extension DesignDiff.Property {
  fileprivate init(_ change: StyleChange, isSeen: Bool) {
    self.init(
      path: change.path.description, old: change.kind == .added ? nil : change.oldValue(as: Any.self),
      new: change.kind == .removed ? nil : change.newValue(as: Any.self), isSeen: isSeen)
  }
}

/// Named things, and one of a name: names are compared exactly, and of several with a name the first counts.
private struct NamedList<Item> {
  let all: [Item]
  private let byName: [ExactText: Item]

  init(_ items: [Item], name: (Item) -> String) {
    var byName: [ExactText: Item] = [:]
    all = items.filter { item in
      guard byName[ExactText(name(item))] == nil else { return false }
      byName[ExactText(name(item))] = item
      return true
    }
    self.byName = byName
  }

  subscript(name: String) -> Item? { byName[ExactText(name)] }
}
