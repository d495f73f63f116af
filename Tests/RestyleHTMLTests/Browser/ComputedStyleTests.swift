import BrowserSupport
import DesignSystems
import Restyle
import RestyleHTML
import Testing

@Suite(.enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct ComputedStyleTests {
  @Test("A browser computes what each attribute says, in every appearance")
  func attributes() async throws {
    let samples = AttributeSample.all.enumerated().map { index, sample in
      NamedStyle("\(index) \(sample.testDescription)", sample.style)
    }
    try await check(
      StyleCatalog("Attributes") {
        samples as [NamedStyle<TextStyle>]
      })
  }

  @Test("A browser computes what the entries of a catalog say, in every appearance")
  func catalogs() async throws {
    for catalog in [StyleCatalog.sample, .system, .material] { try await check(catalog) }
  }

  @Test("What concerns a paragraph isn't said again for its runs")
  func paragraphOfRuns() async throws {
    let style = TextStyle(font: Font(size: 10), color: .red).restyled {
      $0.setMultilined(lines: 2)
      $0.headIndent = 20
      $0.firstLineHeadIndent = 30
      $0.tailIndent = -10
      $0.paragraphSpacing = 5
      $0.lineHeight = 16
      $0.writingDirection = .rightToLeft
      $0.alignment = .right
    }
    let runs = [style, style.colored(.blue), style.bold].map { StyledText("text ", style: $0) }
    for styling in [HTMLStyling.classes, .inline] {
      var renderer = HTMLRenderer(styling: styling)
      renderer.append(StyledString(runs), as: .paragraph)
      let script = """
        const values = element => {
          const style = getComputedStyle(element);
          return ['display', 'padding', 'margin-bottom', 'text-align', 'direction', 'unicode-bidi',
            'line-height', '-webkit-line-clamp'].map(name => style.getPropertyValue(name)).join(' ');
        };
        return [...document.querySelectorAll('p, p>*')].map(values);
        """
      let page = "<!doctype html><style>\(renderer.styleSheet.css)</style>\(renderer.html)"
      let values = try await Browser.required().evaluate(script, in: page, as: [String].self)
      try #require(values.count == 4)
      #expect(values[0].hasSuffix("0px 20px 0px 10px 5px right rtl isolate 16px 2"))
      for part in values.dropFirst() { #expect(part == "inline 0px 0px right rtl normal 16px none") }
    }
  }

  @Test("The check sees what a browser doesn't compute as the style says")
  func beyondBrowsers() async throws {
    // Browsers have a largest font.
    let catalog = StyleCatalog("Huge") {
      NamedStyle("size", TextStyle(font: Font(size: 1e6), color: .red))
    }
    let mismatches = try await ComputedStyleCheck(catalog: catalog).mismatches(in: .required())
    #expect(!mismatches.isEmpty)
    #expect(mismatches.allSatisfy { $0.contains("size: font-size is ") }, "\(mismatches)")
  }

  private func check(_ catalog: StyleCatalog) async throws {
    for mismatch in try await ComputedStyleCheck(catalog: catalog).mismatches(in: .required()) {
      Issue.record("\(mismatch)")
    }
  }
}
