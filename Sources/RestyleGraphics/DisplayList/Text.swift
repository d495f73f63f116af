import Restyle

extension DisplayList {
  /// A line of text in letters of one width, for captions.
  ///
  /// SVG writes it as text, so that it can be found and read out, in whatever script it is. Pixels show it in a face of
  /// dots that has the printable characters of ASCII, and a box for any other, which is a problem of the drawing: to set
  /// text is another library's work.
  package struct Text: Sendable {
    /// What is written.
    package var content: String
    /// Where its base line starts.
    package var start: Point
    /// The size of the font in points, 0.6 of which is the width of a letter.
    package var size: Double
    /// The colour.
    package var color: PaintColor

    /// Makes a line of text; a size that is negative or not finite becomes 0.
    package init(_ content: String, at start: Point, size: Double, color: PaintColor) {
      self.content = content
      self.start = start
      self.size = size.isFinite ? max(0, size) : 0
      self.color = color
    }
  }
}

extension DisplayList.Text: Hashable {
  /// Whether the same is written: texts are the same by their code units.
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.content.isExactly(rhs.content) && lhs.start == rhs.start && lhs.size == rhs.size
      && lhs.color == rhs.color
  }

  /// Feeds what is written to `hasher`.
  package func hash(into hasher: inout Hasher) {
    content.hashExactly(into: &hasher)
    hasher.combine(start)
    hasher.combine(size)
    hasher.combine(color)
  }
}
