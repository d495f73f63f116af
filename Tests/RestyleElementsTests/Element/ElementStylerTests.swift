import Restyle
import RestyleElements
import Testing

extension Styler where Target: StyledElement, Target.Style == TextStyle {
  /// A styler of whatever is styled as text.
  static func text(_ styler: Styler<TextStyle>) -> Styler { .restyle(\.style, by: styler) }
}

extension Styler where Target == Button {
  static var rounded: Styler {
    Styler { button in button.style = button.style.allRestyled { $0.background.border.cornerRadius = 6 } }
  }
  static var filled: Styler {
    rounded <> Styler { button in button.style = button.style.allRestyled { $0.background.color = .black } }
  }
}

@Suite("Stylers of elements")
struct ElementStylerTests {
  @Test("They style a copy where the element is made")
  func copies() {
    let plain = Label("or")
    let styled = plain.withStyle(.text(.set(\.color, to: .red) <> .set(\.fontSize, to: 14)))
    #expect(plain.explicitStyle == nil)
    #expect(
      styled.style
        == TextStyle.default.restyled { style in
          style.color = .red
          style.fontSize = 14
        })
  }

  @Test("Those of a style restyle the element's, or the default one")
  func stylesOfElements() {
    let red = Styler<TextStyle>.set(\.color, to: .red)
    #expect(Label("a").restyled(red).style == TextStyle.default.restyled(red))
    #expect(Label("a", style: TextStyle()).restyled(red).style == TextStyle(color: .red))
    #expect(Label("a").restyled(red <> .set(\.color, to: .green)).style.color == .green)
  }

  @Test("They compose: the right one comes later and overrides")
  func composition() {
    let red: Styler<Label> = .text(.set(\.color, to: .red))
    let green: Styler<Label> = .text(.set(\.color, to: .green))
    #expect(Label("a").withStyle(red <> green).style.color == .green)
    #expect(Label("a").withStyle(.identity).explicitStyle == nil)
  }

  @Test("Those of a button build on each other")
  func buttons() {
    let button = Button("Sign in").withStyle(.filled)
    #expect(button.stateStyle?.background.color == .black)
    #expect(button.stateStyle?.background.border.cornerRadius == 6)
  }

  @Test("They may depend on the element's own state", arguments: [true, false])
  func conditions(isOn: Bool) {
    let styler = Styler<Switch>.set(\.style.onTintColor, to: .red)
      .when(\.isOn, otherwise: .set(\.style.offTintColor, to: .gray))
    let element = Switch(isOn: isOn).withStyle(styler)
    #expect(element.style.onTintColor == (isOn ? .red : SwitchStyle.default.onTintColor))
    #expect(element.style.offTintColor == (isOn ? SwitchStyle.default.offTintColor : .gray))
  }

  @Test("They style stacks, and elements of users")
  func others() {
    let stack = Stack {}.withStyle(.set(\.style.spacing, to: 16) <> .set(\.style.axis, to: .horizontal))
    #expect(stack.style == StackStyle(axis: .horizontal, spacing: 16))
  }
}
