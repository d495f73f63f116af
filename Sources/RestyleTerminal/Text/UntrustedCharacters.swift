import Restyle
import RestyleRendering

/// The treatment of characters that a terminal would interpret: controls, and those that change the direction of text.
///
/// These characters never reach the terminal. An escape character in a text could move the cursor, change the title or
/// worse. A character that reverses text could make a name look like another. Directional marks and isolates are left
/// out in both cases: they are invisible, reverse no letters, and are usual in formatted numbers and around names.
public enum UntrustedCharacters: Hashable, Sendable, CaseIterable {
  /// The characters are shown: controls of ASCII as their pictures (U+2400 to U+2421), others as their numbers.
  case visible
  /// The characters are left out.
  case removed
}

extension UntrustedCharacters {
  /// Whether bytes may contain one of the characters, or a line break.
  @inline(__always)
  static func mayOccur(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[bytes.printableASCIICount(from: 0)...].contains { byte in
      // C0 and delete, and the first bytes of C1 and of the characters that control direction.
      switch byte {
      case ..<0x20, 0x7F, 0xC2, 0xD8, 0xE2: true
      default: false
      }
    }
  }

  /// Whether a terminal would interpret the scalar instead of showing it; tabs and line breaks count, too.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    // Arabic letter mark, marks, embeddings, overrides, isolates; line and paragraph separators.
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Appends the replacement of such a character.
  func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    guard self == .visible else { return }
    switch scalar.value {
    case 0..<0x20: bytes.append(contentsOf: [0xE2, 0x90, 0x80 + UInt8(scalar.value)])
    case 0x7F: bytes.append(contentsOf: [0xE2, 0x90, 0xA1])
    // Directional marks, and the first strong isolate and its end.
    case 0x061C, 0x200E, 0x200F, 0x2068, 0x2069: break
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      bytes.append(contentsOf: "<U+\(String(repeating: "0", count: max(4 - digits.count, 0)))\(digits)>".utf8)
    }
  }
}

extension [StyledText] {
  /// Returns the texts with characters that a terminal would interpret replaced or left out.
  func trusted(_ untrusted: UntrustedCharacters) -> [StyledText] {
    // A fast path: most contain none. By index, since copies would be retained.
    let areClean = indices.allSatisfy { index in
      self[index].text.withUTF8Bytes { !UntrustedCharacters.mayOccur(in: $0) }
    }
    return areClean ? self : map { $0.trusted(untrusted) }
  }
}

extension StyledText {
  /// The text with the alternatives of images in their place.
  var withoutImages: StyledText {
    style.image == nil ? self : StyledText(textWithoutImages, style: style.restyled { $0.image = nil })
  }

  /// Returns the text with characters that a terminal would interpret replaced or left out, and with `\n` for line
  /// breaks.
  func trusted(_ untrusted: UntrustedCharacters) -> StyledText {
    var copy = text
    let isClean = copy.withUTF8 { !UntrustedCharacters.mayOccur(in: $0) }
    guard !isClean else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(copy.utf8.count)
    var scalars = copy.unicodeScalars.makeIterator()
    var pending = scalars.next()
    while let scalar = pending {
      pending = scalars.next()
      switch scalar {
      case "\t": bytes.append(UInt8(ascii: "\t"))
      case "\r" where pending == "\n": break
      case "\n", "\u{85}", "\u{2028}", "\u{2029}": bytes.append(UInt8(ascii: "\n"))
      case _ where UntrustedCharacters.contains(scalar): untrusted.append(scalar, to: &bytes)
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    return StyledText(String(decoding: bytes, as: UTF8.self), style: style)
  }
}
