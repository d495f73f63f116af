public import Restyle

/// An element that has a style, or takes the default one at the time it is rendered.
///
/// ```swift
/// var label = Label("Hello")           // follows `TextStyle.default`
/// label.style = .footer
/// label.style.color = .red
/// label.explicitStyle = nil            // follows the default again
/// ```
public protocol StyledElement: PrimitiveElement {
  /// The type of the style.
  associatedtype Style: Sendable

  /// The style that the element has while it was given none.
  static var defaultStyle: Style { get }

  /// The style that the element was given; nil if it takes the default one.
  var explicitStyle: Style? { get set }

  /// Whether the element was given a style: what comparing ``explicitStyle`` with nil says, without a copy of it.
  var hasExplicitStyle: Bool { get }
}

extension StyledElement {
  /// Whether the element was given a style.
  public var hasExplicitStyle: Bool { explicitStyle != nil }

  /// The style that the element was given, else the default in force.
  ///
  /// Changing a part of the default gives the element a style of its own, which no longer follows the default.
  public var style: Style {
    get { explicitStyle ?? Self.defaultStyle }
    set { explicitStyle = newValue }
  }

  /// Returns the element with a style; nil gives it the default one.
  public func styled(_ style: Style?) -> Self { with { $0.explicitStyle = style } }

  /// Returns the element with a changed style.
  ///
  /// - Parameter styler: Changes the style in place.
  /// - Returns: The changed element.
  /// - Throws: What `styler` throws.
  public func restyled(_ styler: (inout Style) throws -> Void) rethrows -> Self {
    try with { try styler(&$0.style) }
  }

  /// Returns the element with its style changed by a styler.
  ///
  /// ```swift
  /// let save = Button("Save").restyled(.for(.highlighted) { $0.text.color = .gray })
  /// ```
  ///
  /// - Parameter styler: What to apply to the style.
  /// - Returns: The changed element.
  public func restyled(_ styler: Styler<Style>) -> Self { restyled { styler.apply(to: &$0) } }
}
