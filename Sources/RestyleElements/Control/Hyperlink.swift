public import Restyle

/// A standalone link.
///
/// ```swift
/// Hyperlink("Terms of use", to: "/terms")
/// ```
///
/// For a link within a text, use a run with a text style that is `linked(to:)`.
public struct Hyperlink: DefaultStyledElement, Control, ListedElement {
  // Not named like the core's `Link`, since code that imports both modules would have to qualify either.

  /// The title.
  public var title: DisplayText
  /// The destination.
  ///
  /// Each output decides whether the destination is safe.
  public var destination: Link
  /// The states of the link.
  public var state: ControlState = .normal
  /// The style that was set for the link.
  public var givenStyle: GivenStyle<ButtonStyle>
  /// The accessibility attributes of the link.
  public var accessibility = Accessibility()
}

extension Hyperlink {
  /// Creates a link.
  ///
  /// - Parameters:
  ///   - title: The title, of any displayable type.
  ///   - destination: The destination.
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
