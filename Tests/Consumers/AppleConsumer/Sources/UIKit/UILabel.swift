// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

open class UILabel: UIView {
  // What a new label has, and what nil sets.
  private static let defaultFont = UIFont.systemFont(ofSize: 17)
  private var ownFont = UILabel.defaultFont
  private var ownColor = UIColor.black
  private var ownAlignment = NSTextAlignment.natural
  private var ownLineBreakMode = NSLineBreakMode.byTruncatingTail
  private var content: String?
  private var attributedContent: NSAttributedString?

  open var highlightedTextColor: UIColor?
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false

  // "If you are using styled text in iOS 6 or later, assigning a new value to this property causes the font to be
  // applied to the entirety of the string in the `attributedText` property": so with the colour and the others.

  open var font: UIFont! {
    get { ownFont }
    set {
      ownFont = newValue ?? Self.defaultFont
      changeAttributes { $0[.font] = ownFont }
    }
  }
  open var textColor: UIColor! {
    get { ownColor }
    set {
      ownColor = newValue ?? .black
      changeAttributes { $0[.foregroundColor] = ownColor }
    }
  }
  open var textAlignment: NSTextAlignment {
    get { ownAlignment }
    set {
      ownAlignment = newValue
      changeParagraphs { $0.alignment = newValue }
    }
  }
  open var lineBreakMode: NSLineBreakMode {
    get { ownLineBreakMode }
    set {
      ownLineBreakMode = newValue
      changeParagraphs { $0.lineBreakMode = newValue }
    }
  }

  // "Assigning a new value updates the values in the `font`, `textColor`, and other style-related properties so that they
  // reflect the style information starting at location 0 in the attributed string."
  open var attributedText: NSAttributedString? {
    get { attributedContent ?? content.map { NSAttributedString(string: $0, attributes: attributes) } }
    set {
      attributedContent = newValue
      content = newValue?.string
      guard let newValue, newValue.length > 0 else { return }
      let attributes = newValue.attributes(at: 0, effectiveRange: nil)
      ownFont = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
      ownColor = attributes[.foregroundColor] as? UIColor ?? .black
      let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle ?? NSParagraphStyle()
      ownAlignment = paragraph.alignment
      ownLineBreakMode = paragraph.lineBreakMode
    }
  }

  // "Assigning a new value to this property also replaces the value of the `attributedText` property with the same text,
  // although without any inherent style attributes."
  open var text: String? {
    get { content }
    set {
      content = newValue
      attributedContent = nil
      didChange(\UILabel.text)
    }
  }

  private var attributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = ownAlignment
    paragraph.lineBreakMode = ownLineBreakMode
    return [.font: ownFont, .foregroundColor: ownColor, .paragraphStyle: paragraph]
  }

  private func changeAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    guard let attributedContent else { return }
    let changed = NSMutableAttributedString(attributedString: attributedContent)
    let whole = NSRange(location: 0, length: attributedContent.length)
    attributedContent.enumerateAttributes(in: whole) { attributes, range, _ in
      var attributes = attributes
      change(&attributes)
      changed.setAttributes(attributes, range: range)
    }
    self.attributedContent = changed
  }

  private func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    changeAttributes { attributes in
      let old = attributes[.paragraphStyle] as? NSParagraphStyle ?? NSParagraphStyle()
      guard let paragraph = old.mutableCopy() as? NSMutableParagraphStyle else { return }
      change(paragraph)
      attributes[.paragraphStyle] = paragraph
    }
  }
}
