/// A type whose values can be styled where they are created: `Button().withStyle(.filled)`.
///
/// A class hierarchy conforms at its root: `extension View: Styleable {}`.
public protocol Styleable {}

extension Styleable {
  /// Applies a styler: changes an object, or a copy of a value.
  ///
  /// - Parameter styler: What to apply.
  /// - Returns: The object, or the restyled copy of the value.
  public func withStyle(_ styler: Styler<Self>) -> Self { styler.apply(to: self) }
}

extension Styleable where Self: AnyObject {
  /// Changes the object by a bare styling function, also by one of a superclass.
  ///
  /// - Parameter style: Changes the object.
  /// - Returns: The object.
  /// - Throws: What `style` throws.
  public func withStyle(_ style: (Self) throws -> Void) rethrows -> Self {
    try style(self)
    return self
  }
}
