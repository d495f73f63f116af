extension Image {
  /// The source of an image.
  public enum Source: Sendable {
    /// An encoded image: PNG, JPEG, GIF, WebP, AVIF or SVG.
    case data([UInt8])
    /// The address of an encoded image; each output decides whether the address is safe to load.
    case url(String)
    /// A background for a renderer to draw.
    ///
    /// Backgrounds and images nest at most ``Image/depthLimit`` deep.
    indirect case segment(SegmentBackgroundStyle)
  }

  /// The greatest number of nested images, each in the background of the next.
  ///
  /// Decoding refuses deeper nesting. If you assign a deeper image to a background, the background gets an image
  /// without bytes instead, and every output reports it.
  public static let depthLimit = 16

  // Swift compares, writes and frees nested values recursively, so unlimited nesting would overflow the stack.

  /// The number of nested images, including this one.
  var depth: Int {
    var depth = 1
    var image = self
    while case .segment(let segment) = image.source, let inner = segment.background.image {
      depth += 1
      image = inner
    }
    return depth
  }

  /// The image, or an image without bytes if it nests too deeply for a background.
  var limited: Image { depth < Self.depthLimit ? self : Image(data: []) }
}

extension Image.Source: Hashable {
  /// Returns whether both have the same bytes, addresses with the same code units, or equal backgrounds.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.data(let left), .data(let right)): left == right
    case (.url(let left), .url(let right)): left.isExactly(right)
    case (.segment(let left), .segment(let right)): left == right
    case (.data, _), (.url, _), (.segment, _): false
    }
  }

  /// Hashes the contents of the image into `hasher`.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .data(let bytes): hasher.combine(bytes)
    case .url(let url): url.hashExactly(into: &hasher)
    case .segment(let segment): hasher.combine(segment)
    }
  }
}

extension Image.Source: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case data, url, segment }

  /// Decodes `{"data": base64}`, `{"url": address}` or `{"segment": background}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try container.requireOneKey()
    // Each enclosing image contributes one segment to the path.
    let outerCount = container.codingPath.count { $0.stringValue == CodingKeys.segment.stringValue }
    guard outerCount < Image.depthLimit else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: container.codingPath,
          debugDescription: "images are nested more than \(Image.depthLimit) deep"))
    }
    if let base64 = try container.decodeIfPresent(String.self, forKey: .data) {
      guard let bytes = [UInt8](base64Encoded: base64) else {
        throw DecodingError.dataCorruptedError(
          forKey: .data, in: container,
          debugDescription: "the text isn't base64 as RFC 4648, section 4, defines it, without line breaks")
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
