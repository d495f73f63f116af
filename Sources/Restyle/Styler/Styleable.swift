/// A type whose values can be styled where you create them: `Button().withStyle(.filled)`.
///
/// To make a class hierarchy conform, extend its root: `extension View: Styleable {}`.
public protocol Styleable {}

extension Styleable {
  /// Applies a styler to the object, or to a copy of the value.
  ///
  /// - Parameter styler: The styler to apply.
  /// - Returns: The object, or the restyled copy of the value.
  public func withStyle(_ styler: Styler<Self>) -> Self { styler.apply(to: self) }
}

extension Styleable where Self: AnyObject {
  /// Changes the object with a bare styling function, such as one of a superclass.
  ///
  /// - Parameter style: A function that changes the object.
  /// - Returns: The object.
  /// - Throws: Any error that `style` throws.
  public func withStyle(_ style: (Self) throws -> Void) rethrows -> Self {
    try style(self)
    return self
  }
}
