import Restyle

/// A text in lines of at most so many columns.
///
/// Lines break where there is white space, and beside ideographs, which have none; what is longer than a line, such as an
/// address, stays whole.
struct PlainTextLines {
  private(set) var lines: [String] = []

  init(_ text: String, columns: Int) {
    guard !text.isLine(of: columns) else {
      lines = [text]
      return
    }
    var line = String.UnicodeScalarView()
    var width = 0
    // What can't be parted and isn't in a line yet, and whether white space precedes it.
    var word = String.UnicodeScalarView()
    var wordWidth = 0
    var followsSpace = false
    func endWord() {
      guard !word.isEmpty else { return }
      let room = followsSpace && !line.isEmpty ? 1 : 0
      if !line.isEmpty, width + room + wordWidth > columns {
        lines.append(String(line))
        line = word
        width = wordWidth
      } else {
        if room > 0 { line.append(" ") }
        line += word
        width += room + wordWidth
      }
      word = String.UnicodeScalarView()
      wordWidth = 0
      followsSpace = false
    }
    func endLine() {
      endWord()
      lines.append(String(line))
      line = String.UnicodeScalarView()
      width = 0
      followsSpace = false
    }
    var endsWithReturn = false
    for scalar in text.unicodeScalars {
      defer { endsWithReturn = scalar == "\r" }
      switch scalar {
      case "\n" where endsWithReturn: continue
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": endLine()
      // These two hold together what they stand between.
      case "\u{A0}", "\u{202F}":
        word.append(" ")
        wordWidth += 1
      case _ where scalar.isSpace:
        endWord()
        followsSpace = true
      case _ where scalar.isControl: word.append("\u{FFFD}")
      default:
        let columns = scalar.columns
        if columns == 2 { endWord() }
        word.append(scalar)
        wordWidth += columns
      }
    }
    if !word.isEmpty || !line.isEmpty || lines.isEmpty { endLine() }
  }
}

extension Unicode.Scalar {
  /// How many columns the scalar takes where letters have one.
  var columns: Int {
    // The properties of scalars are looked up, and most scalars are letters that need no look.
    if 0x20...0x7E ~= value { return 1 }
    return switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: 0
    default: isWide ? 2 : 1
    }
  }

  /// Whether the scalar is as wide as an ideograph: the blocks of East Asian Width W and F (Unicode Standard Annex 11).
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Whether the scalar is a control, which has no place in a text.
  fileprivate var isControl: Bool {
    isASCII ? value < 0x20 || value == 0x7F : properties.generalCategory == .control
  }

  /// Whether the scalar is white space.
  var isSpace: Bool { isASCII ? value == 0x20 || 0x09...0x0D ~= value : properties.isWhitespace }
}

extension String {
  /// How many columns the text takes.
  var columns: Int { unicodeScalars.reduce(0) { $0 + $1.columns } }

  /// Whether the text is a line as it is: short, of ASCII, and without more spaces than one.
  fileprivate func isLine(of columns: Int) -> Bool {
    guard utf8.count <= columns, var last = utf8.first, last != 0x20 else { return false }
    for byte in utf8 {
      guard 0x20...0x7E ~= byte, byte != 0x20 || last != 0x20 else { return false }
      last = byte
    }
    return last != 0x20
  }
}
