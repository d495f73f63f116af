/// The surroundings of a run, for a text transform.
///
/// Transforms run on one run of a styled text at a time. With the text around the run they still see whole words:
/// capitalising `"do"` + `"n't"` gives `"Don't"`, and not `"DoN't"`.
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

/// A run of text with the text before and after it.
struct SurroundedText {
  let preceding: Substring.UnicodeScalarView
  let scalars: String.UnicodeScalarView
  let following: Substring.UnicodeScalarView

  typealias Index = String.UnicodeScalarView.Index

  init(_ text: String, _ context: TextTransformContext) {
    preceding = context.preceding.unicodeScalars
    scalars = text.unicodeScalars
    following = context.following.unicodeScalars
  }

  /// Returns the nearest scalar before an index of the run that `decides`.
  func nearest(before index: Index, where decides: (Unicode.Scalar) -> Bool) -> Unicode.Scalar? {
    scalars[..<index].last(where: decides) ?? preceding.last(where: decides)
  }

  /// Returns the nearest scalar after the one at an index of the run that `decides`.
  func nearest(after index: Index, where decides: (Unicode.Scalar) -> Bool) -> Unicode.Scalar? {
    scalars(after: index).first(where: decides)
  }

  /// Returns all scalars after the one at an index of the run, including those after the run.
  func scalars(after index: Index) -> ScalarsAfter {
    ScalarsAfter(
      run: scalars[scalars.index(after: index)...].makeIterator(), following: following.makeIterator())
  }

  struct ScalarsAfter: Sequence, IteratorProtocol {
    fileprivate var run: Substring.UnicodeScalarView.Iterator
    fileprivate var following: Substring.UnicodeScalarView.Iterator

    mutating func next() -> Unicode.Scalar? { run.next() ?? following.next() }
  }
}
