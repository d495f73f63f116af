import Restyle

/// The same words in one language: what styles are shown on.
struct Sample {
  /// The language of the words.
  let language: Language
  /// The language's own name for itself.
  let name: String
  /// The direction that the script runs in.
  var direction = WritingDirection.leftToRight
  /// A sentence that is short enough for the largest sizes.
  let short: String
  /// A sentence of ordinary length.
  let long: String
}

extension Sample {
  /// Returns the sentence that suits a font size in points.
  func sentence(forSize size: Double) -> String {
    size < 20 ? long : short
  }
}
