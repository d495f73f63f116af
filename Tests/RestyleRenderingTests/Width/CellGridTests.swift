import Restyle
import RestyleElements
import RestyleTesting
import TestSupport
import Testing

@testable import RestyleRendering

@Suite struct CellGridTests {
  @Test(
    "A tab goes to the next stop, and no farther than the end",
    arguments: [(0, 80, 8), (1, 80, 7), (7, 80, 1), (8, 80, 8), (5, 7, 2), (7, 7, 0), (9, 7, 0)])
  func tabs(column: Int, columns: Int, width: Int) {
    #expect(CellGrid().tabWidth(at: column, columns: columns) == width)
  }

  @Test("Widths start at a column, and are those of the widest line")
  func widths() async throws {
    try await forEach([
      ("", 3, 0), ("abc", 3, 3), ("a\tb", 0, 9), ("a\tb", 3, 6), ("\t", 7, 1), ("abc\nde", 0, 3),
      ("a\nbcd", 5, 3),
      ("é\u{301}漢", 0, 3), ("a\u{301}b", 0, 2), ("ab\u{301}漢cd", 0, 6), ("漢\tb", 0, 9), ("\u{301}", 0, 0),
      ("a\u{7}b", 0, 2), ("ab\r\ncd\u{2028}efg", 0, 3), ("\t\n\t", 5, 8),
    ]) { (text: String, column: Int, width: Int) in
      #expect(text.withUTF8Bytes { CellGrid().width(of: $0, startingAt: column) } == width)
    }
    #expect("\u{A1}\u{A1}".withUTF8Bytes { CellGrid(ambiguousWidth: 2).width(of: $0) } == 4)
    #expect("a\tb".withUTF8Bytes { CellGrid(tabInterval: 4).width(of: $0) } == 5)
  }

  @Test(
    "Beyond the first two planes, whole blocks are of one width",
    arguments: [
      (0x20000...0x2FFFD, 2), (0x2FFFE...0x2FFFF, 1), (0x30000...0x3FFFD, 2), (0x3FFFE...0xDFFFF, 1),
      (0xE0000...0xE0FFF, 0), (0xE1000...0xEFFFF, 1), (0xF0000...0xFFFFD, 3), (0xFFFFE...0xFFFFF, 1),
      (0x100000...0x10FFFD, 3), (0x10FFFE...0x10FFFF, 1),
    ] as [(ClosedRange<UInt32>, Int)])
  func planes(scalars: ClosedRange<UInt32>, width: Int) throws {
    // Private characters are as wide as ambiguous ones, which terminals choose.
    for ambiguousWidth in [1, 2] {
      for value in [scalars.lowerBound, scalars.lowerBound + 1, scalars.upperBound] {
        let text = String(try #require(Unicode.Scalar(value)))
        let found = text.withUTF8Bytes { CellGrid(ambiguousWidth: ambiguousWidth).width(of: $0) }
        #expect(found == (width == 3 ? ambiguousWidth : width), "\(String(value, radix: 16))")
      }
    }
  }

  @Test("A text that starts with no control joins what is before it")
  func joining() async throws {
    try await forEach([
      ("", false), ("a", true), ("\u{301}", true), ("\u{7}", false), ("漢", true),
    ]) { (text: String, joins: Bool) in
      #expect(text.withUTF8Bytes { CellScanner.joins($0[...]) } == joins)
    }
  }

  /// Eight or sixteen bytes are looked at together.
  @Test("Bytes are counted as one by one, wherever others come among them")
  func counts() {
    var generator = SeededGenerator(seed: 7)
    let edges = Array("@AZ[`az{".utf8) + [0x00, 0x1F, 0x20, 0x7E, 0x7F, 0x80, 0xC1, 0xDA, 0xE1, 0xFA, 0xFF]
    for count in 0...40 {
      for _ in 0..<40 {
        var bytes = (0..<count).map { _ in UInt8(ascii: "a") + UInt8.random(in: 0..<26, using: &generator) }
        if count > 0, let edge = edges.randomElement(using: &generator) {
          bytes[Int.random(in: 0..<count, using: &generator)] = edge
        }
        bytes.withUnsafeBufferPointer { bytes in
          for offset in 0...count {
            let rest = bytes[offset...]
            #expect(bytes.printableASCIICount(from: offset) == rest.prefix { 0x20..<0x7F ~= $0 }.count)
            let isLetter = { (byte: UInt8) in 0x41...0x5A ~= byte || 0x61...0x7A ~= byte }
            #expect(bytes.asciiLetterCount(from: offset) == rest.prefix(while: isLetter).count)
          }
        }
      }
    }
  }

  @Test("Scalars of each length are decoded")
  func decoding() {
    for scalar in ["\0", "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}"]
      as [Unicode.Scalar]
    {
      let text = "a" + String(scalar)
      let decoded = text.withUTF8Bytes { ScalarDecoder.scalar(in: $0, at: 1) }
      #expect(decoded.scalar == scalar.value && decoded.length == text.utf8.count - 1)
    }
  }

  @Test("An alignment leaves its cells before a text")
  func alignments() {
    let alignments = HorizontalAlignment.allCases.map { $0.inTable.cellsBefore(5) }
    let names = HorizontalAlignment.allCases.map { "\($0)" }
    #expect(
      Dictionary(uniqueKeysWithValues: zip(names, alignments))
        == ["leading": 0, "left": 0, "fill": 0, "center": 2, "trailing": 5, "right": 5])
    #expect(StackStyle.Alignment.firstBaseline.cellsBefore(5) == 0)
  }

  @Test("A line that follows the direction lies at the other side where that is reversed")
  func textAlignments() {
    let before: [TextAlignment: Int] = [
      .natural: 0, .justified: 0, .trailing: 5, .left: 0, .center: 2, .right: 5,
    ]
    for alignment in TextAlignment.allCases {
      let cells = alignment.spacesBefore(5)
      #expect(cells == before[alignment])
      let mirrored = alignment.spacesBefore(5, in: .rightToLeft)
      #expect(mirrored == (alignment.followsDirection ? 5 - cells : cells))
    }
  }
}
