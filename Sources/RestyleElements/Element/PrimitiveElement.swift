public import Restyle

/// An element that outputs know.
///
/// For elements of your own conform to ``Element``.
public protocol PrimitiveElement: Element where Body == ElementContent {
  /// What assistive technologies and tests find out about the element.
  var accessibility: Accessibility { get set }

  // Given away, so that an element which is made in a builder is moved to where it stays.
  /// Returns content that holds the element alone.
  consuming func asContent() -> ElementContent
}

extension PrimitiveElement {
  /// The element itself.
  public var body: ElementContent { asContent() }

  /// Returns the element with a name for those who can't see it.
  public func accessibilityLabel(_ label: any DisplayableString) -> Self {
    with { $0.accessibility.label = DisplayText(label) }
  }

  /// Returns the element with a description of what it does, for those who can't see it.
  public func accessibilityHint(_ hint: any DisplayableString) -> Self {
    with { $0.accessibility.hint = DisplayText(hint) }
  }

  /// Returns the element with a name that programs find it by; nobody is shown it.
  public func accessibilityIdentifier(_ identifier: String) -> Self {
    with { $0.accessibility.identifier = identifier }
  }
}
