import Restyle
import RestyleHTML
import TestSupport
import Testing

@Suite("Values of declarations")
struct CSSValuesTests {
  // Values are distinguished by how they end before anything else: these differ in their beginnings, at all distances.
  @Test("Values of states that end alike stay apart, and equal ones are one")
  func endings() async throws {
    try await forEach(0...20) { (count: Int) in
      let end = String(repeating: "0", count: count)
      func look(_ first: String) -> ButtonStateStyle {
        let width = Double(first + String(end.prefix(8))) ?? 0
        var text = TextStyle(font: Font(family: .named(first + end)))
        text.kern = width
        return ButtonStateStyle(text: text)
      }
      let style = ButtonStyle(
        states: [.normal: look("1"), .highlighted: look("2"), .selected: look("1"), .disabled: look("3")])
      var sheet = StyleSheet()
      _ = sheet.classNames(for: style)
      for first in ["1", "2", "3"] {
        #expect(sheet.css.contains("font-family:'\(first)\(end)',"))
        #expect(sheet.css.contains("letter-spacing:\(first)\(end.prefix(8))px"))
      }
      // Where it is chosen it looks as usual: nothing says that again.
      let usual = sheet.css.split(separator: "\n").filter { $0.contains("font-family:'1\(end)',") }
      #expect(usual.count == 1)
    }
  }
}
