/// A value that says how something looks.
///
/// Styles are plain structs: copying one is cheap, changing the copy never changes the original.
///
/// ```swift
/// let footer = TextStyle.header.restyled { $0.color = .red }
/// ```
public protocol Style: Sendable {}

extension Style {
  /// Returns a copy of the style that `styler` has changed.
  ///
  /// - Parameter styler: Changes the copy in place.
  /// - Returns: The changed copy.
  /// - Throws: What `styler` throws.
  @inlinable
  public func restyled(_ styler: (inout Self) throws -> Void) rethrows -> Self {
    // Inlinable so that the closure melts into the caller: a call through a closure costs more than the
    // restyling that it does.
    var style = self
    try styler(&style)
    return style
  }
}
