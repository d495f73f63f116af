/// A run of text with what stands before and after it.
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

  /// The nearest scalar before an index of the run that `decides`.
  func nearest(before index: Index, where decides: (Unicode.Scalar) -> Bool) -> Unicode.Scalar? {
    scalars[..<index].last(where: decides) ?? preceding.last(where: decides)
  }

  /// The nearest scalar after the one at an index of the run that `decides`.
  func nearest(after index: Index, where decides: (Unicode.Scalar) -> Bool) -> Unicode.Scalar? {
    scalars(after: index).first(where: decides)
  }

  /// All scalars after the one at an index of the run, on into what follows the run.
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
