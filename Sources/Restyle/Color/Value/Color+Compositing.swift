extension Color {
  /// What is seen of a background through this colour, variant by variant.
  ///
  /// Rule: Compositing and Blending Level 1, section 5.1, "Simple alpha compositing", on encoded components,
  /// as browsers do it. Colours of different spaces meet in Display P3.
  ///
  /// - Parameter background: The colour that lies behind.
  /// - Returns: The colour that is seen.
  public func composited(over background: Color) -> Color {
    combined(with: background) { source, background in
      if source.alpha == 1 { return source }
      if source.alpha == 0 { return background }
      let space = source.space == background.space ? source.space : .displayP3
      let share = background.alpha * (1 - source.alpha)
      let alpha = source.alpha + share
      let premultiplied =
        source.converted(to: space).light.rgb * source.alpha
        + background.converted(to: space).light.rgb * share
      return Color(Components(premultiplied / alpha, alpha: alpha, space: space))
    }
  }
}
