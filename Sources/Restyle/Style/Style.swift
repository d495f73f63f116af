/// A value that describes how something looks.
///
/// Styles are plain structs. Copying a style is cheap, and changing the copy doesn't change the original.
///
/// ```swift
/// let footer = TextStyle.header.restyled { $0.color = .red }
/// ```
public protocol Style: Interpolatable, Sendable {
  /// The name for styles of this type in a ``StyleCatalog`` and in outputs, such as `buttons`.
  ///
  /// The default is the name of the type.
  static var pluralName: String { get }

  /// Changes the styles of all texts in the style.
  ///
  /// A style without texts needn't implement this method.
  mutating func restyleTexts(_ restyler: (inout TextStyle) -> Void)
}

extension Style {
  /// The name of the type.
  public static var pluralName: String { String(describing: Self.self) }

  /// Changes nothing.
  public mutating func restyleTexts(_ restyler: (inout TextStyle) -> Void) {}

  /// Returns a copy of the style, changed by `styler`.
  ///
  /// - Parameter styler: Changes the copy in place.
  /// - Returns: The changed copy.
  /// - Throws: Any error that `styler` throws.
  @inlinable
  public func restyled(_ styler: (inout Self) throws -> Void) rethrows -> Self {
    // Inlinable, so that the closure is inlined into the caller; calling it would cost more than the restyling.
    var style = self
    try styler(&style)
    return style
  }

  /// Returns the result of a modifier that is a property.
  ///
  /// ```swift
  /// let strong = TextStyle.default.restyled(\.bold).colored(.red)
  /// let capitals = TextStyle.default.restyled { $0 = $0.bold.uppercased }   // the same in a closure
  /// ```
  ///
  /// - Parameter modifier: The path to the modifier, such as `\.bold`.
  /// - Returns: The style that the modifier returns.
  @inlinable
  public func restyled(_ modifier: KeyPath<Self, Self>) -> Self { self[keyPath: modifier] }
}
