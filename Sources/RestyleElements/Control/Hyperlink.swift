public import Restyle

/// A link that stands on its own.
///
/// ```swift
/// Hyperlink("Terms of use", to: "/terms")
/// ```
///
/// A link within a text is a run of that: a text style that is `linked(to:)`.
public struct Hyperlink: DefaultStyledElement, Control, ListedElement {
  // It isn't named `Link`: that is the core's value, and whoever imports both modules would have to qualify either.

  /// The title.
  public var title: DisplayText
  /// Where it leads to; whether it is safe to follow is decided where it enters an output.
  public var destination: Link
  /// The states that the link is in.
  public var state: ControlState = .normal
  /// The style that the link was given.
  public var givenStyle: GivenStyle<ButtonStyle>
  /// What assistive technologies and tests find out about the link.
  public var accessibility = Accessibility()
}

extension Hyperlink {
  /// Creates a link.
  ///
  /// - Parameters:
  ///   - title: The title, of any displayable type.
  ///   - destination: Where it leads to.
  ///   - style: The style; nil for the default one at the time of rendering.
  @inlinable
  public init(_ title: any DisplayableString, to destination: Link, style: ButtonStyle? = nil) {
    self.init(title: DisplayText(title), destination: destination, style: GivenStyle(style))
  }

  @usableFromInline
  init(
    title: consuming DisplayText, destination: consuming Link, style: consuming GivenStyle<ButtonStyle>
  ) {
    self.init(title: title, destination: destination, givenStyle: style)
  }

  package static var defaultSlot: DefaultStyling.Slot<ButtonStyle> { \.link }

  package static func node(_ box: ElementBox<Self>) -> ElementNode { .hyperlink(box) }

  /// The title.
  public var ownName: DisplayText? { title }
}
