import Restyle
import RestyleGraphics
import TestSupport
import Testing

@Suite("Drawings from right to left")
struct DirectionTests {
  static let size = Size(width: 60, height: 41)

  /// The edges of what is filled and of what it is filled through, mirrored on demand.
  private func edges(_ style: some Drawable, _ direction: LayoutDirection, isMirrored: Bool) throws
    -> [[Double]]
  {
    let traits = TraitCollection().with(\.layoutDirection, direction)
    let list = try DisplayList(style, in: Self.size, for: traits)
    return list.fills.map { path in
      let rects = path.rects.map { rect in
        let (left, right) = isMirrored ? (60 - rect.right, 60 - rect.left) : (rect.left, rect.right)
        return [left, rect.top, right, rect.bottom]
      }
      // The lines of a sharp border lie side by side in an order of their own.
      return rects.sorted { $0.lexicographicallyPrecedes($1) }.flatMap(\.self)
    }
  }

  private func expectMirrored(_ style: some Drawable) throws {
    let mirrored = try edges(style, .leftToRight, isMirrored: true)
    let drawn = try edges(style, .rightToLeft, isMirrored: false)
    #expect(mirrored.map(\.count) == drawn.map(\.count))
    for (mirrored, drawn) in zip(mirrored.joined(), drawn.joined()) {
      #expect(abs(mirrored - drawn) < 1e-9)
    }
  }

  @Test("Borders are mirrored")
  func borders() async throws {
    try await forEach(SampleStyles.borders) { (border: BorderStyle) throws in
      try expectMirrored(BackgroundStyle(color: .white, border: border))
    }
  }

  @Test("Separators are mirrored", arguments: SampleStyles.separators)
  func separators(line: InsettedStyle<SeparatorStyle>) throws {
    // A place between two pixels is one of the right one, so only those on pixels are.
    let whole = line.restyled { $0.insets.trailing.round() }
    try expectMirrored(whole)
    for position in SegmentPosition.allCases {
      try expectMirrored(
        SegmentBackgroundStyle(
          background: BackgroundStyle(color: .white), position: position, topSeparator: whole,
          bottomSeparator: whole))
    }
  }

  @Test("Chevrons are mirrored")
  func chevron() throws {
    try expectMirrored(Chevron())
  }

  @Test("Switches are mirrored, as if they were turned over")
  func switches() throws {
    for state in [ControlState.normal, .selected, .disabled] {
      try expectMirrored(SwitchStyle.system.drawing(in: state))
    }
  }
}
