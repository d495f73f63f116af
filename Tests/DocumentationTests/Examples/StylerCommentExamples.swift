// The examples in the comments of Restyle/Styler, as they stand there, and what they give.

import Restyle
import Testing

private let style = TextStyle(color: .black)

// Block 1 of Restyle/Styler/Styler.swift

// Block 2 of Restyle/Styler/Styler.swift

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

    // Block 3 of Restyle/Styler/Styler.swift
    #expect(style.restyled(shouting) == style.uppercased)
  }

  @Test("Stylers of objects")
  func objects() {
    let plain = Button()
    Styler<Button>.filled.apply(to: plain)
    #expect(plain.clipsToBounds && plain.layer.borderWidth == 2 && plain.tintColor == .white)

    // Block 4 of Restyle/Styler/Styler.swift
    let button = Button()
    styler.apply(to: button)
    #expect(button.clipsToBounds && button.tintColor == .white)
  }

  @Test("Styler.when(_:otherwise:)")
  func condition() {
    // Block of Restyle/Styler/Styler+Application.swift

    let view = Switch()
    view.isOn = true
    border.apply(to: view)
    #expect(view.layer.borderWidth == 1)
  }

  @Test("Stylers of key paths")
  func keyPaths() {
    // Block 1 of Restyle/Styler/Styler+KeyPath.swift
    #expect(style.restyled(warning).fontSize == 20)

    // Block 2 of Restyle/Styler/Styler+KeyPath.swift
    #expect(
      SectionStyle.system(grouped: true, horizontallyRegular: false).restyled(section).header.text.fontWeight
        == .bold)

    // Block 3 of Restyle/Styler/Styler+KeyPath.swift
    #expect(HeaderFooterStyle(text: style).restyled(header).text == style.bold)
  }

  @Test("Styler.pullback(_:) of objects")
  func pullbacks() {
    let roundedView = Styler<View>.rounded
    // Block 4 of Restyle/Styler/Styler+KeyPath.swift

    let button = Button()
    (title <> rounded).apply(to: button)
    #expect(button.titleLabel?.isBold == true && button.clipsToBounds)
  }

  @Test("Stylers of states")
  func states() {
    // Block 1 of Restyle/Styler/Styler+State.swift
    // Block 2 of Restyle/Styler/Styler+State.swift

    #expect(ButtonStyle.default.restyled(warning).states.style(for: .highlighted)?.text.color == .white)
    #expect(ButtonStyle.default.restyled(link).states.style(for: .highlighted)?.text.color == .gray)
    #expect(FieldStyle.default.restyled(box) != .default)
  }

  @Test("ContextualStyler")
  func contextual() {
    func byState() -> TextStyle {
      var style = style
      // Block 3 of Restyle/Styler/Styler+State.swift
      return style
    }
    func byCondition() -> TextStyle {
      var style = style
      // Block 1 of Restyle/Styler/Styler+Contextual.swift
      title.apply(to: &style, in: .disabled)
      return style
    }
    func byTrait() -> TextStyle {
      var style = style
      // Block 2 of Restyle/Styler/Styler+Contextual.swift
      title.apply(to: &style, in: traits)
      return style
    }

    #expect(byState() == style.bold.colored(.gray) && byCondition() == byState())
    #expect(byTrait() == style.colored(.gray))
  }

  @Test("ContextualStyler of traits")
  func dense() {
    var style = style
    // Block of Restyle/Styler/Contextual.swift

    #expect(style.color == .gray && section.style(from: traits).minRowHeight == 30)
  }

  @Test("Style.restyled(_:)")
  func restyled() {
    func always() -> TextStyle {
      // Block 1 of Restyle/Styler/Style+Styler.swift
      return title
    }
    func inTraits() -> TextStyle {
      // Block 2 of Restyle/Styler/Style+Styler.swift
      return title
    }
    // Block 3 of Restyle/Styler/Style+Styler.swift

    #expect(always() == style.bold && inTraits() == style.colored(.gray))
    #expect(section.style(from: traits).minRowHeight == 30)
  }

  @Test("Functions compose as stylers do")
  func functions() {
    @Sendable func roundedStyle(_ view: View) { view.clipsToBounds = true }
    @Sendable func borderStyle(color: Color, width: Double) -> @Sendable (View) -> Void {
      { $0.layer.borderWidth = width }
    }
    // Block of Restyle/Styler/CompositionOperator.swift

    let field = TextField()
    fieldStyle(field)
    #expect(field.clipsToBounds && field.layer.borderWidth == 1 && field.placeholder == "Name")
  }
}
