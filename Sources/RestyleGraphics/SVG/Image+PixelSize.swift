import Restyle

extension Image {
  /// The size of the encoded image, in pixels; nil where it isn't known without decoding.
  ///
  /// PNG (Third Edition), section 11.2.1; GIF89a, section 18; and what ``DisplayList/svg(title:)`` writes.
  var pixelSize: Size? {
    guard case .data(let bytes) = source else { return nil }
    switch mediaType {
    case .png:
      guard bytes.count >= 24 else { return nil }
      func number(at start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
      return Self.size(number(at: 16), number(at: 20))
    case .gif:
      guard bytes.count >= 10 else { return nil }
      return Self.size(Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    case .svg:
      let start = SVGWriter.start + " width=\""
      guard bytes.starts(with: start.utf8) else { return nil }
      // Two numbers in quotation marks, as they are written.
      let values = bytes.dropFirst(start.utf8.count).prefix(64).split(separator: UInt8(ascii: "\""))
      guard values.count > 2, let width = Double(String(decoding: values[0], as: UTF8.self)),
        values[1].elementsEqual(" height=".utf8),
        let height = Double(String(decoding: values[2], as: UTF8.self)), width > 0, height > 0
      else { return nil }
      return Size(width: width, height: height)
    case .jpeg, .webP, .avif, nil: return nil
    }
  }

  private static func size(_ width: Int, _ height: Int) -> Size? {
    width > 0 && height > 0 ? Size(width: Double(width), height: Double(height)) : nil
  }
}
