public import Restyle

/// A text.
///
/// ```swift
/// Label("Hello")                                   // in `TextStyle.default`, whichever that is when it is shown
/// Label("Hello", style: .header)
/// Label(DisplayText(notice))                       // runs with styles of their own
/// ```
public struct Label: StyledElement {
  /// The text.
  public var text: DisplayText
  @Boxed private var ownStyle: TextStyle? = nil
  /// What assistive technologies and tests are told about the label.
  public var accessibility = Accessibility()

  /// Makes a label.
  ///
  /// - Parameters:
  ///   - text: The text, of any displayable type.
  ///   - style: The style; nil for the default one at the time of rendering.
  public init(_ text: any DisplayableString, style: TextStyle? = nil) {
    self.text = DisplayText(text)
    if let style { ownStyle = style }
  }
}

extension Label {
  /// The style of labels that were given none.
  public static var defaultStyle: TextStyle { .default }

  /// The style that the label was given; nil if it takes the default one.
  public var explicitStyle: TextStyle? {
    get { ownStyle }
    set { ownStyle = newValue }
  }

  /// Whether the label was given a style.
  public var hasExplicitStyle: Bool { _ownStyle.isPresent }

  /// The label itself.
  public var body: ElementContent { ElementContent(.label(ElementBox(self))) }

  /// Returns the text as it is shown in a context.
  public func displayRuns(in context: ElementContext) -> [StyledText] {
    text.displayRuns(style, in: context.language)
  }

  /// Returns the label as a heading of a rank of 1...6, the highest first.
  public func heading(_ level: Int) -> Label {
    with { $0.accessibility.headingLevel = level }
  }
}
