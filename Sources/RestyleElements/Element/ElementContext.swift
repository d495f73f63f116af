public import Restyle

/// The context that elements are rendered in: traits, defaults, and the readers' language.
///
/// ```swift
/// let context = ElementContext(traits: TraitCollection(colorScheme: .dark), language: "sv")
/// ```
public struct ElementContext: Sendable {
  /// The surroundings that styles are resolved in.
  public var traits: TraitCollection
  /// The default styles of elements; nil for the current ones when rendering starts.
  public var defaults: DefaultStyling?
  /// The language that texts are resolved in; nil for no particular one.
  public var language: Language?

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - traits: The surroundings that styles are resolved in.
  ///   - defaults: The default styles of elements; nil for the current ones when rendering starts.
  ///   - language: The language that texts are resolved in; nil for no particular one.
  public init(
    traits: TraitCollection = TraitCollection(), defaults: DefaultStyling? = nil, language: Language? = nil
  ) {
    self.traits = traits
    self.defaults = defaults
    self.language = language
  }
}

extension ElementContext {
  /// Returns the style in a slot of your own, for the traits.
  ///
  /// - Parameter slot: The slot.
  /// - Returns: The style.
  public func style<Key: DefaultStylingKey>(for slot: Key) -> Key.Value where Key.Value: Style {
    withDefaults { DefaultStyling.defaults.style(of: slot, for: traits) }
  }

  /// Calls `operation` with the context's defaults, which don't change until it ends.
  ///
  /// - Parameter operation: The code that renders.
  /// - Returns: What `operation` returns.
  /// - Throws: What `operation` throws.
  public func withDefaults<Result, Failure: Error>(
    _ operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Through a result, since the core's scope can't declare which errors it rethrows.
    try DefaultStyling.withDefaults(defaults ?? .defaults) {
      Swift.Result { () throws(Failure) in try operation() }
    }.get()
  }
}
