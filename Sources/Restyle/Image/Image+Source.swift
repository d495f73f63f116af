extension Image {
  /// Where an image comes from.
  public enum Source: Hashable, Sendable {
    /// An encoded image: PNG, JPEG, GIF, WebP, AVIF or SVG.
    case data([UInt8])
    /// The address of an encoded image; whether it is safe to load is decided where it enters an output.
    case url(String)
    /// A background for a renderer to draw.
    indirect case segment(SegmentBackgroundStyle)
  }
}

extension Image.Source: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case data, url, segment }

  /// Decodes `{"data": base64}`, `{"url": address}` or `{"segment": background}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try container.requireOneKey()
    if let base64 = try container.decodeIfPresent(String.self, forKey: .data) {
      guard let bytes = [UInt8](base64Encoded: base64) else {
        throw DecodingError.dataCorruptedError(
          forKey: .data, in: container,
          debugDescription: "the text isn't base64 as RFC 4648, section 4, writes it, without line breaks")
      }
      self = .data(bytes)
    } else if let url = try container.decodeIfPresent(String.self, forKey: .url) {
      self = .url(url)
    } else {
      self = .segment(try container.decode(SegmentBackgroundStyle.self, forKey: .segment))
    }
  }

  /// Encodes `{"data": base64}`, `{"url": address}` or `{"segment": background}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .data(let bytes): try container.encode(bytes.base64Encoded, forKey: .data)
    case .url(let url): try container.encode(url, forKey: .url)
    case .segment(let segment): try container.encode(segment, forKey: .segment)
    }
  }
}
