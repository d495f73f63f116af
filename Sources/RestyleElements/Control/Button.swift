public import Restyle

/// A button with a title, an image, or both.
///
/// ```swift
/// Button("Sign in", action: .submit)
/// let quiet = ButtonStyle.system.allRestyled { $0.background = .none }
/// Button("Forgot my password", style: quiet, action: .follow("/reset"))
/// ```
public struct Button: DefaultStyledElement, Control, ListedElement {
  /// The title.
  public var title: DisplayText
  /// An image before the title; nil for none.
  public var image: Image?
  /// The space around the image.
  public var imageInsets = EdgeInsets.zero
  /// The action of the button; nil for none.
  public var action: Action?
  /// The states of the button.
  public var state: ControlState = .normal
  /// The style that was set for the button.
  public var givenStyle: GivenStyle<ButtonStyle>
  /// The accessibility attributes of the button.
  public var accessibility = Accessibility()
}

extension Button {
  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The title, of any displayable type.
  ///   - image: An image before the title; nil for none.
  ///   - style: The style; nil for the default one at the time of rendering.
  ///   - action: The action of the button; nil for none.
  @inlinable
  public init(
    _ title: any DisplayableString, image: Image? = nil, style: ButtonStyle? = nil, action: Action? = nil
  ) {
    self.init(title: DisplayText(title), image: image, style: GivenStyle(style), action: action)
  }

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The title, of any displayable type.
  ///   - image: An image before the title; nil for none.
  ///   - action: The action of the button; nil for none.
  ///   - style: The style; nil for the default one at the time of rendering.
  @inlinable
  public init(_ title: any DisplayableString, image: Image? = nil, action: Action?, style: ButtonStyle?) {
    self.init(title, image: image, style: style, action: action)
  }

  /// Unavailable: an action is a value, which every output writes in its own way.
  @available(
    *, unavailable, message: "an action is a value, such as .submit, .follow(\"/path\") or .perform(\"name\")"
  )
  public init(_ title: any DisplayableString, action: () -> Void) { self.init(title) }

  @usableFromInline
  init(
    title: consuming DisplayText, image: consuming Image?, style: consuming GivenStyle<ButtonStyle>,
    action: consuming Action?
  ) {
    self.init(title: title, image: image, action: action, givenStyle: style)
  }

  package static var defaultSlot: DefaultStyling.Slot<ButtonStyle> { \.button }

  package static func node(_ box: ElementBox<Self>) -> ElementNode { .button(box) }

  /// The title.
  public var ownName: DisplayText? { title }

  /// How the button looks in its state; nil if no style applies.
  package var stateStyle: ButtonStateStyle? { style.style(for: state) }
}
