public import Restyle

/// An element that outputs know.
///
/// For your own elements, conform to ``Element``.
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

  /// Returns the element with an identifier, which isn't shown.
  ///
  /// In pages, hyphens replace white space and controls in it, which is a problem of the page: no identifier there
  /// holds any. Others refer to it, links as `.element("email")`:
  ///
  /// ```swift
  /// let field = TextField("E-mail", name: "email").id("email").described(by: "email-note")
  /// let note = Label("You can change it later.").id("email-note")
  /// let link = Hyperlink("Enter an e-mail address", to: .element("email"))
  /// ```
  public func id(_ identifier: String) -> Self { with { $0.accessibility.identifier = identifier } }

  /// Returns the element with a name that other elements show.
  ///
  /// - Parameter identifiers: The identifiers of the elements, in their order.
  /// - Returns: The element.
  public func labelled(by identifiers: String...) -> Self {
    with { $0.accessibility.labelledBy = identifiers }
  }

  /// Returns the element with a description that other elements show.
  ///
  /// - Parameter identifiers: The identifiers of the elements, in their order.
  /// - Returns: The element.
  public func described(by identifiers: String...) -> Self {
    with { $0.accessibility.describedBy = identifiers }
  }

  /// Returns the element as one that changes others.
  ///
  /// - Parameter identifiers: The identifiers of the elements.
  /// - Returns: The element.
  public func controlling(_ identifiers: String...) -> Self {
    with { $0.accessibility.controls = identifiers }
  }

  /// Returns the element as one that pages show only while a checkbox, a switch or a radio button is chosen.
  ///
  /// ```swift
  /// let choices = RadioGroup(["E-mail", "Post", "Telephone"], name: "contact").id("contact")
  /// let email = TextField("E-mail address", name: "email").revealed(by: "contact")
  /// let address = TextField("Address", name: "address").revealed(by: "contact-2")
  /// let number = TextField("Number", name: "number").revealed(by: "contact-3")
  /// ```
  ///
  /// The first choice of a group has its identifier, and the others have it with a hyphen and their number. Pages need no
  /// script for it; browsers without `:has()` show the element always, as outputs do in which nobody can choose.
  ///
  /// - Parameter identifier: The identifier of the control.
  /// - Returns: The element.
  public func revealed(by identifier: String) -> Self { with { $0.accessibility.revealedBy = identifier } }
}
