extension Styler {
  /// A styler that looks at the target when it is applied, and applies this one where `condition` holds.
  ///
  /// ```swift
  /// let border: Styler<Switch> = .border(width: 1).when(\.isOn, otherwise: .border(width: 0))
  /// ```
  ///
  /// - Parameters:
  ///   - condition: Decides from the target as the steps before have left it; a key path serves as well.
  ///   - alternative: What to apply where the condition doesn't hold.
  /// - Returns: A styler that applies the one or the other.
  public func when(
    _ condition: @escaping @Sendable (Target) -> Bool, otherwise alternative: Styler = .identity
  ) -> Styler {
    Styler { target in
      (condition(target) ? self : alternative).apply(to: &target)
    }
  }
}
