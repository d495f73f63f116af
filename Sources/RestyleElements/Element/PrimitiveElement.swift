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

  /// Returns the element with an identifier for programs, which isn't shown.
  public func accessibilityIdentifier(_ identifier: String) -> Self {
    with { $0.accessibility.identifier = identifier }
  }
}
