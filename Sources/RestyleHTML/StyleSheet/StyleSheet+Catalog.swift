public import Restyle

/// The classes of a catalog's styles, in the order of each kind, by the names that the kinds have in the catalog.
///
/// ```swift
/// let names = sheet.add(catalog)
/// let first = names.buttons[0].title
/// ```
@dynamicMemberLookup
public struct CatalogClassNames: Sendable {
  // The names of the styles' own classes, by the type of the style: a catalog has one kind of each.
  fileprivate var roots: [ObjectIdentifier: [String]] = [:]

  /// The classes of one kind of style.
  public subscript<S: CSSStyle>(dynamicMember kind: KeyPath<StyleCatalog, [NamedStyle<S>]>) -> [S.ClassNames]
  {
    roots[ObjectIdentifier(S.self), default: []].map(S.css.classNames)
  }
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
    names.roots[ObjectIdentifier(S.self)] = styles.map { entry in
      let name = catalog + "-" + entry.name
      if let style = entry.dynamicStyle {
        return root(of: style.identity, named: name) { maker.make(in: $0) { style.cssRules(by: &$0) } }
      }
      let style = entry.style
      return root(of: style, named: name) { maker.make(in: $0) { style.cssRules(by: &$0) } }
    }
  }
}
