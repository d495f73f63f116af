import Restyle
import RestyleTesting
import TestSupport
import Testing

@Suite("What a segment draws at its position")
struct SegmentTests {
  struct Expectation: Sendable {
    let position: SegmentPosition
    let edges: RectEdge
    let corners: RectCorner
    let drawsTopSeparator: Bool
    let drawsBottomSeparator: Bool
  }

  static let expectations = [
    Expectation(
      position: .top, edges: [.top, .leading, .trailing], corners: [.topLeading, .topTrailing],
      drawsTopSeparator: false, drawsBottomSeparator: true),
    Expectation(
      position: .middle, edges: [.leading, .trailing], corners: [],
      drawsTopSeparator: true, drawsBottomSeparator: true),
    Expectation(
      position: .bottom, edges: [.bottom, .leading, .trailing], corners: [.bottomLeading, .bottomTrailing],
      drawsTopSeparator: true, drawsBottomSeparator: false),
    Expectation(
      position: .unique, edges: .all, corners: .all, drawsTopSeparator: false, drawsBottomSeparator: false),
  ]

  @Test("Edges, corners and separators, whatever edges the border has")
  func drawing() async throws {
    try await forEach(Self.expectations, RectEdge.samples) { (expected: Expectation, edges: RectEdge) in
      let radii = CornerRadii(topLeading: 1, topTrailing: 2, bottomLeading: 3, bottomTrailing: 4)
      let border = BorderStyle(width: 1, color: .black, cornerRadii: radii, borderEdges: edges)
      func separator(_ width: Double) -> InsettedStyle<SeparatorStyle> {
        InsettedStyle(style: SeparatorStyle(width: width, color: .red), insets: .zero)
      }
      let segment = SegmentBackgroundStyle(
        background: BackgroundStyle(color: .white, border: border),
        position: expected.position,
        topSeparator: separator(5),
        bottomSeparator: separator(6)
      )
      let drawn = segment.drawnBackground
      #expect(drawn.border.borderEdges == expected.edges.intersection(edges))
      #expect(drawn.border.cornerRadii == radii.masked(to: expected.corners))
      #expect(segment.drawnTopSeparator == (expected.drawsTopSeparator ? separator(5) : nil))
      #expect(segment.drawnBottomSeparator == (expected.drawsBottomSeparator ? separator(6) : nil))
      // The rest stays.
      #expect(drawn.restyled { $0.border = border } == segment.background)
    }
  }

  @Test("A separator without width isn't drawn", arguments: SegmentPosition.allCases)
  func noSeparator(position: SegmentPosition) {
    let segment = SegmentBackgroundStyle(style: .none, position: position)
    #expect(segment.drawnTopSeparator == nil)
    #expect(segment.drawnBottomSeparator == nil)
  }

  @Test(
    "A position follows from what lies beside",
    arguments: [
      (true, true, SegmentPosition.unique), (true, false, .top), (false, true, .bottom),
      (false, false, .middle),
    ])
  func position(isFirst: Bool, isLast: Bool, expected: SegmentPosition) {
    #expect(SegmentPosition(isFirst: isFirst, isLast: isLast) == expected)
  }
}
