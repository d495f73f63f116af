import Expectations
import Restyle
import RestyleSwiftUI
import SwiftUI

extension Expectations {
  /// What is expected of SwiftUI's views.
  package func checkSwiftUI() {
    checkValues()
    checkTexts()
    checkAlignments()
    checkNestedStyles()
    checkButtons()
    checkDrawings()
    checkImages()
    checkLosses()
    checkThemes()
    checkOverview()
    checkCommentExamples()
    checkArticle()
  }
}

/// All environments that differ in what styles look at here.
@MainActor let environments: [EnvironmentValues] = SwiftUI.ColorScheme.allCases.flatMap { scheme in
  ColorSchemeContrast.allCases.flatMap { contrast in
    [SwiftUI.UserInterfaceSizeClass.compact, .regular].flatMap { sizeClass in
      [DynamicTypeSize.large, .accessibility2].map { size in
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        environment.colorSchemeContrast = contrast
        environment.horizontalSizeClass = sizeClass
        environment.dynamicTypeSize = size
        return environment
      }
    }
  }
}

extension [Applied] {
  /// The value of the first modifier of a name, which is the innermost.
  func first<Value>(_ name: String) -> Value? { first { $0.name == name }?.value as? Value }
  func inner(_ name: String) -> [Applied] { first { $0.name == name }?.inner ?? [] }
  var text: AttributedString { first("text") ?? "" }
}

extension Expectations {
  private func checkValues() {
    let color = Color(
      light: .red, dark: .blue, darkIncreasedContrast: Color(red: 1, green: 0, blue: 0, space: .displayP3))
    for environment in environments {
      let traits = environment.styleTraits
      let own = color.resolved(for: traits)
      let made = SwiftUI.Color(color, for: traits)
      expect(made.components, is: [own.red, own.green, own.blue, own.alpha])
      expect(made.space == .displayP3, is: own.space == .displayP3)
      expect(traits.isCompact, is: environment.horizontalSizeClass == .compact)
    }
    for (size, category) in zip(DynamicTypeSize.allCases, ContentSizeCategory.allCases) {
      var environment = EnvironmentValues()
      environment.dynamicTypeSize = size
      expect(environment.styleTraits.preferredContentSizeCategory, is: category)
    }
    let font = SwiftUI.Font(Font.system(size: 12, weight: .bold, width: .condensed, design: .serif))
    expect(font, is: .system(size: 12, design: .serif).weight(.bold).width(.condensed))
    expect(SwiftUI.Font(.house), is: .custom("Inter", fixedSize: 15).weight(.semibold))
    for value in stride(from: 1.0, through: 1000, by: 1) {
      let weight = SwiftUI.Font.Weight(Font.Weight(value))
      expect(abs(Double(weight.value) - min(max(value, 100), 900)) <= 50, is: true, "\(value)")
    }
    var slanted = Font.italicSystem(size: 9)
    slanted.features = [.monospacedDigits, .smallCaps, .slashedZero]
    expect(SwiftUI.Font(slanted), is: .system(size: 9).italic().monospacedDigit().smallCaps())
  }

  private func checkAlignments() {
    let alignments: [Restyle.TextAlignment: [SwiftUI.TextAlignment?]] = [
      .natural: [.leading, .leading], .justified: [.leading, .leading], .center: [.center, .center],
      .trailing: [.trailing, .trailing], .left: [.leading, .trailing], .right: [.trailing, .leading],
    ]
    for alignment in Restyle.TextAlignment.allCases {
      let shown = [SwiftUI.LayoutDirection.leftToRight, .rightToLeft].map { direction in
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        let applied = Text("a").textStyle(TextStyle(alignment: alignment)).applied(in: environment)
        let alignment: SwiftUI.TextAlignment? = applied.first("multilineTextAlignment")
        return alignment
      }
      expect(shown, is: alignments[alignment] ?? [], "\(alignment)")
    }
  }

  private func checkTexts() {
    for environment in environments {
      let traits = environment.styleTraits
      let applied = Text("a").textStyle(.header).applied(in: environment)
      expect(applied.first("font"), is: SwiftUI.Font(TextStyle.header.font))
      expect(applied.first("kerning"), is: CGFloat(0.5))
      expect(applied.first("multilineTextAlignment"), is: SwiftUI.TextAlignment.center)
      expect(applied.first("foregroundColor"), is: SwiftUI.Color(TextStyle.header.color ?? .red, for: traits))

      let preferred = Text("a").textStyle(TraitStyle { .preferred(for: $0.isCompact ? .footnote : .body) })
      let textStyle: Font.TextStyle = traits.isCompact ? .footnote : .body
      let size = textStyle.size(for: traits.preferredContentSizeCategory)
      let font: SwiftUI.Font? = preferred.applied(in: environment).first("font")
      expect(font?.size, is: CGFloat(size))
    }
    let shown = Text(
      styled: "straße",
      style: TextStyle().uppercased.underlined(TextLine(pattern: .dotted, color: .red)).linked(
        to: "https://example.org"), for: TraitCollection()
    ).applied(in: EnvironmentValues()).text
    expect(String(shown.characters), is: "STRASSE")
    let run = shown.runs.first
    expect(
      run?[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self],
      is: Text.LineStyle(pattern: .dot, color: .red))
    expect(run?.link?.absoluteString, is: "https://example.org")
    let unsafe = Text(styled: "a", style: TextStyle().linked(to: "javascript:x"), for: TraitCollection())
    expect(unsafe.applied(in: EnvironmentValues()).text.runs.first?.link, is: nil)

    let lines = TextStyle(font: .system(size: 2048)).restyled { $0.lineHeight = 2500 }
    let applied = Text("a").textStyle(lines.multilined(lines: 3)).applied(in: EnvironmentValues())
    expect(applied.first("lineSpacing"), is: CGFloat(56))
    expect(applied.first("lineLimit"), is: 3)
  }

  private func checkButtons() {
    let button = Button("Sign in") {}.buttonStyle(.styled(.primary))
    for isEnabled in [true, false] {
      for isPressed in [true, false] {
        var environment = EnvironmentValues()
        environment.isEnabled = isEnabled
        environment.isPressed = isPressed
        let state: ControlState = isEnabled ? (isPressed ? .highlighted : .normal) : .disabled
        let expected = ButtonStyle.primary.style(for: state)
        let applied = button.applied(in: environment)
        expect(String(applied.text.characters), is: "Sign in")
        expect(applied.first("textCase"), is: Text.Case.uppercase)
        expect(
          applied.first("foregroundColor"),
          is: expected?.text.color.map { SwiftUI.Color($0, for: TraitCollection()) }, "\(state)")
        expect(applied.first("padding"), is: SwiftUI.EdgeInsets(ButtonStyle.primary.contentInsets))
        // The last is the outermost: all of the button.
        expect(applied.last?.name, is: "contentShape", "what reacts")
        expect(
          applied.inner("background").first("fill"),
          is: expected.map { SwiftUI.Color($0.background.color, for: TraitCollection()) })
        expect(
          applied.inner("background").first("cornerRadius"),
          is: expected.map { CGFloat($0.background.border.cornerRadius) })
      }
    }
  }

  /// A theme is that of the views around, or what is in force; what is swapped is seen the next time.
  private func checkThemes() {
    let custom = DefaultStyling.custom
    let text = Text("a").textStyle(.default)
    let button = Button("b") {}.buttonStyle(.styled)
    for environment in environments {
      for defaults in [DefaultStyling.system, custom, .system] {
        DefaultStyling.defaults = defaults
        for theme in [nil, DefaultStyling.system, custom] {
          let expected = theme ?? defaults
          let texts =
            theme.map { text.defaultStyling($0).applied(in: environment) } ?? text.applied(in: environment)
          expect(texts.first("font"), is: SwiftUI.Font(expected.text.font))
          expect(
            texts.first("foregroundColor"),
            is: expected.text.color.map { SwiftUI.Color($0, for: environment.styleTraits) })
          let buttons =
            theme.map { button.defaultStyling($0).applied(in: environment) }
            ?? button.applied(in: environment)
          expect(buttons.first("padding"), is: SwiftUI.EdgeInsets(expected.button.contentInsets))
        }
      }
    }
  }
}
