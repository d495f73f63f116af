import RestyleRendering

/// A text in lines of at most so many columns.
///
/// Lines break where there is white space, and beside ideographs, which have none; what is longer than a line, such as an
/// address, stays whole.
struct PlainTextLines {
  private(set) var lines: [String] = []

  init(_ text: String, columns: Int) {
    Self.visit(text, columns: columns) { lines.append(String(decoding: $0, as: UTF8.self)) }
  }

  /// Visits the lines of a text that need no strings of their own.
  static func visit(_ text: String, columns: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var text = text
    let isTidy = text.withUTF8 { bytes in
      guard bytes.isTidyLine else { return false }
      visit(tidy: bytes, columns: columns, body)
      return true
    }
    if isTidy { return }
    let tidied = text.bytesWithSingleSpaces
    // What no-break spaces begin with in UTF-8, and little else: they are spaces once the lines are broken.
    let hasNoBreakSpaces = tidied.contains(0xC2)
    tidied.withUnsafeBufferPointer { bytes in
      breakLines(of: bytes, columns: columns) { line in
        guard hasNoBreakSpaces else { return body(line) }
        let scalars = String(decoding: line, as: UTF8.self).unicodeScalars
        var line = String(String.UnicodeScalarView(scalars.map { $0 == "\u{A0}" ? " " : $0 }))
        line.withUTF8(body)
      }
    }
  }

  /// Visits the lines of words with single spaces between them.
  private static func visit(
    tidy bytes: UnsafeBufferPointer<UInt8>, columns: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var rest = bytes
    while rest.count > columns {
      // Mostly the line ends between two words, after which nothing matters that was before.
      guard let space = rest[...columns].lastIndex(of: UInt8(ascii: " ")), rest.mayEndLine(at: space)
      else { return breakLines(of: rest, columns: columns, body) }
      body(UnsafeBufferPointer(rebasing: rest[..<space]))
      rest = UnsafeBufferPointer(rebasing: rest[(space + 1)...])
    }
    body(rest)
  }

  private static func breakLines(
    of bytes: UnsafeBufferPointer<UInt8>, columns: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    for line in LineLayout(bytes, CellGrid(), columns: columns, unit: .spaces).brokenLines() {
      body(UnsafeBufferPointer(rebasing: bytes[line.bytes]))
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
  /// Whether the text is nothing but printable characters of ASCII.
  var isPrintableASCII: Bool {
    var text = self
    return text.withUTF8 { $0.printableASCIICount(from: 0) == $0.count }
  }

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
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the text is a line as it is: of ASCII, and without more spaces than one.
  fileprivate var isTidyLine: Bool {
    let space = UInt8(ascii: " ")
    guard let first, let last, first != space, last != space, printableASCIICount(from: 0) == count else {
      return false
    }
    // The least that two neighbours differ from two spaces, of all: found for many bytes at once.
    var difference = UInt8.max
    for index in 1..<count {
      difference = Swift.min(difference, (self[index - 1] ^ space) | (self[index] ^ space))
    }
    return difference != 0
  }
}
