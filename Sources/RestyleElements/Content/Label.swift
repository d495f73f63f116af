public import Restyle

/// A text, in a style.
///
/// ```swift
/// Label("Hello")                                   // in `TextStyle.default`, whichever that is when it is shown
/// Label("Hello", style: .header)
/// Label(notice)                                    // a `StyledString`: runs with styles of their own
/// Label("Hello", style: dynamicTitle)              // a `TraitStyle`: another style for other traits
/// ```
public struct Label: DefaultStyledElement, ListedElement {
  /// The text.
  public var text: DisplayText
  /// The style that was set for the label.
  public var givenStyle: GivenStyle<TextStyle>
  /// The accessibility attributes of the label.
  public var accessibility = Accessibility()
}

extension Label {
  /// Creates a label.
  ///
  /// - Parameters:
  ///   - text: The text, of any displayable type.
  ///   - style: The style; nil for the default one at the time of rendering.
  @inlinable
  public init(_ text: any DisplayableString, style: TextStyle? = nil) {
    self.init(text: DisplayText(text), style: GivenStyle(style))
  }

  @usableFromInline
  init(text: consuming DisplayText, style: consuming GivenStyle<TextStyle>) {
    self.init(text: text, givenStyle: style)
  }

  init(text: DisplayText, style: TextStyle?) { self.init(text: text, givenStyle: GivenStyle(style)) }

  /// Creates a label from runs with their own styles.
  ///
  /// - Parameters:
  ///   - text: The runs, which inherit unset attributes from the label's style.
  ///   - style: The style; nil for the default one at the time of rendering.
  @_disfavoredOverload
  public init(_ text: StyledString, style: TextStyle? = nil) { self.init(DisplayText(text), style: style) }

  /// Creates a label from one run.
  ///
  /// - Parameters:
  ///   - text: The run, which inherits unset attributes from the label's style.
  ///   - style: The style; nil for the default one at the time of rendering.
  @_disfavoredOverload
  public init(_ text: StyledText, style: TextStyle? = nil) { self.init(StyledString(text), style: style) }

  /// Creates a label whose style depends on traits.
  ///
  /// - Parameters:
  ///   - text: The text, of any displayable type.
  ///   - style: The style; a page varies it wherever a browser can distinguish the traits.
  @_disfavoredOverload
  public init(_ text: any DisplayableString, style: TraitStyle<TextStyle>) {
    self.init(text: DisplayText(text), givenStyle: GivenStyle(style))
  }

  /// Creates a label from runs with their own styles, in a style that depends on traits.
  ///
  /// - Parameters:
  ///   - text: The runs, which inherit unset attributes from the label's style.
  ///   - style: The style; a page varies it wherever a browser can distinguish the traits.
  @_disfavoredOverload
  public init(_ text: StyledString, style: TraitStyle<TextStyle>) {
    self.init(text: DisplayText(text), givenStyle: GivenStyle(style))
  }

  package static var defaultSlot: DefaultStyling.Slot<TextStyle> { \.text }

  package static func node(_ box: ElementBox<Self>) -> ElementNode { .label(box) }

  package var shownTitle: DisplayText? { text }

  /// Returns the label as a heading with a rank of 1...6, the highest first.
  ///
  /// A rank outside this range becomes the nearest one.
  public func heading(_ level: Int) -> Label { with { $0.accessibility.headingLevel = level } }

  /// Returns the label as one for assistive technologies only, such as a heading that describes a picture.
  public func visuallyHidden() -> Label { with { $0.accessibility.isVisuallyHidden = true } }
}
