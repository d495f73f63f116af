/// A style that depends on its surroundings, such as traits, and is resolved for each.
///
/// ```swift
/// let customSection = DynamicSectionStyle.default.restyled { style in
///   style.header.text.color = .red
/// }
/// let section = customSection.style(from: traits)
/// ```
///
/// ``TraitStyle`` is the dynamic style that depends on traits, and caches the resolved styles. Conform a type of your
/// own for other inputs.
public protocol DynamicStyle: Sendable {
  /// The type of the resolved styles.
  associatedtype Style: Restyle.Style

  /// The type of the input that styles are resolved for.
  associatedtype StyleInput

  /// Creates a style from an input.
  var styleGenerator: @Sendable (StyleInput) -> Style { get set }

  /// Returns the style for an input.
  func style(from styleInput: StyleInput) -> Style

  /// Returns a dynamic style whose styles are restyled for their input.
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

  /// Returns a dynamic style whose generator calls this one's, and restyles the result.
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

  /// Returns a dynamic style whose styles are restyled.
  ///
  /// ```swift
  /// let tall = DynamicSectionStyle.default.restyled { $0.minRowHeight = 80 }
  /// ```
  public func restyled(_ restyler: @escaping @Sendable (inout Style) -> Void) -> Self {
    restyledWithStyleAndInput { style, _ in restyler(&style) }
  }
}
