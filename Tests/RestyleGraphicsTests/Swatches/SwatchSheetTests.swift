import Restyle
import RestyleGraphics
import RestyleRendering
import TestSupport
import Testing

@Suite("Sheets of swatches")
struct SwatchSheetTests {
  private static let catalog = StyleCatalog("Sample") {
    SampleStyles.layered.prefix(20).map { style in NamedStyle("background", style) }
      as [NamedStyle<BackgroundStyle>]
    NamedStyle("button", ButtonStyle.system)
    NamedStyle("switch", SwitchStyle.system)
    NamedStyle("rows", SectionBackgroundStyle.systemInsetted)
  }

  @Test("All styles lie on the sheet")
  func bounds() async throws {
    try await forEach(SampleStyles.traits) { (traits: TraitCollection) throws in
      let list = try SwatchSheet(Self.catalog, for: traits).drawn(on: .white)
      #expect(list.size.width == 640)
      for rect in list.fills.flatMap(\.rects) {
        #expect(rect.left >= 0 && rect.right <= list.bounds.right)
        #expect(rect.top >= 0 && rect.bottom <= list.bounds.bottom)
      }
      let first = try #require(list.fills.first?.rect)
      #expect(first == list.bounds)
    }
  }

  @Test("A design system without styles has an empty sheet")
  func empty() throws {
    let list = try SwatchSheet(StyleCatalog("Nothing"), for: TraitCollection()).drawn(on: .white)
    #expect(list.size == Size(width: 640, height: 48) && list.operations.count == 1)
  }

  @Test("Every swatch has its name under it, and its state")
  func captions() throws {
    func captions(on surface: Color) throws -> [DisplayList.Text] {
      try SwatchSheet(Self.catalog, for: TraitCollection()).drawn(on: surface).texts.filter {
        $0.content != "Ag"
      }
    }
    let texts = try captions(on: .white)
    let contents = texts.map(\.content)
    #expect(contents.filter { $0 == "background" }.count == 20)
    #expect(contents.filter { $0 == "switch" }.count == 4)
    for caption in ["button", "rows", "unique", "top, middle, bottom", "normal", "disabled"] {
      #expect(contents.contains(caption), "\(caption)")
    }
    for text in texts { #expect(text.color == PaintColor(red: 0, green: 0, blue: 0)) }
    #expect(try captions(on: .black).allSatisfy { $0.color == PaintColor(red: 1, green: 1, blue: 1) })
  }

  @Test(
    "Names from outside stay in their room, and what doesn't fit is seen to be cut",
    arguments: [
      (
        "a rather long name of some background that goes on and on",
        ["a rather long name of", "some background that", "goes on and on"]
      ),
      (
        String(repeating: "x", count: 80),
        [22, 22].map { String(repeating: "x", count: $0) } + [String(repeating: "x", count: 19) + "..."]
      ),
      ("日本語の名前がここにある", ["日本語の名前がここにあ", "る"]),
      ("", []), ("</text><script>", ["</text><script>"]), ("\u{202E}\u{0}", ["\u{202E}\u{0}"]),
    ])
  func namesFromOutside(name: String, lines: [String]) throws {
    let catalog = StyleCatalog("Names") {
      NamedStyle(name, BackgroundStyle(color: .clear))
    }
    let list = try SwatchSheet(catalog, for: TraitCollection()).drawn(on: .white)
    #expect(list.texts.map(\.content) == lines)
    #expect(!list.svg().contains("<script"))
    let isASCII = name.unicodeScalars.allSatisfy { (" "..."~").contains($0) }
    #expect(Raster(list).problems.isEmpty == isASCII)
  }

  @Test("A colour is shown once")
  func colors() throws {
    let red = BackgroundStyle(color: .red, border: BorderStyle(width: 1, color: .red))
    let catalog = StyleCatalog("Red") {
      NamedStyle("a", red)
      NamedStyle("b", red)
    }
    let list = try SwatchSheet(catalog, for: TraitCollection()).drawn(on: .clear)
    let squares = list.fills.compactMap(\.rect).filter { $0.width == 24 }
    #expect(squares.count == 1)
  }

  private struct BadgeStyle: SwatchStyle, Hashable {
    var color: Color
    var swatches: [Swatch] {
      [Swatch(BackgroundStyle(color: color), in: Size(width: 40, height: 20), "round")]
    }
  }

  private struct SoundStyle: Style, Hashable {}

  @Test("Styles of one's own types lie on the sheet if they say what they look like")
  func ownTypes() throws {
    let catalog = StyleCatalog("Own") {
      NamedStyle("new", BadgeStyle(color: .red))
      NamedStyle("loud", SoundStyle())
    }
    let list = try SwatchSheet(catalog, for: TraitCollection()).drawn(on: .white)
    #expect(list.texts.map(\.content) == ["new", "round"])
    #expect(list.fills.compactMap(\.rect).filter { $0.width == 40 && $0.height == 20 }.count == 1)
  }

  private struct StripStyle: SwatchStyle, Hashable {
    var count: Int
    var swatches: [Swatch] {
      (0..<count).map { Swatch(BackgroundStyle(color: .red), in: Size(width: 40, height: 20), "\($0)") }
    }
  }

  @Test("Each style of several swatches begins a line, and single ones share them", arguments: [1, 2, 3])
  func lines(count: Int) throws {
    let catalog = StyleCatalog("Strips") {
      for name in ["a", "b", "c"] { NamedStyle(name, StripStyle(count: count)) }
    }
    let list = try SwatchSheet(catalog, for: TraitCollection()).drawn(on: .white)
    let rects = list.fills.compactMap(\.rect).filter { $0.width == 40 && $0.height == 20 }
    #expect(rects.count == 3 * count)
    for (index, rect) in rects.enumerated() where count > 1 {
      if index % count == 0 { #expect(rect.left == 24) }
    }
    let lines = Dictionary(grouping: rects, by: \.top).sorted { $0.key < $1.key }.map(\.value)
    #expect(lines.count == (count == 1 ? 1 : 3))
    for line in lines {
      #expect(zip(line, line.dropFirst()).allSatisfy { $0.right < $1.left })
      // Captions of two lines lie between two lines of swatches.
      for other in lines where other[0].top > line[0].top {
        #expect(other[0].top >= line[0].bottom + 16 + 16)
      }
    }
    #expect(list.texts.count == 2 * rects.count)
  }

  private static func catalog<S: Style>(_ style: S) -> StyleCatalog {
    var catalog = StyleCatalog("Style")
    catalog[S.self] = [NamedStyle("style", style)]
    return catalog
  }

  private static let (red, blue, gray, green) = (Color.red, Color.blue, Color(hex: 0x112233), Color.green)

  private static func fill(_ color: Color) -> BackgroundStyle { BackgroundStyle(color: color) }

  private static func segment(_ color: Color, _ position: SegmentPosition) -> SegmentBackgroundStyle {
    SegmentBackgroundStyle(background: fill(color), position: position)
  }

  /// Styles, and the colours that their parts have.
  private static let styles: [(catalog: StyleCatalog, colors: [Color])] = [
    (catalog(fill(red)), [red]), (catalog(BorderStyle(width: 1, color: red)), [red]),
    (catalog(SeparatorStyle(width: 1, color: red)), [red]), (catalog(segment(red, .top)), [red]),
    (catalog(TextStyle(color: red).restyled { $0.backgroundColor = blue }), [red, blue]),
    (
      catalog(
        SectionStyle.Background(
          top: segment(red, .top), middle: segment(blue, .middle), bottom: segment(gray, .bottom),
          unique: segment(green, .unique))), [red, blue, gray, green]
    ),
    (
      catalog(
        TableStyle(
          header: TextStyle(color: red), cell: TextStyle(color: blue), headerColor: gray, stripeColor: green)),
      [red, blue, gray, green]
    ),
    (
      catalog(
        ButtonStyle(
          normal: ButtonStateStyle(background: fill(red), text: TextStyle(color: blue)),
          disabled: ButtonStateStyle(background: fill(gray), text: TextStyle(color: green)))),
      [red, blue, gray, green]
    ),
    (
      catalog(
        FieldStyle(
          text: TextStyle(color: red), backgrounds: [.normal: fill(blue), .disabled: fill(gray)])),
      [red, blue, gray]
    ),
    (catalog(FieldStyle(text: TextStyle(color: red))), [red]),
    (catalog(ProgressBarStyle(track: fill(red), fillColor: blue)), [red, blue]),
    (catalog(ColorFieldStyle(frames: [.normal: fill(red), .disabled: fill(blue)])), [red, blue]),
    (
      catalog(
        CheckboxStyle(
          size: 20, states: [.selected: CheckboxStateStyle(background: fill(red), markColor: blue)])),
      [red, blue]
    ),
    (
      catalog(SwitchStyle(onTintColor: red, thumbTintColor: blue, offTintColor: gray)), [red, blue, gray]
    ),
  ]

  @Test("Each colour that the parts of a style have is seen in its swatches", arguments: styles.indices)
  func partColors(index: Int) throws {
    let (catalog, colors) = Self.styles[index]
    let list = try SwatchSheet(catalog, for: TraitCollection()).drawn(on: .white)
    let seen = list.operations.compactMap { operation -> PaintColor? in
      switch operation {
      // Squares of this size show the colours of all styles.
      case .fill(let path, .color(let color)): path.rect?.width == 24 ? nil : color
      case .text(let text): text.content == "Ag" ? text.color : nil
      default: nil
      }
    }
    for color in colors.map({ $0.resolved(for: TraitCollection()) }) {
      let painted = PaintColor(red: color.red, green: color.green, blue: color.blue)
      #expect(seen.contains(painted), "\(color)")
    }
  }

  @Test("Nothing of the defaults is left out without a word")
  func defaults() throws {
    let catalog = StyleCatalog("System", defaults: .system)
    let list = try SwatchSheet(catalog, for: TraitCollection()).drawn(on: .white)
    let captions = list.texts.map(\.content).joined()
    let left = Set(list.problems.filter { $0.loss == .noSwatch }.compactMap(\.part))
    for type in catalog.types {
      for name in Self.names(of: type, in: catalog) {
        let isLeft = left.contains("\(type.pluralName).\(name)")
        #expect(isLeft != captions.contains(name), "\(type) \(name)")
      }
    }
    #expect(
      left == [
        "formFields.formField", "lists.list", "descriptionLists.descriptionList", "sliders.slider",
      ])
  }

  private static func names<S: Style>(of type: S.Type, in catalog: StyleCatalog) -> [String] {
    catalog[type].map(\.name)
  }

  @Test("A style without a swatch is reported, whatever its type")
  func withoutSwatches() throws {
    let catalog = StyleCatalog("Nothing") {
      NamedStyle("empty", ButtonStyle())
      NamedStyle("loud", SoundStyle())
    }
    let list = try SwatchSheet(catalog, for: TraitCollection()).drawn(on: .white)
    #expect(list.problems.map(\.loss) == [.noSwatch, .noSwatch] && list.texts.isEmpty)
    #expect(list.problems.first?.description.hasPrefix("buttons.empty: left out a style: ") == true)
  }

  @Test("What a swatch can't draw is a problem of its style, and a wide one isn't cut")
  func places() throws {
    let catalog = StyleCatalog("Pictures") {
      NamedStyle("remote", BackgroundStyle(image: Image(url: "https://example.org/a.png")))
      NamedStyle("wide", CheckboxStyle(size: 900, states: [.normal: CheckboxStateStyle()]))
    }
    let list = try SwatchSheet(catalog, for: TraitCollection()).drawn(on: .white)
    #expect(
      list.problems == [
        RenderingProblem(.remoteImage(url: "https://example.org/a.png"), part: "backgrounds.remote")
      ])
    #expect(list.size.width == 948)
  }

  @Test("A checkbox is shown chosen, with its mark, whatever states it lists")
  func marks() throws {
    for states in [StateStyles<CheckboxStateStyle>(), [.normal: CheckboxStateStyle()], [.selected: .init()]] {
      let catalog = StyleCatalog("Boxes") { NamedStyle("box", CheckboxStyle(states: states)) }
      let texts = try SwatchSheet(catalog, for: TraitCollection()).drawn(on: .white).texts.map(\.content)
      #expect(texts.filter { $0 == "normal" }.count == 1 && texts.filter { $0 == "selected" }.count == 1)
    }
  }

  @Test("Letters show the colour and the size of a text, and the rest is a problem")
  func texts() throws {
    let catalog = StyleCatalog("Texts") {
      NamedStyle("plain", TextStyle(color: .red).resized(to: 20))
      NamedStyle("header", TextStyle(font: .system(size: 400, weight: .bold), color: .blue))
    }
    let list = try SwatchSheet(catalog, for: TraitCollection()).drawn(on: .white)
    let letters = list.texts.filter { $0.content == "Ag" }
    #expect(letters.map(\.size) == [20, 60])
    #expect(letters[0].color == PaintColor(red: 1, green: 0, blue: 0))
    #expect(
      list.problems == [
        RenderingProblem(
          .plainLetters(without: ["fontFamily", "fontSize", "fontWeight"]), part: "textStyles.header")
      ])
  }

  private static let textual: [any Style] = [
    TextStyle(), TitleSubtitleStyle(), ButtonStyle.system, ButtonStateStyle(), BarButtonStyle.system,
    SegmentedControlStyle.system, FieldStyle.system, CheckboxStyle.system, TableStyle.system,
    HeaderFooterStyle(),
  ]

  @Test("Letters stand for the texts of styles of all types", arguments: textual.indices)
  func lostAttributes(index: Int) throws {
    func isLost<S: Style>(_ style: S, isSpaced: Bool) throws -> Bool {
      var style = style
      if isSpaced { style.restyleTexts { $0.kern = 3 } }
      return try SwatchSheet(Self.catalog(style), for: TraitCollection()).drawn(on: .white).problems
        .contains { $0.loss.kind == "plainLetters" && $0.loss.subjects.contains("kern") }
    }
    let style = Self.textual[index]
    #expect(try isLost(style, isSpaced: true) && !isLost(style, isSpaced: false))
  }

  @Test("What can't be distinguished from the sheet has a hairline with its corners around it")
  func boundaries() throws {
    func lines(_ style: BackgroundStyle, on surface: Color) throws -> [Path] {
      let catalog = StyleCatalog("Boxes") { NamedStyle("box", style) }
      let list = try SwatchSheet(catalog, for: TraitCollection()).drawn(on: surface)
      return list.fills.filter { $0.rects.contains { $0.width == 136 } && $0.roundedRect == nil }
    }
    let white = BackgroundStyle(color: .white, border: BorderStyle(cornerRadius: 9))
    for (surface, count) in [(Color.white, 1), (.clear, 1), (.black, 0), (Color(white: 0.8), 0)] {
      #expect(try lines(white, on: surface).count == count, "\(surface)")
    }
    #expect(try lines(BackgroundStyle(color: Color(white: 0.99)), on: .white).count == 1)
    #expect(try lines(BackgroundStyle(color: .black), on: .black).count == 1)
    // On all edges, whichever the style has a line on.
    let edged = white.restyled {
      $0.border.width = 5
      $0.border.color = .white
      $0.border.borderEdges = .top
    }
    #expect(try lines(edged, on: .white).last == lines(white, on: .white).first)
    let corners = try #require(try lines(white, on: .white).first?.contours.first)
    let box = Rect(x: 24, y: 100, width: 136, height: 72)
    guard case .roundedRect(let outline, false) = corners else { return #expect(Bool(false)) }
    #expect(outline.radii == RoundedRect(box, radii: RoundedRect.Radii(9)).radii)
  }

  @Test(
    "Captions break between words, whatever joins those",
    arguments: [
      ("sectionBackgroundSelected", ["section", "Background", "Selected"]),
      ("primary-button.hovered", ["primary-", "button.", "hovered"]),
      ("rgba(209, 217, 224, 0.7019608)", ["rgba(209,", "217, 224,", "0.7019608)"]),
      ("illustrations", ["illustrations"]), ("HTML", ["HTML"]), ("a b", ["a b"]),
    ])
  func words(name: String, lines: [String]) throws {
    let catalog = StyleCatalog("Names") { NamedStyle(name, BadgeStyle(color: .red)) }
    let list = try SwatchSheet(catalog, for: TraitCollection()).drawn(on: .white)
    #expect(list.texts.map(\.content) == lines + ["round"])
  }
}
