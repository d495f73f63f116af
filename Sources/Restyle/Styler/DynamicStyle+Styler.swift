extension DynamicStyle {
  /// Returns a dynamic style whose styles are restyled by a styler.
  ///
  /// - Parameter styler: What to apply to each style.
  /// - Returns: The restyled dynamic style.
  public func restyled(_ styler: Styler<Style>) -> Self {
    restyled { styler.apply(to: &$0) }
  }

  /// Returns a dynamic style whose styles are restyled by a styler that depends on their input.
  ///
  /// ```swift
  /// let section = DynamicSectionStyle.default.restyled(.when(\.isCompact, apply: .dense))
  /// ```
  ///
  /// - Parameter styler: What to apply to each style and the input that it is made from, mostly traits.
  /// - Returns: The restyled dynamic style.
  public func restyled(_ styler: ContextualStyler<Style, StyleInput>) -> Self {
    restyledWithStyleAndInput { style, input in styler.apply(to: &style, in: input) }
  }
}
