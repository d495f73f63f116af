import Restyle
import RestyleElements
import RestyleEmail
import RestyleRendering
import Testing

@Suite("Boxes in e-mails")
struct EmailBoxTests {
  private func message(_ element: some Element) throws -> EmailMessage {
    try EmailMessage(title: "Boxes") { element }
  }

  @Test("A box has its width where there is room, lies where it is aligned, and has room around it")
  func widths() throws {
    let box = BoxStyle(margins: EdgeInsets(inset: 8), width: 240, alignment: .center)
    let message = try message(Label("text").box(box, background: BackgroundStyle(color: .white)))
    #expect(message.problems.isEmpty, "\(message.problems)")
    #expect(message.html.contains("align=\"center\""))
    #expect(message.html.contains("width=\"100%\" style=\"max-width:240px\""), "\(message.html)")
    #expect(message.html.contains("padding:8px"))
    let flexible = BoxStyle(margins: EdgeInsets(inset: 8), maximumWidth: 240, alignment: .center)
    let narrow = try self.message(Label("text").box(flexible)).html
    #expect(narrow.contains("max-width:240px") && narrow.contains("padding:8px"), "\(narrow)")
    let half = try self.message(Label("text").frame(maximumWidth: .fraction(0.5)))
    #expect(half.html.contains("max-width:\(Int(EmailStyle().width / 2))px"), "\(half.html)")
    #expect(half.plainText.contains("text"))
  }

  @Test(
    "Lines lie on the colour of what they are around",
    arguments: [Color.blue, Color(light: .white, dark: .black)])
  func lines(fill: Color) throws {
    func html(_ line: Color) throws -> String {
      let background = BackgroundStyle(
        color: fill, border: BorderStyle(width: 2, color: line, cornerRadius: 4))
      let button = ButtonStyle(normal: ButtonStateStyle(background: background, text: TextStyle()))
      return try message(
        Stack(spacing: 8, background: BackgroundStyle(color: .yellow)) {
          Label("a").background(background)
          Button("b", style: button, action: .follow("https://example.org"))
        }
      ).html
    }
    #expect(try html(.clear) == html(fill))
    #expect(try html(.clear) != html(.yellow))
  }

  @Test("Lines of tables lie on the colours of their rows")
  func tableLines() throws {
    let style = TableStyle.system.restyled {
      $0.headerColor = .red
      $0.stripeColor = .blue
      $0.separator.color = .clear
    }
    let table = Table("x", columns: ["A"], style: style) {
      Table.Row(["1"])
      Table.Row(["2"])
      Table.Row(["3"])
    }
    let lines = try message(table).html.matches(
      of: /background-color:(#\w+)[^"]*border-bottom:1px solid (#\w+)/)
    #expect(lines.count == 2 && lines.allSatisfy { $0.output.1 == $0.output.2 })
  }

  @Test("A character is half as wide as the e-mail's text is high, and the narrower of two widths counts")
  func lengths() throws {
    let lengths: [BoxLength?] = [nil, .points(60), .characters(10), .fraction(0.25)]
    for size in [nil, 10, 16, 30] as [Double?] {
      let style = EmailStyle(width: 400, text: size.map { TextStyle(font: .system(size: $0)) } ?? TextStyle())
      let widths = [nil, 60, 5 * (size ?? 17), 100]
      for (length, width) in zip(lengths, widths) {
        for (limit, maximum) in zip(lengths, widths) {
          let box = BoxStyle(width: length, maximumWidth: limit)
          let html = try EmailMessage(title: "", style: style) { Label("a").box(box) }.html
          let declared = [width, maximum].compactMap(\.self).min()
          let found = html.matches(of: #/<table[^>]* width="100%" style="max-width:(\d+)px"/#).map(\.1)
          // Behind the column of the e-mail.
          let expected = ["400"] + (declared.map { ["\(Int($0.rounded()))"] } ?? [])
          #expect(found.map(String.init) == expected, "\(box), \(size ?? 0)")
        }
      }
    }
  }

  @Test("What an e-mail doesn't have is reported, once for a style")
  func losses() throws {
    let style = StackStyle(
      wraps: true, columns: 2,
      box: BoxStyle(
        minimumWidth: 9, height: .fraction(1), maximumHeight: 9, opacity: 0.5, pressedOffset: 1,
        outline: OutlineStyle(width: 1), overflow: .scrolling))
    let problems = try message(
      Stack {
        Stack(style: style) { Label("text") }
        Stack(style: style) { Label("text") }
      }
    ).problems
    #expect(
      problems.map(\.loss)
        == [
          "wraps", "columns", "minimumWidth", "height", "maximumHeight", "opacity", "pressedOffset",
          "outline",
          "overflow",
        ].map { .property($0) }, "\(problems)")
  }

  @Test("Each of it is reported alone, by its name")
  func singleLosses() throws {
    let styles: [(String?, StackStyle)] = [
      (nil, StackStyle()), ("wraps", StackStyle(wraps: true)), ("columns", StackStyle(columns: 2)),
      ("minimumWidth", StackStyle(box: BoxStyle(minimumWidth: 9))),
      (nil, StackStyle(box: BoxStyle(width: 9))), (nil, StackStyle(box: BoxStyle(maximumWidth: 9))),
      (nil, StackStyle(box: BoxStyle(height: 9))),
      ("height", StackStyle(box: BoxStyle(height: .fraction(1)))),
      (nil, StackStyle(box: BoxStyle(minimumHeight: 9))),
      ("minimumHeight", StackStyle(box: BoxStyle(minimumHeight: .fraction(1)))),
      ("maximumHeight", StackStyle(box: BoxStyle(maximumHeight: 9))),
      ("opacity", StackStyle(box: BoxStyle(opacity: 0.5))),
      ("pressedOffset", StackStyle(box: BoxStyle(pressedOffset: 1))),
      ("outline", StackStyle(box: BoxStyle(outline: OutlineStyle(width: 1)))),
      ("overflow", StackStyle(box: BoxStyle(overflow: .clipped))),
      ("overflow", StackStyle(box: BoxStyle(height: 9, overflow: .scrolling))),
      (nil, StackStyle(box: BoxStyle(overflow: .scrolling))),
      (nil, StackStyle(box: BoxStyle(overflow: .visible))),
    ]
    for (name, style) in styles {
      let losses = try message(Stack(style: style) { Label("text") }).problems.map(\.loss)
      #expect(losses == (name.map { [.property($0)] } ?? []), "\(style)")
    }
  }

  @Test("What lies in a box of a width is no wider than the room in it")
  func contents() throws {
    let image = ImageView(Image(url: "https://example.org/a.png"), width: 900)
    for (box, width) in [
      (BoxStyle(), 600), (BoxStyle(width: 240), 240), (BoxStyle(maximumWidth: 240), 240),
      (BoxStyle(width: 240, maximumWidth: 120), 120), (BoxStyle(width: 700), 600),
      (BoxStyle(margins: EdgeInsets(inset: 50)), 500), (BoxStyle(width: .fraction(0.5)), 300),
    ] {
      for inset in [0, 10] {
        let style = StackStyle(insets: EdgeInsets(inset: Double(inset)), box: box)
        let html = try message(Stack(style: style) { image }).html
        #expect(html.contains("width=\"\(width - 2 * inset)\" height=\"auto\""), "\(box)")
      }
    }
  }

  @Test("The least height of a box is the greater of its height and its minimum")
  func heights() throws {
    let heights: [(BoxLength?, Int?)] = [(nil, nil), (30, 30), (.characters(5), 40), (.fraction(1), nil)]
    for (height, points) in heights {
      for (minimum, least) in heights {
        let html = try message(Label("text").box(BoxStyle(height: height, minimumHeight: minimum))).html
        let found = html.matches(of: #/<td[^>]* height="(\d+)"/#).map { Int($0.1) }
        #expect(found == ([points, least].compactMap(\.self).max().map { [$0] } ?? []))
      }
    }
  }
}
