extension Style {
  /// Returns a copy of the style, restyled by a styler.
  ///
  /// ```swift
  /// let title = style.restyled(.emphasised)
  /// ```
  ///
  /// - Parameter styler: The styler to apply to the copy.
  /// - Returns: The restyled copy.
  public func restyled(_ styler: Styler<Self>) -> Self { styler.apply(to: self) }

  /// Returns a copy of the style, restyled by a styler that depends on a context.
  ///
  /// ```swift
  /// let title = style.restyled(.when(\.colorScheme, is: .dark, apply: .dimmed), in: traits)
  /// ```
  ///
  /// - Parameters:
  ///   - styler: The styler to apply to the copy.
  ///   - context: The context that the styler depends on.
  /// - Returns: The restyled copy.
  public func restyled<Context>(_ styler: ContextualStyler<Self, Context>, in context: Context) -> Self {
    styler.apply(to: self, in: context)
  }
}

extension DynamicStyle {
  /// Returns a dynamic style whose styles are restyled by a styler.
  ///
  /// - Parameter styler: The styler to apply to each style.
  /// - Returns: The restyled dynamic style.
  public func restyled(_ styler: Styler<Style>) -> Self { restyled { styler.apply(to: &$0) } }

  /// Returns a dynamic style whose styles are restyled by a styler that depends on their input.
  ///
  /// ```swift
  /// let section = DynamicSectionStyle.default.restyled(.when(\.isCompact, apply: .dense))
  /// ```
  ///
  /// - Parameter styler: The styler to apply to each style. Its context is the input of the style, usually traits.
  /// - Returns: The restyled dynamic style.
  public func restyled(_ styler: ContextualStyler<Style, StyleInput>) -> Self {
    restyledWithStyleAndInput { style, input in styler.apply(to: &style, in: input) }
  }
}
