import Foundation
import Restyle
import RestyleGraphics
import RestyleRendering
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Lists as SVG")
struct SVGTests {
  static let size = Size(width: 60, height: 41)

  /// Everything that the samples draw, in turn for all surroundings.
  static func lists() throws -> [DisplayList] {
    let image = Image(data: Self.png(10, 20))
    let images =
      [image, image.resizable(withCapInsets: .zero, resizingMode: .tile)]
      + [image.resizable(withCapInsets: EdgeInsets(inset: 3)), Image(data: Array("<svg/>".utf8))]
    let pictures = (images + images.map { $0.tinted(.red) }).map { BackgroundStyle(image: $0) }
    let styles: [any Drawable] =
      pictures + SampleStyles.plain + SampleStyles.layered + SampleStyles.segments
      + [Chevron(), SwitchStyle.system.drawing(in: .disabled), SampleStyles.separators[1]]
    return try styles.enumerated().map { index, style in
      try DisplayList(style, in: size, for: SampleStyles.traits[index % SampleStyles.traits.count])
    }
  }

  @Test("Every document is well-formed XML")
  func isWellFormed() throws {
    for list in try Self.lists() {
      let parser = XMLParser(data: Data(list.svgBytes(title: "a < b & \"c\"")))
      #expect(parser.parse() && parser.parserError == nil, "\(list.svg())")
    }
  }

  @Test("What is referred to is defined once, right before, and by all that is defined")
  func references() throws {
    for list in try Self.lists() {
      let svg = list.svg().replacing(/base64,[^"]*/, with: "")
      let names = svg.matches(of: /id="(\w+)"/).map { String($0.1) }
      let references = svg.matches(of: /(?:url\(|href=")#(\w+)/).map { String($0.1) }
      #expect(Set(names).count == names.count)
      #expect(Set(names) == Set(references), "\(svg)")
      #expect(!svg.contains("nan") && !svg.contains("inf") && !svg.contains("e-"))
    }
  }

  @Test("The same list makes the same bytes")
  func determinism() throws {
    let first = try Self.lists().map { $0.svgBytes() }
    #expect(try Self.lists().map { $0.svgBytes() } == first)
  }

  @Test(
    "Titles can't break out, whatever they hold",
    arguments: ["</title><script>", "a&b", "\"'", "\0\u{1}\u{FFFE}", "\r\n\t", "\u{10FFFF}é"])
  func titles(title: String) throws {
    let svg = try DisplayList(width: 1, height: 1).svg(title: title)
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse() && parser.parserError == nil)
    #expect(svg.matches(of: /<\/?title>/).count == 2 && !svg.contains("<script"))
  }

  @Test("Documents are as short as they can be")
  func brevity() throws {
    func svg(_ style: BackgroundStyle, _ traits: TraitCollection = TraitCollection()) throws -> String {
      let svg = try DisplayList(style, in: Size(width: 30, height: 20.5), for: traits).svg()
      let start = try #require(svg.firstIndex(of: ">"))
      return String(svg[svg.index(after: start)...].dropLast("</svg>".count))
    }
    #expect(try svg(.none) == "")
    #expect(try svg(BackgroundStyle(color: .red)) == ##"<rect width="30" height="21" fill="#ff0000"/>"##)
    #expect(
      try svg(
        BackgroundStyle(border: BorderStyle(cornerRadius: 2.25), color: Color(hex: 0x102030, alpha: 0.5)))
        == ##"<rect width="30" height="21" rx="2.25" fill="#102030" fill-opacity=".5"/>"##)
    #expect(
      try svg(
        BackgroundStyle(border: BorderStyle(width: 1, color: .black, borderEdges: .bottom), color: .clear))
        == ##"<rect y="20" width="30" height="1" fill="#000000"/>"##)
    #expect(
      try svg(BackgroundStyle(border: BorderStyle(width: 2, color: .black, cornerRadius: 4), color: .clear))
        == ##"<path d="M4 0H26A4 4 0 0 1 30 4V17A4 4 0 0 1 26 21H4A4 4 0 0 1 0 17V4A4 4 0 0 1 4 0Z"##
        + ##"M26 2H4A2 2 0 0 0 2 4V17A2 2 0 0 0 4 19H26A2 2 0 0 0 28 17V4A2 2 0 0 0 26 2Z" fill="#000000"/>"##
    )
  }

  @Test("Colours beyond sRGB are declared over the nearest of it")
  func gamut() throws {
    let wide = Color(red: 0, green: 1, blue: 0, space: .displayP3)
    for (gamut, isDeclared) in [(DisplayGamut.sRGB, false), (.displayP3, true)] {
      let traits = TraitCollection().with(\.gamut, gamut)
      let svg = try DisplayList(BackgroundStyle(color: wide), in: Self.size, for: traits).svg()
      #expect(svg.contains("fill=\"#00ff00\""))
      #expect(svg.contains("style=\"fill:color(display-p3 0 1 0)\"") == isDeclared)
    }
    let traits = TraitCollection().with(\.gamut, .displayP3)
    let narrow = try DisplayList(BackgroundStyle(color: Color(hex: 0x123456)), in: Self.size, for: traits)
    #expect(narrow.svg().contains("#123456\"/>"))
  }

  /// SVG mixes colours and opacities apart, so that what fades has steps on its way (SVG 2, section 14.2.4.2).
  @Test("What fades has the colour of the gradient at every step, up to its end", arguments: [false, true])
  func fading(isReversed: Bool) throws {
    let colors: [Color] = [.red, Color(red: 0, green: 0, blue: 1, alpha: 0)]
    let gradient = Gradient.linear(angle: .degrees(90), colors: isReversed ? colors.reversed() : colors)
    let svg = try DisplayList(BackgroundStyle(gradient: gradient), in: Self.size, for: TraitCollection())
      .svg()
    let stops = svg.matches(
      of: /<stop offset="([.0-9]+)" stop-color="#([0-9a-f]+)"(?: stop-opacity="([.0-9]+)")?/)
    let offsets = stops.compactMap { Double($0.1) }
    let steps = (isReversed ? 0...15 : 1...16).map { Double($0) / 16 }
    #expect(offsets == [0] + steps + [1])
    for (stop, offset) in zip(stops, offsets) {
      let opacity = stop.3.map { Double($0) } ?? 1
      #expect(abs((opacity ?? 1) - (isReversed ? offset : 1 - offset)) < 0.001)
    }
    // What can't be seen differs at the clear end alone: there it fades in the other's colour.
    let clear = isReversed ? stops.dropFirst() : stops.dropLast()
    #expect(clear.allSatisfy { $0.2 == "ff0000" }, "\(svg)")
  }

  @Test("Images are written as data, and stencils through a filter")
  func images() throws {
    let inner = Image(data: try DisplayList(width: 1, height: 1).svgBytes())
    let svg = try DisplayList(BackgroundStyle(image: inner), in: Self.size, for: TraitCollection()).svg()
    #expect(svg.contains("href=\"data:image/svg+xml;base64,") && !svg.contains("<filter"))
    let tinted = try DisplayList(
      BackgroundStyle(image: inner.tinted(Color(hex: 0x112233))), in: Self.size, for: TraitCollection()
    ).svg()
    #expect(tinted.contains("<feFlood flood-color=\"#112233\"/>"))
  }

  /// The smallest PNG: what is asked of it is its size.
  private static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, width, 0, 0, 0, height]
  }

  @Test("Images that are repeated are so in their own size, and those with edges in nine parts")
  func parts() throws {
    let gif = Array("GIF89a".utf8) + [10, 0, 20, 0]
    let svg = try DisplayList(width: 10, height: 20).svgBytes()
    let foreign = Array("<?xml version='1.0'?><svg viewBox='0 0 10 20'/>".utf8)
    let jpeg = [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 20, 0, 10] as [UInt8]
    for bytes in [Self.png(10, 20), gif, jpeg, svg, foreign] {
      let tiled = Image(data: bytes).resizable(withCapInsets: .zero, resizingMode: .tile)
      let pattern = try DisplayList(BackgroundStyle(image: tiled), in: Self.size, for: TraitCollection())
      #expect(pattern.svg().contains("patternUnits=\"userSpaceOnUse\" width=\"10\" height=\"20\""))
      #expect(pattern.problems.isEmpty)
      let framed = Image(data: bytes).resizable(withCapInsets: EdgeInsets(inset: 3))
      let parts = try DisplayList(BackgroundStyle(image: framed), in: Self.size, for: TraitCollection())
      #expect(parts.svg().matches(of: /<use href="#d1"/).count == 9)
      #expect(parts.svg().contains("viewBox=\"3 3 4 14\""))
    }
  }

  @Test("Images of any scale are shown", arguments: [Double.leastNonzeroMagnitude, 1e-308, 1e-20])
  func smallScales(scale: Double) throws {
    let image = Image(data: Self.png(10, 20), scale: scale)
    let tiled = image.resizable(withCapInsets: .zero, resizingMode: .tile)
    let pattern = try DisplayList(BackgroundStyle(image: tiled), in: Self.size, for: TraitCollection())
    #expect(pattern.svg().contains("width=\"1000000000\" height=\"1000000000\""))
    let framed = image.resizable(withCapInsets: EdgeInsets(inset: 3))
    let parts = try DisplayList(BackgroundStyle(image: framed), in: Self.size, for: TraitCollection())
    #expect(parts.svg().matches(of: /<use href="#d1"/).count == 9)
  }

  @Test("Images that are repeated or have edges, but whose size isn't known, are problems")
  func unmeasured() throws {
    for bytes in [[0xFF, 0xD8, 0xFF], Self.png(0, 3), Array("<svg/>".utf8)] as [[UInt8]] {
      let image = Image(data: bytes).resizable(withCapInsets: EdgeInsets(inset: 3))
      let list = try DisplayList(BackgroundStyle(image: image), in: Self.size, for: TraitCollection())
      #expect(list.problems.map(\.loss) == [.unmeasuredImage])
      #expect(list.svg().matches(of: /<image/).count == 1)
    }
  }

  @Test("Paths of lines and curves are written as they are")
  func segments() throws {
    let path = Path([
      .segments(
        start: Point(x: 1, y: 2),
        [
          .line(to: Point(x: -3.5, y: 0)),
          .curve(to: Point(x: 9, y: 8), control1: Point(x: 0.25, y: 1e9), control2: Point(x: 4, y: 1 / 3)),
        ])
    ])
    let list = try DisplayList(width: 9, height: 9, for: TraitCollection()) { canvas in
      canvas.fill(path, .color(canvas.color(.black)))
      canvas.fill(path, .color(canvas.color(.clear)))
      canvas.fill(Path(), .color(canvas.color(.black)))
    }
    #expect(list.operations.count == 1)
    #expect(list.svg().contains("d=\"M1 2L-3.5 0C.25 1000000000 4 .3333 9 8Z\""))
  }

  @Test("Groups within groups are written without recursion")
  func depth() throws {
    var operations: [DisplayList.Operation] = [
      .fill(Path(Rect(width: 1, height: 1)), .color(PaintColor(red: 1, green: 0, blue: 0)))
    ]
    for _ in 0..<500 { operations = .group(operations) }
    let svg = try DisplayList(width: 1, height: 1, operations: operations).svg()
    #expect(svg.matches(of: /<g>/).count == 500 && svg.matches(of: /<\/g>/).count == 500)
  }
}
