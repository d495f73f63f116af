import RestyleRendering

/// A text in lines of at most so many columns.
///
/// Lines break where there is white space, and beside ideographs, which have none; what is longer than a line, such as an
/// address, stays whole.
struct PlainTextLines {
  let lines: [String]

  init(_ text: String, columns: Int) {
    let isTidy = text.isTidyLine
    guard !isTidy || text.utf8.count > columns else {
      lines = [text]
      return
    }
    let tidied = isTidy ? Array(text.utf8) : text.bytesWithSingleSpaces
    // What no-break spaces begin with in UTF-8, and little else: they are spaces once the lines are broken.
    let hasNoBreakSpaces = tidied.contains(0xC2)
    lines = tidied.withUnsafeBufferPointer { bytes in
      LineLayout(bytes, CellGrid(), columns: columns, unit: .spaces).brokenLines().map { line in
        let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[line.bytes]), as: UTF8.self)
        guard hasNoBreakSpaces else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\u{A0}" ? " " : $0 }))
      }
    }
  }
}

extension PlainTextLines {
  /// The lines of code, whose spaces count and which stay whole.
  init(code: String) {
    let shown = String.UnicodeScalarView(
      code.unicodeScalars.map { $0.isControl && $0 != "\n" && $0 != "\t" ? "\u{FFFD}" : $0 })
    lines = String(shown).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control, which has no place in a text.
  fileprivate var isControl: Bool {
    isASCII ? value < 0x20 || value == 0x7F : properties.generalCategory == .control
  }

  /// Whether the scalar is a space that holds together what it stands between.
  fileprivate var joinsWords: Bool { self == "\u{A0}" || self == "\u{202F}" }

  /// Whether the scalar is white space.
  var isSpace: Bool { isASCII ? value == 0x20 || 0x09...0x0D ~= value : properties.isWhitespace }
}

extension String {
  /// How many columns the text takes.
  var columns: Int {
    var text = self
    return text.withUTF8 { CellGrid().width(of: $0) }
  }

  /// The text with a single space for each white space within a line, without that around lines, and without controls.
  fileprivate var bytesWithSingleSpaces: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count)
    var (startsLine, followsSpace, followsReturn) = (true, false, false)
    for scalar in unicodeScalars {
      defer { followsReturn = scalar == "\r" }
      // As most are.
      if 0x21..<0x7F ~= scalar.value {
        if followsSpace { result.append(UInt8(ascii: " ")) }
        result.append(UInt8(truncatingIfNeeded: scalar.value))
        (startsLine, followsSpace) = (false, false)
        continue
      }
      switch scalar {
      case "\n" where followsReturn: break
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}":
        result.append(UInt8(ascii: "\n"))
        (startsLine, followsSpace) = (true, false)
      case _ where scalar.isSpace && !scalar.joinsWords: followsSpace = !startsLine
      default:
        if followsSpace { result.append(UInt8(ascii: " ")) }
        let shown: Unicode.Scalar = scalar.joinsWords ? "\u{A0}" : scalar.isControl ? "\u{FFFD}" : scalar
        result.append(contentsOf: UTF8.encode(shown) ?? UTF8.encodedReplacementCharacter)
        (startsLine, followsSpace) = (false, false)
      }
    }
    if startsLine { _ = result.popLast() }
    return result
  }

  /// Whether the text is a line as it is: of ASCII, and without more spaces than one.
  fileprivate var isTidyLine: Bool {
    var text = self
    return text.withUTF8 { bytes in
      var last = UInt8(ascii: " ")
      for byte in bytes {
        guard 0x20...0x7E ~= byte, byte != 0x20 || last != 0x20 else { return false }
        last = byte
      }
      return last != 0x20
    }
  }
}
