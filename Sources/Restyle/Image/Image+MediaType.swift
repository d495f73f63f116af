extension Image {
  /// A format of encoded images, with its media type as registered by IANA.
  public enum MediaType: String, Hashable, Sendable, Codable, CaseIterable {
    /// Portable Network Graphics.
    case png = "image/png"
    /// JPEG.
    case jpeg = "image/jpeg"
    /// Graphics Interchange Format.
    case gif = "image/gif"
    /// WebP.
    case webP = "image/webp"
    /// AV1 Image File Format.
    case avif = "image/avif"
    /// Scalable Vector Graphics.
    case svg = "image/svg+xml"
  }

  /// The format of the encoded bytes; nil if the image has no bytes or their format isn't known.
  public var mediaType: MediaType? {
    guard case .data(let bytes) = source else { return nil }
    return MediaType(signatureOf: bytes)
  }

  /// The image as a data URL (RFC 2397); nil unless it consists of bytes in a known format.
  package var dataURL: String? {
    guard case .data(let bytes) = source, let mediaType else { return nil }
    return "data:\(mediaType.rawValue);base64,\(bytes.base64Encoded)"
  }
}

extension Image.MediaType {
  /// Detects the format of bytes by their signature: MIME Sniffing Standard, section 6.1.
  init?(signatureOf bytes: [UInt8]) {
    func has(_ signature: some Sequence<UInt8>, at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: signature)
    }
    // An SVG document has no signature; it is recognised by starting as XML or with its root element.
    let text = bytes.prefix(64).drop { [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if has([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has("GIF87a".utf8) || has("GIF89a".utf8) {
      self = .gif
    } else if has("RIFF".utf8), has("WEBPVP".utf8, at: 8) {
      self = .webP
    } else if has("ftypavif".utf8, at: 4) || has("ftypavis".utf8, at: 4) {
      self = .avif
    } else if text.starts(with: "<svg".utf8) || text.starts(with: "<?xml".utf8) {
      self = .svg
    } else {
      return nil
    }
  }
}
