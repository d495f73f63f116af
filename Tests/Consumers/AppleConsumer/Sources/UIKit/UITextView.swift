// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

open class UITextView: UIView {
  open var attributedText: NSAttributedString! = NSAttributedString(string: "")
}

open class UINavigationBar: UIView {
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
}
