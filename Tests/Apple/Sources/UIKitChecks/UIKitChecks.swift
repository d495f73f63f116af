#if canImport(UIKit) && !os(watchOS)
  import Restyle
  import RestyleUIKit
  import UIKit

  /// What is expected of UIKit's views with styles.
  public enum UIKitChecks: CaseIterable, Sendable {
    case attributesOfLabels, assignedTexts, dynamicType, fields, passwords, configurations, states, themes

    /// What didn't come out as expected.
    @MainActor
    public func failures() async -> [String] {
      var result = Failures()
      switch self {
      case .attributesOfLabels: Self.checkLabels(&result)
      case .assignedTexts: Self.checkAssignedTexts(&result)
      case .dynamicType: Self.checkDynamicType(&result)
      case .fields: Self.checkFields(&result)
      case .passwords: Self.checkPasswords(&result)
      case .configurations: Self.checkConfigurations(&result)
      case .states: Self.checkStates(&result)
      case .themes: await Self.checkThemes(&result)
      }
      return result.all
    }
  }

  struct Failures {
    private(set) var all: [String] = []

    mutating func expect<Value: Equatable>(_ value: Value, is expected: Value, _ what: String) {
      if value != expected { all.append("\(what) is \(value), should be \(expected)") }
    }
  }

  @MainActor
  extension UIKitChecks {
    static let loud = TextStyle(font: .system(size: 28, weight: .bold), color: .red).uppercased.tracking(3)

    /// A window with a view in it, which gets traits as views in apps do.
    static func window(_ views: UIView...) -> UIWindow {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      for view in views { window.addSubview(view) }
      return window
    }

    /// Changes what the views of a window follow, and returns to where it was.
    static func changeTraits(_ window: UIWindow) {
      for style in [UIUserInterfaceStyle.dark, .light] {
        window.traitOverrides.userInterfaceStyle = style
        settle(window)
      }
    }

    /// Has UIKit do what waits for the next turn.
    static func settle(_ view: UIView) {
      view.updateTraitsIfNeeded()
      view.setNeedsLayout()
      view.layoutIfNeeded()
      for subview in view.subviews { settle(subview) }
    }
  }

  @MainActor
  extension UIKitChecks {
    private static func checkLabels(_ result: inout Failures) {
      let label = UILabel()
      let window = window(label)
      label.text = "Hello"
      label.font = UIFont(name: "Georgia", size: 20)
      label.textColor = .blue
      label.textAlignment = .right
      label.lineBreakMode = .byClipping
      label.numberOfLines = 3
      for style in [
        TextStyle(), TextStyle().tracking(2), TextStyle().restyled { $0.lineHeight = 40 }, loud, TextStyle(),
      ] {
        label.style = style
        changeTraits(window)
        let isLoud = style == loud
        result.expect(label.font.familyName == "Georgia", is: !isLoud, "the font under \(style)")
        result.expect(label.font.pointSize, is: isLoud ? 28 : 20, "the size under \(style)")
        result.expect(label.textColor == .blue, is: !isLoud, "the colour under \(style)")
        result.expect(label.textAlignment, is: .right, "the alignment under \(style)")
        result.expect(label.lineBreakMode, is: .byClipping, "the line break mode under \(style)")
        result.expect(label.numberOfLines, is: 3, "the lines under \(style)")
        result.expect(label.text, is: isLoud ? "HELLO" : "Hello", "the text under \(style)")
      }
    }

    private static func checkAssignedTexts(_ result: inout Failures) {
      let label = UILabel(value: "Hello", style: loud)
      label.text = "Goodbye"
      result.expect(label.text, is: "GOODBYE", "a text that is assigned")
      result.expect(label.value, is: "Goodbye", "its original")
      let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
      result.expect(attributes?[.kern] as? Double, is: 3, "its tracking")
      result.expect((attributes?[.font] as? UIFont)?.pointSize, is: 28, "its size")
      let field = UITextField(style: FieldStyle(placeholder: loud))
      field.placeholder = "Name"
      result.expect(field.placeholder, is: "NAME", "a placeholder that is assigned")
    }

    private static func checkDynamicType(_ result: inout Failures) {
      let label = UILabel(value: "Hello", style: .preferred(for: .body))
      let window = window(label)
      result.expect(label.adjustsFontForContentSizeCategory, is: true, "Dynamic Type of a preferred style")
      for (category, size) in [
        (UIContentSizeCategory.extraSmall, 14), (.large, 17), (.accessibilityLarge, 33), (.large, 17),
      ] as [(UIContentSizeCategory, CGFloat)] {
        window.traitOverrides.preferredContentSizeCategory = category
        settle(window)
        result.expect(label.font.pointSize, is: size, "body in \(category.rawValue)")
      }
    }

    private static func checkFields(_ result: inout Failures) {
      let field = UITextField(placeholder: "Email", style: FieldStyle(text: TextStyle().tracking(2)))
      let window = window(field)
      field.font = UIFont(name: "Georgia", size: 20)
      field.textColor = .blue
      field.textAlignment = .right
      field.keyboardType = .numberPad
      field.returnKeyType = .search
      field.borderStyle = .roundedRect
      changeTraits(window)
      result.expect(field.font?.familyName, is: "Georgia", "the font")
      result.expect(field.font?.pointSize, is: 20, "the size")
      result.expect(field.textColor, is: .blue, "the colour")
      result.expect(field.textAlignment, is: .right, "the alignment")
      result.expect(field.keyboardType, is: .numberPad, "the keyboard")
      result.expect(field.returnKeyType, is: .search, "the return key")
      result.expect(field.borderStyle, is: .roundedRect, "the border")
      result.expect(field.defaultTextAttributes[.kern] as? Double, is: 2, "the tracking")
      field.style = FieldStyle(contentInsets: EdgeInsets(inset: 6)).email
      result.expect(field.keyboardType, is: .emailAddress, "the keyboard of a style")
      result.expect(field.leftView?.frame.width, is: 6, "the inset of a style")
      field.style = FieldStyle()
      result.expect(field.keyboardType, is: .numberPad, "the app's own keyboard")
      result.expect(field.leftView == nil, is: true, "no inset")
    }

    private static func checkPasswords(_ result: inout Failures) {
      let field = UITextField(style: FieldStyle().password)
      let window = window(field)
      result.expect(field.isSecureTextEntry, is: true, "a style for passwords")
      field.isSecureTextEntry = false
      changeTraits(window)
      result.expect(field.isSecureTextEntry, is: false, "a password that the app shows")
      field.isSecureTextEntry = true
      field.style = FieldStyle()
      result.expect(field.isSecureTextEntry, is: true, "a text that the app hides")
    }
  }
#endif
