import BrowserSupport
import Restyle
import RestyleHTML
import Testing

/// Classes on elements that somebody wrote by hand.
@Suite("Classes on plain elements, in Chromium", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct PlainElementTests {
  private func page(_ sheet: StyleSheet, _ body: String) -> String {
    "<!doctype html><meta charset=utf-8><style>\(sheet.css)</style><body>\(body)"
  }

  @Test("A list that opens keeps the arrow of the browser", arguments: [FieldStyle.default, .system])
  func list(style: FieldStyle) async throws {
    var sheet = StyleSheet()
    let name = sheet.classNames(for: style)
    let body = "<select class=\(name)><option>a</select><input class=\(name)>"
    let script = "return [...document.body.children].map(e => getComputedStyle(e).appearance)"
    let found = try await Browser.required().evaluate(script, in: page(sheet, body), as: [String].self)
    #expect(found == ["auto", "none"])
  }

  @Test("A link is broken into lines with its text, unless it is a box")
  func link() async throws {
    let plain = ButtonStyle(normal: ButtonStateStyle(text: TextStyle(color: .red)))
    let styles = [
      plain,
      plain.restyled { $0.states[.focused] = ButtonStateStyle(background: BackgroundStyle(color: .yellow)) },
      plain.restyled { $0.contentInsets = EdgeInsets(top: 4, left: 4, bottom: 4, right: 4) },
      plain.restyled { $0.preferredMinimumSize = MinimumSize(width: 44, height: 44) },
      plain.restyled { $0.states[.focused] = .bordered },
    ]
    var sheet = StyleSheet()
    let names = styles.map { sheet.classNames(for: $0).component }
    for (index, style) in styles.enumerated() { sheet.add(style, to: .className("own\(index)")) }
    let attributes = names.map { "class=\($0)" } + styles.indices.map { "class=own\($0)" }
    let body = attributes.map { "<p style='width:90px'>Read <a \($0)>our terms and conditions</a> now" }
    let script = "return [...document.querySelectorAll('a')].map(e => e.getClientRects().length > 1)"
    let found = try await Browser.required().evaluate(
      script, in: page(sheet, body.joined()), as: [Bool].self)
    #expect(found == [true, true, false, false, false, true, true, false, false, false])
  }
}

extension ButtonStateStyle {
  fileprivate static var bordered: Self {
    ButtonStateStyle(background: BackgroundStyle(border: BorderStyle(width: 1, color: .red)))
  }
}
