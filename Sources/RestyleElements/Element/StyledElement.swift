public import Restyle

/// An element with a style, or with the default one at the time of rendering.
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

  /// The default style of the element, which it has while no other is set.
  static var defaultStyle: Style { get }

  /// The style that was set for the element; nil for the default one.
  var explicitStyle: Style? { get set }

  /// Whether a style was set for the element.
  ///
  /// This is the same as comparing ``explicitStyle`` with nil, but doesn't copy the style.
  var hasExplicitStyle: Bool { get }
}

extension StyledElement {
  /// Whether a style was set for the element.
  public var hasExplicitStyle: Bool { explicitStyle != nil }

  /// The style that was set for the element, or else the current default.
  ///
  /// If you change a property of the default, the result becomes the element's own style, which no longer follows the
  /// default.
  public var style: Style {
    get { explicitStyle ?? Self.defaultStyle }
    set { explicitStyle = newValue }
  }

  /// Returns the element with a style; nil for the default one.
  public func styled(_ style: Style?) -> Self { with { $0.explicitStyle = style } }

  /// Returns the element with a changed style.
  ///
  /// - Parameter styler: Changes the style in place.
  /// - Returns: The changed element.
  /// - Throws: Any error that `styler` throws.
  public func restyled(_ styler: (inout Style) throws -> Void) rethrows -> Self {
    try with { try styler(&$0.style) }
  }

  /// Returns the element with its style changed by a styler.
  ///
  /// ```swift
  /// let save = Button("Save").restyled(.for(.highlighted) { $0.text.color = .gray })
  /// ```
  ///
  /// - Parameter styler: The styler to apply to the style.
  /// - Returns: The changed element.
  public func restyled(_ styler: Styler<Style>) -> Self { restyled { styler.apply(to: &$0) } }
}
