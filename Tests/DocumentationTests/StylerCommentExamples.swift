// The examples in the comments of Restyle/Styler, as they stand there, and what they give.

import Restyle
import Testing

private let style = TextStyle(color: .black)

extension Styler where Target == TextStyle {
  static let strong = Styler { $0 = $0.bold }
  static func colored(_ color: Color) -> Styler { .set(\.color, to: color) }
}
let warning = style.restyled(.strong <> .colored(.red))

extension Styler where Target: View {
  static var rounded: Styler { Styler { $0.clipsToBounds = true } }
  static func border(width: Double) -> Styler { .set(\.layer.borderWidth, to: width) }
}
extension Styler where Target == Button {
  static let filled: Styler = .rounded <> .border(width: 2) <> Styler { $0.tintColor = .white }
}

private class View {
  struct Layer {
    var borderWidth = 0.0
  }
  var clipsToBounds = false
  var tintColor = Color.clear
  var layer = Layer()
}
private final class Label: View {
  var isBold = false
}
private final class Button: View {
  let titleLabel: Label? = Label()
}
private final class Switch: View {
  var isOn = false
}
private final class TextField: View {
  var placeholder = ""
}

extension Styler where Target == TextStyle {
  static var dimmed: Styler { .set(\.color, to: .gray) }
}
extension Styler where Target == SectionStyle {
  static var dense: Styler { .set(\.minRowHeight, to: 30) }
  static var lower: Styler { dense }
}
extension Styler where Target == ButtonStyle {
  static var emphasised: Styler { Styler { $0 = $0.allRestyled { $0.text = $0.text.bold } } }
}
extension Styler where Target == ButtonStateStyle {
  static var inverted: Styler { .set(\.text.color, to: .white) }
}
extension Styler where Target == Label {
  fileprivate static var emphasised: Styler { .set(\.isBold, to: true) }
}

@Suite("What the comments of Restyle/Styler show")
struct StylerCommentExamples {
  private let traits = TraitCollection(horizontalSizeClass: .compact, colorScheme: .dark)

  @Test("Styler")
  func stylers() {
    #expect(warning == style.bold.colored(.red))

    let shouting = Styler<TextStyle> { $0 = $0.uppercased }
    #expect(style.restyled(shouting) == style.uppercased)
  }

  @Test("Stylers of objects")
  func objects() {
    let plain = Button()
    Styler<Button>.filled.apply(to: plain)
    #expect(plain.clipsToBounds && plain.layer.borderWidth == 2 && plain.tintColor == .white)

    @Sendable func rounded(_ view: View) { view.clipsToBounds = true }
    let styler: Styler<Button> = .calling(rounded) <> .filled
    let button = Button()
    styler.apply(to: button)
    #expect(button.clipsToBounds && button.tintColor == .white)
  }

  @Test("Styler.when(_:otherwise:)")
  func condition() {
    let border: Styler<Switch> = .border(width: 1).when(\.isOn, otherwise: .border(width: 0))

    let view = Switch()
    view.isOn = true
    border.apply(to: view)
    #expect(view.layer.borderWidth == 1)
  }

  @Test("Stylers of key paths")
  func keyPaths() {
    let warning: Styler<TextStyle> = .set(\.color, to: .red) <> .set(\.fontSize, to: 20)
    #expect(style.restyled(warning).fontSize == 20)

    let section: Styler<SectionStyle> = .restyle(\.header.text, by: .emphasised)
    #expect(
      SectionStyle.system(grouped: true, horizontallyRegular: false).restyled(section).header.text.fontWeight
        == .bold)

    let header = Styler<TextStyle>.emphasised.pullback(\HeaderFooterStyle.text)
    #expect(HeaderFooterStyle(text: style).restyled(header).text == style.bold)
  }

  @Test("Styler.pullback(_:) of objects")
  func pullbacks() {
    let roundedView = Styler<View>.rounded
    let title = Styler<Label>.emphasised.pullback(\Button.titleLabel)
    let rounded: Styler<Button> = roundedView.pullback { $0 }

    let button = Button()
    (title <> rounded).apply(to: button)
    #expect(button.titleLabel?.isBold == true && button.clipsToBounds)
  }

  @Test("Stylers of states")
  func states() {
    let warning: Styler<ButtonStyle> = .emphasised <> .for(.highlighted, apply: .inverted)
    let link: Styler<ButtonStyle> = .for(.highlighted) { $0.text.color = .gray }
    let box: Styler<FieldStyle> = .for(.focused) { $0.border.color = .blue }

    #expect(ButtonStyle.default.restyled(warning).states.style(for: .highlighted)?.text.color == .white)
    #expect(ButtonStyle.default.restyled(link).states.style(for: .highlighted)?.text.color == .gray)
    #expect(FieldStyle.default.restyled(box) != .default)
  }

  @Test("ContextualStyler")
  func contextual() {
    func byState() -> TextStyle {
      var style = style
      let title: ContextualStyler<TextStyle, ControlState> =
        .always(.emphasised) <> .for(.disabled, apply: .dimmed)
      title.apply(to: &style, in: [.disabled, .selected])
      return style
    }
    func byCondition() -> TextStyle {
      var style = style
      let title: ContextualStyler<TextStyle, ControlState> =
        .always(.emphasised) <> .when({ $0.contains(.disabled) }, apply: .dimmed)
      title.apply(to: &style, in: .disabled)
      return style
    }
    func byTrait() -> TextStyle {
      var style = style
      let title: ContextualStyler<TextStyle, TraitCollection> = .when(
        \.colorScheme, is: .dark, apply: .dimmed)
      title.apply(to: &style, in: traits)
      return style
    }

    #expect(byState() == style.bold.colored(.gray) && byCondition() == byState())
    #expect(byTrait() == style.colored(.gray))
  }

  @Test("ContextualStyler of traits")
  func dense() {
    var style = style
    let title: ContextualStyler<TextStyle, ControlState> =
      .always(.emphasised) <> .for(.disabled, apply: .dimmed)
    title.apply(to: &style, in: .disabled)

    let dense: ContextualStyler<SectionStyle, TraitCollection> = .when(\.isCompact, apply: .lower)
    let section = DynamicSectionStyle.default.restyled(dense)

    #expect(style.color == .gray && section.style(from: traits).minRowHeight == 30)
  }

  @Test("Style.restyled(_:)")
  func restyled() {
    func always() -> TextStyle {
      let title = style.restyled(.emphasised)
      return title
    }
    func inTraits() -> TextStyle {
      let title = style.restyled(.when(\.colorScheme, is: .dark, apply: .dimmed), in: traits)
      return title
    }
    let section = DynamicSectionStyle.default.restyled(.when(\.isCompact, apply: .dense))

    #expect(always() == style.bold && inTraits() == style.colored(.gray))
    #expect(section.style(from: traits).minRowHeight == 30)
  }

  @Test("Functions compose as stylers do")
  func functions() {
    @Sendable func roundedStyle(_ view: View) { view.clipsToBounds = true }
    @Sendable func borderStyle(color: Color, width: Double) -> @Sendable (View) -> Void {
      { $0.layer.borderWidth = width }
    }
    let fieldStyle: @Sendable (TextField) -> Void =
      roundedStyle
      <> borderStyle(color: .gray, width: 1)
      <> { (field: TextField) in field.placeholder = "Name" }

    let field = TextField()
    fieldStyle(field)
    #expect(field.clipsToBounds && field.layer.borderWidth == 1 && field.placeholder == "Name")
  }
}
