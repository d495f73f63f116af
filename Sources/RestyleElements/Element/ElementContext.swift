public import Restyle

/// The context in which elements are rendered: traits, defaults, and the readers' language.
///
/// ```swift
/// let context = ElementContext(traits: TraitCollection(colorScheme: .dark), language: "sv")
/// ```
public struct ElementContext: Sendable, NonisolatedValue {
  /// The traits for which styles are resolved.
  public var traits: TraitCollection
  /// The default styles of elements; nil for the defaults that are current when rendering starts.
  public var defaults: DefaultStyling?
  /// The language of texts; nil for no particular one.
  public var language: Language?

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - traits: The traits for which styles are resolved.
  ///   - defaults: The default styles of elements; nil for the defaults that are current when rendering starts.
  ///   - language: The language of texts; nil for no particular one.
  public init(
    traits: TraitCollection = TraitCollection(), defaults: DefaultStyling? = nil, language: Language? = nil
  ) {
    self.traits = traits
    self.defaults = defaults
    self.language = language
  }
}

extension ElementContext {
  /// Returns the style in a custom slot of the defaults, resolved for the context's traits.
  ///
  /// - Parameter slot: The slot.
  /// - Returns: The style.
  public func style<Key: DefaultStylingKey>(for slot: Key) -> Key.Value where Key.Value: Style {
    withDefaults { DefaultStyling.defaults.style(of: slot, for: traits) }
  }

  /// Creates content under the context's defaults, so that styles that it reads from the defaults match the styles of
  /// its elements.
  package func content(_ content: () -> ElementContent) -> ElementContent {
    // Without defaults, it is created under those that it is rendered with anyway.
    defaults == nil ? content() : withDefaults(content)
  }

  /// Calls a closure with the context's defaults, which don't change until it returns.
  ///
  /// - Parameter operation: The code that renders.
  /// - Returns: The value that `operation` returns.
  /// - Throws: Any error that `operation` throws.
  public func withDefaults<Result, Failure: Error>(
    _ operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // The error is passed through a result, since the core's function can't declare which errors it rethrows.
    try DefaultStyling.withDefaults(defaults ?? .defaults) {
      Swift.Result { () throws(Failure) in try operation() }
    }.get()
  }
}
