public import Foundation
public import Restyle

extension StyleJSON {
  /// Encodes a catalog as JSON text in UTF-8.
  ///
  /// ```swift
  /// let catalog = StyleCatalog("House") { NamedStyle("header", TextStyle().bold) }
  /// let data = try StyleJSON().data(of: catalog, for: TraitCollection())
  /// // {"name":"House","textStyles":[{"name":"header","style":{"fontWeight":700}}]}
  /// ```
  ///
  /// The text has the name of the catalog, and the styles of each type under the name of the type. Styles that depend
  /// on traits are functions, which a text can't represent, so their values for `traits` are encoded.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - traits: The traits for which dynamic styles are encoded.
  /// - Returns: The text.
  /// - Throws: An error with the path of a value that can't be encoded.
  public func data(of catalog: StyleCatalog, for traits: TraitCollection) throws(StyleJSONError) -> Data {
    try data(of: WrittenCatalog(catalog: catalog, traits: traits))
  }

  /// Decodes a catalog.
  ///
  /// ```swift
  /// let catalog = try StyleJSON().catalog(from: data)
  /// let header = catalog[TextStyle.self, "header"]
  /// ```
  ///
  /// - Parameter data: JSON text in UTF-8, as ``data(of:for:)`` returns it.
  /// - Returns: The catalog, whose styles don't depend on traits.
  /// - Throws: An error with the position in the text or the path in the catalog, and how to correct it.
  public func catalog(from data: Data) throws(StyleJSONError) -> StyleCatalog {
    try value(ReadCatalog.self, from: data).catalog
  }
}

extension CodingUserInfoKey {
  /// The program's own types of styles in catalogs.
  static let styleTypes = CodingUserInfoKey(rawValue: "Restyle.styleTypes")
}

private let nameMember = "name"

private struct Entry<Value: Style & Codable>: Codable {
  let name: String
  let style: Value
}

private struct WrittenCatalog: Encodable {
  let catalog: StyleCatalog
  let traits: TraitCollection

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: MemberName.self)
    try container.encode(catalog.name, forKey: MemberName(nameMember))
    var written: [String: any Style.Type] = [:]
    for type in catalog.types {
      guard let codable = type as? any (Style & Codable).Type else {
        throw Self.error(type, "the type \(type) isn't Codable")
      }
      if let other = written.updateValue(type, forKey: type.pluralName) {
        throw Self.error(
          type, "the types \(other) and \(type) are called the same: one needs another `pluralName`")
      }
      guard type.pluralName != nameMember else {
        throw Self.error(
          type, "the type \(type) is called like the name of a catalog: it needs another `pluralName`")
      }
      try encode(codable, to: &container)
    }
  }

  private static func error(_ type: any Style.Type, _ description: String) -> EncodingError {
    .invalidValue(type, .init(codingPath: [MemberName(type.pluralName)], debugDescription: description))
  }

  private func encode<Value: Style & Codable>(
    _ type: Value.Type, to container: inout KeyedEncodingContainer<MemberName>
  ) throws {
    let entries = catalog[type].map { Entry(name: $0.name, style: $0.style(from: traits)) }
    try container.encode(entries, forKey: MemberName(type.pluralName))
  }
}

private struct ReadCatalog: Decodable {
  var catalog: StyleCatalog

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: MemberName.self)
    catalog = StyleCatalog(try container.decode(String.self, forKey: MemberName(nameMember)))
    let key = CodingUserInfoKey.styleTypes
    let others = key.flatMap { decoder.userInfo[$0] } as? [any (Style & Codable).Type] ?? []
    let types = StyleCatalog.codableTypes + others
    try Self.requireKnown(types.map { $0.pluralName }, in: container)
    for type in types where container.contains(MemberName(type.pluralName)) {
      try decode(type, from: container)
    }
  }

  /// Reports an unknown type: usually, its name isn't wrong, but the program didn't pass the type.
  private static func requireKnown(
    _ names: [String], in container: KeyedDecodingContainer<MemberName>
  ) throws {
    let known = Set((names + [nameMember]).map { ExactText($0) })
    let unknown = container.allKeys.filter { !known.contains(ExactText($0.stringValue)) }
    guard let key = unknown.min(by: { $0.stringValue.precedes($1.stringValue) }) else { return }
    throw DecodingError.dataCorruptedError(
      forKey: key, in: container,
      debugDescription: "no type of styles is called \(key.stringValue.quoted): there are "
        + names.sorted { $0.precedes($1) }.joined(separator: ", ")
        + "; add one of your own to `StyleJSON(styleTypes:)`" + suggestion(for: key.stringValue, among: names)
    )
  }

  private mutating func decode<Value: Style & Codable>(
    _ type: Value.Type, from container: KeyedDecodingContainer<MemberName>
  ) throws {
    let entries = try container.decode([Entry<Value>].self, forKey: MemberName(type.pluralName))
    catalog[type] = entries.map { entry in NamedStyle(entry.name, entry.style) }
  }
}
