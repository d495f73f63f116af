import Restyle
import Testing

// The snippets of Form's document on styling, in its order, under its headings, and word for word but for this:
//
// - The types of a platform are Restyle's: `UIColor` is `Color`, `UIImage` is `Image`, `UITraitCollection` is
//   `TraitCollection`, `Float` is `Double`. Labels are an element and tested with the elements; here `UILabel` is
//   just something that holds a text and a style.
// - What the document leaves out (`...`) is filled in.
//
// Where a snippet reads the defaults, it runs in a scope: other tests change the shared ones meanwhile.

/// Something that shows a text in a style, made as the document makes its labels.
private struct UILabel {
  var value: String
  var style: TextStyle

  init(value: String, style: TextStyle = .default) {
    self.value = value
    self.style = style
  }

  var text: StyledText { StyledText(text: value, style: style) }
}

@Suite("The Form document") struct FormDocumentTests {
  let compact = TraitCollection(horizontalSizeClass: .compact)
  let regular = TraitCollection(horizontalSizeClass: .regular)
}

// MARK: Styles

extension FormDocumentTests {
  @Test("You typically pass a style when you make a component")
  func passingAStyle() {
    let label = UILabel(value: "Hello", style: .header)

    #expect(label.style == .header)
    #expect(label.text.displayText == "Hello")
  }

  @Test("Components come with default styles, so passing one can be skipped")
  func skippingTheStyle() {
    for defaults in [DefaultStyling.system, .custom] {
      DefaultStyling.withDefaults(defaults) {
        let label = UILabel(value: "Hello")

        #expect(label.style == defaults.text)
      }
    }
  }

  @Test("A component's style can be updated")
  func updatingAStyle() {
    var label = UILabel(value: "Hello", style: .header)

    label.style = .footer
    label.style.color = .red

    #expect(label.style == TextStyle.footer.restyled { $0.color = .red })
    #expect(label.style.color == .red)
    #expect(TextStyle.footer.color == .blue)
  }

  @Test("`restyled` makes a new style of an existing one")
  func restyling() {
    let footStyle = TextStyle.header.restyled { style in
      style.font = .system(size: 12)
      style.color = .gray
    }

    #expect(footStyle.font == .system(size: 12))
    #expect(footStyle.color == .gray)
    #expect(footStyle.alignment == .center)
    #expect(TextStyle.header.font == .boldSystem(size: 17))
    #expect(TextStyle.header.color == .black)
  }
}

// For commonly reused styles static extensions are recommended.
extension TextStyle {
  fileprivate static let header = defaultLabel.restyled {
    $0.font = .boldSystem(size: 17)
    $0.color = .black
    $0.alignment = .center
  }
}

// For common restyling one adds helpers. Form and Restyle come with this one; a program may still write its own.
extension TextStyle {
  fileprivate func colored(_ color: Color) -> TextStyle {
    return restyled { $0.color = color }
  }
}

// Such helpers allow for more declarative restyling. In the document it is a variable; it is one of the styles
// that other snippets take for granted, too.
extension TextStyle {
  fileprivate static var footer: TextStyle {
    let footer = TextStyle.header.colored(.blue).resized(to: 24)
    return footer
  }
}

extension FormDocumentTests {
  @Test("Helpers restyle declaratively")
  func helpers() {
    #expect(TextStyle.footer.color == .blue)
    #expect(TextStyle.footer.fontSize == 24)
    #expect(TextStyle.footer.fontWeight == .bold)
    #expect(TextStyle.footer.resized(to: 17).colored(.black) == .header)
  }
}

// MARK: Dynamic styles

extension FormDocumentTests {
  @Test("Dynamic styles make styles of traits, for forms and sections")
  func dynamicStyles() {
    DefaultStyling.withDefaults(.system) {
      let section: SectionStyle = DynamicSectionStyle.default.style(from: compact)
      let form: FormStyle = DynamicFormStyle.default.style(from: compact)

      #expect(section != DynamicSectionStyle.default.style(from: regular))
      #expect(form != DynamicFormStyle.default.style(from: regular))
    }
  }

  @Test("Dynamic styles are restyled, differently by traits if need be")
  func restylingDynamicStyles() {
    DefaultStyling.withDefaults(.system) {
      let customSection = DynamicSectionStyle.default.restyled { style in
        style.header.text.color = .red
      }

      for traits in [compact, regular] {
        let section = DynamicSectionStyle.default.style(from: traits)
        #expect(section.header.text.color != .red)
        #expect(
          customSection.style(from: traits) == section.restyled { $0.header.text.color = .red })
      }

      // The document has `=` where it compares, and drops what `resized(to:)` returns.
      let dynamicSection = customSection.restyledWithStyleAndInput { style, traits in
        let isCompact = traits.horizontalSizeClass == .compact
        style.header.text = style.header.text.resized(to: isCompact ? 14 : 18)
      }

      for (traits, size) in [(compact, 14.0), (regular, 18)] {
        #expect(
          dynamicSection.style(from: traits)
            == customSection.style(from: traits).restyled { $0.header.text.fontSize = size })
      }
    }
  }
}

// MARK: Default styling

extension DefaultStyling {
  fileprivate static let custom = DefaultStyling(
    text: TextStyle(font: .system(size: 15), color: .brown),
    switch: SwitchStyle(onTintColor: .orange)
  )
}

// With the other tests that change what all threads share: one after the other.
extension SharedDefaultsTests {
  @Test("The defaults match the system's until others are put in force")
  func formDocumentDefaults() {
    restoring {
      DefaultStyling.defaults = .system
      #expect(UILabel(value: "Hello").style == .system)
      #expect(SwitchStyle.default == .system)

      DefaultStyling.defaults = .custom

      #expect(UILabel(value: "Hello").style == TextStyle(font: .system(size: 15), color: .brown))
      #expect(SwitchStyle.default.onTintColor == .orange)
      #expect(ButtonStyle.default == .system)
    }
  }
}

// A theme that can change while it is shown has its styles as computed properties: stored ones stay as they were.
extension TextStyle {
  fileprivate static var computedTitle: TextStyle { .default.resized(to: 30) }
  fileprivate static let storedTitle = computedTitle
}

extension FormDocumentTests {
  @Test("Computed styles follow the defaults, stored ones are kept from before")
  func theming() {
    let stored = TextStyle.storedTitle
    for defaults in [DefaultStyling.system, .custom] {
      DefaultStyling.withDefaults(defaults) {
        #expect(TextStyle.computedTitle == defaults.text.resized(to: 30))
        #expect(TextStyle.storedTitle == stored)
      }
    }
  }

  @Test("A component that was made under other defaults has to be reloaded, or updated")
  func reloading() {
    var label = DefaultStyling.withDefaults(.system) { UILabel(value: "Hello") }
    DefaultStyling.withDefaults(.custom) {
      #expect(label.style == .system)
      label.style = .default
      #expect(label.style == DefaultStyling.custom.text)
    }
  }
}

// MARK: Backgrounds

extension FormDocumentTests {
  @Test("Backgrounds are made procedurally, and images of them")
  func backgrounds() {
    let background = BackgroundStyle(
      border: BorderStyle(width: 1, color: .red, cornerRadius: 4), color: .blue)
    let image = Image(image: background)

    #expect(background.color == .blue)
    #expect(background.border.cornerRadius == 4)
    #expect(SegmentBackgroundStyle(image: image).drawnBackground == background)
    // What the images are for: the backgrounds of buttons and sections.
    #expect(ButtonStateStyle(backgroundImage: image, text: .header).background == background)
    #expect(SectionStyle.Background(all: image).middle?.drawnBackground == background)
  }

  @Test("Sections have a helper of their own, with lines between rows", arguments: SegmentPosition.allCases)
  func sectionBackgrounds(position: SegmentPosition) {
    let line = InsettedStyle(style: SeparatorStyle(width: 1, color: .gray), insets: .zero)
    let style = SectionBackgroundStyle(
      background: BackgroundStyle(border: BorderStyle(cornerRadius: 8), color: .white), bottomSeparator: line)
    let row = SectionStyle.Background(style: style)[position]

    let isLast = position == .bottom || position == .unique
    #expect(row?.drawnBottomSeparator == (isLast ? nil : line))
    #expect(row?.drawnBackground.border.cornerRadii.bottomLeading == (isLast ? 8 : 0))
  }
}

// MARK: TextStyle

// The document shows how to add this one; Form and Restyle come with it, and a program may still write its own.
extension TextStyle {
  fileprivate var letterSpacing: Float {
    get { return attribute(for: .kern) ?? 0 }
    set { setAttribute(newValue, for: .kern, defaultValue: 0) }
  }
}

extension FormDocumentTests {
  @Test("Attributes without a property of their own can be set")
  func attributes() {
    let letterSpacing: Float = 1.5
    var textStyle = TextStyle(color: .black)

    textStyle.setAttribute(letterSpacing, for: .kern)

    #expect(textStyle.attribute(for: .kern) == 1.5)
    #expect(textStyle.removingAttribute(for: .kern) == TextStyle(color: .black))
  }

  @Test("Helpers give attributes a property; its default unsets the attribute")
  func attributeProperties() {
    var textStyle = TextStyle(color: .black)
    #expect(textStyle.letterSpacing == 0)

    textStyle.letterSpacing = 0.75
    #expect(textStyle.attribute(for: .kern) == 0.75)

    textStyle.letterSpacing = 0
    #expect(textStyle == TextStyle(color: .black))
  }

  @Test("Custom transforms of the text are registered")
  func customTransforms() throws {
    try TextStyle.registerCustomTransform(for: .spelledOut) { text, separator, context in
      text.map(String.init).joined(separator: separator)
    }

    let label = UILabel(value: "Form", style: TextStyle.header.restyled { $0.spelledOut = "-" })
    #expect(label.text.displayText == "F-o-r-m")
    #expect(label.value == "Form")
  }

  @Test("The casing of text comes with the library, with helpers")
  func textCase() {
    DefaultStyling.withDefaults(.custom) {
      let header = TextStyle.default.uppercased

      #expect(header.textCase == .upper)
      #expect(UILabel(value: "Straße", style: header).text.displayText == "STRASSE")
      #expect(UILabel(value: "Straße", style: header.preservedCasing).text.displayText == "Straße")
    }
  }
}

/// An attribute of one's own, for the transform that the document leaves out.
private struct SpelledOut: TextAttributeKey {
  static let name = "spelledOut"
  typealias Value = String
}

extension TextAttributeKey where Self == SpelledOut {
  fileprivate static var spelledOut: Self { Self() }
}

extension TextStyle {
  fileprivate var spelledOut: String? {
    get { attribute(for: .spelledOut) }
    set { setAttribute(newValue, for: .spelledOut) }
  }
}
