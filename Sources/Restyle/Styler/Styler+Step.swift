extension Styler {
  /// One restyling function of a styler.
  ///
  /// A class, because calling a constant function of an object needs no reference counting, while calling a
  /// function that is itself an array's element retains and releases it: ten steps cost 31 ns instead of 135.
  final class Step: Sendable {
    let style: @Sendable (inout Target) -> Void

    init(style: @escaping @Sendable (inout Target) -> Void) {
      self.style = style
    }
  }

  /// Creates a styler from a function.
  ///
  /// ```swift
  /// let shouting = Styler<TextStyle> { $0 = $0.uppercased }
  /// ```
  ///
  /// - Parameter style: Changes the target in place.
  public init(_ style: @escaping @Sendable (inout Target) -> Void) {
    self.init(steps: [Step(style: style)])
  }

  /// Creates a styler of objects from a bare styling function, also from one of a superclass.
  ///
  /// ```swift
  /// func rounded(_ view: View) { view.clipsToBounds = true }
  /// let styler: Styler<Button> = .calling(rounded) <> .filled
  /// ```
  ///
  /// - Parameter style: Changes the object.
  /// - Returns: A styler that calls `style`.
  public static func calling(_ style: @escaping @Sendable (Target) -> Void) -> Styler
  where Target: AnyObject {
    // Not another initialiser: a trailing closure would fit both.
    Styler { target in style(target) }
  }
}
