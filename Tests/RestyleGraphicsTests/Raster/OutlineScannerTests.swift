import TestSupport
import Testing

@testable import RestyleGraphics

@Suite struct OutlineScannerTests {
  private static func opacities(_ outline: Outline, _ rows: some Sequence<Int>) -> [Int: [UInt8]] {
    var scanner = OutlineScanner(outline)
    var changes = AreaChanges(width: 32)
    var result: [Int: [UInt8]] = [:]
    for row in rows {
      var coverage = CoverageRow(width: 32)
      scanner.scan(row, changes: &changes, into: &coverage)
      var pixels = [UInt8](repeating: 0, count: 32)
      for span in coverage.spans {
        for x in span.start..<span.end { pixels[x] = span.coverage ?? coverage.values[x] }
      }
      result[row] = pixels
    }
    return result
  }

  @Test("Rows are covered alike in whatever order they are asked for")
  func order() async throws {
    try await forEach(CoverageTests.polygons) { (corners: [(Double, Double)]) in
      let outline = Outline([corners.map { SIMD2($0.0, $0.1) }], width: 32, height: 32)
      let downward = Self.opacities(outline, 0..<32)
      #expect(Self.opacities(outline, (0..<32).reversed()) == downward)
      #expect(Self.opacities(outline, (0..<32).map { $0 * 13 % 32 }) == downward)
    }
  }
}
