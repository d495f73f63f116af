public import Restyle

/// The classes of a catalog's styles, by the names that the kinds and their entries have in the catalog.
///
/// ```swift
/// let names = sheet.add(catalog)
/// let primary = names[\.buttons, "primary"]?.component
/// let first = names.buttons[0][.title]
/// ```
@dynamicMemberLookup
public struct CatalogClassNames: Sendable {
  // In the order of the catalog, which has one kind of each type of style.
  fileprivate var kinds: [Kind] = []

  fileprivate struct Kind: Sendable {
    /// The type of the styles.
    let type: ObjectIdentifier
    /// The names of the entries, and of their styles' own classes.
    let entries: [(name: String, root: String)]

    /// The own class of the first entry of a name.
    func root(of entry: String) -> String? { entries.first { $0.name.isExactly(entry) }?.root }
  }

  private func known(_ style: any CSSStyle.Type) -> Kind? {
    kinds.first { $0.type == ObjectIdentifier(style) }
  }

  /// The classes of one kind of style, in the order of its entries.
  public subscript<S: CSSStyle>(dynamicMember kind: KeyPath<StyleCatalog, [NamedStyle<S>]>) -> [S.ClassNames]
  {
    (known(S.self)?.entries ?? []).map { S.css.classNames($0.root) }
  }

  /// The classes of the entry of a name; of the first one where several of the kind have it, nil where none does.
  ///
  /// - Complexity: Linear in the number of entries.
  public subscript<S: CSSStyle>(
    kind: KeyPath<StyleCatalog, [NamedStyle<S>]>, entry: String
  ) -> S.ClassNames? {
    known(S.self)?.root(of: entry).map(S.css.classNames)
  }

  /// The own class of the entry of a name, from which those of its parts start; of the first one where several have it,
  /// in the order of the catalog's kinds, nil where none does.
  ///
  /// - Complexity: Linear in the number of entries.
  public subscript(entry: String) -> String? { kinds.lazy.compactMap { $0.root(of: entry) }.first }
}

extension StyleSheet {
  /// Adds classes for each style of a catalog, named after the catalog and the style.
  ///
  /// - Returns: The class names.
  @discardableResult
  public mutating func add(_ catalog: StyleCatalog) -> CatalogClassNames {
    add(StyleCatalog.kinds, of: catalog)
  }

  private mutating func add<each S: CSSStyle>(
    _ kinds: (repeat KeyPath<StyleCatalog, [NamedStyle<each S>]>), of catalog: StyleCatalog
  ) -> CatalogClassNames {
    var names = CatalogClassNames()
    var maker: RuleMaker?
    let count = themables.count
    // As many styles as design systems mostly have.
    usedNames.reserveCapacity(24)
    repeat add(catalog[keyPath: each kinds], of: catalog.name, by: &maker, to: &names)
    reach(Array(themables[count...]))
    return names
  }

  private mutating func add<S: CSSStyle>(
    _ styles: [NamedStyle<S>], of catalog: String, by maker: inout RuleMaker?,
    to names: inout CatalogClassNames
  ) {
    guard !styles.isEmpty else { return }
    var entries: [(name: String, root: String)] = []
    entries.reserveCapacity(styles.count)
    // By index, since iterating over a type that the compiler doesn't know takes longer.
    for index in styles.indices {
      let entry = styles[index]
      let name = catalog + "-" + entry.name
      let count = classes.count
      let root: String
      if let style = entry.dynamicStyle {
        root = self.root(of: style.identity, named: name) { maker.make(in: $0) { style.cssRules(by: &$0) } }
      } else {
        let style = entry.style
        root = self.root(of: style, named: name) { maker.make(in: $0) { style.cssRules(by: &$0) } }
      }
      let isNew = classes.count > count
      // What says nothing may say something in a theme.
      if isNew || !extendsOther {
        addThemable(
          entry,
          as: isNew
            ? classes[count] : StyledClass(identifier: Self.identifier(of: root), rules: CSSRules([])))
      }
      entries.append((entry.name, root))
    }
    names.kinds.append(CatalogClassNames.Kind(type: ObjectIdentifier(S.self), entries: entries))
  }

  /// Notes a style that themes reach.
  private mutating func addThemable<S: CSSStyle>(_ entry: NamedStyle<S>, as styled: StyledClass) {
    themables.append(
      ThemableStyle(root: .className(styled.identifier), rules: styled.rules) { maker in
        entry.dynamicStyle?.cssRules(by: &maker) ?? entry.style.cssRules(by: &maker)
      })
  }
}
