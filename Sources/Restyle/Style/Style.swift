/// A value that describes how something looks.
///
/// Styles are plain structs: copying one is cheap, changing the copy never changes the original.
///
/// ```swift
/// let footer = TextStyle.header.restyled { $0.color = .red }
/// ```
public protocol Style: Interpolatable, Sendable {
  /// The name for styles of this type in a ``StyleCatalog`` and its outputs, such as `buttons`; by default the name of
  /// the type.
  static var pluralName: String { get }

  /// Changes the styles of all texts in the style; a style without texts needn't implement it.
  mutating func restyleTexts(_ restyler: (inout TextStyle) -> Void)
}

extension Style {
  /// The name of the type.
  public static var pluralName: String { String(describing: Self.self) }

  /// Changes nothing.
  public mutating func restyleTexts(_ restyler: (inout TextStyle) -> Void) {}

  /// Returns a copy of the style that `styler` has changed.
  ///
  /// - Parameter styler: Changes the copy in place.
  /// - Returns: The changed copy.
  /// - Throws: What `styler` throws.
  @inlinable
  public func restyled(_ styler: (inout Self) throws -> Void) rethrows -> Self {
    // Inlinable, so that the closure is inlined into the caller: calling it would cost more than the restyling.
    var style = self
    try styler(&style)
    return style
  }

  /// Returns the style that a property of this one returns, for modifiers that are properties.
  ///
  /// ```swift
  /// let strong = TextStyle.default.restyled(\.bold).colored(.red)
  /// let capitals = TextStyle.default.restyled { $0 = $0.bold.uppercased }   // the same in a closure
  /// ```
  ///
  /// - Parameter modifier: The property, such as `\.bold`.
  /// - Returns: The style that it returns.
  @inlinable
  public func restyled(_ modifier: KeyPath<Self, Self>) -> Self { self[keyPath: modifier] }
}
