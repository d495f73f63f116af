package import Restyle

extension DisplayList {
  /// A line of monospaced text, for captions.
  ///
  /// SVG writes it as text, so that it can be searched for and read aloud, in any script. In pixels, it has a
  /// dot-matrix font with the printable ASCII characters. Other characters become boxes, which the drawing reports as a
  /// problem: typesetting is the task of other libraries.
  package struct Text: Hashable, Sendable {
    /// The text.
    @Exact package var content: String
    /// The start of its baseline.
    package var start: Point
    /// The font size in points; letters are 0.6 times as wide.
    package var size: Double
    /// The colour.
    package var color: PaintColor

    /// Creates a line of text; a negative or non-finite size becomes 0.
    package init(_ content: String, at start: Point, size: Double, color: PaintColor) {
      self.content = content
      self.start = start
      self.size = size.isFinite ? max(0, size) : 0
      self.color = color
    }
  }
}
