/// A part of a document, in the order in which it is read.
package struct MarkdownBlock: Sendable {
  package var kind: Kind
  /// Where its text lies in the content.
  package var content: Range<Int> = 0..<0
  /// Where the parts of its text lie among those of the document.
  package var inlines: Range<Int> = 0..<0
  /// The line that its text starts in, counted from 1.
  package var line = 0

  /// What there is in a document.
  package enum Kind: Sendable {
    // These hold what follows, up to their end.
    case quote
    case list(MarkdownList)
    /// With whether the task is done that it is; nil if it is none.
    case item(isDone: Bool?)
    /// With the alignments of its columns; nil for those that have none.
    case table([MarkdownAlignment?])
    case end
    // These hold text.
    case paragraph
    case heading(Int)
    case cell
    /// Its cells follow.
    case row
    case code(information: String)
    case html
    case thematicBreak
  }
}

/// What a list is like.
package struct MarkdownList: Sendable {
  /// The character that stands before each item, or behind its number.
  package var marker: UInt8
  /// The number of the first item; nil if they have none.
  package var start: Int?
  /// Whether no empty line lies between the blocks of its items.
  package var isTight = true
}

/// Where the texts of a column lie between its edges.
package enum MarkdownAlignment: Sendable {
  case left
  case center
  case right
}
