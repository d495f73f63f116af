import Restyle
import RestyleElements
import RestyleEmail
import Testing

@Suite("Colours of boxes in an e-mail")
struct EmailColorTests {
  /// The colour behind a text in stacks of some backgrounds, the outermost first.
  private func color(behind backgrounds: BackgroundStyle...) throws -> String? {
    let content = backgrounds.reversed().reduce(Label("x").body) { content, background in
      Stack(background: background) { content }.body
    }
    let html = try EmailMessage(title: "", style: EmailStyle(background: .white)) { content }.html
    return html.matches(of: #/ bgcolor="(#[0-9a-f]{6})"/#).last.map { String($0.1) }
  }

  @Test("Boxes as images in one another are as boxes that lie in one another")
  func layers() throws {
    let colors: [Color] = [
      .clear, .red, Color(white: 0, alpha: 0.5), Color(red: 0, green: 1, blue: 0, alpha: 0.25),
    ]
    for lowest in colors {
      for middle in colors {
        for top in colors {
          let image = Image(image: BackgroundStyle(color: top))
          let inner = Image(image: BackgroundStyle(color: middle, image: image))
          #expect(
            try color(behind: BackgroundStyle(color: lowest, image: inner))
              == color(
                behind: BackgroundStyle(color: lowest), BackgroundStyle(color: middle),
                BackgroundStyle(color: top)), "\(lowest), \(middle), \(top)")
        }
      }
    }
  }

  private func gradient(_ colors: [Color]) -> BackgroundStyle {
    BackgroundStyle(gradient: .linear(angle: .zero, colors: colors))
  }

  @Test("A gradient is the mean of its colours, in any order, over what lies behind it")
  func gradients() throws {
    let means: [([Double], String)] = [
      ([0], "#000000"), ([1, 0], "#808080"), ([0, 0, 1], "#555555"), ([0, 1, 1], "#aaaaaa"),
      ([0, 0, 0, 1], "#404040"), ([0, 0.2, 0.4, 0.6, 0.8], "#666666"),
    ]
    for (whites, mean) in means {
      for whites in [whites, whites.reversed(), Array(whites.dropFirst() + whites.prefix(1))] {
        #expect(try color(behind: gradient(whites.map { Color(white: $0) })) == mean, "\(whites)")
      }
    }
    let half = gradient([Color(white: 0, alpha: 0.5), Color(white: 0, alpha: 0.5)])
    for color in [Color.clear, .red] {
      #expect(
        try self.color(behind: half.restyled { $0.color = color })
          == self.color(behind: BackgroundStyle(color: color), half))
    }
    // What has no colour is none.
    #expect(try color(behind: BackgroundStyle(color: .red), gradient([])) == "#ff0000")
  }

  @Test("A run lies over its block, and its letters over both, as boxes in one another do")
  func runs() throws {
    let half = Color(white: 0, alpha: 0.5)
    let colors: [Color] = [.red, half, Color(red: 0, green: 1, blue: 0, alpha: 0.25)]
    for block in colors {
      for run in colors where run != block {
        for link in [nil, "https://e.org"] as [Link?] {
          let style = TextStyle(color: Color(white: 1, alpha: 0.5)).restyled {
            $0.backgroundColor = run
            $0.link = link
          }
          let text: StyledString = "a \("b", style: style)"
          let html = try EmailMessage(title: "", style: EmailStyle(background: .white)) {
            Label(text, style: TextStyle().restyled { $0.backgroundColor = block })
          }.html
          let (lower, upper) = (
            block.composited(over: .white), run.composited(over: block.composited(over: .white))
          )
          let letters = Color(white: 1, alpha: 0.5).composited(over: upper)
          let tags = try #require(html.firstMatch(of: #/<p [^>]*background-color:(#\w{6})[^>]*>a (.*)b</#))
          #expect(String(tags.1) == lower.nearestHexColor.cssText())
          let inner = String(tags.2)
          #expect(inner.contains("background-color:\(upper.nearestHexColor.cssText())"), "\(inner)")
          let color = inner.firstMatch(of: #/[;"]color:(#\w{6})/#).map { String($0.1) }
          #expect(color == letters.nearestHexColor.cssText(), "\(inner)")
        }
      }
    }
  }

  @Test("A colour that nobody sees is none, and any other is one in every scheme in which it is seen")
  func invisible() throws {
    let colors: [(Color, Bool)] = [
      (.clear, false), (Color(white: 1, alpha: 0), false), (Color(light: .clear, dark: .clear), false),
      (Color(white: 0, alpha: 0.01), true), (Color(light: .red, dark: .clear), true),
      (Color(light: .clear, dark: .red), true),
    ]
    for (color, isSeen) in colors {
      for shadows in [[], [ShadowStyle(color: .black, blur: 1)]] {
        let background = BackgroundStyle(color: color, shadows: shadows)
        let html = try EmailMessage(title: "") { Stack(background: background) { Label("x") } }.html
        // Beside those of the body and the column.
        #expect(html.ranges(of: " bgcolor=").count == (isSeen ? 3 : 2), "\(color)")
      }
    }
  }

  @Test("In the dark a text, a box and its line have their own colours, and one that is the same says none")
  func dark() throws {
    let both = Color(light: .red, dark: .blue)
    let message = { (text: Color, box: Color, line: Color) in
      try EmailMessage(title: "", style: EmailStyle(background: .white, text: TextStyle(color: .black))) {
        Stack(background: BackgroundStyle(color: box, border: BorderStyle(width: 1, color: line))) {
          Label("x", style: TextStyle(color: text))
        }
      }.html
    }
    for (index, property) in ["color", "background-color", "border-color"].enumerated() {
      var colors = [Color](repeating: .red, count: 3)
      colors[index] = both
      let html = try message(colors[0], colors[1], colors[2])
      let rule = ".s0{\(property):#0000ff !important}"
      let mark = property == "background-color" ? "[data-ogsb]" : "[data-ogsc]"
      #expect(html.contains("\n\(rule)\n}") && html.contains("\n\(mark) \(rule)\n</style>"), "\(html)")
      #expect(html.ranges(of: " !important}").count == 2 && html.ranges(of: "class=\"s0\"").count == 1)
    }
    #expect(try !message(.red, .red, .red).contains("!important"))
  }
}
