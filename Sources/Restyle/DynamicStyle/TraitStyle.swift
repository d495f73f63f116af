/// A style that depends on traits: what stands behind `DynamicSectionStyle`, `DynamicFormStyle` and the like.
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
/// Styles are remembered. The generator runs again only for values of traits that it has **read**, and for
/// other defaults; what it returns may depend on nothing else. A remembered style costs the same however often
/// the dynamic style was restyled.
///
/// Resolving is safe from any thread. A generator may resolve other dynamic styles, and its own with other
/// traits. While it runs, the defaults in force stay the same. Nobody waits for a generator that runs on
/// another thread: threads that ask at once for what isn't remembered yet may each run it, and each gets an
/// equal style.
///
/// A generator that asks for the very style that it makes, as one does that is put in force as a default and builds
/// on the default, gets the system's: ``DefaultStyling/refusals`` reports it.
@dynamicMemberLookup
public struct TraitStyle<Style: Restyle.Style>: DynamicStyle {
  let chain: RestyleChain<Style>

  /// Creates a dynamic style of a function from traits to styles.
  public init(generateStyle: @escaping @Sendable (TraitCollection) -> Style) {
    chain = RestyleChain(generateStyle)
  }

  init(chain: RestyleChain<Style>) { self.chain = chain }
}

extension TraitStyle {
  /// Creates a style from traits, and remembers it; assigning forgets what was remembered.
  public var styleGenerator: @Sendable (TraitCollection) -> Style {
    get { { [self] traits in style(from: traits) } }
    set { self = TraitStyle(generateStyle: newValue) }
  }

  /// Returns the style for some traits, remembered if it was made before.
  public func style(from traits: TraitCollection) -> Style { chain.style(from: traits) }

  /// Returns a dynamic style whose styles are restyled for their traits.
  ///
  /// It takes the same time however often the dynamic style was restyled before.
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

  /// Returns the dynamic style of what is made out of each style.
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
