import Restyle
import RestyleRendering
import Testing

@Suite("Boxes as they are drawn")
struct DrawnBoxTests {
  private static let gradient = Gradient.linear(angle: .zero, colors: [.red, .blue])
  private static let border = BorderStyle(width: 2, color: .red, cornerRadius: 4)
  private static let line = InsettedStyle(
    style: SeparatorStyle(width: 1, color: .green),
    insets: EdgeInsets(top: 0, leading: 9, bottom: 0, trailing: 0))

  /// A row as an image.
  private static func row(border: BorderStyle = .none) -> Image {
    Image(
      source: .segment(
        SegmentBackgroundStyle(
          background: BackgroundStyle(color: .white, border: border), position: .middle, topSeparator: line,
          bottomSeparator: line)))
  }

  @Test("A colour has no layers")
  func color() {
    let box = DrawnBox(BackgroundStyle(color: .white, border: Self.border))
    #expect(box.color == .white)
    #expect(box.layers.isEmpty)
    #expect(box.border == Self.border)
    #expect(box.problems.isEmpty)
  }

  @Test("A row that is an image is laid open, the uppermost layer first")
  func row() {
    let box = DrawnBox(BackgroundStyle(color: .black, gradient: Self.gradient, image: Self.row()))
    #expect(
      box.layers == [
        .separator(Self.line, .bottom), .separator(Self.line, .top), .color(.white), .gradient(Self.gradient),
      ])
  }

  @Test("An image is a layer, or a frame if its edges keep their size; one that can't be drawn is neither")
  func images() {
    let image = Image(url: "a.png")
    let framed = Image(
      source: .url("a.png"), capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
    #expect(DrawnBox(BackgroundStyle(image: image)).layers == [.image(image)])
    let box = DrawnBox(BackgroundStyle(image: framed, border: Self.border))
    #expect(box.frame == framed)
    #expect(box.problems.map(\.loss) == [.droppedBorder(Self.border)])
    let none = DrawnBox(BackgroundStyle(image: framed)) { _, problems in
      problems.append(RenderingProblem(.unknownImage))
      return false
    }
    #expect(none.frame == nil && none.layers.isEmpty)
    #expect(none.problems.map(\.loss) == [.unknownImage])
  }

  @Test("A box has one border")
  func borders() {
    let other = BorderStyle(width: 1, color: .blue)
    #expect(DrawnBox(BackgroundStyle(image: Self.row(border: other))).border.width == 1)
    let box = DrawnBox(BackgroundStyle(image: Self.row(border: other), border: Self.border))
    #expect(box.border == Self.border)
    #expect(box.problems.count == 1)
  }

  @Test("A border in another one is omitted, unless a picture with cap insets covers both")
  func innerBorders() {
    let borders: [BorderStyle] = [.none, Self.border, BorderStyle(width: 1, color: .blue)]
    for outer in borders {
      for inner in borders {
        for isFramed in [false, true] {
          let picture = Image(
            source: .url("a"), capInsets: isFramed ? EdgeInsets(inset: 3) : .zero)
          let segment = SegmentBackgroundStyle(
            background: BackgroundStyle(color: .white, image: picture, border: inner), position: .unique,
            topSeparator: .none, bottomSeparator: .none)
          let box = DrawnBox(BackgroundStyle(image: Image(source: .segment(segment)), border: outer))
          let isDropped = outer != .none && inner != .none && inner != outer
          #expect(box.border == (outer == .none ? inner : outer))
          #expect(box.dropsInnerBorder == (isDropped && !isFramed))
          #expect((box.frame != nil) == isFramed)
          let covers = isFramed && box.border != .none
          #expect(box.problems.count == (isDropped ? 1 : 0) + (covers ? 1 : 0))
        }
      }
    }
  }

  @Test(
    "Sides and corners lie as the direction says", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func sides(direction: LayoutDirection) {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let sides = PhysicalSides(insets, in: direction)
    let isMirrored = direction == .rightToLeft
    #expect(
      [sides.top, sides.right, sides.bottom, sides.left] == (isMirrored ? [1, 2, 3, 4] : [1, 4, 3, 2]))
    let corners = PhysicalCorners(
      CornerRadii(topLeading: 1, topTrailing: 2, bottomLeading: 3, bottomTrailing: 4), in: direction)
    #expect(
      [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
        == (isMirrored ? [2, 1, 3, 4] : [1, 2, 4, 3]))
    // Sides that differ at one edge alone change theirs too.
    let upper = PhysicalCorners(CornerRadii(topLeading: 1), in: direction)
    let lower = PhysicalCorners(CornerRadii(bottomLeading: 1), in: direction)
    #expect([upper.topLeft, upper.topRight] == (isMirrored ? [0, 1] : [1, 0]))
    #expect([lower.bottomLeft, lower.bottomRight] == (isMirrored ? [0, 1] : [1, 0]))
    #expect(UnitPoint(x: 0.25, y: 0).left(in: direction) == (isMirrored ? 0.75 : 0.25))
  }

  @Test("Sides are changed each by itself, and are nothing only where all are")
  func changedSides() {
    let sides = PhysicalSides(top: 1, right: 2, bottom: 3, left: 4)
    #expect([sides.top, sides.right, sides.bottom, sides.left] == [1, 2, 3, 4])
    #expect(sides.map { $0 * 2 } == PhysicalSides(top: 2, right: 4, bottom: 6, left: 8))
    #expect(PhysicalSides().areZero)
    for path in [\PhysicalSides.top, \.right, \.bottom, \.left] as [WritableKeyPath<PhysicalSides, Double>] {
      var one = PhysicalSides()
      one[keyPath: path] = 1
      #expect(!one.areZero)
    }
  }

  @Test("A segment draws the lines that its neighbours don't", arguments: SegmentPosition.allCases)
  func separators(position: SegmentPosition) {
    let below = InsettedStyle(style: SeparatorStyle(width: 2, color: .blue), insets: .zero)
    let segment = SegmentBackgroundStyle(
      background: .none, position: position, topSeparator: Self.line, bottomSeparator: below)
    let lines = segment.drawnSeparators
    #expect(lines.first { $0.edge == .top }?.line == segment.drawnTopSeparator)
    #expect(lines.first { $0.edge == .bottom }?.line == segment.drawnBottomSeparator)
    #expect(lines.count == [segment.drawnTopSeparator, segment.drawnBottomSeparator].count { $0 != nil })
  }

  @Test("Nobody asks for the direction of what is symmetric")
  func symmetric() {
    func direction() -> LayoutDirection {
      Issue.record("asked")
      return .leftToRight
    }
    _ = PhysicalSides(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 2), in: direction())
    _ = PhysicalCorners(
      CornerRadii(topLeading: 1, topTrailing: 1, bottomLeading: 3, bottomTrailing: 3), in: direction())
    _ = UnitPoint(x: 0.5, y: 0).left(in: direction())
  }
}
