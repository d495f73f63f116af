import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import TestSupport
import Testing

@Suite("Pages on paper", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct PrintedPageTests {
  private func evaluate<Value: Decodable & Sendable>(
    _ script: String, in html: String, _ options: Browser.Options = Browser.Options(), as type: Value.Type
  ) async throws -> Value {
    var options = options
    options.isPrinted = true
    return try await Browser.required().open(html, options: options) {
      try $0.evaluate(script, as: Value.self)
    }
  }

  private static let filled = ButtonStyle(
    normal: ButtonStateStyle(background: BackgroundStyle(color: .blue), text: TextStyle(color: .white)))

  @Test("What shows a state or a value by colours keeps them, and backgrounds of pages and boxes cost no ink")
  func colors() async throws {
    let document = try HTMLDocument(title: "Paper", background: BackgroundStyle(color: .systemBackground)) {
      Stack(background: BackgroundStyle(color: .secondarySystemBackground)) {
        Switch("a", isOn: true)
        Checkbox("b", isOn: true)
        RadioGroup(["c"], selectedIndex: 0)
        SegmentedControl(["d", "e"], selectedIndex: 0).id("track")
        ProgressBar("f", value: 1, total: 2)
        ColorField("g", value: .red)
        Picker("h", ["i"])
        Disclosure("j") { Label("k") }
        Button("l", style: Self.filled).id("filled")
        Button("m").id("button")
        Hyperlink("n", to: "/").id("link")
      }
    }
    let script = """
      const adjust = (element, part) => getComputedStyle(element, part).printColorAdjust;
      const all = (selector, part) => [...document.querySelectorAll(selector)].map(element => adjust(element, part));
      return [
        all('input, progress, #filled').concat(all('input', '::before')),
        [adjust(document.getElementById('track').closest('fieldset'))],
        all('body, div, summary, #button, #link'),
      ];
      """
    let found = try await evaluate(script, in: document.html, as: [[String]].self)
    #expect(found[0].count > 10 && Set(found[0]) == ["exact"] && found[1] == ["exact"], "\(found)")
    // What has no background of its own may become legible on white.
    #expect(found[2].count > 6 && Set(found[2]) == ["economy"], "\(found)")
  }

  // Browsers find no dark scheme on paper (Media Queries 5, section 12.5), but an emulated one stays.
  @Test("A page is light on paper, whatever its attribute says", arguments: ["", "dark", "light"])
  func schemes(chosen: String) async throws {
    let color = Color(light: .black, dark: .white)
    for appearance in [AppearanceSource.attributes(), .mediaAndAttributes()] {
      let html = try HTMLDocument(
        title: "Paper", text: TextStyle(color: color), styleSheet: StyleSheet(appearance: appearance)
      ) {
        Label("a", style: TextStyle(color: color))
      }.html.replacing("<html", with: "<html data-color-scheme=\"\(chosen)\"")
      let script = """
        return [...document.querySelectorAll('body, p')].map(element => getComputedStyle(element).color)
          .concat(getComputedStyle(document.documentElement).colorScheme == 'dark' ? 'dark' : 'light');
        """
      let black = "rgb(0, 0, 0)"
      #expect(try await evaluate(script, in: html, as: [String].self) == [black, black, "light"])
      let onScreen = try await Browser.required().open(html) { try $0.evaluate(script, as: [String].self) }
      let shown = chosen == "dark" ? "rgb(255, 255, 255)" : black
      #expect(onScreen == [shown, shown, chosen == "dark" ? "dark" : "light"])
    }
  }

  @Test("A heading stays with what it is of, in pages of their own and of prepared stylesheets")
  func headings() async throws {
    let content = Stack {
      Label("a").heading(1)
      Section(header: "b") { Row("c") }
    }
    var sample = HTMLRenderer()
    try sample.append(content)
    for sheet in [StyleSheet(), StyleSheet(extending: PreparedStyleSheet(sample.styleSheet))] {
      let html = try HTMLDocument(title: "Paper", styleSheet: sheet) { content }.html
      #expect(html.ranges(of: "break-after").count == 1)
      let script = """
        return [...document.querySelectorAll('h1, h2')].map(heading => getComputedStyle(heading))
          .flatMap(style => [style.breakAfter, style.breakInside]);
        """
      let breaks = try await evaluate(script, in: html, as: [String].self)
      #expect(breaks == Array(repeating: "avoid", count: 4))
    }
  }
}
