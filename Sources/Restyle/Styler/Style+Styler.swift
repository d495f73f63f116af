extension Style {
  /// Returns a copy of the style, restyled by a styler.
  ///
  /// ```swift
  /// let title = style.restyled(.emphasised)
  /// ```
  ///
  /// - Parameter styler: What to apply to the copy.
  /// - Returns: The restyled copy.
  public func restyled(_ styler: Styler<Self>) -> Self {
    styler.apply(to: self)
  }

  /// Returns a copy of the style, restyled by a styler that depends on a context.
  ///
  /// ```swift
  /// let title = style.restyled(.when(\.colorScheme, is: .dark, apply: .dimmed), in: traits)
  /// ```
  ///
  /// - Parameters:
  ///   - styler: What to apply to the copy.
  ///   - context: What the styler depends on.
  /// - Returns: The restyled copy.
  public func restyled<Context>(_ styler: ContextualStyler<Self, Context>, in context: Context) -> Self {
    styler.apply(to: self, in: context)
  }
}
