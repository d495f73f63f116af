import Testing

@testable import RestyleRendering

/// The tests that Unicode publishes.
@Suite struct UnicodeDataTests {
  @Test func clustersAreThoseOfUnicode() throws {
    let cases = try UnicodeData.parts(in: "auxiliary/GraphemeBreakTest.txt")
    #expect(!cases.isEmpty)
    for clusters in cases { #expect(Self.clusters(of: clusters.joined()) == clusters) }
  }

  @Test func linesEndWhereUnicodeHasIt() throws {
    let cases = try UnicodeData.parts(in: "auxiliary/LineBreakTest.txt")
    #expect(!cases.isEmpty)
    for lines in cases { #expect(Self.lines(of: lines.joined()) == lines) }
  }

  /// The cases reach few scalars; this is what `.ci/terminal-tables.swift` read of all of them, of version 17.0.0.
  @Test("Tables say of each scalar what the database does", arguments: [false, true])
  func tables(isOfLines: Bool) {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    // All that isn't the same in planes as a whole.
    for scalar in [0..<0x20000, 0xE0000..<0xE1000 as Range<UInt32>].joined() {
      let value: UInt8
      if isOfLines {
        let (lineClass, isEastAsian) = LineBreakClass.lookUp(scalar, in: LineBreakClass.table)
        value = lineClass.rawValue | (isEastAsian ? 0x40 : 0)
      } else {
        value = ScalarClass(scalar, in: ScalarClass.table).bits
      }
      digest = (digest ^ UInt64(value)) &* 0x100_0000_01B3
    }
    #expect(digest == (isOfLines ? 0xF096_3E9D_7CBD_9C9A : 0x7FB1_7B8A_7320_3C5E))
  }

  @Test func emojiTakeTwoCells() throws {
    let lines = try UnicodeData.lines(of: "emoji/emoji-test.txt")
    #expect(!lines.isEmpty)
    for line in lines where line.contains("; fully-qualified") {
      let emoji = UnicodeData.text(
        line.prefix { $0 != ";" }.split(separator: " ").compactMap { UInt32($0, radix: 16) })
      #expect(emoji.cellWidth == 2, "\(line)")
    }
  }

  private static func clusters(of scalars: some Sequence<UInt32>) -> [[UInt32]] {
    var result: [[UInt32]] = []
    var cluster = CellCluster.none
    for scalar in scalars {
      let scalarClass = ScalarClass(scalar, in: ScalarClass.table)
      if !result.isEmpty, cluster.joins(scalarClass) {
        result[result.count - 1].append(scalar)
        _ = cluster.join(scalarClass, ambiguousWidth: 1)
      } else {
        result.append([scalar])
        cluster = CellCluster(scalarClass, ambiguousWidth: 1)
      }
    }
    return result
  }

  private static func lines(of scalars: some Sequence<UInt32>) -> [[UInt32]] {
    UnicodeData.text(scalars).lines.map { $0.unicodeScalars.map(\.value) }
  }
}
