/// A family of styles over typed axes, such as the sizes and tones of buttons.
///
/// ```swift
/// extension ButtonStyle {
///   enum Size: CaseIterable { case small, medium, large }
///   enum Tone: CaseIterable { case neutral, primary, danger }
///
///   static let recipe = Recipe(.default, Size.self, Tone.self) { (style: inout Self, size, tone) in
///     switch size {
///     case .small: style.contentInsets = EdgeInsets(horizontal: 8, vertical: 4)
///     case .medium: break
///     case .large: style.contentInsets = EdgeInsets(horizontal: 24, vertical: 12)
///     }
///     if tone == .danger { style.tintColor = .systemRed }
///   }
/// }
/// let delete = ButtonStyle.recipe(.small, .danger)
/// ```
///
/// The style that it starts from is evaluated whenever a style is read, so that a recipe may be stored and still follows
/// the defaults.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
public struct Recipe<Style: Restyle.Style, each Axis: CaseIterable & Hashable & Sendable>: Sendable {
  @usableFromInline let base: @Sendable () -> Style
  @usableFromInline let restyler: @Sendable (inout Style, repeat each Axis) -> Void

  /// Creates a recipe.
  ///
  /// - Parameters:
  ///   - base: What all styles start from; evaluated for each.
  ///   - axes: The types of the values that distinguish the styles.
  ///   - restyler: Restyles the base for a value of each axis; it may depend on nothing else. With several axes, the
  ///     compiler needs the type of the first parameter, as in `(style: inout Self, size, tone)`.
  @inlinable
  public init(
    _ base: @escaping @autoclosure @Sendable () -> Style, _ axes: repeat (each Axis).Type,
    restyler: @escaping @Sendable (inout Style, repeat each Axis) -> Void
  ) {
    self.base = base
    self.restyler = restyler
  }
}

// Inlinable, so that the caller's compiler knows the size of the style.

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension Recipe {
  /// Returns the style for a value of each axis.
  @inlinable
  public func callAsFunction(_ values: repeat each Axis) -> Style {
    var style = base()
    restyler(&style, repeat each values)
    return style
  }

  /// Returns a recipe whose styles are restyled for their values, such as one with exceptions.
  ///
  /// ```swift
  /// let buttons = ButtonStyle.recipe.restyled { (style: inout ButtonStyle, size, tone) in
  ///   if (size, tone) == (.small, .danger) { style.minimumSize = MinimumSize(width: 44, height: 44) }
  /// }
  /// ```
  public func restyled(_ other: @escaping @Sendable (inout Style, repeat each Axis) -> Void) -> Recipe {
    Recipe(base(), repeat (each Axis).self) { [restyler] (style: inout Style, values: repeat each Axis) in
      restyler(&style, repeat each values)
      other(&style, repeat each values)
    }
  }

  /// Returns a dynamic style that chooses the values by its traits.
  ///
  /// ```swift
  /// static let action = recipe.dynamic { traits in (traits.isCompact ? .large : .medium, .primary) }
  /// ```
  ///
  /// Store it, so that the styles that it remembers last.
  ///
  /// - Parameter values: Returns a value of each axis.
  /// - Returns: The dynamic style.
  public func dynamic(
    _ values: @escaping @Sendable (TraitCollection) -> (repeat each Axis)
  ) -> TraitStyle<Style> {
    TraitStyle { traits in
      let values = values(traits)
      return self(repeat each values)
    }
  }
}
