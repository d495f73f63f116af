public import Foundation
public import Restyle

/// An encoder and decoder of styles, colours, texts and whole catalogs as JSON.
///
/// ```swift
/// let data = try StyleJSON().data(of: TextStyle().bold)
/// String(decoding: data, as: UTF8.self)  // {"fontWeight":700}
/// let style = try StyleJSON().value(TextStyle.self, from: data)
/// ```
///
/// The same value always has the same bytes, with members in the order of their names.
public struct StyleJSON: Sendable {
  /// The keys of text attributes that can be decoded.
  public var keys: TextAttributeKeySet
  /// The treatment of unknown attributes when decoding.
  public var unknownAttributes: UnknownTextAttributePolicy
  /// The custom traits that can be decoded.
  public var traitKeys: TraitKeySet
  /// The types of styles that a catalog can contain in addition to those of the module Restyle, such as `StackStyle`.
  public var styleTypes: [any (Style & Codable).Type]
  /// The named values with keys, with which references by name are decoded.
  public var values: DesignValues
  /// Whether the text is indented, so that people can read it.
  public var isIndented: Bool

  /// Creates an encoder and decoder.
  ///
  /// - Parameters:
  ///   - keys: The keys of text attributes that can be decoded; add custom keys.
  ///   - unknownAttributes: The treatment of unknown attributes when decoding.
  ///   - traitKeys: The custom traits that can be decoded.
  ///   - styleTypes: The types of styles that a catalog can contain in addition to those of the module Restyle.
  ///   - values: The named values with keys, with which references by name are decoded.
  ///   - isIndented: Whether the text is indented, so that people can read it.
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
  /// Encodes a value as JSON text in UTF-8.
  ///
  /// - Parameter value: A style, a colour, a font, a text, or a value that contains some of these.
  /// - Returns: The text.
  /// - Throws: An error with the path of a value that can't be encoded: two attributes with one name, or a number of a
  ///   custom type that isn't finite.
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

  /// Decodes a value, and rejects members that its type doesn't decode, since they would be lost.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - data: JSON text in UTF-8.
  /// - Returns: The value.
  /// - Throws: An error with the position in the text or the path in the value, and how to correct it.
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
