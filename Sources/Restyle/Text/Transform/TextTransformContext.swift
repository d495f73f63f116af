/// What a text transform may know of the surroundings of the run that it changes.
///
/// Transforms run on one run of a styled text at a time. With the text around the run they can still see whole
/// words: capitalising `"do"` + `"n't"` gives `"Don't"`, and not `"DoN't"`.
public struct TextTransformContext: Sendable {
  /// The text before the run, as it was before this transform.
  public var preceding: Substring

  /// The text after the run, as it was before this transform.
  public var following: Substring

  /// The language of the run, or `nil` if it isn't known.
  public var language: Language?

  /// Creates a context; by default the run stands alone, in an unknown language.
  ///
  /// - Parameters:
  ///   - preceding: The text before the run, as it was before this transform.
  ///   - following: The text after the run, as it was before this transform.
  ///   - language: The language of the run, or `nil` if it isn't known.
  public init(preceding: Substring = "", following: Substring = "", language: Language? = nil) {
    self.preceding = preceding
    self.following = following
    self.language = language
  }
}
