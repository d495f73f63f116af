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
}

extension TokenExtensions {
  /// The name that Restyle stores its own data by.
  static let restyle = "org.restyle"

  private func stored(_ name: String) -> JSONValue? {
    members.first { $0.name.isExactly(Self.restyle) }?.value[name]
  }

  /// The name that Restyle stores of a value or a style; nil if it is the path.
  var storedName: String? { stored("name")?.string }

  /// The plural name of the type of what Restyle stores.
  var storedType: String? { stored("type")?.string }

  /// The number that Restyle stores of a value or a style, where the file has another order.
  var storedIndex: Int? { if case .number(let text)? = stored("index") { Int(text) } else { nil } }

  /// What Restyle stores of a value; nil if there is nothing, or if it isn't of the type.
  func stored<Value: Codable & Sendable>(_ type: Value.Type = Value.self) -> Value? {
    self[Self.restyle].flatMap {
      try? JSONDecoder().decode(StoredValue<Value>.self, from: Data($0.utf8)).value
    }
  }

  /// The style that Restyle stores; nil if there is none of Restyle's types.
  func storedStyle() -> (any Style & Codable)? {
    func style<S: Style & Codable>(_ type: S.Type) -> (any Style & Codable)? { stored(type) }
    // Most tokens store none.
    guard let plural = storedType,
      let type = StyleCatalog.codableTypes.first(where: { $0.pluralName == plural })
    else { return nil }
    return style(type)
  }
}

/// What values are that are stored by themselves, where styles have the plural names of their types.
enum StoredValueType {
  static let font = "namedFonts"
  static let textStyle = "namedTextStyles"
}

extension TokenExtensions {
  /// Adds the font or text style that Restyle stores to named values.
  ///
  /// - Returns: Whether there is one.
  func addStoredValue(named name: String, to values: inout DesignValues) -> Bool {
    switch storedType {
    case StoredValueType.font:
      guard let font = stored(Font.self) else { return false }
      values.fonts.append(NamedValue(name, font))
    case StoredValueType.textStyle:
      guard let style = stored(TextStyle.self) else { return false }
      values.textStyles.append(NamedValue(name, style))
    default: return false
    }
    return true
  }
}

extension JSONValue {
  fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }
}

extension StyleCatalog {
  /// Adds a style of any type.
  mutating func append<S: Style>(_ name: String, _ style: S) { self[S.self].append(NamedStyle(name, style)) }
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
