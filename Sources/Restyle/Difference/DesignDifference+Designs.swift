extension StyleCatalog {
  /// Returns the difference from this catalog to another one.
  ///
  /// Styles are matched by their types and names. Styles that depend on traits are compared for the given traits.
  ///
  /// - Parameters:
  ///   - new: The other catalog.
  ///   - traits: The traits; by default, those of an unknown device.
  /// - Returns: The styles that were added, removed or changed.
  public func difference(to new: StyleCatalog, for traits: TraitCollection = TraitCollection())
    -> DesignDifference
  {
    var difference = DesignDifference()
    func compare<S: Style & Hashable>(_ type: S.Type) {
      func values(_ catalog: StyleCatalog) -> [(name: String, value: S)] {
        catalog[type].map { ($0.name, $0.style(from: traits)) }
      }
      difference.add(S.pluralName, from: values(self), to: values(new)) { $0.difference(to: $1).changes }
    }
    func compareNames<S: Style>(_ type: S.Type) {
      let (old, new) = (self[type].map(\.name), new[type].map(\.name))
      let (olds, news) = (Set(old.map { ExactText($0) }), Set(new.map { ExactText($0) }))
      for name in old {
        if news.contains(ExactText(name)) {
          difference.uncomparedNames.append("\(S.pluralName).\(name)")
        } else {
          difference.entries.append(.init(group: S.pluralName, name: name, kind: .removed, changes: []))
        }
      }
      for name in new where !olds.contains(ExactText(name)) {
        difference.entries.append(.init(group: S.pluralName, name: name, kind: .added, changes: []))
      }
    }
    let known = types
    for type in known + new.types.filter({ type in !known.contains { $0 == type } }) {
      if let type = type as? any (Style & Hashable).Type { compare(type) } else { compareNames(type) }
    }
    return difference
  }
}

extension DefaultStyling {
  /// Returns the difference from these defaults to others: the styles of all slots, and the custom values that are set.
  ///
  /// - Parameters:
  ///   - new: The other defaults.
  ///   - traits: The traits for comparing styles that depend on them; by default, those of an unknown device.
  /// - Returns: The slots that changed. A custom value that only one side sets counts as added or removed.
  public func difference(
    to new: DefaultStyling, for traits: TraitCollection = TraitCollection()
  ) -> DesignDifference {
    let catalogs = (StyleCatalog("", defaults: self), StyleCatalog("", defaults: new))
    var difference = catalogs.0.difference(to: catalogs.1, for: traits)
    difference.add(
      "values", from: contents.parts.custom.comparableValues, to: new.contents.parts.custom.comparableValues
    ) { old, new in [StyleChange(path: PropertyPath(), old: old, new: new)] }
    return difference
  }
}

extension DesignValues {
  /// Returns the difference from these named values to others, as they are in the current defaults.
  ///
  /// - Parameter new: The other values.
  /// - Returns: The values that were added, removed or changed.
  public func difference(to new: DesignValues) -> DesignDifference {
    var visitor = DifferenceVisitor(old: self, new: new)
    Self.visitKinds(&visitor)
    return visitor.difference
  }
}

private struct DifferenceVisitor: DesignValuesVisitor {
  let old: DesignValues
  let new: DesignValues
  var difference = DesignDifference()

  mutating func visit<Value: Hashable & Sendable>(
    _ kind: String, _ values: WritableKeyPath<DesignValues, [NamedValue<Value>]>
  ) {
    func list(_ design: DesignValues) -> [(name: String, value: Value)] {
      design[keyPath: values].map { ($0.name, $0.value) }
    }
    difference.add(kind, from: list(old), to: list(new)) {
      [StyleChange(path: PropertyPath(), old: ErasedValue($0), new: ErasedValue($1))]
    }
  }
}
