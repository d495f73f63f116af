import Restyle
import RestyleElements
import RestyleHTML
import Testing

@Suite("What a run of an element's text declares")
struct DeclaredRunTests {
  /// A style with what runs could inherit.
  private static let block = TextStyle(font: .system(size: 20), color: .red).restyled {
    $0.lineHeightMultiple = 1.5
    $0.adjustsFontForContentSizeCategory = true
    $0.maximumFontSize = 40
    $0.underline = .single
    $0.fontFeatures = [.monospacedDigits]
  }

  @Test(
    "What it sets itself, and what CSS can't say without the rest",
    arguments: [
      (TextStyle().bold, "font-weight:700"),
      (
        TextStyle(font: Font(size: 30)),
        "font-size:min(1.875rem,40px);text-decoration:underline solid;line-height:min(2.8125rem,60px)"
      ),
      (
        TextStyle(font: Font(size: 20)),
        "font-size:min(1.25rem,40px);text-decoration:underline solid;line-height:min(1.875rem,60px)"
      ),
      (TextStyle().restyled { $0.lineSpacing = 4 }, "line-height:calc(1.5em + 0.25rem)"),
      (
        TextStyle().restyled { $0.fontFeatures = [.smallCaps] },
        "font-feature-settings:'smcp' 1,'tnum' 1"
      ),
      (TextStyle().restyled { $0.strikethrough = .single }, "text-decoration:underline line-through solid"),
      (TextStyle().restyled { $0.strikethrough = .absent }, "text-decoration:underline solid"),
      (TextStyle(color: .green), "color:#00ff00;text-decoration:underline solid"),
      (TextStyle().inheriting(.color).bold, "font-weight:700"),
      (TextStyle().bold.restyled { $0.alignment = .center }, "font-weight:700"),
      (TextStyle().restyled { $0.link = "/a" }, "color:inherit;text-decoration:none"),
      (TextStyle().bold.restyled { $0.link = "/a" }, "font-weight:700;color:inherit;text-decoration:none"),
    ])
  func declarations(own: TextStyle, wanted: String) throws {
    var page = HTMLRenderer()
    try page.append(Label(DisplayText("a \("run", style: own)"), style: Self.block))
    let name = try #require(page.html.matches(of: /class="(s[0-9]+)"[^>]*>run/).first?.1)
    let line = try #require(page.styleSheet.css.split(separator: "\n").first { $0.hasPrefix(".\(name){") })
    #expect(line == ".\(name){\(wanted)}")
  }

  @Test("Runs that look alike at rest, and are not the same, aren't joined")
  func alike() throws {
    var page = HTMLRenderer()
    try page.append(Label(DisplayText("a\("b", style: TextStyle().bold)"), style: TextStyle().bold))
    #expect(page.html == "<p class=\"s0\">a<span class=\"s1\">b</span></p>")
    #expect(page.styleSheet.css.contains(".s1{font-weight:700}"))
  }

  @Test("A run keeps its case in a control that declares another one")
  func cases() throws {
    let style = ButtonStyle(normal: ButtonStateStyle(text: TextStyle().uppercased))
    var page = HTMLRenderer()
    let kept = TextStyle().restyled { $0.setAttribute(.preserve, for: .textCase) }
    try page.append(Button(DisplayText("buy \("iPad", style: kept)"), style: style))
    #expect(page.html.contains("BUY <span class=\"s1\">iPad</span>"), "\(page.html)")
    #expect(page.styleSheet.css.contains(".s1{text-transform:none}"))
  }
}
