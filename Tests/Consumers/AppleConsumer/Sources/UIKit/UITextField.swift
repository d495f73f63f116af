// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  private static let defaultAttributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.black,
    .paragraphStyle: NSParagraphStyle(),
  ]
  private var attributes = UITextField.defaultAttributes

  open var text: String?
  open var borderStyle = BorderStyle.none
  open var attributedPlaceholder: NSAttributedString?
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never
  open var adjustsFontForContentSizeCategory = false

  // Declared by UITextInputTraits.
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var isSecureTextEntry = false

  // "Unset attributes maintain their default values. Getting this property returns the previously set attributes, which
  // may have been modified by setting properties such as `font` and `textColor`."
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { attributes }
    set { attributes = Self.defaultAttributes.merging(newValue) { $1 } }
  }
  open var font: UIFont? {
    get { attributes[.font] as? UIFont }
    set { attributes[.font] = newValue ?? Self.defaultAttributes[.font] }
  }
  open var textColor: UIColor? {
    get { attributes[.foregroundColor] as? UIColor }
    set { attributes[.foregroundColor] = newValue ?? Self.defaultAttributes[.foregroundColor] }
  }
  open var textAlignment: NSTextAlignment {
    get { (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural }
    set {
      let old = attributes[.paragraphStyle] as? NSParagraphStyle ?? NSParagraphStyle()
      guard newValue != old.alignment, let paragraph = old.mutableCopy() as? NSMutableParagraphStyle else {
        return
      }
      paragraph.alignment = newValue
      attributes[.paragraphStyle] = paragraph
    }
  }

  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set {
      attributedPlaceholder = newValue.map { NSAttributedString(string: $0) }
      didChange(\UITextField.placeholder)
    }
  }
}

public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
