public import Restyle

/// An element whose style may depend on traits: what it looks like is resolved when it is rendered.
///
/// ```swift
/// let roomy = TraitStyle<ButtonStyle> { traits in
///   ButtonStyle.default.restyled { $0.contentInsets = EdgeInsets(inset: traits.isCompact ? 8 : 16) }
/// }
/// let save = Button("Save").styled(roomy)
/// ```
///
/// A page varies the style wherever a browser can distinguish the traits; other outputs show it for their traits.
public protocol DynamicallyStyledElement: PrimitiveElement {
  /// The type of the styles.
  associatedtype Style: Restyle.Style

  /// The dynamic style that the element was given; nil if its style is the same for all traits.
  var dynamicStyle: TraitStyle<Style>? { get set }
}

extension DynamicallyStyledElement {
  /// Returns the element with a dynamic style, which takes the place of any other.
  public func styled(_ style: TraitStyle<Style>) -> Self { with { $0.dynamicStyle = style } }
}

/// A styled element that may be given a dynamic style in place of one that is the same for all traits.
///
/// All that it stores for it is a ``GivenStyle``: the rest of ``StyledElement`` and ``DynamicallyStyledElement`` follows.
public protocol TraitStyledElement: StyledElement, DynamicallyStyledElement {
  // Inferred from what is stored here.
  associatedtype Style

  /// The style that the element was given.
  var givenStyle: GivenStyle<Style> { get set }

  /// The style by traits that stands in where none was given; nil if the default one is the same for all.
  static var dynamicDefaultStyle: TraitStyle<Style>? { get }

  /// Whether a style of the element depends on traits.
  var hasDynamicStyle: Bool { get }

  /// Gives an element with a dynamic style what that comes to for some traits; it stays dynamic.
  mutating func resolveStyle(for traits: TraitCollection)
}

extension TraitStyledElement {
  /// The style that the element was given, a dynamic one for the traits that it was resolved for; nil if it takes the
  /// default one.
  @inlinable public var explicitStyle: Style? {
    get { givenStyle.style }
    set { givenStyle = GivenStyle(newValue) }
  }

  /// Whether the element was given a style.
  @inlinable public var hasExplicitStyle: Bool { givenStyle.isPresent }

  /// The dynamic style that the element was given; nil if its style is the same for all traits.
  ///
  /// Nil takes a dynamic style away, and no other.
  @inlinable public var dynamicStyle: TraitStyle<Style>? {
    get { givenStyle.dynamic }
    set { if newValue != nil || givenStyle.isDynamic { givenStyle = GivenStyle(newValue) } }
  }

  /// The default style is the same for all traits.
  public static var dynamicDefaultStyle: TraitStyle<Style>? { nil }

  /// Whether the style of the element depends on traits.
  public var hasDynamicStyle: Bool { givenStyle.isDynamic }

  /// Gives an element with a dynamic style what that comes to for some traits; it stays dynamic.
  public mutating func resolveStyle(for traits: TraitCollection) { givenStyle.resolve(for: traits) }

  /// The style of elements that were given none, whether or not it depends on traits.
  package static var standardStyle: GivenStyle<Style> {
    dynamicDefaultStyle.map { GivenStyle($0) } ?? GivenStyle(defaultStyle)
  }

  /// Whether the element, or the label beside it, was given no style, and the default one depends on traits.
  var followsDynamicDefault: Bool {
    !givenStyle.isPresent && Self.dynamicDefaultStyle != nil
      || (self as? any LabelledElement)?.label?.followsDynamicDefault == true
  }

  /// The element with its styles for some traits.
  func resolved(for traits: TraitCollection) -> Self {
    with {
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
  /// The style of elements that were given none.
  public static var defaultStyle: Style { DefaultStyling.defaults[dynamicMember: defaultSlot] }

  /// The same by traits; nil if it is the same for all.
  public static var dynamicDefaultStyle: TraitStyle<Style>? { DefaultStyling.defaults[dynamic: defaultSlot] }
}
