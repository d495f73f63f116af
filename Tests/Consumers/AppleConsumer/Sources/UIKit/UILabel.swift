// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

open class UILabel: UIView {
  // As in UIKit, nil sets the font and the colour of a new label.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { font = font ?? .systemFont(ofSize: 17) }
  }
  open var textColor: UIColor! = .black {
    didSet { textColor = textColor ?? .black }
  }
  open var highlightedTextColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  private var content: NSAttributedString?

  open var attributedText: NSAttributedString? {
    get { content }
    set { content = newValue }
  }

  open var text: String? {
    get { content?.string }
    set { content = newValue.map { NSAttributedString(string: $0) } }
  }
}

open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  open var text: String?
  open var textColor: UIColor?
  open var font: UIFont?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var attributedPlaceholder: NSAttributedString?
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never

  // Declared by UITextInputTraits.
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var isSecureTextEntry = false

  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
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
