/// A type that is coded as another value: a link as its text, a width as its number.
package protocol ValueCoded: Codable {
  associatedtype Coded: Codable

  /// Creates the value; throws if there is no such value.
  init(coded: Coded) throws
  var coded: Coded { get }
}

extension ValueCoded {
  /// Decodes the value from its coded form.
  public init(from decoder: any Decoder) throws {
    let coded = try Coded(from: decoder)
    do {
      try self.init(coded: coded)
    } catch {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(error)"))
    }
  }

  /// Encodes the value in its coded form.
  public func encode(to encoder: any Encoder) throws { try coded.encode(to: encoder) }
}
