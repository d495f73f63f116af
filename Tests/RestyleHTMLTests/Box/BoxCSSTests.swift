import Restyle
import RestyleHTML
import TestSupport
import Testing

struct BoxCSSTests {
  @Test("Borders become exactly these declarations")
  func border() async throws {
    try await forEach([
      (BorderStyle.none, "border-width:0;border-radius:0px"),
      (BorderStyle(cornerRadius: 4), "border-width:0;border-radius:4px"),
      (BorderStyle(width: 1, borderEdges: []), "border-width:0;border-radius:0px"),
      (
        BorderStyle(width: 1.5, color: .red),
        "border-style:solid;border-width:1.5px;border-color:#ff0000;border-radius:0px"
      ),
      (
        BorderStyle(width: 1, color: .red, borderEdges: .vertical),
        "border-style:solid;border-width:1px 0px;border-color:#ff0000;border-radius:0px"
      ),
      (
        BorderStyle(width: 1, color: .red, cornerRadii: CornerRadii(5, at: .top), borderEdges: .bottom),
        "border-style:solid;border-width:0px 0px 1px;border-color:#ff0000;border-radius:5px 5px 0px 0px"
      ),
    ]) { (style: BorderStyle, css: String) in
      #expect(style.cssDeclarations(for: .page()).text == css)
      #expect(style.cssDeclarations(for: .page(direction: .rightToLeft)).text == css)
    }
  }

  @Test("Padding is written alike, whatever was written before")
  func paddingBesideOthers() {
    let even = ButtonStyle(contentInsets: EdgeInsets(inset: 4), normal: ButtonStateStyle())
    let border = BorderStyle(width: 4, color: .black, borderEdges: .bottom)
    let lined = ButtonStyle(
      contentInsets: EdgeInsets(top: 4, leading: 4, bottom: 8, trailing: 4),
      normal: ButtonStateStyle(background: BackgroundStyle(border: border)))
    func rules(_ styles: [(String, ButtonStyle)]) -> [Substring] {
      var styleSheet = StyleSheet()
      styleSheet.add(StyleCatalog("C") { for (name, style) in styles { NamedStyle(name, style) } })
      return styleSheet.css.split(separator: "\n").filter { $0.contains("C-lined") }
    }
    let alone = rules([("lined", lined)])
    #expect(alone.contains { $0.contains("padding-block:4px;") })
    #expect(rules([("even", even), ("lined", lined)]) == alone)
  }

  @Test("Edges and corners follow the direction where their sides differ")
  func directions() {
    let border = BorderStyle(
      width: 1, color: .red,
      cornerRadii: CornerRadii(topLeading: 1, topTrailing: 2, bottomLeading: 3, bottomTrailing: 4),
      borderEdges: [.top, .leading])
    let leftToRight = border.cssDeclarations(for: .page())
    let rightToLeft = border.cssDeclarations(for: .page(direction: .rightToLeft))
    #expect(leftToRight["border-width"] == "1px 0px 0px 1px")
    #expect(rightToLeft["border-width"] == "1px 1px 0px 0px")
    #expect(leftToRight["border-radius"] == "1px 2px 4px 3px")
    #expect(rightToLeft["border-radius"] == "2px 1px 3px 4px")
  }

  /// Gradients, and how they are written from left to right, and from right to left if that differs.
  private static let gradients: [(Gradient, String, String?)] = [
    (
      .linear(angle: .degrees(30), colors: [.red, .blue]), "linear-gradient(30deg,#ff0000 0%,#0000ff 100%)",
      nil
    ),
    (
      .linear(
        angle: .degrees(-90), stops: [.init(color: .red, location: 0.5), .init(color: .blue, location: 0.25)]),
      "linear-gradient(-90deg,#ff0000 50%,#0000ff 50%)", nil
    ),
    (.linear(angle: .zero, colors: [.red]), "linear-gradient(0deg,#ff0000 0%,#ff0000 100%)", nil),
    (
      .linear(from: .leading, to: .trailing, colors: [.red, .blue]),
      "linear-gradient(90deg,#ff0000 0%,#0000ff 100%)", "linear-gradient(270deg,#ff0000 0%,#0000ff 100%)"
    ),
    (
      .linear(from: UnitPoint(x: 0.25, y: 0), to: UnitPoint(x: 0.75, y: 0), colors: [.red, .blue]),
      "linear-gradient(90deg,#ff0000 25%,#0000ff 75%)", "linear-gradient(270deg,#ff0000 25%,#0000ff 75%)"
    ),
    (
      .linear(from: .trailing, to: .center, colors: [.red, .blue]),
      "linear-gradient(270deg,#ff0000 0%,#0000ff 50%)", "linear-gradient(90deg,#ff0000 0%,#0000ff 50%)"
    ),
    (
      .linear(from: .bottom, to: UnitPoint(x: 0.5, y: 0.2), colors: [.red, .blue]),
      "linear-gradient(0deg,#ff0000 0%,#0000ff 80%)", nil
    ),
    (
      .linear(from: .top, to: .bottom, colors: [.red, .blue]),
      "linear-gradient(180deg,#ff0000 0%,#0000ff 100%)", nil
    ),
    (
      .linear(from: .top, to: .top, colors: [.red, .blue]), "linear-gradient(0deg,#0000ff 0%,#0000ff 100%)",
      nil
    ),
    (
      .radial(center: UnitPoint(x: 0.2, y: 0.3), colors: [.red, .blue]),
      "radial-gradient(at 20% 30%,#ff0000 0%,#0000ff 100%)",
      "radial-gradient(at 80% 30%,#ff0000 0%,#0000ff 100%)"
    ),
    (.radial(colors: [.red, .blue]), "radial-gradient(at 50% 50%,#ff0000 0%,#0000ff 100%)", nil),
    (
      Gradient(
        geometry: .linear(angle: .degrees(90)), stops: [.init(color: .red, location: 0)],
        interpolation: .oklab),
      "linear-gradient(90deg in oklab,#ff0000 0%,#ff0000 100%)", nil
    ),
    (
      Gradient(
        geometry: .radial(center: .center), stops: [.init(color: .red, location: 0)], interpolation: .oklab),
      "radial-gradient(at 50% 50% in oklab,#ff0000 0%,#ff0000 100%)", nil
    ),
    (
      .linear(
        from: .topLeading, to: .bottomTrailing, colors: [.red.withAlpha(0.5), .blue.withAlpha(0.5)]),
      diagonal(from: "0%25", to: "100%25"), diagonal(from: "100%25", to: "0%25")
    ),
  ]

  private static func diagonal(from start: String, to end: String) -> String {
    "url('data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27%3E%3ClinearGradient id=%27g%27 "
      + "gradientUnits=%27userSpaceOnUse%27 x1=%27\(start)%27 y1=%270%25%27 x2=%27\(end)%27 y2=%27100%25%27%3E"
      + "%3Cstop offset=%270%25%27 stop-color=%27%23ff0000%27 stop-opacity=%270.5%27/%3E"
      + "%3Cstop offset=%27100%25%27 stop-color=%27%230000ff%27 stop-opacity=%270.5%27/%3E"
      + "%3C/linearGradient%3E%3Crect width=%27100%25%27 height=%27100%25%27 fill=%27url(%23g)%27/%3E%3C/svg%3E')"
  }

  @Test("Gradients become exactly these images, in both directions")
  func gradient() async throws {
    try await forEach(Self.gradients.indices) { (index: Int) in
      let (gradient, leftToRight, rightToLeft) = Self.gradients[index]
      let background = BackgroundStyle(color: .white, gradient: gradient)
      #expect(
        background.cssDeclarations(for: .page())["background"] == "\(leftToRight) border-box #ffffff")
      #expect(
        background.cssDeclarations(for: .page(direction: .rightToLeft))["background"]
          == "\(rightToLeft ?? leftToRight) border-box #ffffff")
      // What doesn't follow the direction needs no rule for it.
      var sheet = StyleSheet()
      _ = sheet.classNames(for: background)
      #expect(sheet.css.contains(":dir(rtl)") == (rightToLeft != nil))
    }
  }

  @Test("A gradient without colours is none")
  func emptyGradient() {
    let background = BackgroundStyle(color: .white, gradient: .radial(stops: []))
    #expect(background.cssDeclarations(for: .page())["background"] == "#ffffff")
  }

  @Test("Shadows are listed with the uppermost first")
  func shadows() {
    let background = BackgroundStyle(
      color: .white,
      shadows: [
        ShadowStyle(color: .red, x: 1, y: -2, blur: 3, spread: -4),
        ShadowStyle(color: .blue, y: 0.5, isInner: true),
      ])
    #expect(
      background.cssDeclarations(for: .page()).text
        == "background:#ffffff;border-width:0;border-radius:0px;"
        + "box-shadow:1px -2px 3px -4px #ff0000,inset 0px 0.5px 0px 0px #0000ff")
  }

  @Test("Nothing is declared as nothing, since controls look like something on their own")
  func none() {
    #expect(
      BackgroundStyle.none.cssDeclarations(for: .page()).text
        == "background:rgba(0, 0, 0, 0);border-width:0;border-radius:0px")
  }

  @Test("Separators are pseudo-elements within the line of a row, in both directions")
  func separators() {
    let segment = SegmentBackgroundStyle(
      background: BackgroundStyle(color: .white, border: BorderStyle(width: 1, color: .red)),
      position: .middle,
      topSeparator: InsettedStyle(style: SeparatorStyle(width: 0.5, color: .red), insets: .zero),
      bottomSeparator: InsettedStyle(
        style: SeparatorStyle(width: 2, color: .blue),
        insets: EdgeInsets(top: 9, leading: 16, bottom: 3, trailing: 4)))
    var sheet = StyleSheet()
    let name = sheet.classNames(for: segment)
    #expect(
      sheet.css == """
        .\(name){box-sizing:border-box;position:relative;background:#ffffff;border-style:solid;\
        border-width:0px 1px;border-color:#ff0000;border-radius:0px}
        .\(name)::before{content:'';position:absolute;inset-block-start:0px;inset-inline:-1px;\
        border-block-end-style:solid;border-block-end-width:0.5px;border-block-end-color:#ff0000;\
        pointer-events:none}
        .\(name)::after{content:'';position:absolute;inset-block-end:3px;inset-inline:15px 3px;\
        border-block-end-style:solid;border-block-end-width:2px;border-block-end-color:#0000ff;\
        pointer-events:none}

        """)
  }

  @Test("A line of its own is a rule with room around it")
  func line() {
    var sheet = StyleSheet()
    let separator = SeparatorStyle(width: 1, color: .red)
    _ = sheet.classNames(for: separator)
    _ = sheet.classNames(
      for: InsettedStyle(style: separator, insets: EdgeInsets(horizontalInset: 8, verticalInset: 2)))
    #expect(
      sheet.css == """
        .s0{border-style:solid;border-color:#ff0000;border-width:1px 0 0;margin-block:0px;margin-inline:0px}
        .s1{border-style:solid;border-color:#ff0000;border-width:1px 0 0;margin-block:2px;margin-inline:8px}

        """)
  }

  @Test("Lines take their part of the room around content, which is never negative")
  func padding() {
    func padding(_ insets: EdgeInsets, _ border: BorderStyle = .none) -> String? {
      var sheet = StyleSheet()
      _ = sheet.classNames(
        for: FormStyle(insets: insets, background: BackgroundStyle(color: .white, border: border)))
      return sheet.css.split(separator: "}").first?.split(separator: ";").suffix(2).joined(separator: ";")
    }
    #expect(padding(EdgeInsets(inset: 4)) == "padding-block:4px;padding-inline:4px")
    #expect(
      padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        == "padding-block:1px 3px;padding-inline:2px 4px")
    #expect(
      padding(EdgeInsets(inset: 4), BorderStyle(width: 3, borderEdges: .leading))
        == "padding-block:4px;padding-inline:1px 4px")
    #expect(
      padding(EdgeInsets(inset: -4), BorderStyle(width: 3)) == "padding-block:0px;padding-inline:0px")
  }
}
