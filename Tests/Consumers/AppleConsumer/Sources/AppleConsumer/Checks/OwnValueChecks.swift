import Expectations
import Restyle
import RestyleUIKit
import UIKit

extension Expectations {
  /// What a style doesn't set stays as the app has set it, before or after: whatever changes.
  func checkOwnValues() {
    checkOwnLabel()
    checkOwnFonts()
    checkAssignedTexts()
    checkOwnField()
    checkPasswords()
    checkOwnSwitch()
    checkOwnSegments()
  }

  /// Changes what views follow.
  private func change(_ view: UIView) {
    view.show(in: .dark, .regular)
    view.show(in: .light, .compact)
    view.traitOverrides.preferredContentSizeCategory = .extraLarge
    view.traitOverrides.preferredContentSizeCategory = .large
  }

  private func checkOwnLabel() {
    let look: [(UILabel) -> Void] = [
      { $0.font = UIFont(Font.custom("Inter", size: 20)) }, { $0.textColor = .blue },
      { $0.highlightedTextColor = .red }, { $0.textAlignment = .right }, { $0.numberOfLines = 4 },
      { $0.lineBreakMode = .byClipping }, { $0.adjustsFontSizeToFitWidth = true },
      { $0.minimumScaleFactor = 0.5 }, { $0.adjustsFontForContentSizeCategory = true },
    ]
    func expectLook(_ label: UILabel, _ what: String) {
      expect(label.font.familyName, is: "Inter", what)
      expect(label.font.pointSize, is: 20, what)
      expect(label.textColor, is: .blue, what)
      expect(label.highlightedTextColor, is: .red, what)
      expect(label.textAlignment, is: .right, what)
      expect(label.numberOfLines, is: 4, what)
      expect(label.lineBreakMode, is: .byClipping, what)
      expect(label.adjustsFontSizeToFitWidth, is: true, what)
      expect(label.minimumScaleFactor, is: 0.5, what)
      expect(label.adjustsFontForContentSizeCategory, is: true, what)
    }
    let everything = TextStyle.preferred(for: .body).multilined(lines: 2).aligned(to: .center).restyled {
      $0.color = .red
      $0.highlightedColor = .green
      $0.minimumScaleFactor = 0.25
      $0.adjustsFontForContentSizeCategory = false
    }
    for style in [TextStyle(), TextStyle().tracking(2), TextStyle().restyled { $0.lineHeight = 30 }] {
      let label = UILabel()
      label.text = "Hello"
      for set in look { set(label) }
      label.style = style
      expectLook(label, "before \(style)")
      change(label)
      expectLook(label, "after a change of traits")

      let other = UILabel(value: "Hello", style: style)
      for set in look { set(other) }
      change(other)
      expectLook(other, "set since")
      other.style = everything
      expect(other.textColor, is: UIColor(Color.red))
      expect(other.numberOfLines, is: 2)
      other.style = style
      expectLook(other, "back from another style")
      let kern: NSNumber? = other.attributedText?.attribute(.kern)
      expect(kern?.doubleValue, is: style.attribute(for: .kern))
    }
    let label = UILabel(value: "Hello", style: everything)
    expect(label.adjustsFontForContentSizeCategory, is: false)
    label.style = .preferred(for: .body)
    expect(label.adjustsFontForContentSizeCategory, is: true, "Dynamic Type")
    expect(label.textColor, is: .black, "the colour of a new label")
  }

  /// The components of a font that a style doesn't set are those of the app's.
  private func checkOwnFonts() {
    let cases: [(TextStyle, family: String, size: CGFloat, weight: UIFont.Weight, isItalic: Bool)] = [
      (TextStyle().resized(to: 30), "Inter", 30, .semibold, false),
      (TextStyle().weight(.black), "Inter", 20, .black, false),
      (TextStyle().italic, "Inter", 20, .semibold, true),
      (TextStyle(font: .custom("Lato")), "Lato", 20, .semibold, false),
    ]
    for (style, family, size, weight, isItalic) in cases {
      let label = UILabel()
      label.text = "Hello"
      label.font = UIFont(Font.custom("Inter", size: 20, weight: .semibold))
      label.style = style
      let field = UITextField()
      field.font = label.font
      let styled = UITextField()
      styled.font = UIFont(Font.custom("Inter", size: 20, weight: .semibold))
      styled.style = FieldStyle(text: style)
      for view in [label, styled] { change(view) }
      for font in [label.font, styled.font] {
        expect(font?.familyName, is: family, "\(style)")
        expect(font?.pointSize, is: size, "\(style)")
        expect(font?.weight, is: weight.rawValue, "\(style)")
        expect(font?.fontDescriptor.symbolicTraits.contains(.traitItalic), is: isItalic, "\(style)")
      }
      label.style = TextStyle()
      expect(label.font.familyName, is: "Inter", "the app's own font")
      expect(label.font.weight, is: UIFont.Weight.semibold.rawValue)
    }
    let field = UITextField()
    field.font = UIFont(Font.custom("Inter", size: 20, weight: .semibold))
    field.textAlignment = .right
    for (style, _, size, weight, _) in cases {
      field.style = FieldStyle(text: style.restyled { $0.lineHeight = 40 })
      expect(field.font?.pointSize, is: size, "one after another: \(style)")
      expect(field.font?.weight, is: weight.rawValue, "one after another: \(style)")
    }
    field.textAlignment = .center
    field.style = FieldStyle()
    expect(field.font?.weight, is: UIFont.Weight.semibold.rawValue)
    expect(field.textAlignment, is: .center)
    let paragraph = field.defaultTextAttributes[.paragraphStyle] as? NSParagraphStyle
    expect(paragraph?.minimumLineHeight, is: 0, "the app's own lines")

    let label = UILabel()
    label.text = "Hello"
    label.font = .systemFont(ofSize: 20, weight: .bold)
    label.style = TextStyle().resized(to: 30)
    expect(label.font.weight, is: UIFont.Weight.bold.rawValue)
    label.font = UIFont(Font.system(size: 20, weight: .bold, design: .rounded))
    label.style = TextStyle().resized(to: 30).italic
    expect(label.font.fontDescriptor.design, is: .rounded, "the app's own design")
    label.style = TextStyle().weight(.light)
    expect(label.font.weight, is: UIFont.Weight.light.rawValue)
    expect(label.font.pointSize, is: 20)
  }

  /// A text that is assigned has the style at once; one of several runs is the app's own.
  private func checkAssignedTexts() {
    let label = UILabel(value: "Hello", style: .header.uppercased.tracking(3).underlined)
    label.text = "Goodbye"
    expect(label.text, is: "GOODBYE")
    expect(label.value, is: "Goodbye")
    let kern: NSNumber? = label.attributedText?.attribute(.kern)
    expect(kern?.doubleValue, is: 3)
    let underline: NSNumber? = label.attributedText?.attribute(.underlineStyle)
    expect(underline?.intValue, is: NSUnderlineStyle.single.rawValue)
    label.text = nil
    label.text = "Again"
    expect(label.text, is: "AGAIN", "after no text")

    let field = UITextField(style: FieldStyle(placeholder: TextStyle(color: .red).uppercased))
    field.placeholder = "Name"
    expect(field.placeholder, is: "NAME", "a placeholder that is assigned")
    expect(field.attributedPlaceholder?.attribute(.foregroundColor), is: UIColor(Color.red))

    let runs = NSMutableAttributedString(string: "Read the ")
    runs.append(NSAttributedString(string: "terms", attributes: [.foregroundColor: UIColor.red]))
    label.attributedText = runs
    change(label)
    expect(label.attributedText, is: runs, "an attributed text of the app's own")
    label.text = "Styled"
    expect(label.text, is: "STYLED")
  }

  private func checkOwnField() {
    let background = UIImage(drawing: BackgroundStyle(color: .red), for: TraitCollection())
    let look: [(UITextField) -> Void] = [
      { $0.font = UIFont(Font.custom("Inter", size: 20)) }, { $0.textColor = .blue },
      { $0.textAlignment = .right }, { $0.borderStyle = .roundedRect }, { $0.background = background },
      { $0.disabledBackground = background }, { $0.clearButtonMode = .always },
      { $0.leftViewMode = .whileEditing }, { $0.rightViewMode = .unlessEditing },
      { $0.keyboardType = .numberPad }, { $0.returnKeyType = .search }, { $0.autocorrectionType = .yes },
      { $0.autocapitalizationType = .words }, { $0.isSecureTextEntry = true }, { $0.tintColor = .red },
      {
        $0.attributedPlaceholder = NSAttributedString(
          string: "Name", attributes: [.foregroundColor: UIColor.red])
      },
      { $0.adjustsFontForContentSizeCategory = true },
    ]
    func expectLook(_ field: UITextField, _ what: String) {
      expect(field.font?.familyName, is: "Inter", what)
      expect(field.textColor, is: .blue, what)
      expect(field.textAlignment, is: .right, what)
      expect(field.borderStyle, is: .roundedRect, what)
      expect(field.background, is: background, what)
      expect(field.disabledBackground, is: background, what)
      expect(field.clearButtonMode, is: .always, what)
      expect(field.leftViewMode, is: .whileEditing, what)
      expect(field.rightViewMode, is: .unlessEditing, what)
      expect(field.keyboardType, is: .numberPad, what)
      expect(field.returnKeyType, is: .search, what)
      expect(field.autocorrectionType, is: .yes, what)
      expect(field.autocapitalizationType, is: .words, what)
      expect(field.isSecureTextEntry, is: true, what)
      expect(field.tintColor, is: .red, what)
      expect(field.attributedPlaceholder?.attribute(.foregroundColor), is: UIColor.red, what)
      expect(field.adjustsFontForContentSizeCategory, is: true, what)
    }
    let everything = FieldStyle(
      text: TextStyle(font: .system(size: 9), color: .red, alignment: .center),
      placeholder: TextStyle(color: .green), cursorColor: .green,
      backgrounds: [
        .normal: BackgroundStyle(color: .white), .disabled: BackgroundStyle(color: .white),
      ],
      contentInsets: EdgeInsets(inset: 4)
    ).email.clearButton(.whileEditing).returnKey(.go)
    for style in [FieldStyle(), FieldStyle(text: TextStyle().tracking(2))] {
      let field = UITextField()
      for set in look { set(field) }
      field.style = style
      expectLook(field, "before \(style)")
      let other = UITextField(placeholder: "Name", style: style)
      for set in look { set(other) }
      for view in [field, other] { change(view) }
      expectLook(field, "after a change of traits")
      expectLook(other, "set since")
      other.style = everything
      expect(other.keyboardType, is: .emailAddress)
      expect(other.borderStyle, is: .none)
      expect(other.leftViewMode, is: .always)
      expect(other.leftView?.frame.width, is: 4)
      other.style = style
      expectLook(other, "back from another style")
      expect(other.leftView, is: nil)
    }
    // A tint that nobody sets is the superview's.
    let window = UIWindow(frame: .zero)
    let field = UITextField(style: everything)
    window.addSubview(field)
    expect(field.tintColor, is: UIColor(Color.green))
    field.style = .system
    window.tintColor = .red
    expect(field.tintColor, is: .red)
  }

  /// An app that shows a password, or hides a text, decides.
  private func checkPasswords() {
    let field = UITextField(style: .system.password)
    expect(field.isSecureTextEntry, is: true)
    field.isSecureTextEntry = false
    change(field)
    field.restyle { $0.cursorColor = .red }
    expect(field.isSecureTextEntry, is: false, "a password that the app shows")
    field.isSecureTextEntry = true
    field.style = .system
    change(field)
    expect(field.isSecureTextEntry, is: true, "a text that the app hides")
    field.isSecureTextEntry = false
    field.style = .system.password
    expect(field.isSecureTextEntry, is: true, "a style for passwords")
    field.style = .system
    expect(field.isSecureTextEntry, is: true, "no style shows a text")
  }

  private func checkOwnSwitch() {
    let toggle = UISwitch(isOn: true, style: SwitchStyle())
    toggle.onTintColor = .red
    toggle.thumbTintColor = .blue
    toggle.alpha = 0.25
    toggle.backgroundColor = .gray
    toggle.layer.cornerRadius = 3
    toggle.layer.borderWidth = 2
    toggle.layer.borderColor = UIColor.red.cgColor
    func expectLook(_ what: String) {
      expect(toggle.onTintColor, is: .red, what)
      expect(toggle.thumbTintColor, is: .blue, what)
      expect(toggle.alpha, is: 0.25, what)
      expect(toggle.backgroundColor, is: .gray, what)
      expect(toggle.layer.cornerRadius, is: 3, what)
      expect(toggle.layer.borderWidth, is: 2, what)
      expect(toggle.layer.borderColor, is: UIColor.red.cgColor, what)
    }
    change(toggle)
    expectLook("set since")
    let border = SwitchStateStyle(border: BorderStyle(width: 1, color: .black), opacity: 0.5)
    toggle.switchStyle = SwitchStyle(
      onTintColor: .green, thumbTintColor: .white, offTintColor: .white, states: [.normal: border])
    expect(toggle.alpha, is: 0.5)
    expect(toggle.layer.borderWidth, is: 1)
    toggle.switchStyle = SwitchStyle()
    expectLook("back from another style")
  }

  private func checkOwnSegments() {
    let control = UISegmentedControl(titles: ["One", "Two"], style: SegmentedControlStyle())
    let image = UIImage(drawing: BackgroundStyle(color: .red), for: TraitCollection())
    control.backgroundColor = .red
    control.layer.cornerRadius = 3
    control.selectedSegmentTintColor = .blue
    control.setBackgroundImage(image, for: .selected, barMetrics: .default)
    control.setDividerImage(
      image, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    control.setTitleTextAttributes([.kern: 2], for: .normal)
    func expectLook(_ what: String) {
      expect(control.backgroundColor, is: .red, what)
      expect(control.layer.cornerRadius, is: 3, what)
      expect(control.selectedSegmentTintColor, is: .blue, what)
      expect(control.backgroundImage(for: .selected, barMetrics: .default), is: image, what)
      expect(
        control.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default),
        is: image, what)
      expect(control.titleTextAttributes(for: .normal)?.keys.map(\.rawValue), is: ["NSKern"], what)
    }
    change(control)
    expectLook("set since")
    control.style = .system
    expect(control.titleTextAttributes(for: .normal)?.count ?? 0 > 1, is: true)
    control.style = SegmentedControlStyle()
    expectLook("back from another style")
  }
}
