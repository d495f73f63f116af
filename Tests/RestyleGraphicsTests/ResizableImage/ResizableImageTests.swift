import Restyle
import RestyleGraphics
import RestyleHTML
import RestyleRendering
import TestSupport
import Testing

@Suite("Resizable images")
struct ResizableImageTests {
  static let traits = SampleStyles.traits

  @Test("Stretching draws what the style draws in that size")
  func stretching() async throws {
    try await forEach(Self.traits) { (traits: TraitCollection) throws in
      for segment in SampleStyles.segments.sampled(every: 3) {
        let image = try ResizableImage(segment, for: traits)
        let smallest = image.drawing.size
        for (width, height) in [(0.0, 0.0), (0, 1), (31, 17.5)] {
          let size = Size(width: smallest.width + width, height: smallest.height + height)
          let drawn = try DisplayList(segment, in: size, for: traits)
          let stretched = try image.drawn(in: size)
          #expect(stretched == drawn || stretched.svg() == drawn.svg(), "\(segment)")
        }
      }
    }
  }

  @Test("Gradients along an edge are stretched over all of the size", arguments: [UnitPoint.top, .leading])
  func gradients(start: UnitPoint) throws {
    let end = start == .top ? UnitPoint.bottom : .trailing
    let style = BackgroundStyle(
      gradient: .linear(from: start, to: end, colors: [.red, .blue]),
      border: BorderStyle(width: 2, color: .black.withAlpha(0.5), cornerRadius: 6))
    let image = try ResizableImage(style, for: TraitCollection())
    let size = Size(width: 80, height: 50)
    #expect(
      try image.drawn(in: size).svg() == DisplayList(style, in: size, for: TraitCollection()).svg())
  }

  @Test("Images of sections are those of their parts", arguments: SegmentPosition.allCases)
  func sections(position: SegmentPosition) throws {
    let style = SectionBackgroundStyle.systemInsetted
    #expect(
      try Image(style, position: position, for: TraitCollection())
        == ResizableImage(SegmentBackgroundStyle(style: style, position: position), for: TraitCollection())
        .image())
  }

  @Test("An image is no larger than its edges and a pixel")
  func smallest() async throws {
    try await forEach(Self.traits) { (traits: TraitCollection) throws in
      let scale = traits.displayScale
      let border = BorderStyle(
        width: 1, color: .red, cornerRadii: CornerRadii(10, at: [.topLeading, .bottom]))
      let image = try ResizableImage(BackgroundStyle(border: border, color: .white), for: traits)
      #expect(image.drawing.pixelWidth == Int(20 * scale) + 1)
      #expect(image.drawing.pixelHeight == Int(20 * scale) + 1)
      #expect(image.image().mediaType == .svg)
      for format in DrawingFormat.allCases {
        #expect(image.image(as: format).capInsets == EdgeInsets(inset: 10))
      }
      #expect(image.image(as: .png).mediaType == .png && image.image(as: .png).scale == scale)
    }
  }

  @Test("Nothing makes an image in which nothing is seen")
  func nothing() throws {
    let image = try ResizableImage(BackgroundStyle.none, for: TraitCollection())
    #expect(image.drawing.operations.isEmpty && image.drawing.problems.isEmpty)
    #expect(image.drawing.pixelWidth == 1 && image.drawing.pixelHeight == 1)
    #expect(try Image(BackgroundStyle.none, for: TraitCollection()) == image.image())
    #expect(image.image().capInsets == .zero)
    #expect(try image.drawn(in: Size(square: 20)).operations.isEmpty)
  }

  @Test("Where there is no room the edges shrink in one proportion, as overlapping radii do")
  func shrinking() throws {
    let style = BackgroundStyle(color: .white, border: BorderStyle(cornerRadius: 100))
    let image = try ResizableImage(style, for: TraitCollection())
    for size in [Size(width: 80, height: 60), Size(width: 10, height: 500), Size(square: 200)] {
      #expect(
        try image.drawn(in: size).svg() == DisplayList(style, in: size, for: TraitCollection()).svg())
    }
    #expect(try image.drawn(in: .zero).pixelWidth == 0)
  }

  @Test("What an image can't show is a problem")
  func losses() throws {
    func losses(_ style: BackgroundStyle) throws -> [RenderingProblem.Loss] {
      try ResizableImage(style, for: TraitCollection()).drawing.problems.map(\.loss)
    }
    let thrown = ShadowStyle(color: .black, y: 1, blur: 3)
    let inner = thrown.restyled { $0.isInner = true }
    #expect(try losses(BackgroundStyle(shadows: [thrown, inner])) == [.droppedShadow(thrown)])
    #expect(try losses(BackgroundStyle(gradient: SampleStyles.gradients[0])) == [.stretchedMiddle])
    #expect(try losses(BackgroundStyle(gradient: .linear(angle: .zero, colors: [.red, .red]))) == [])
    let image = try ResizableImage(BackgroundStyle(color: .white, shadows: [thrown]), for: TraitCollection())
    #expect(image.drawing.operations.count == 1)
  }

  @Test("What CSS can't draw becomes an image that it stretches, and all else stays as it is")
  func drawnIfNeeded() throws {
    let shadow = ShadowStyle(color: .black, y: 1, blur: 3)
    let inner = BackgroundStyle(color: .white, border: BorderStyle(width: 4, color: .blue, cornerRadius: 9))
    let framed = BackgroundStyle(
      image: Image(image: inner), border: BorderStyle(width: 2, color: .green), shadows: [shadow])
    let stencil = BackgroundStyle(image: Image(data: Array("<svg/>".utf8)).tinted(.red))
    for style in [framed, stencil] {
      #expect(!style.cssDeclarations(for: TraitCollection()).problems.isEmpty)
      let drawn = try style.drawnIfNeeded(for: TraitCollection())
      #expect(drawn.cssDeclarations(for: TraitCollection()).problems.isEmpty)
      #expect(drawn.shadows == style.shadows && drawn.image?.mediaType == .svg)
    }
    let css = try framed.drawnIfNeeded(for: TraitCollection()).cssDeclarations(for: TraitCollection())
    #expect(css.description.contains("border-image:url('data:image/svg+xml;base64,"))
    #expect(css.description.contains("9 9 9 9 fill/9px 9px 9px 9px stretch"))
    for style in SampleStyles.layered {
      #expect(try style.drawnIfNeeded(for: TraitCollection()) == style)
    }
  }

  @Test("Radii beyond all bounds are refused before anything is drawn")
  func absurdity() {
    let style = BackgroundStyle(color: .white, border: BorderStyle(cornerRadius: 1e300))
    #expect(throws: DrawingError.self) { try Image(style, for: TraitCollection()) }
    #expect(throws: DrawingError.self) {
      try DisplayList(
        BackgroundStyle(shadows: [ShadowStyle(color: .red, blur: 1e300)]), in: Size(square: 1),
        for: TraitCollection())
    }
  }
}
