public import Restyle

/// A value that is written out, or that a reference leads to.
///
/// To use tokens, read the value. To write tokens, keep the reference:
///
/// ```swift
/// let blue = Aliasable(TokenColor(.blue), reference: TokenReference(to: "color.blue"))
/// let border = TokenBorder(color: blue, width: Aliasable(TokenDimension(1, .px)))
/// ```
public struct Aliasable<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value, or the value that the reference leads to.
  @Exact public var value: Value
  /// The reference to the value; nil if the value is written out.
  public var reference: TokenReference?

  /// Creates a value, with an optional reference to it.
  ///
  /// If you create tokens with a reference, they take the value that it leads to: see ``DesignTokens/init(_:groups:)``.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - reference: The reference to the value; nil if the value is written out.
  public init(_ value: Value, reference: TokenReference? = nil) {
    self.value = value
    self.reference = reference
  }
}
