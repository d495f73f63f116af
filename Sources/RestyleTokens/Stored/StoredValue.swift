import Foundation
import Restyle

/// A value or a style that Restyle stores in an extension, since the format can't express it.
struct StoredValue<Value: Codable & Sendable>: Codable, Sendable {
  /// The name; nil if it is the path.
  var name: String?
  /// The plural name of a style's type.
  var type: String?
  /// Its index in the export, if the file has a different order, since tokens of a group are adjacent.
  var index: Int?
  var value: Value?
  /// Its variants for some traits; nil for none.
  var variants: [StoredVariant<Value>]?
}

extension TokenExtensions {
  /// The name of the extension with Restyle's data.
  static let restyle = "org.restyle"

  private func stored(_ name: String) -> JSONValue? {
    members.first { $0.name.isExactly(Self.restyle) }?.value[name]
  }

  private struct Content<Value: Decodable>: Decodable {
    var value: Value?
  }

  private struct Variants<Value: Codable & Sendable>: Decodable {
    var variants: [StoredVariant<Value>]?
  }

  /// Decodes Restyle's stored data; nil if there is none.
  ///
  /// An unknown attribute doesn't lose the others: it is preserved, and a message about it is returned.
  private func decoded<Content: Decodable>(
    _ type: Content.Type, _ known: KnownValues?
  ) throws -> (content: Content, unknown: String?)? {
    guard let json = members.first(where: { $0.name.isExactly(Self.restyle) })?.value else { return nil }
    let decoder = JSONDecoder()
    decoder.userInfo[.designValues] = known?.values(namedIn: json)
    decoder.userInfo[.textAttributeKeys] = known?.keys
    let data = Data(json.text.utf8)
    do {
      return (try decoder.decode(Content.self, from: data), nil)
    } catch {
      guard let unknown = error.unknownAttribute else { throw error }
      decoder.userInfo[.unknownTextAttributePolicy] = UnknownTextAttributePolicy.keep
      return (try decoder.decode(Content.self, from: data), unknown)
    }
  }

  /// The stored name of a value or a style; nil if it is the path.
  var storedName: String? { stored("name")?.string }

  /// The plural name of the stored style's type.
  var storedType: String? { stored("type")?.string }

  /// The stored index of a value or a style, if the file has a different order.
  var storedIndex: Int? { if case .number(let text)? = stored("index") { Int(text) } else { nil } }

  /// Reads a stored value.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - known: The meaning of names in it; without it, names get separate values.
  /// - Returns: The value; nil if there is none, or if it has another type.
  func stored<Value: Codable & Sendable>(
    _ type: Value.Type = Value.self, among known: KnownValues? = nil
  ) -> Value? {
    (try? decoded(Content<Value>.self, known))?.content.value
  }

  private func storedStyleType(among known: KnownValues) -> (any (Style & Codable).Type)? {
    // Most tokens store none.
    storedType.flatMap { known.styleType($0) }
  }

  /// The stored style without its variants; nil if there is none of a known type.
  func storedStyle(among known: KnownValues) -> (any Style & Codable)? {
    func style<S: Style & Codable>(_ type: S.Type) -> (any Style & Codable)? { stored(type, among: known) }
    return storedStyleType(among: known).flatMap { style($0) }
  }

  /// The variants of the stored style, the first of which applies.
  func storedVariants(among known: KnownValues) -> [(when: Situation, style: any Style & Codable)] {
    func variants<S: Style & Codable>(_ type: S.Type) -> [(when: Situation, style: any Style & Codable)] {
      guard self.stored("variants") != nil else { return [] }
      let stored = try? decoded(Variants<S>.self, known)
      return (stored?.content.variants ?? []).map { ($0.when, $0.value) }
    }
    return storedStyleType(among: known).map { variants($0) } ?? []
  }

  /// Adds the stored style to a catalog, with all of its variants.
  ///
  /// - Returns: The style without its variants, nil if there is none; and the problem of the stored data, nil for none.
  func addStoredStyle(
    _ name: String, to catalog: inout StyleCatalog, among known: KnownValues
  ) -> (style: (any Style & Codable)?, reason: String?) {
    func add<S: Style & Codable>(_ type: S.Type) -> ((any Style & Codable)?, String?) {
      let style: S
      let unknown: String?
      do {
        guard let stored = try decoded(Content<S>.self, known), let value = stored.content.value else {
          return (nil, Self.noStyle)
        }
        (style, unknown) = (value, stored.unknown)
      } catch {
        return (nil, "\(Self.noStyle)\(error.place)\(error.cause)")
      }
      do {
        let stored = self.stored("variants") == nil ? nil : try decoded(Variants<S>.self, known)
        catalog[S.self].append(NamedStyle(name, style, stored?.content.variants ?? []))
        return (style, unknown ?? stored?.unknown)
      } catch {
        catalog[S.self].append(NamedStyle(name, style))
        return (style, "\(Self.noVariants)\(error.place): the style is the same in all traits")
      }
    }
    guard let plural = storedType else { return (nil, nil) }
    if let type = known.styleType(plural) { return add(type) }
    // A font or a text style that can't be read.
    if [StoredValueType.font, StoredValueType.textStyle].contains(plural) { return (nil, Self.noStyle) }
    return (nil, "no type of styles is known as \(plural.quoted): name it in the rules")
  }

  private static let noStyle = "the extension \(restyle) holds no style of its type"
  private static let noVariants = "the extension \(restyle) holds variants that aren't known"
}

/// The type names of stored values; styles have the plural names of their types instead.
enum StoredValueType {
  static let font = "namedFonts"
  static let textStyle = "namedTextStyles"
}

extension TokenExtensions {
  /// The stored font or text style as a named value; nil if there is none.
  func storedValue(at path: String, among known: KnownValues) -> DesignValues? {
    let name = storedName ?? path
    switch storedType {
    case StoredValueType.font:
      return stored(Font.self, among: known).map { DesignValues("", fonts: [NamedValue(name, $0)]) }
    case StoredValueType.textStyle:
      return stored(TextStyle.self, among: known).map { DesignValues("", textStyles: [NamedValue(name, $0)]) }
    default: return nil
    }
  }
}

extension JSONValue {
  var string: String? { if case .string(let text) = self { text } else { nil } }
}

extension Error {
  private var context: DecodingError.Context? {
    switch self as? DecodingError {
    case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context):
      context
    default: nil
    }
  }

  /// Its location in a document.
  fileprivate var place: String {
    let names = (context?.codingPath ?? []).map { key in key.intValue.map { "\($0)" } ?? key.stringValue }
    return names.isEmpty ? "" : ", at " + names.joined(separator: ".").quoted
  }

  /// The problem, after a colon.
  fileprivate var cause: String {
    switch self as? DecodingError {
    case .keyNotFound(let key, _): ": the member \(key.stringValue.quoted) is missing"
    case .dataCorrupted(let context): ": \(context.debugDescription)"
    case .typeMismatch(let type, _): ": it isn't of the type \(type)"
    case .valueNotFound: ": it is null"
    default: ""
    }
  }

  /// The unknown attribute with a suggestion; nil for another error.
  fileprivate var unknownAttribute: String? {
    guard let name = context?.underlyingError as? UnknownKeyName, name.kind == .textAttribute else {
      return nil
    }
    return name.description(advising: "it is kept as it is; have `TokenRules.reading(keys:)` name its key")
  }
}

extension Array {
  /// Sorts the elements that have a number among themselves; the others keep their positions.
  mutating func sortNumbered(by number: (Element) -> Int?) {
    let numbered = indices.compactMap { index in number(self[index]).map { (place: index, number: $0) } }
    // A fast path: most files are in order.
    guard !numbered.isEmpty else { return }
    let elements = self
    let sorted = numbered.sorted { ($0.number, $0.place) < ($1.number, $1.place) }
    for (place, source) in zip(numbered.map(\.place), sorted) { self[place] = elements[source.place] }
  }
}
