import BrowserSupport
import Restyle
import RestyleHTML
import RestyleRendering
import TestSupport
import Testing

@Suite("Fonts that pages bring")
struct FontFaceTests {
  private static let full = FontFace(
    "IBM Plex Mono",
    sources: [.local("IBM Plex Mono"), .url("/fonts/plex.woff2", format: .woff2), .url("plex.ttf")],
    weights: .thin ... .bold, widths: .condensed ... .condensed, slant: .italic, display: .swap,
    characters: ["\0"..."\u{FF}", "\u{131}"..."\u{131}"])

  @Test("A font is a rule before all others, once")
  func rule() throws {
    var sheet = StyleSheet(layer: "fonts")
    try sheet.add(
      TextStyle(font: .custom("IBM Plex Mono", size: 15, fallbacks: ["Menlo"], design: .monospaced)),
      to: "code")
    sheet.add(Self.full)
    sheet.add(Self.full)
    #expect(
      sheet.css == """
        @layer fonts{
        @font-face{font-family:'IBM Plex Mono';src:local('IBM Plex Mono'),\
        url('/fonts/plex.woff2') format('woff2'),url('plex.ttf');font-weight:200 700;font-stretch:75%;\
        font-style:italic;font-display:swap;unicode-range:U+0-ff,U+131}
        code{font-family:'IBM Plex Mono','Menlo',ui-monospace,monospace;font-size:15px}
        }

        """, "\(sheet.css)")
    #expect(sheet.problems.isEmpty)
    let prepared = PreparedStyleSheet(sheet)
    var page = StyleSheet(extending: prepared)
    page.add(Self.full)
    #expect(page.addedCSS.isEmpty)
    page.add(FontFace("Other", sources: [.local("Other")]))
    #expect(page.addedCSS.contains("@font-face{font-family:'Other';src:local('Other')}"))
    #expect(PreparedStyleSheet(page).css.split(separator: "@font-face").count == 3)
  }

  @Test("Addresses that aren't safe are left out and told")
  func unsafe() async throws {
    try await forEach([
      "javascript:alert(1)", "java\nscript:x", "data:text/html,<script>", "data:font/woff2x,",
      "file:///etc/passwd", "",
      "blob:x", "data:image/svg+xml,x",
    ]) { (url: String) in
      var sheet = StyleSheet()
      sheet.add(FontFace("F", sources: [.url(url), .local("F")]))
      #expect(sheet.css == "@font-face{font-family:'F';src:local('F')}\n")
      #expect(sheet.problems.count == 1)
      sheet = StyleSheet()
      sheet.add(FontFace("F", sources: [.url(url)]))
      #expect(sheet.css.isEmpty && sheet.problems.last?.loss == .fontWithoutSource("F"))
    }
  }

  @Test("Names and addresses stay in their places")
  func hostile() {
    let text = "x');}</style>\"\\\n\u{0}*{color:red}/*"
    var sheet = StyleSheet()
    sheet.add(FontFace(text, sources: [.local(text), .url("/f?" + text, format: .woff)]))
    try? sheet.add(
      TextStyle(font: .custom(text, size: 1, fallbacks: [text], design: .serif)), to: "p")
    let css = sheet.css
    #expect(!css.contains("</style") && !css.contains("');}"))
    #expect(css.split(separator: "\n").count == 2, "\(css)")
  }

  @Test(
    "A browser takes the font and the families", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
  func browser() async throws {
    var sheet = StyleSheet()
    sheet.add(
      FontFace(
        "A 'b'", sources: [.url("data:font/woff2;base64,AAAA", format: .woff2)], weights: .thin ... .bold,
        widths: .condensed ... .expanded, slant: .oblique, display: .optional, characters: ["a"..."z"]))
    try sheet.add(TextStyle(font: .custom("A 'b'", size: 15, fallbacks: ["C"], design: .serif)), to: "p")
    let values = try await Browser.required().evaluate(
      """
      const [face] = document.fonts;
      return [face.family, face.weight, face.stretch, face.style, face.display, face.unicodeRange,
        getComputedStyle(document.querySelector('p')).fontFamily, String(document.fonts.size)];
      """, in: "<!doctype html><style>\(sheet.css)</style><p>a</p>", as: [String].self)
    #expect(
      values.dropFirst() == [
        "200 700", "75% 125%", "oblique", "optional", "U+61-7A", "\"A 'b'\", C, ui-serif, serif", "1",
      ], "\(values)")
  }
}
