/// A style that depends on traits, such as `DynamicSectionStyle` or `DynamicFormStyle`.
///
/// ```swift
/// typealias DynamicCardStyle = TraitStyle<CardStyle>
///
/// let card = DynamicCardStyle { traits in
///   CardStyle(padding: traits.isCompact ? 8 : 16)
/// }
/// let style = card.style(from: traits)
/// ```
///
/// Resolved styles are cached. The generator runs again only for other values of traits that it has **read**, and for
/// other defaults. Its result must not depend on anything else. A cached style costs the same however often the dynamic
/// style was restyled.
///
/// You can resolve styles on any thread. A generator may resolve other dynamic styles, and its own for other traits.
/// While it runs, the current defaults don't change. No thread waits for a generator on another thread: if several
/// threads ask for a style that isn't cached yet, each may run the generator, and each gets an equal style.
///
/// A generator that asks for the style that it is creating gets the system's style, and ``DefaultStyling/refusals``
/// reports this. It happens if you set a default style that is based on that same default.
@dynamicMemberLookup
public struct TraitStyle<Style: Restyle.Style>: DynamicStyle {
  let chain: RestyleChain<Style>

  /// Creates a dynamic style from a function that returns a style for traits.
  public init(generateStyle: @escaping @Sendable (TraitCollection) -> Style) {
    chain = RestyleChain(generateStyle)
  }

  /// Creates a dynamic style that is the same for all traits.
  ///
  /// ```swift
  /// let card = TraitStyle(CardStyle(padding: 8))
  /// ```
  ///
  /// Unlike those of functions, equal ones count as one style: a page has the rules of such a style once.
  public init(_ style: Style) where Style: Hashable { chain = RestyleChain(constant: style) }

  init(chain: RestyleChain<Style>) { self.chain = chain }
}

extension TraitStyle {
  /// The function that returns the style for traits, and caches it.
  ///
  /// Assigning a function empties the cache.
  public var styleGenerator: @Sendable (TraitCollection) -> Style {
    get { { [self] traits in style(from: traits) } }
    set { self = TraitStyle(generateStyle: newValue) }
  }

  /// Returns the style for traits, from the cache if it was resolved before.
  public func style(from traits: TraitCollection) -> Style { chain.style(from: traits) }

  /// Returns a dynamic style with each style restyled for its traits.
  ///
  /// The call takes the same time however often the dynamic style was restyled before.
  ///
  /// ```swift
  /// let dynamicSection = customSection.restyledWithStyleAndInput { style, traits in
  ///   style.header.text.fontSize = traits.isCompact ? 14 : 18
  /// }
  /// ```
  public func restyledWithStyleAndInput(
    _ restyler: @escaping @Sendable (inout Style, TraitCollection) -> Void
  ) -> TraitStyle {
    TraitStyle(chain: RestyleChain(parent: chain, restyler))
  }

  /// The dynamic style of a part of the style.
  ///
  /// ```swift
  /// let header: DynamicHeaderFooterStyle = table.section.header
  /// ```
  public subscript<Part: Restyle.Style>(
    dynamicMember part: any KeyPath<Style, Part> & Sendable
  ) -> TraitStyle<Part> {
    map { $0[keyPath: part] }
  }

  /// Returns a dynamic style that transforms each style of this one.
  ///
  /// ```swift
  /// let placeholder = text.map { $0.alphaColored(0.5) }
  /// ```
  public func map<Other: Restyle.Style>(
    _ transform: @escaping @Sendable (Style) -> Other
  ) -> TraitStyle<Other> {
    TraitStyle<Other>(chain: RestyleChain(chain, transform))
  }
}
