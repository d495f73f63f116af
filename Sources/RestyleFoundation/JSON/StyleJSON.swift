public import Foundation
public import Restyle

/// Writes styles, colours, texts and whole catalogs as JSON, and reads them.
///
/// ```swift
/// let data = try StyleJSON().data(of: TextStyle().bold)
/// String(decoding: data, as: UTF8.self)  // {"fontWeight":700}
/// let style = try StyleJSON().value(TextStyle.self, from: data)
/// ```
///
/// The same value gives the same bytes: members are in the order of their names.
public struct StyleJSON: Sendable {
  /// The attributes of texts that reading knows.
  public var keys: TextAttributeKeySet
  /// How reading treats unknown attributes.
  public var unknownAttributes: UnknownTextAttributePolicy
  /// The traits of your own that reading knows.
  public var traitKeys: TraitKeySet
  /// The types of your own that the styles of a catalog may be of, beside Restyle's.
  public var styleTypes: [any (Style & Codable).Type]
  /// The named values with a key, which references by name are read with.
  public var values: DesignValues
  /// Whether the text is written in lines, for people.
  public var isIndented: Bool

  /// Creates a way to write and read JSON.
  ///
  /// - Parameters:
  ///   - keys: The attributes of texts that reading knows; add keys of your own.
  ///   - unknownAttributes: What reading does with attributes that it doesn't know.
  ///   - traitKeys: The traits of your own that reading knows.
  ///   - styleTypes: The types of your own that the styles of a catalog may be of, beside Restyle's.
  ///   - values: The named values with a key that reading knows.
  ///   - isIndented: Whether the text is written in lines, for people.
  public init(
    keys: TextAttributeKeySet = .standard, unknownAttributes: UnknownTextAttributePolicy = .reject,
    traitKeys: TraitKeySet = TraitKeySet(), styleTypes: [any (Style & Codable).Type] = [],
    values: DesignValues = DesignValues(""), isIndented: Bool = false
  ) {
    self.keys = keys
    self.unknownAttributes = unknownAttributes
    self.traitKeys = traitKeys
    self.styleTypes = styleTypes
    self.values = values
    self.isIndented = isIndented
  }
}

extension StyleJSON {
  /// Returns a value as JSON text in UTF-8.
  ///
  /// - Parameter value: A style, a colour, a font, a text, or whatever holds such.
  /// - Returns: The text.
  /// - Throws: Where in the value something can't be written, and why: two attributes of one name, or a number of your own
  ///   types that isn't finite.
  public func data(of value: some Encodable) throws(StyleJSONError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isIndented { encoder.outputFormatting.insert(.prettyPrinted) }
    do {
      return try encoder.encode(value)
    } catch {
      throw StyleJSONError(error)
    }
  }

  /// Reads a value, and refuses members that its type doesn't ask for: they would get lost.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - data: JSON text in UTF-8.
  /// - Returns: The value.
  /// - Throws: Where in the text or in the value something is wrong, what it is, and what would be right.
  /// - Complexity: O(*n*) in the length of the text; O(*n* log *n*) if unknown attributes are kept and there is one.
  public func value<Value: Decodable>(
    _ type: Value.Type = Value.self, from data: Data
  ) throws(StyleJSONError) -> Value {
    let json: JSONValue
    do {
      json = try JSONReader.value(of: [UInt8](data), isForDecoder: true)
    } catch {
      throw StyleJSONError(error)
    }
    let decoder = JSONDecoder()
    if unknownAttributes == .keep { decoder.userInfo[.unknownValues] = json.unknownValues }
    decoder.userInfo[.textAttributeKeys] = keys
    decoder.userInfo[.unknownTextAttributePolicy] = unknownAttributes
    decoder.userInfo[.traitKeys] = traitKeys
    decoder.userInfo[.designValues] = values
    if let key = CodingUserInfoKey.styleTypes, !styleTypes.isEmpty { decoder.userInfo[key] = styleTypes }
    do {
      return try decoder.decode(Strict<Value>.self, from: data).value
    } catch {
      throw StyleJSONError(error)
    }
  }
}
