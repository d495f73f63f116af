public import Foundation
public import Restyle

extension StyleJSON {
  /// Returns a catalog as JSON text in UTF-8: its name, and the styles of each kind with theirs.
  ///
  /// ```swift
  /// let catalog = StyleCatalog("House", textStyles: [NamedStyle("header", TextStyle().bold)])
  /// let data = try StyleJSON().data(of: catalog, for: TraitCollection())
  /// // {"name":"House","textStyles":[{"name":"header","style":{"fontWeight":700}}]}
  /// ```
  ///
  /// Kinds that have no styles are left out. Styles that depend on traits are functions, which no text can hold: they are
  /// written as they are for `traits`.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - traits: What styles that depend on traits are written for.
  /// - Returns: The text.
  /// - Throws: Where in the catalog something can't be written, and why.
  public func data(of catalog: StyleCatalog, for traits: TraitCollection) throws(StyleJSONError) -> Data {
    try data(of: WrittenCatalog(catalog: catalog, traits: traits))
  }

  /// Reads a catalog.
  ///
  /// ```swift
  /// let catalog = try StyleJSON().catalog(from: data)
  /// let header = catalog[textStyle: "header"]
  /// ```
  ///
  /// - Parameter data: JSON text in UTF-8, as ``data(of:for:)`` writes it.
  /// - Returns: The catalog; its styles are constant.
  /// - Throws: Where in the text or in the catalog something is wrong, what it is, and what would be right.
  public func catalog(from data: Data) throws(StyleJSONError) -> StyleCatalog {
    try value(ReadCatalog.self, from: data).catalog
  }
}

private struct Entry<Value: Style & Codable>: Codable {
  let name: String
  let style: Value

  init(_ style: NamedStyle<Value>, for traits: TraitCollection) {
    name = style.name
    self.style = style.style(from: traits)
  }
}

private struct WrittenCatalog: Encodable {
  let catalog: StyleCatalog
  let traits: TraitCollection

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: MemberName.self)
    try container.encode(catalog.name, forKey: MemberName("name"))
    try encode(StyleCatalog.kinds, to: &container)
  }

  private func encode<each Value: Style & Codable>(
    _ kinds: (repeat KeyPath<StyleCatalog, [NamedStyle<each Value>]>),
    to container: inout KeyedEncodingContainer<MemberName>
  ) throws {
    var names = StyleCatalog.kindNames[...]
    for kind in repeat each kinds {
      let key = MemberName(names.removeFirst())
      let styles = catalog[keyPath: kind]
      if !styles.isEmpty { try container.encode(styles.map { Entry($0, for: traits) }, forKey: key) }
    }
  }
}

private struct ReadCatalog: Decodable {
  var catalog: StyleCatalog

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: MemberName.self)
    catalog = StyleCatalog(try container.decode(String.self, forKey: MemberName("name")))
    try decode(StyleCatalog.kinds, from: container)
  }

  private mutating func decode<each Value: Style & Codable>(
    _ kinds: (repeat WritableKeyPath<StyleCatalog, [NamedStyle<each Value>]>),
    from container: KeyedDecodingContainer<MemberName>
  ) throws {
    var names = StyleCatalog.kindNames[...]
    for kind in repeat each kinds {
      let key = MemberName(names.removeFirst())
      guard container.contains(key) else { continue }
      catalog[keyPath: kind] = try container.decode([Entry].self, forKey: key).map { entry in
        NamedStyle(entry.name, entry.style)
      }
    }
  }
}
