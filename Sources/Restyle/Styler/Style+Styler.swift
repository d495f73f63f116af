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
}
