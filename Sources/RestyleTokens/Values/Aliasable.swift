public import Restyle

/// A value that is written out, or borrowed from where a reference leads.
///
/// Whoever uses tokens reads the value; whoever writes them keeps the reference:
///
/// ```swift
/// let blue = Aliasable(TokenColor(.blue), reference: TokenReference(to: "color.blue"))
/// let border = TokenBorder(color: blue, width: Aliasable(TokenDimension(1, .px)))
/// ```
public struct Aliasable<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value, found wherever the reference leads.
  @Exact public var value: Value
  /// Where the value is borrowed from; nil if it is written out.
  public var reference: TokenReference?

  /// Creates a value, and a reference if it is borrowed.
  ///
  /// Tokens that are created with a reference take the value that it leads to: see
  /// ``DesignTokens/init(_:groups:)``.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - reference: Where it is borrowed from.
  public init(_ value: Value, reference: TokenReference? = nil) {
    self.value = value
    self.reference = reference
  }
}
