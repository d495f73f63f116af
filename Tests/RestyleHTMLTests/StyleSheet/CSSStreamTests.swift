import DesignSystems
import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import Testing

@Suite("CSS in chunks")
struct CSSStreamTests {
  /// Stylesheets with classes, groups, fonts, themes and layers, and some without rules.
  private static func sheets() throws -> [StyleSheet] {
    var system = StyleSheet()
    system.add(StyleCatalog.system)
    var layered = StyleSheet(appearance: .attributes(), layer: "site")
    layered.add(StyleCatalog.material)
    layered.add(theme: DefaultStyling.primer, to: .attribute("data-theme", equals: "ö"))
    try layered.add(TextStyle(color: .red), to: "h1")
    layered.add(FontFace("Größe", sources: [.url("a.woff2")]))
    var page = HTMLRenderer(styleSheet: StyleSheet(extending: PreparedStyleSheet(layered)))
    try page.append(SettingsForm())
    return [
      system, layered, page.styleSheet, StyleSheet(extending: PreparedStyleSheet(layered)), StyleSheet(),
      StyleSheet(layer: "a"), StyleSheet(appearance: .attributes(), layer: "a"),
      StyleSheet(extending: PreparedStyleSheet(StyleSheet())),
    ]
  }

  @Test("The chunks are the CSS, whatever their size")
  func css() throws {
    for sheet in try Self.sheets() {
      let css = sheet.css
      for size in [Int.min, 1, 1000, 1 << 14, .max] {
        var stream = CSSStream(sheet, chunkSize: size)
        var chunks: [String] = []
        while let chunk = stream.nextText() { chunks.append(chunk) }
        #expect(stream.next() == nil)
        #expect(chunks.joined() == css)
        #expect(chunks.allSatisfy { $0.hasSuffix("\n") })
        // What the stylesheet extends ends a chunk, too.
        #expect(chunks.dropLast().count { $0.utf8.count < size } <= 1)
        // The longest one ends with the rules of a style in many states.
        if size == 1000 { #expect((chunks.map(\.utf8.count).max() ?? 0) < 7000) }
      }
    }
  }

  @Test("The chunks are an asynchronous sequence, and copies are independent")
  func sequence() async throws {
    let sheet = try Self.sheets()[1]
    var stream = CSSStream(sheet, chunkSize: 1000)
    let start = stream.nextText()
    let first = try #require(start)
    var rest = ""
    for try await chunk in stream.chunks { rest += String(decoding: chunk, as: UTF8.self) }
    #expect(first + rest == sheet.css)
    var again = ""
    while let chunk = stream.nextText() { again += chunk }
    #expect(again == rest)
  }
}
