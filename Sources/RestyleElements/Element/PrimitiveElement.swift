public import Restyle

/// An element of a kind that outputs know.
///
/// To write a custom element, conform to ``Element``.
public protocol PrimitiveElement: Element where Body == ElementContent {
  /// The accessibility attributes of the element.
  var accessibility: Accessibility { get set }

  // Consuming, so that an element that is created in a builder is moved to its storage.
  /// Returns content with only the element.
  consuming func asContent() -> ElementContent
}

extension PrimitiveElement {
  /// The element itself.
  public var body: ElementContent { asContent() }

  /// Returns the element with a name for people who can't see it.
  public func accessibilityLabel(_ label: any DisplayableString) -> Self {
    with { $0.accessibility.label = DisplayText(label) }
  }

  /// Returns the element with a description of what it does, for people who can't see it.
  public func accessibilityHint(_ hint: any DisplayableString) -> Self {
    with { $0.accessibility.hint = DisplayText(hint) }
  }

  /// Returns the element as one that assistive technologies ignore, since it is decorative.
  ///
  /// - Parameter isHidden: Whether they ignore the element.
  /// - Returns: The element.
  public func accessibilityHidden(_ isHidden: Bool = true) -> Self {
    with { $0.accessibility.isHidden = isHidden }
  }

  /// Returns the element with an identifier, which isn't shown.
  ///
  /// Identifiers in a page can't contain white space or control characters: the page has hyphens in their place, and
  /// reports that. Other elements refer to the identifier, and so do links with `.element("email")`:
  ///
  /// ```swift
  /// let field = TextField("E-mail", name: "email").id("email").described(by: "email-note")
  /// let note = Label("You can change it later.").id("email-note")
  /// let link = Hyperlink("Enter an e-mail address", to: .element("email"))
  /// ```
  public func id(_ identifier: String) -> Self { with { $0.accessibility.identifier = identifier } }

  /// Returns the element with the texts of other elements as its name.
  ///
  /// - Parameter identifiers: The identifiers of the other elements, in order.
  /// - Returns: The element.
  public func labelled(by identifiers: String...) -> Self {
    with { $0.accessibility.labelledBy = identifiers }
  }

  /// Returns the element with the texts of other elements as its description.
  ///
  /// - Parameter identifiers: The identifiers of the other elements, in order.
  /// - Returns: The element.
  public func described(by identifiers: String...) -> Self {
    with { $0.accessibility.describedBy = identifiers }
  }

  /// Returns the element as one that changes other elements.
  ///
  /// - Parameter identifiers: The identifiers of the other elements.
  /// - Returns: The element.
  public func controlling(_ identifiers: String...) -> Self {
    with { $0.accessibility.controls = identifiers }
  }

  /// Returns the element as one that a page shows only while a checkbox, a switch or a radio button is chosen.
  ///
  /// ```swift
  /// let choices = RadioGroup(["E-mail", "Post", "Telephone"], name: "contact").id("contact")
  /// let email = TextField("E-mail address", name: "email").revealed(by: "contact")
  /// let address = TextField("Address", name: "address").revealed(by: "contact-2")
  /// let number = TextField("Number", name: "number").revealed(by: "contact-3")
  /// ```
  ///
  /// The first choice of a group has the identifier of the group. The others have it with a hyphen and their number.
  /// Pages need no script for this. Browsers without `:has()` always show the element, and so do outputs without input.
  ///
  /// - Parameter identifier: The identifier of the control.
  /// - Returns: The element.
  public func revealed(by identifier: String) -> Self { with { $0.accessibility.revealedBy = identifier } }
}
