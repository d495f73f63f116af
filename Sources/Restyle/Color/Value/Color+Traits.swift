extension Color {
  /// The colour in the given surroundings, which doesn't vary any more.
  ///
  /// ```swift
  /// Color(light: .black, dark: .white).resolved(for: TraitCollection(colorScheme: .dark))   // .white
  /// ```
  ///
  /// - Parameter traits: Where the colour is shown; of them the colour scheme and the contrast count.
  /// - Returns: A colour that is the same in all surroundings.
  public func resolved(for traits: TraitCollection) -> Color {
    // A colour that doesn't vary depends on no trait.
    varies ? resolved(colorScheme: traits.colorScheme, contrast: traits.contrast) : self
  }
}
