/// The directional formatting characters that a text has opened and not closed, and that would affect the following
/// text.
///
/// Unmatched closing characters are removed, and missing ones are added at the end of each paragraph.
@usableFromInline
package struct OpenDirections: Sendable {
  @usableFromInline var open: [Closing] = []
  // The number of open isolates. Searching for one that isn't there would take linear time each time.
  private var isolateCount = 0

  @usableFromInline package init() {}

  @usableFromInline enum Closing: Sendable {
    case embedding, isolate

    var scalar: Unicode.Scalar { self == .isolate ? "\u{2069}" : "\u{202C}" }
  }
}

extension OpenDirections {
  /// The first byte of each of the characters in UTF-8.
  @inlinable package static var firstByte: UInt8 { 0xE2 }

  /// Returns whether text may contain one of the characters.
  @inlinable
  package static func mayConcern(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard var index = text.firstIndex(of: firstByte) else { return false }
    while index + 2 < text.count {
      switch (text[index], text[index + 1], text[index + 2]) {
      case (0xE2, 0x80, 0xAA...0xAE), (0xE2, 0x81, 0xA6...0xA9): return true
      default: index += 1
      }
    }
    return false
  }

  /// Whether there are open characters.
  @inlinable package var isOpen: Bool { !open.isEmpty }

  /// Returns the next part of the text, without unmatched closing characters, and with missing ones at the ends of
  /// paragraphs.
  package mutating func balanced(_ text: String) -> String {
    // Most texts contain none of the characters.
    let isPlain = text.utf8.withContiguousStorageIfAvailable { !isOpen && !Self.mayConcern($0) }
    if isPlain == true { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where admits(scalar) {
      if scalar.endsParagraph {
        // One by one, because appending several at once copies the whole result.
        while let last = open.popLast() { result.append(last.scalar) }
        isolateCount = 0
      }
      result.append(scalar)
    }
    return String(result)
  }

  /// The characters that close the open ones.
  package var closing: String {
    // Most texts open none, and creating an empty text takes as long as creating a short one. UTF-8 is copied as a
    // whole; the standard library appends scalars or characters one by one, which takes twice as long.
    open.isEmpty ? "" : String(decoding: open.reversed().flatMap(\.scalar.utf8), as: UTF8.self)
  }

  /// Returns a whole text with balanced characters.
  package static func balanced(whole text: String) -> String {
    var directions = Self()
    let balanced = directions.balanced(text)
    return directions.isOpen ? balanced + directions.closing : balanced
  }

  private mutating func admits(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}":
      open.append(.embedding)
    case "\u{2066}"..."\u{2068}":
      open.append(.isolate)
      isolateCount += 1
    case "\u{202C}":
      // Within an isolate, this closes only characters that were opened in it.
      guard open.last == .embedding else { return false }
      open.removeLast()
    case "\u{2069}":
      guard isolateCount > 0 else { return false }
      isolateCount -= 1
      while let last = open.popLast(), last != .isolate {}
    default: break
    }
    return true
  }
}

extension Unicode.Scalar {
  /// Whether the scalar ends a paragraph, and with it all directions.
  ///
  /// These are the paragraph separators of Unicode Standard Annex 9, table 4, except those that HTML can't contain.
  fileprivate var endsParagraph: Bool {
    switch self {
    case "\n", "\r", "\u{85}", "\u{2029}": true
    default: false
    }
  }
}
