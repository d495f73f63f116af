/// Reads CSS byte by byte.
package protocol CSSByteReader {
  var bytes: [UInt8] { get }
  /// The index of the next byte.
  var position: Int { get set }
}

extension CSSByteReader {
  package var next: UInt8? { byte(at: position) }

  package func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  package mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Skips white space and comments; returns whether there was white space.
  @discardableResult
  package mutating func skipSpace() -> Bool {
    var hasSpace = false
    while true {
      skipComments()
      guard let byte = next, Self.isSpace(byte) else { return hasSpace }
      hasSpace = true
      position += 1
    }
  }

  /// Skips comments, which don't separate tokens.
  package mutating func skipComments() {
    while next == UInt8(ascii: "/"), byte(at: position + 1) == UInt8(ascii: "*") {
      position += 2
      while next != nil, !(next == UInt8(ascii: "*") && byte(at: position + 1) == UInt8(ascii: "/")) {
        position += 1
      }
      position = min(position + 2, bytes.count)
    }
  }

  package static func isSpace(_ byte: UInt8) -> Bool { " \t\n\r\u{C}".utf8.contains(byte) }
}
