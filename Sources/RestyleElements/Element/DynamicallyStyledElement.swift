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

  /// Whether a style of the element depends on traits: what comparing ``dynamicStyle`` with nil says, without a copy.
  var hasDynamicStyle: Bool { get }

  /// Gives an element with a dynamic style what that comes to for some traits; it stays dynamic.
  mutating func resolveStyle(for traits: TraitCollection)

  /// Whether the element was given no style, and the default one depends on traits.
  var followsDynamicDefault: Bool { get }

  /// Gives an element that was given no style the default one, if that depends on traits.
  mutating func takeDynamicDefault()
}

extension DynamicallyStyledElement {
  /// It doesn't.
  public var followsDynamicDefault: Bool { false }

  /// Gives none.
  public mutating func takeDynamicDefault() {}

  /// Whether the style of the element depends on traits.
  public var hasDynamicStyle: Bool { dynamicStyle != nil }

  /// Returns the element with a dynamic style, which takes the place of any other.
  public func styled(_ style: TraitStyle<Style>) -> Self {
    with { $0.dynamicStyle = style }
  }
}

/// A styled element that may be given a dynamic style in place of one that is the same for all traits.
///
/// All that it takes is to store a ``GivenStyle``: the rest of ``StyledElement`` and ``DynamicallyStyledElement`` follows.
public protocol TraitStyledElement: StyledElement, DynamicallyStyledElement {
  // Told by what is stored here.
  associatedtype Style

  /// The style that the element was given.
  var givenStyle: GivenStyle<Style> { get set }

  /// The style by traits that stands in where none was given; nil if the default one is the same for all.
  static var dynamicDefaultStyle: TraitStyle<Style>? { get }
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

  /// Whether the style of the element depends on traits.
  public var hasDynamicStyle: Bool { givenStyle.isDynamic }

  /// Gives an element with a dynamic style what that comes to for some traits; it stays dynamic.
  public mutating func resolveStyle(for traits: TraitCollection) { givenStyle.resolve(for: traits) }

  /// The default style is the same for all traits.
  public static var dynamicDefaultStyle: TraitStyle<Style>? { nil }

  /// Whether the element was given no style, and the default one depends on traits.
  public var followsDynamicDefault: Bool { !givenStyle.isPresent && Self.dynamicDefaultStyle != nil }

  /// Gives an element that was given no style the default one, if that depends on traits.
  public mutating func takeDynamicDefault() {
    if !givenStyle.isPresent { givenStyle = GivenStyle(Self.dynamicDefaultStyle) }
  }
}
