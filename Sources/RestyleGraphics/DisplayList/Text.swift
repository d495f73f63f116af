package import Restyle

extension DisplayList {
  /// A line of text in letters of one width, for captions.
  ///
  /// SVG writes it as text, so that it can be found and read out, in whatever script it is. Pixels show it in a face of
  /// dots that has the printable characters of ASCII, and a box for any other, which is a problem of the drawing: to set
  /// text is another library's work.
  package struct Text: Hashable, Sendable {
    /// What is written.
    @Exact package var content: String
    /// Where its base line starts.
    package var start: Point
    /// The size of the font in points, 0.6 of which is the width of a letter.
    package var size: Double
    /// The colour.
    package var color: PaintColor

    /// Creates a line of text; a size that is negative or not finite becomes 0.
    package init(_ content: String, at start: Point, size: Double, color: PaintColor) {
      self.content = content
      self.start = start
      self.size = size.isFinite ? max(0, size) : 0
      self.color = color
    }
  }
}
