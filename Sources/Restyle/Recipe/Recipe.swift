/// A family of styles over typed axes, such as the sizes and tones of buttons.
///
/// ```swift
/// extension BackgroundStyle {
///   enum Elevation: CaseIterable { case flat, raised }
///   enum Shape: CaseIterable { case square, rounded }
///
///   static let card = Recipe(.none, Elevation.self, Shape.self) { (style: inout Self, elevation, shape) in
///     switch elevation {
///     case .flat: break
///     case .raised: style.shadows = [ShadowStyle(color: .black, y: 2)]
///     }
///     if shape == .rounded { style.border.cornerRadius = 12 }
///   }
/// }
/// let card = BackgroundStyle.card(.raised, .rounded)
/// ```
///
/// The base style is evaluated at each read of a style, so a stored recipe still follows the defaults.
public struct Recipe<Style: Restyle.Style, Values: Sendable>: Sendable, NonisolatedValue {
  @usableFromInline let base: @Sendable () -> Style
  @usableFromInline let restyler: @Sendable (inout Style, Values) -> Void
  /// Returns all combinations of the axes' values.
  @usableFromInline let variants: @Sendable () -> [Variant]

  /// A combination of values, with their indices and names.
  @usableFromInline typealias Variant = (values: Values, places: [Int], names: [String])

  @inlinable
  init(
    base: @escaping @Sendable () -> Style, restyler: @escaping @Sendable (inout Style, Values) -> Void,
    variants: @escaping @Sendable () -> [Variant]
  ) {
    self.base = base
    self.restyler = restyler
    self.variants = variants
  }
}

// Inlinable, so that the caller's compiler knows the size of the style.

extension Recipe {
  /// Creates a recipe.
  ///
  /// - Parameters:
  ///   - base: The base of all styles, which is evaluated for each of them.
  ///   - axes: The types of the values that distinguish the styles.
  ///   - restyler: Restyles the base for a value of each axis. The result must not depend on anything else. With
  ///     several axes, the compiler needs the type of the first parameter, as in `(style: inout Self, size, tone)`.
  @inlinable
  public init<each Axis: CaseIterable & Sendable>(
    _ base: @escaping @autoclosure @Sendable () -> Style, _ axes: repeat (each Axis).Type,
    restyler: @escaping @Sendable (inout Style, repeat each Axis) -> Void
  ) where Values == (repeat each Axis) {
    self.init(
      base: base, restyler: takingTuple(restyler), variants: { combinedVariants(repeat (each Axis).self) })
  }

  /// Returns the style for a value of each axis.
  @inlinable
  public func callAsFunction<each Axis>(_ values: repeat each Axis) -> Style
  where Values == (repeat each Axis) { style((repeat each values)) }

  @inlinable
  func style(_ values: Values) -> Style {
    var style = base()
    restyler(&style, values)
    return style
  }

  /// Returns a recipe with its styles restyled for their values, for example with exceptions.
  ///
  /// ```swift
  /// let cards = BackgroundStyle.card.restyled { (style: inout BackgroundStyle, elevation, shape) in
  ///   if (elevation, shape) == (.flat, .square) { style.border.width = 1 }
  /// }
  /// ```
  @inlinable
  public func restyled<each Axis>(
    _ restyler: @escaping @Sendable (inout Style, repeat each Axis) -> Void
  ) -> Recipe where Values == (repeat each Axis) { restyled(byTuple: takingTuple(restyler)) }

  @inlinable
  func restyled(byTuple other: @escaping @Sendable (inout Style, Values) -> Void) -> Recipe {
    Recipe(
      base: base,
      restyler: { [restyler] style, values in
        restyler(&style, values)
        other(&style, values)
      }, variants: variants)
  }

  /// Returns a dynamic style that chooses the values by traits.
  ///
  /// ```swift
  /// let responsive = BackgroundStyle.card.dynamic { traits in (traits.isCompact ? .flat : .raised, .rounded) }
  /// ```
  ///
  /// Store the dynamic style, so that the styles that it caches last.
  ///
  /// - Parameter values: Returns a value of each axis for the traits.
  /// - Returns: The dynamic style.
  public func dynamic(_ values: @escaping @Sendable (TraitCollection) -> Values) -> TraitStyle<Style> {
    TraitStyle { style(values($0)) }
  }
}

/// Returns a function that takes a tuple instead of several values.
// Outside of the type, in which the compiler can't name the tuple otherwise.
@inlinable
func takingTuple<Style, each Axis>(
  _ restyler: @escaping @Sendable (inout Style, repeat each Axis) -> Void
) -> @Sendable (inout Style, (repeat each Axis)) -> Void {
  { style, values in restyler(&style, repeat each values) }
}
