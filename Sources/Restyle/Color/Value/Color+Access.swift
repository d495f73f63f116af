extension Color {
  /// The red component of the light variant with normal contrast.
  public var red: Double { Double(light.red) }

  /// The green component of the light variant with normal contrast.
  public var green: Double { Double(light.green) }

  /// The blue component of the light variant with normal contrast.
  public var blue: Double { Double(light.blue) }

  /// The opacity of the light variant with normal contrast, in 0...1.
  public var alpha: Double { Double(light.alpha) }

  /// The space of the light variant with normal contrast.
  public var space: ColorSpace { light.space }

  /// The same colour with another opacity, in every variant.
  ///
  /// - Parameter alpha: The opacity; clamped to 0...1.
  /// - Returns: The colour with that opacity.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(components: { components(of: $0).withAlpha(alpha) })
  }
}
