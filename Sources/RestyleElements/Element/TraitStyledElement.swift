public import Restyle

/// An element whose style can depend on traits.
///
/// ```swift
/// let roomy = TraitStyle<ButtonStyle> { traits in
///   ButtonStyle.default.restyled { $0.contentInsets = EdgeInsets(inset: traits.isCompact ? 8 : 16) }
/// }
/// let save = Button("Save").styled(roomy)
/// ```
///
/// The style is resolved when the element is rendered. A page varies the style wherever a browser can distinguish the
/// traits; other outputs show it for their traits.
public protocol DynamicallyStyledElement: PrimitiveElement {
  /// The type of the styles.
  associatedtype Style: Restyle.Style

  /// The dynamic style that was set for the element; nil if its style is the same for all traits.
  var dynamicStyle: TraitStyle<Style>? { get set }
}

extension DynamicallyStyledElement {
  /// Returns the element with a dynamic style, which replaces any other.
  @_disfavoredOverload
  public func styled(_ style: TraitStyle<Style>) -> Self { with { $0.dynamicStyle = style } }
}

/// A styled element whose style can be dynamic.
///
/// The element stores only a ``GivenStyle``. The other requirements of ``StyledElement`` and
/// ``DynamicallyStyledElement`` follow from it.
public protocol TraitStyledElement: StyledElement, DynamicallyStyledElement {
  // Inferred from the stored property.
  associatedtype Style

  /// The style that was set for the element.
  var givenStyle: GivenStyle<Style> { get set }

  /// The dynamic default style; nil if the default style is the same for all traits.
  static var dynamicDefaultStyle: TraitStyle<Style>? { get }

  /// Whether the element has a style that depends on traits.
  var hasDynamicStyle: Bool { get }

  /// Resolves the dynamic style of the element for the given traits.
  ///
  /// The style stays dynamic.
  mutating func resolveStyle(for traits: TraitCollection)
}

extension TraitStyledElement {
  /// The style that was set for the element; nil for the default one.
  ///
  /// A dynamic style has the value that was resolved last.
  @inlinable public var explicitStyle: Style? {
    get { givenStyle.style }
    set { givenStyle = GivenStyle(newValue) }
  }

  /// Whether a style was set for the element.
  @inlinable public var hasExplicitStyle: Bool { givenStyle.isPresent }

  /// The dynamic style that was set for the element; nil if its style is the same for all traits.
  ///
  /// Assigning nil removes only a dynamic style.
  @inlinable public var dynamicStyle: TraitStyle<Style>? {
    get { givenStyle.dynamic }
    set { if newValue != nil || givenStyle.isDynamic { givenStyle = GivenStyle(newValue) } }
  }

  /// The dynamic default style, which is nil since the default style is the same for all traits.
  public static var dynamicDefaultStyle: TraitStyle<Style>? { nil }

  /// Whether the style of the element depends on traits.
  public var hasDynamicStyle: Bool { givenStyle.isDynamic }

  /// Resolves the dynamic style of the element for the given traits.
  ///
  /// The style stays dynamic.
  public mutating func resolveStyle(for traits: TraitCollection) { givenStyle.resolve(for: traits) }

  /// Whether the element, or the label beside it, uses a default style that depends on traits.
  var followsDynamicDefault: Bool {
    !givenStyle.isPresent && Self.dynamicDefaultStyle != nil
      || (self as? any LabelledElement)?.label?.followsDynamicDefault == true
  }

  /// Returns the element with its styles for some traits; nil if none depends on them.
  ///
  /// Default styles are considered only if `defaultsVary` is true.
  func resolvedStyle(for traits: TraitCollection, defaultsVary: Bool = true) -> Self? {
    guard hasDynamicStyle || defaultsVary && followsDynamicDefault else { return nil }
    return with {
      if !givenStyle.isPresent, let standard = Self.dynamicDefaultStyle {
        $0.givenStyle = GivenStyle(default: standard, for: traits)
      }
      $0.resolveStyle(for: traits)
    }
  }
}

/// An element whose default style is a slot of the defaults.
package protocol DefaultStyledElement: TraitStyledElement {
  static var defaultSlot: DefaultStyling.Slot<Style> { get }
}

extension DefaultStyledElement {
  /// The default style, from the current defaults.
  public static var defaultStyle: Style { DefaultStyling.defaults[dynamicMember: defaultSlot] }

  /// The dynamic default style; nil if it is the same for all traits.
  public static var dynamicDefaultStyle: TraitStyle<Style>? { DefaultStyling.defaults[dynamic: defaultSlot] }
}
