import Foundation
import Restyle

/// What Restyle stores in an extension: a value or a style that the format can't hold.
struct StoredValue<Value: Codable & Sendable>: Codable, Sendable {
  /// The name; nil if it is the path.
  var name: String?
  /// The plural name of a style's type.
  var type: String?
  /// Its number among all that was exported, where the file has another order: tokens of a group stand together.
  var index: Int?
  var value: Value?
  /// What it is instead for some traits; nil if it is the same for all.
  var variants: [StoredVariant<Value>]?
}

extension TokenExtensions {
  /// The name that Restyle stores its own data by.
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

  /// Decodes what Restyle stores; nil if there is nothing.
  ///
  /// An attribute that isn't known doesn't lose the others: it is kept, and what says so is returned.
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

  /// The name that Restyle stores of a value or a style; nil if it is the path.
  var storedName: String? { stored("name")?.string }

  /// The plural name of the type of what Restyle stores.
  var storedType: String? { stored("type")?.string }

  /// The number that Restyle stores of a value or a style, where the file has another order.
  var storedIndex: Int? { if case .number(let text)? = stored("index") { Int(text) } else { nil } }

  /// Reads what Restyle stores of a value.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - known: What names in it refer to; values of their own without it.
  /// - Returns: The value; nil if there is nothing, or if it isn't of the type.
  func stored<Value: Codable & Sendable>(
    _ type: Value.Type = Value.self, among known: KnownValues? = nil
  ) -> Value? {
    (try? decoded(Content<Value>.self, known))?.content.value
  }

  private func storedStyleType(among known: KnownValues) -> (any (Style & Codable).Type)? {
    // Most tokens store none.
    storedType.flatMap { known.styleType($0) }
  }

  /// The style that Restyle stores, as it is where no variant applies; nil if there is none of Restyle's types.
  func storedStyle(among known: KnownValues) -> (any Style & Codable)? {
    func style<S: Style & Codable>(_ type: S.Type) -> (any Style & Codable)? { stored(type, among: known) }
    return storedStyleType(among: known).flatMap { style($0) }
  }

  /// What the style that Restyle stores is for some traits instead, of which the first counts.
  func storedVariants(among known: KnownValues) -> [(when: Situation, style: any Style & Codable)] {
    func variants<S: Style & Codable>(_ type: S.Type) -> [(when: Situation, style: any Style & Codable)] {
      guard self.stored("variants") != nil else { return [] }
      let stored = try? decoded(Variants<S>.self, known)
      return (stored?.content.variants ?? []).map { ($0.when, $0.value) }
    }
    return storedStyleType(among: known).map { variants($0) } ?? []
  }

  /// Adds the style that Restyle stores to a catalog, with all of its variants.
  ///
  /// - Returns: The style, as it is where no variant applies; nil if there is none. And what is wrong with what is
  ///   stored; nil if nothing.
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

/// What values are that are stored by themselves, where styles have the plural names of their types.
enum StoredValueType {
  static let font = "namedFonts"
  static let textStyle = "namedTextStyles"
}

extension TokenExtensions {
  /// The font or text style that Restyle stores, as a named value; nil if there is none.
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
  fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }
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

  /// Where it is in a document.
  fileprivate var place: String {
    let names = (context?.codingPath ?? []).map { key in key.intValue.map { "\($0)" } ?? key.stringValue }
    return names.isEmpty ? "" : ", at " + names.joined(separator: ".").quoted
  }

  /// What is wrong there, after a colon.
  fileprivate var cause: String {
    switch self as? DecodingError {
    case .keyNotFound(let key, _): ": the member \(key.stringValue.quoted) is missing"
    case .dataCorrupted(let context): ": \(context.debugDescription)"
    case .typeMismatch(let type, _): ": it isn't of the type \(type)"
    case .valueNotFound: ": it is null"
    default: ""
    }
  }

  /// Says which attribute isn't known, and what would be right; nil for another error.
  fileprivate var unknownAttribute: String? {
    guard let name = context?.underlyingError as? UnknownKeyName, name.kind == .textAttribute else {
      return nil
    }
    return name.description(advising: "it is kept as it is; have `TokenRules.reading(keys:)` name its key")
  }
}

extension Array {
  /// Sorts those elements among themselves that have a number; the others stay where they are.
  mutating func sortNumbered(by number: (Element) -> Int?) {
    let numbered = indices.compactMap { index in number(self[index]).map { (place: index, number: $0) } }
    // Most files have their order.
    guard !numbered.isEmpty else { return }
    let elements = self
    let sorted = numbered.sorted { ($0.number, $0.place) < ($1.number, $1.place) }
    for (place, source) in zip(numbered.map(\.place), sorted) { self[place] = elements[source.place] }
  }
}
