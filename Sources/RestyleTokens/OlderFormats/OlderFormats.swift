/// Notations from before the format of 2025.10, which you can accept when you read a file.
///
/// ```swift
/// let tokens = try DesignTokens(json: data, accepting: .all)
/// let report = tokens.deviations.map(\.description)
/// ```
///
/// Each use is reported in ``DesignTokens/deviations``. If you write the tokens again, they are in the format of
/// 2025.10.
public struct OlderFormats: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Strings of CSS for colours, lengths and durations, such as `"#ff8800"`, `"16px"` and `"200ms"`.
  ///
  /// They include a `hex` with three digits, and an empty `unit`.
  public static let cssTexts = OlderFormats(rawValue: 1)
  /// Members without a dollar sign, as Style Dictionary 3 and Tokens Studio write them: `value`, `type`, `comment`,
  /// `deprecated`.
  public static let plainMembers = OlderFormats(rawValue: 2)
  /// Types of Tokens Studio and Style Dictionary, such as `borderRadius` for a dimension.
  public static let otherTypes = OlderFormats(rawValue: 4)
  /// Composite values that lack required members, such as a shadow without a spread.
  public static let partialValues = OlderFormats(rawValue: 8)
  /// All older notations.
  public static let all: OlderFormats = [.cssTexts, .plainMembers, .otherTypes, .partialValues]
}
