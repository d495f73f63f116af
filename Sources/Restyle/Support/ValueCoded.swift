/// What is coded as another value: a link as the text that it is, a width as its number.
package protocol ValueCoded: Codable {
  associatedtype Coded: Codable

  init(coded: Coded)
  var coded: Coded { get }
}

extension ValueCoded {
  /// Decodes the value that it is coded as.
  public init(from decoder: any Decoder) throws { self.init(coded: try Coded(from: decoder)) }

  /// Encodes the value that it is coded as.
  public func encode(to encoder: any Encoder) throws { try coded.encode(to: encoder) }
}
