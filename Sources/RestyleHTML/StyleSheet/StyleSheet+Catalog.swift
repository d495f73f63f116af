public import Restyle

/// The classes of a catalog's styles, by the names that the kinds and their entries have in the catalog.
///
/// ```swift
/// let names = sheet.add(catalog)
/// let primary = names[\.buttons, "primary"]?.control
/// let first = names.buttons[0].title
/// ```
@dynamicMemberLookup
public struct CatalogClassNames: Sendable {
  // The names of the styles' own classes, by the type of the style: a catalog has one kind of each.
  fileprivate var kinds: [ObjectIdentifier: Kind] = [:]
  // The own classes of all entries, in the order of the catalog.
  fileprivate var roots: [ExactText: String] = [:]

  fileprivate struct Kind: Sendable {
    let entries: [ExactText]
    let roots: [String]
  }

  /// The classes of one kind of style, in the order of its entries.
  public subscript<S: CSSStyle>(dynamicMember kind: KeyPath<StyleCatalog, [NamedStyle<S>]>) -> [S.ClassNames]
  {
    (kinds[ObjectIdentifier(S.self)]?.roots ?? []).map(S.css.classNames)
  }

  /// The classes of the entry of a name; of the first one where several of the kind have it, nil where none does.
  ///
  /// - Complexity: Linear in the number of entries.
  public subscript<S: CSSStyle>(
    kind: KeyPath<StyleCatalog, [NamedStyle<S>]>, entry: String
  ) -> S.ClassNames? {
    guard let known = kinds[ObjectIdentifier(S.self)] else { return nil }
    return known.entries.firstIndex { $0.text.isExactly(entry) }.map { S.css.classNames(known.roots[$0]) }
  }

  /// The own class of the entry of a name, from which those of its parts start; of the first one where several have it,
  /// in the order of the catalog's kinds, nil where none does.
  public subscript(entry: String) -> String? { roots[ExactText(entry)] }
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
    repeat add(catalog[keyPath: each kinds], of: catalog.name, by: &maker, to: &names)
    return names
  }

  private mutating func add<S: CSSStyle>(
    _ styles: [NamedStyle<S>], of catalog: String, by maker: inout RuleMaker?,
    to names: inout CatalogClassNames
  ) {
    let roots = styles.map { entry in
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
        addThemable(entry, root: root, rules: isNew ? classes[count].rules : CSSRules([]))
      }
      return root
    }
    let entries = styles.map { ExactText($0.name) }
    names.kinds[ObjectIdentifier(S.self)] = CatalogClassNames.Kind(entries: entries, roots: roots)
    for (entry, root) in zip(entries, roots) where names.roots[entry] == nil { names.roots[entry] = root }
  }

  /// Notes a style that themes reach.
  private mutating func addThemable<S: CSSStyle>(_ entry: NamedStyle<S>, root: String, rules: CSSRules) {
    var identifier = Bytes()
    identifier.append(cssIdentifier: root)
    themables.append(
      ThemableStyle(root: .className(identifier), rules: rules) { maker in
        entry.dynamicStyle?.cssRules(by: &maker) ?? entry.style.cssRules(by: &maker)
      })
  }
}
