extension Language: Codable {
  /// Creates a language from a single encoded string.
  ///
  /// - Parameter decoder: Holds the string.
  /// - Throws: `DecodingError` if there is no string.
  public init(from decoder: any Decoder) throws {
    self.init(tag: try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the tag as a single string.
  ///
  /// - Parameter encoder: Receives the string.
  /// - Throws: What `encoder` throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(tag)
  }
}
