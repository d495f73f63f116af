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
