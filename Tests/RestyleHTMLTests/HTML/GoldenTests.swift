import Restyle
import RestyleHTML
import TestSupport
import Testing

/// Whole documents, as people get them.
struct GoldenTests {
  @Test("A page with classes and one stylesheet")
  func page() throws {
    var sheet = StyleSheet()
    let classes = sheet.add(.sample)[TextStyle.self]
    var renderer = HTMLRenderer(styleSheet: sheet)
    append(to: &renderer)
    for (entry, name) in zip(StyleCatalog.sample[TextStyle.self], classes) {
      renderer.append(StyledText("\(entry.name): .\(name)", style: entry.style), as: .block)
      renderer.append(markup: "\n")
    }
    try expectGolden(
      """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <title>Sample</title>
      <style>
      \(renderer.styleSheet.css)</style>
      \(renderer.html)</html>

      """)
  }

  @Test("An e-mail with inline styles")
  func mail() throws {
    var renderer = HTMLRenderer(styling: .inline)
    append(to: &renderer)
    #expect(renderer.styleSheet.css == "")
    try expectGolden(renderer.html)
  }

  @Test("The same twice")
  func twice() {
    let documents = (0..<2).map { _ in
      var renderer = HTMLRenderer()
      for sample in AttributeSample.all { renderer.append(StyledText(sample.css, style: sample.style)) }
      return renderer.html + renderer.styleSheet.css
    }
    #expect(documents[0] == documents[1])
  }

  private func append(to renderer: inout HTMLRenderer) {
    func style(_ name: String) -> TextStyle { StyleCatalog.sample[TextStyle.self, name] ?? TextStyle() }
    renderer.append(StyledText("Terms & <conditions>", style: style("title")), as: .heading1)
    renderer.append(markup: "\n")
    var notice = StyledString("Read ", style: style("body"))
    notice += StyledString("the rules", style: style("link").linked(to: "https://example.org/?a=1&b=\"2\""))
    notice += StyledString(" – or ", style: style("body"))
    notice += StyledString("don’t", style: style("link").linked(to: "javascript:alert(1)"))
    notice += StyledString(" (straße)", style: style("caption").restyled { $0.language = "de" })
    notice += StyledString(".", style: style("body"))
    renderer.append(notice, as: .paragraph)
    renderer.append(markup: "\n")
    renderer.append(StyledText("\u{202E}1.99", style: style("price")), as: .paragraph)
    renderer.append(markup: "\n")
    renderer.append(text: "plain")
    renderer.append(markup: "\n")
  }
}
