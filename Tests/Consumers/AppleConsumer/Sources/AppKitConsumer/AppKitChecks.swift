import AppKit
import AppKitChecks
import Expectations
import Restyle
import RestyleAppKit
import RestyleFoundation
import RestyleGraphics

extension Expectations {
  /// What is expected of AppKit's views.
  package func checkAppKit() {
    checkColors()
    checkFonts()
    checkFields()
    checkAttachments()
    checkExamples()
    expect(AppKitChecks.failures(), is: [])
  }
}

extension TextStyle {
  static var header: TextStyle {
    TextStyle(font: .system(size: 28, weight: .bold), color: Color(light: .black, dark: .white)).uppercased
  }
}

extension Expectations {
  private func checkColors() {
    let color = Color(
      light: .red, dark: .blue, lightIncreasedContrast: .black,
      darkIncreasedContrast: Color(red: 1, green: 0.5, blue: 0, space: .displayP3))
    let names: [NSAppearance.Name] = [
      .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
      NSAppearance.Name(rawValue: "another"),
    ]
    let schemes: [(ColorScheme, Contrast)] = [
      (.light, .normal), (.dark, .normal), (.light, .increased), (.dark, .increased), (.light, .normal),
    ]
    for (name, (scheme, contrast)) in zip(names, schemes) {
      guard let appearance = NSAppearance(named: name) else { return }
      expect(
        TraitCollection(appearance),
        is: TraitCollection(colorScheme: scheme, contrast: contrast, idiom: .desktop))
      let own = color.resolved(colorScheme: scheme, contrast: contrast)
      let shown = NSColor(color).color(in: appearance)
      expect(shown.components, is: [own.red, own.green, own.blue, own.alpha])
      expect(shown.isDisplayP3, is: own.space == .displayP3)
    }
  }

  private func checkFonts() {
    for design in Font.Design.allCases {
      for slant in Font.Slant.allCases {
        var font = Font.system(size: 20, weight: .semibold, width: .condensed, design: design)
        font.slant = slant
        font.features = [.smallCaps]
        let made = NSFont(font)
        let traits = made?.fontDescriptor.object(forKey: .traits) as? [NSFontDescriptor.TraitKey: CGFloat]
        expect(made?.pointSize, is: 20)
        expect(traits?[.weight], is: NSFont.Weight.semibold.rawValue)
        expect(traits?[.width], is: NSFont.Width.condensed.rawValue)
        expect(made?.fontDescriptor.symbolicTraits.contains(.italic), is: slant != .upright)
        expect(made?.fontDescriptor.object(forKey: .featureSettings) == nil, is: false)
        expect(made?.fontDescriptor.design == .default, is: design == .default)
      }
    }
    expect(
      NSFont(Font.custom("Inter", size: 9))?.fontDescriptor.object(forKey: .family) as? String, is: "Inter")
  }

  private func checkFields() {
    let label = NSTextField(value: "Hello", style: .header.multilined(lines: 2).aligned(to: .right))
    expect(label.stringValue, is: "HELLO")
    expect(label.font?.pointSize, is: 28)
    expect(label.maximumNumberOfLines, is: 2)
    expect(label.alignment, is: .right)
    for name in [NSAppearance.Name.aqua, .darkAqua] {
      label.appearance = NSAppearance(named: name)
      let expected: [CGFloat] = name == .darkAqua ? [1, 1, 1, 1] : [0, 0, 0, 1]
      expect(label.textColor?.color(in: label.effectiveAppearance).components, is: expected)
    }
    let attributes = label.attributedStringValue.attributes(at: 0, effectiveRange: nil)
    expect((attributes[.font] as? NSFont)?.pointSize, is: 28)

    label.lineBreakMode = .byTruncatingMiddle
    for style in [TextStyle(), TextStyle().tracking(2), TextStyle().restyled { $0.lineHeight = 40 }] {
      label.show("Hello", in: style)
      let attributes = label.attributedStringValue.attributes(at: 0, effectiveRange: nil)
      expect((attributes[.font] as? NSFont)?.pointSize, is: 28, "what \(style) leaves open")
      expect(attributes[.foregroundColor] as? NSColor, is: label.textColor)
      let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
      expect(paragraph?.alignment, is: .right)
      expect(paragraph?.lineBreakMode, is: .byTruncatingMiddle)
      expect(paragraph?.minimumLineHeight, is: style.attribute(for: .lineHeight) == nil ? 0 : 40)
    }

    label.show("Hello", in: TextStyle())
    expect(label.stringValue, is: "Hello", "the text as it was given")

    let field = NSTextField(frame: .zero)
    field.apply(.system, placeholder: "Email")
    expect(field.placeholderAttributedString?.string, is: "Email")
    let own = NSTextField(frame: .zero)
    own.font = NSFont(Font.custom("Inter", size: 20))
    own.textColor = NSColor(Color.red)
    own.alignment = .right
    for style in [FieldStyle(), FieldStyle(text: TextStyle().tracking(2))] {
      own.apply(style, placeholder: "Email")
      expect(own.font?.pointSize, is: 20, "what the style doesn't set")
      expect(own.textColor, is: NSColor(Color.red))
      expect(own.alignment, is: .right)
    }
    own.apply(FieldStyle(text: TextStyle(font: .system(size: 9), color: .blue)), placeholder: "Email")
    expect(own.font?.pointSize, is: 9)
    expect(own.textColor, is: NSColor(Color.blue))
    let button = NSButton(title: "Save", target: nil, action: nil)
    button.show("Save", in: .system)
    expect(button.attributedTitle.string, is: "Save")
    expect(button.isBordered, is: false)
    button.show("Send", in: ButtonStyle(states: [:]))
    expect(button.title, is: "Send", "without a style for a state")
    for isEnabled in [true, false] {
      button.isEnabled = isEnabled
      button.show("Save", in: .system)
      let color = button.attributedTitle.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? NSColor
      let own = ButtonStyle.system.style(for: isEnabled ? .normal : .disabled)?.text.color?.resolved(
        for: TraitCollection(of: button))
      let shown = color?.color(in: button.effectiveAppearance).components
      expect(shown, is: own.map { [$0.red, $0.green, $0.blue, $0.alpha] })
    }
  }
}
