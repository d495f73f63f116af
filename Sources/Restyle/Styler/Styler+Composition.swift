extension Styler {
  /// The styler that changes nothing.
  public static var identity: Styler { Styler(steps: []) }

  /// Composes stylers, the first to apply first.
  ///
  /// - Parameter stylers: The stylers; without any, the result is ``identity``.
  /// - Returns: A styler that applies all of them.
  public static func concat(_ stylers: [Styler]) -> Styler {
    Styler(steps: ContiguousArray(stylers.lazy.map(\.steps).joined()))
  }

  /// Composes stylers, the first to apply first: `.compose(small, light)` is `small <> light`.
  ///
  /// - Parameter stylers: The stylers; without any, the result is ``identity``.
  /// - Returns: A styler that applies all of them.
  public static func compose(_ stylers: Styler...) -> Styler {
    concat(stylers)
  }
}
