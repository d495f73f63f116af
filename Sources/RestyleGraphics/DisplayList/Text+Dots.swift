// The font: letters of five by seven dots, and two rows below the baseline, with one dot between letters.
extension DisplayList.Text {
  /// The number of dots in the font size.
  private static let dotsPerSize = 10.0
  /// The width of a letter in dots, with the gap after it.
  private static let advance = 6

  /// The width of the text in points.
  var width: Double { Double(Self.columns(of: content) * Self.advance) * size / Self.dotsPerSize }

  /// Whether boxes replace some characters.
  var hasMissingGlyphs: Bool { content.contains { Self.glyph($0) == nil } }

  /// The width of a text in ASCII letters; other characters are two letters wide.
  static func columns(of text: some StringProtocol) -> Int { text.reduce(0) { $0 + columns(of: $1) } }

  static func columns(of character: Character) -> Int { glyph(character) == nil ? 2 : 1 }

  /// The dots of the text as a path.
  var dots: Path {
    var path = Path()
    var column = 0
    for character in content {
      let columns = Self.columns(of: character)
      if let glyph = Self.glyph(character) {
        append(glyph, column: column, to: &path)
      } else {
        append(column..<column + columns * Self.advance - 1, rows: 0..<7, to: &path)
        append(column + 1..<column + columns * Self.advance - 2, rows: 1..<6, isReversed: true, to: &path)
      }
      column += columns * Self.advance
    }
    return path
  }

  private func append(_ glyph: UInt64, column: Int, to path: inout Path) {
    for row in 0..<9 {
      var start = 0
      while start < 5 {
        func isSet(_ dot: Int) -> Bool { dot < 5 && glyph >> UInt64(row * 5 + dot) & 1 == 1 }
        var end = start
        while isSet(end) { end += 1 }
        if end > start { append(column + start..<column + end, rows: row..<row + 1, to: &path) }
        start = end + 1
      }
    }
  }

  private func append(
    _ columns: Range<Int>, rows: Range<Int>, isReversed: Bool = false, to path: inout Path
  ) {
    let dot = size / Self.dotsPerSize
    let rect = Rect(
      left: start.x + Double(columns.lowerBound) * dot, top: start.y + Double(rows.lowerBound - 7) * dot,
      right: start.x + Double(columns.upperBound) * dot, bottom: start.y + Double(rows.upperBound - 7) * dot)
    path.contours.append(.roundedRect(RoundedRect(rect), isReversed: isReversed))
  }

  private static func glyph(_ character: Character) -> UInt64? {
    guard let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7F else { return nil }
    return glyphs[Int(ascii - 0x20)]
  }

  /// The characters from the space to the tilde: five dots per row from the left, with the upper row in the lowest
  /// bits.
  private static let glyphs: [UInt64] = [
    0x0000_0000_0000, 0x0001_0042_1084, 0x0000_0000_294A, 0x0002_95F5_7D4A, 0x0001_1F47_17C4,
    0x0006_7222_2273, 0x0005_9351_1526, 0x0000_0000_1084, 0x0002_0821_0888, 0x0000_8884_2082,
    0x0000_0957_5480, 0x0000_084F_9080, 0x0223_1800_0000, 0x0000_000F_8000, 0x0001_8C00_0000,
    0x0000_4222_2210, 0x0003_A33A_E62E, 0x0003_8842_10C4, 0x0007_C226_422E, 0x0003_A306_422E,
    0x0002_11F4_A988, 0x0003_A308_3C3F, 0x0003_A317_844C, 0x0000_8442_221F, 0x0003_A317_462E,
    0x0001_910F_462E, 0x0000_0C60_18C0, 0x0011_18C0_3180, 0x0002_0820_8888, 0x0000_01F0_7C00,
    0x0000_8888_2082, 0x0001_0046_422E, 0x0003_82DA_F62E, 0x0004_631F_C62E, 0x0003_E317_C62F,
    0x0003_A210_862E, 0x0003_E318_C62F, 0x0007_C217_843F, 0x0000_4217_843F, 0x0007_A31E_862E,
    0x0004_631F_C631, 0x0003_8842_108E, 0x0001_9284_211C, 0x0004_5251_9531, 0x0007_C210_8421,
    0x0004_631A_D771, 0x0004_631C_D671, 0x0003_A318_C62E, 0x0000_4217_C62F, 0x0005_9358_C62E,
    0x0004_5257_C62F, 0x0003_E107_043E, 0x0001_0842_109F, 0x0003_A318_C631, 0x0001_14A8_C631,
    0x0004_775A_C631, 0x0004_62A2_2A31, 0x0001_0842_2A31, 0x0007_C222_221F, 0x0003_8421_084E,
    0x0004_2082_0821, 0x0003_9084_210E, 0x0000_0000_4544, 0x00F8_0000_0000, 0x0000_0000_0082,
    0x0007_A3E8_3800, 0x0003_E318_BC21, 0x0003_A218_B800, 0x0007_A318_FA10, 0x0003_83F8_B800,
    0x0000_8427_8A4C, 0x0E87_A318_F800, 0x0004_6318_BC21, 0x0003_8842_1804, 0x064A_1084_3008,
    0x0002_4A32_A421, 0x0003_8842_1086, 0x0005_6B5A_AC00, 0x0004_6318_BC00, 0x0003_A318_B800,
    0x010B_E318_BC00, 0x1087_A318_F800, 0x0000_4219_B400, 0x0003_E0E0_F800, 0x0003_2421_3C42,
    0x0007_A318_C400, 0x0001_1518_C400, 0x0002_AB5A_C400, 0x0004_5445_4400, 0x0E87_A318_C400,
    0x0007_C444_7C00, 0x0002_0841_1088, 0x0001_0842_1084, 0x0000_8844_1082, 0x0000_008A_8800,
  ]
}
