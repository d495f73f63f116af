import Restyle
import RestyleGraphics
import RestyleRendering
import TestSupport
import Testing

@Suite("Backgrounds as lists")
struct BackgroundDrawingTests {
  static let size = Size(width: 60, height: 41)

  @Test("Colours and borders lie within the box")
  func bounds() async throws {
    try await forEach(SampleStyles.traits) { (traits: TraitCollection) throws in
      for style in SampleStyles.plain {
        let list = try DisplayList(style, in: Self.size, for: traits)
        for rect in list.fills.flatMap(\.rects) {
          #expect(rect.left >= 0 && rect.top >= 0, "\(style)")
          #expect(rect.right <= list.bounds.right && rect.bottom <= list.bounds.bottom, "\(style)")
        }
      }
    }
  }

  @Test("Lines are whole pixels, at least one")
  func lineWidths() async throws {
    try await forEach(SampleStyles.traits) { (traits: TraitCollection) throws in
      for width in [0.001, 0.1, 0.5, 1, 1.2, 2.7] {
        let style = BorderStyle(width: width, color: .red, borderEdges: .bottom)
        let line = try #require(try DisplayList(style, in: Self.size, for: traits).fills.first?.rect)
        let pixels = line.height * traits.displayScale
        #expect(abs(pixels - max(1, (width * traits.displayScale).rounded(.down))) < 1e-9)
      }
    }
  }

  @Test("Nothing draws nothing")
  func nothing() async throws {
    try await forEach(SampleStyles.traits) { (traits: TraitCollection) throws in
      for border in SampleStyles.borders {
        let style = BackgroundStyle(
          color: .clear, gradient: .linear(angle: .zero, colors: [.clear]),
          border: border.restyled { $0.color = .clear }, shadows: [ShadowStyle(color: .clear, blur: 3)])
        #expect(try DisplayList(style, in: Self.size, for: traits).operations.isEmpty)
      }
      for style in SampleStyles.layered {
        #expect(try DisplayList(style, in: .zero, for: traits, showsOverflow: false).operations.isEmpty)
      }
    }
  }

  @Test("Colours are resolved for the surroundings")
  func colors() throws {
    let varying = Color(light: .red, dark: .blue, lightIncreasedContrast: .green)
    func style(_ color: Color) -> BackgroundStyle {
      BackgroundStyle(
        color: color, gradient: .linear(angle: .zero, colors: [color, .clear]),
        border: BorderStyle(width: 1, color: color), shadows: [ShadowStyle(color: color, blur: 2)])
    }
    for colorScheme in ColorScheme.allCases {
      for contrast in Contrast.allCases {
        let traits = TraitCollection(colorScheme: colorScheme).with(\.contrast, contrast)
        #expect(
          try DisplayList(style(varying), in: Self.size, for: traits)
            == DisplayList(style(varying.resolved(for: traits)), in: Self.size, for: traits))
      }
    }
  }

  @Test("What an opaque border covers ends in its middle, and all else at the edge")
  func hiddenEdges() throws {
    func fills(_ lineColor: Color) throws -> [Path] {
      let style = BackgroundStyle(
        color: .white, border: BorderStyle(width: 4, color: lineColor, cornerRadius: 8))
      return try DisplayList(style, in: Self.size, for: TraitCollection()).fills
    }
    #expect(
      try fills(.red).first
        == Path(RoundedRect(Rect(x: 2, y: 2, width: 56, height: 37), radii: RoundedRect.Radii(6))))
    #expect(
      try fills(.clear).first == Path(RoundedRect(Rect(width: 60, height: 41), radii: RoundedRect.Radii(8))))
  }

  @Test("What lies under an opaque layer isn't drawn")
  func overdraw() throws {
    let gradient = Gradient.linear(angle: .zero, colors: [.red, .blue])
    let image = Image(image: BackgroundStyle(color: .green, gradient: gradient))
    let style = BackgroundStyle(color: .white, gradient: gradient, image: image)
    #expect(try DisplayList(style, in: Self.size, for: TraitCollection()).operations.count == 1)
  }

  @Test("A list has room for the shadows that are thrown")
  func overflow() throws {
    let style = BackgroundStyle(
      shadows: [
        ShadowStyle(color: .red, x: 1, y: -2, blur: 4, spread: 3),
        ShadowStyle(color: .red, x: 90, blur: 4, isInner: true),
      ])
    let list = try DisplayList(style, in: Self.size, for: TraitCollection())
    #expect(list.overflow.left == 8 && list.overflow.right == 10)
    #expect(list.overflow.top == 11 && list.overflow.bottom == 7)
    #expect(list.size == Size(width: 60 + 18, height: 41 + 18))
    let cut = try DisplayList(style, in: Self.size, for: TraitCollection(), showsOverflow: false)
    #expect(cut.size == Self.size && cut.overflow == PhysicalSides(.zero, in: .leftToRight))
  }

  @Test("Shadows lie around the box, and those within spare its border")
  func shadows() throws {
    let style = BackgroundStyle(
      border: BorderStyle(width: 2, color: .red),
      shadows: [
        ShadowStyle(color: .blue, blur: 4, isInner: true), ShadowStyle(color: .red, blur: 4),
        ShadowStyle(color: .green, blur: 0),
      ])
    let list = try DisplayList(style, in: Self.size, for: TraitCollection())
    let shadows = list.operations.compactMap { operation in
      if case .shadow(let shadow) = operation { shadow } else { nil }
    }
    #expect(shadows.map(\.isInverted) == [false, false, true])
    #expect(shadows.map(\.deviation) == [0, 2, 2])
    #expect(shadows.last?.clip.rect?.width == 56)
    #expect(shadows.last?.shape.rect.width == 56)
  }

  @Test("Images without bytes, or of an address only, are problems")
  func images() throws {
    let images = [Image(url: "https://example.org/a.png"), Image(data: [1, 2])]
    let problems: [RenderingProblem] = try images.flatMap { image in
      try DisplayList(BackgroundStyle(image: image), in: Self.size, for: TraitCollection()).problems
    }
    #expect(problems.map(\.loss) == [.remoteImage(url: "https://example.org/a.png"), .unknownImage])
    // Nothing is drawn of them, and a border that they would have covered stays.
    let border = BorderStyle(width: 2, color: .red)
    let plain = try DisplayList(BackgroundStyle(border: border), in: Self.size, for: TraitCollection())
    for image in images {
      let framed = BackgroundStyle(
        image: image.resizable(withCapInsets: EdgeInsets(inset: 3)), border: border)
      #expect(
        try DisplayList(framed, in: Self.size, for: TraitCollection()).operations == plain.operations)
    }
  }

  @Test("A border within another is drawn as well")
  func innerBorders() throws {
    let inner = BackgroundStyle(color: .white, border: BorderStyle(width: 4, color: .blue, cornerRadius: 9))
    let outer = BackgroundStyle(
      color: .red, image: Image(image: inner), border: BorderStyle(width: 2, color: .green, cornerRadius: 3))
    let list = try DisplayList(outer, in: Self.size, for: TraitCollection())
    let innerList = try DisplayList(inner, in: Self.size, for: TraitCollection())
    let borderList = try DisplayList(outer.border, in: Self.size, for: TraitCollection())
    #expect(list.operations.dropFirst() == (innerList.operations + borderList.operations)[...])
    #expect(list.problems.isEmpty)
  }

  @Test("A button's state is drawn as its background")
  func button() throws {
    let style = ButtonStateStyle(background: SampleStyles.layered[5], text: TextStyle())
    #expect(
      try DisplayList(style, in: Self.size, for: TraitCollection())
        == DisplayList(style.background, in: Self.size, for: TraitCollection()))
  }
}
