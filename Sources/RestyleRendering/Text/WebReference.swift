import Restyle

/// A reference as browsers parse it (URL Standard, section 4.4): its scheme, and a safe form of its text.
package struct WebReference: Sendable {
  /// The scheme in lowercase letters; nil for a relative reference.
  package let scheme: String?
  /// The reference, with invalid characters encoded.
  package let text: String

  /// Parses a reference, which may be any text.
  package init(_ text: String) {
    // Most references contain no confusable characters.
    var text = text
    let (isPlain, plainScheme) = text.withUTF8 { bytes -> (Bool, String?) in
      bytes.allSatisfy { 0x21...0x7E ~= $0 } ? (true, Self.scheme(of: bytes)) : (false, nil)
    }
    if isPlain {
      scheme = plainScheme
      self.text = text
      return
    }
    // Browsers ignore these characters, so `java\nscript:` mustn't hide behind them.
    let scalars = text.unicodeScalars.filter { !["\t", "\n", "\r"].contains($0) }
    let end = scalars.lastIndex { $0.value > 0x20 }.map(scalars.index(after:)) ?? scalars.startIndex
    let reference = Substring(scalars[..<end].drop { $0.value <= 0x20 })
    scheme = Self.scheme(of: reference.utf8)
    self.text = Self.percentEncoded(reference.unicodeScalars)
  }
}

extension WebReference {
  private static func scheme(of reference: some Collection<UInt8>) -> String? {
    // Text before a colon in a path, a query or a fragment isn't a scheme.
    guard let colon = reference.firstIndex(of: UInt8(ascii: ":")),
      reference.first?.isASCIILetter == true, reference[..<colon].allSatisfy(\.isInSchemes)
    else { return nil }
    return String(decoding: reference[..<colon], as: UTF8.self).lowercased()
  }

  /// Encodes characters that are invalid in a reference or confusable.
  private static func percentEncoded(_ reference: some Sequence<Unicode.Scalar>) -> String {
    var result = ""
    for scalar in reference {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator:
        for byte in String(scalar).utf8 {
          result += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension UInt8 {
  // URL Standard, section 4.3: the characters of a scheme after its first letter.
  fileprivate var isInSchemes: Bool { isASCIILetter || isASCIIDigit || "+-.".utf8.contains(self) }
}
