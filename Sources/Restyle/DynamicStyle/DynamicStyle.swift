/// A style that depends on its surroundings, such as traits.
///
/// ```swift
/// let customSection = DynamicSectionStyle.default.restyled { style in
///   style.header.text.color = .red
/// }
/// let section = customSection.style(from: traits)
/// ```
///
/// ``TraitStyle`` is the dynamic style for traits, and caches the resolved styles. For other inputs, conform a type of
/// your own.
public protocol DynamicStyle: Sendable {
  /// The type of the resolved styles.
  associatedtype Style: Restyle.Style

  /// The type of the input for resolving styles.
  associatedtype StyleInput

  /// The function that creates a style from an input.
  var styleGenerator: @Sendable (StyleInput) -> Style { get set }

  /// Returns the style for an input.
  func style(from styleInput: StyleInput) -> Style

  /// Returns a dynamic style with each style restyled for its input.
  ///
  /// ```swift
  /// let dynamicSection = customSection.restyledWithStyleAndInput { style, traits in
  ///   style.header.text.fontSize = traits.isCompact ? 14 : 18
  /// }
  /// ```
  func restyledWithStyleAndInput(
    _ restyler: @escaping @Sendable (inout Style, StyleInput) -> Void
  ) -> Self
}

extension DynamicStyle {
  /// Returns the style that the generator creates for an input.
  public func style(from styleInput: StyleInput) -> Style { styleGenerator(styleInput) }

  /// Returns a dynamic style whose generator calls this one's generator and restyles the result.
  public func restyledWithStyleAndInput(
    _ restyler: @escaping @Sendable (inout Style, StyleInput) -> Void
  ) -> Self {
    var restyled = self
    restyled.styleGenerator = { input in
      var style = self.style(from: input)
      restyler(&style, input)
      return style
    }
    return restyled
  }

  /// Returns a dynamic style with each style restyled.
  ///
  /// ```swift
  /// let tall = DynamicSectionStyle.default.restyled { $0.minRowHeight = 80 }
  /// ```
  public func restyled(_ restyler: @escaping @Sendable (inout Style) -> Void) -> Self {
    restyledWithStyleAndInput { style, _ in restyler(&style) }
  }
}
