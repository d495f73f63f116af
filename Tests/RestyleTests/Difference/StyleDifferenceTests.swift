import Foundation
import Restyle
import Testing

@Suite("Differences of styles")
struct StyleDifferenceTests {
  private static let old = ButtonStyle.system
  private static let new = old.restyled {
    $0.contentInsets.top = 9
    $0.states[.disabled]?.text.color = .red
    $0.states[.disabled]?.text[.lineHeight] = 20
    $0.states[.disabled]?.text[.fontSize] = nil
    $0.states[.disabled]?.text.inherit(.kern)
    $0.states[[.selected, .disabled]] = ButtonStateStyle(text: TextStyle())
    $0.states[.highlighted] = nil
  }

  @Test("Each property that changes has its path, its values and its kind")
  func paths() {
    let changes = Self.old.difference(to: Self.new).changes
    #expect(
      changes.map(\.path.description) == [
        "contentInsets.top", "states.highlighted", "states.disabled.text.color",
        "states.disabled.text.fontSize", "states.disabled.text.kern", "states.disabled.text.lineHeight",
        "states.selected+disabled",
      ])
    #expect(
      changes.map(\.kind) == [.changed, .removed, .changed, .removed, .added, .added, .added])
    #expect(changes[0].newValue(as: Double.self) == 9)
    #expect(changes[2].newValue() == Color.red)
    #expect(changes[3].newValue(as: Double.self) == nil)
    #expect(changes[4].description == "states.disabled.text.kern: unset → inherited")
    #expect(changes[5].description == "states.disabled.text.lineHeight: unset → 20.0")
  }

  @Test("Swift source makes the changes")
  func source() {
    let source = Self.old.difference(to: Self.new).swiftSource(of: "style")
    let lines = source.split(separator: "\n").map(String.init)
    #expect(lines.first == "style.restyled {" && lines.last == "}")
    #expect(lines.contains("  $0.contentInsets.top = 9.0"))
    #expect(lines.contains("  $0.states[.highlighted] = nil"))
    #expect(lines.contains("  $0.states[.disabled]?.text.color = Color(hex: 0xff0000)"))
    #expect(lines.contains("  $0.states[.disabled]?.text[.fontSize] = nil"))
    #expect(lines.contains("  $0.states[.disabled]?.text.inherit(.kern)"))
    // Assigning a line height would unset the line spacing.
    #expect(lines.contains("  $0.states[.disabled]?.text[.lineHeight] = 20.0"))
    #expect(lines.contains { $0.hasPrefix("  $0.states[[.selected, .disabled]] = ButtonStateStyle(") })
    #expect(Self.old.difference(to: Self.old).swiftSource(of: "style") == "style")
  }

  @Test("Whatever changes, its description is a line, and its source is indented")
  func lines() {
    let text = TextStyle(font: .system(size: 9), color: .red)
    let changes = ButtonStyle.system.difference(
      to: .system.restyled { $0.states[.loading] = ButtonStateStyle(text: text) })
    #expect(changes.changes.count == 1 && !changes.description.contains("\n"))
    let words = "TextStyle().restyled { $0.color = Color(hex: 0xff0000); $0.fontFamily = .system(.default); "
    #expect(changes.description.contains(words + "$0.fontSize = 9.0 }"))
    #expect(changes.markdown.contains(words))
    let source = changes.swiftSource(of: "style")
    #expect(source.contains("\n    $0.color = Color(hex: 0xff0000)\n    $0.fontFamily"))
    #expect(source.hasSuffix("\n  })\n}"))
  }

  @Test("Applied to another style, a difference changes the same properties and no others")
  func otherStyles() {
    let red = ButtonStyle.system.difference(
      to: .system.restyled { $0.states[.disabled]?.text.color = .red })
    let style = ButtonStyle(
      normal: ButtonStateStyle(color: .green, border: .none, text: TextStyle(font: .system(size: 9))))
    let changed = style.applying(red)
    // A state gets the style that it falls back on first.
    #expect(changed.style(for: .disabled)?.text == TextStyle(font: .system(size: 9), color: .red))
    #expect(changed.style(for: .disabled)?.background.color == .green)
    #expect(changed.style(for: .normal) == style.style(for: .normal))
  }

  @Test("Elements of a list are distinguished unless some are added or removed")
  func elements() {
    let shadows = [ShadowStyle(color: .black, y: 1), ShadowStyle(color: .black, y: 4)]
    let old = BackgroundStyle(shadows: shadows)
    let higher = old.restyled { $0.shadows[1].y = 8 }
    #expect(old.difference(to: higher).description == "shadows.1.y: 4.0 → 8.0")
    let fewer = old.restyled { $0.shadows.removeLast() }
    #expect(old.difference(to: fewer).changes.map(\.path.names) == [["shadows"]])
    let three = BackgroundStyle(shadows: shadows + [ShadowStyle(color: .red)])
    #expect(three.applying(old.difference(to: higher)).shadows.map(\.y) == [1, 8, 0])
  }

  @Test("Named values are compared by what they mean")
  func namedValues() {
    let (gap, raised) = (NamedValue("gap", 8.0), NamedValue("raised", [ShadowStyle(y: 4)]))
    let old = BackgroundStyle(border: BorderStyle(width: 8), shadows: [ShadowStyle(y: 4)])
    let new = BackgroundStyle(border: BorderStyle(width: .named(gap)), shadows: [.named(raised)])
    let difference = old.difference(to: new)
    #expect(difference.changes.map(\.path.description) == ["shadows.0", "border.width"])
    #expect(old.applying(difference) == new && new.applying(difference.inverted) == old)
  }

  @Test("A style of somebody's own is one value")
  func ownStyle() {
    struct Own: Style, Hashable { var width = 1 }
    let difference = Own().difference(to: Own(width: 2))
    #expect(difference.changes.map(\.path.names) == [[]])
    #expect(Own().applying(difference) == Own(width: 2))
    #expect(difference.followed(by: Own(width: 2).difference(to: Own())).isEmpty)
    #expect(Own().difference(to: Own()) == Own(width: 5).difference(to: Own(width: 5)))
  }

  @Test("Text that isn't ours stays in its code span")
  func markdown() {
    let style = TextStyle(font: .custom("a `b`` c"))
    let markdown = TextStyle().difference(to: style).markdown
    #expect(markdown == "- `fontFamily`: unset → ``` .named(\"a `b`` c\") ```\n")
  }

  @Test(
    "A document that leads to no property says where",
    arguments: [
      #"[{"path": ["states", "pressed"]}]"#, #"[{"path": ["border", "width", "x"], "old": 1, "new": 2}]"#,
      #"[{"path": ["shadows", "99999999999", "y"], "old": 1, "new": 2}]"#,
      #"[{"path": ["color"], "old": 1}]"#,
      #"[{"path": []}]"#, #"[{}]"#, "{}",
    ])
  func wrongDocuments(_ document: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(StyleDifference<BackgroundStyle>.self, from: Data(document.utf8))
    }
  }
}
