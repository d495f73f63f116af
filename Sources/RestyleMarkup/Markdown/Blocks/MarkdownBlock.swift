package import Restyle

/// A block of a document, or the end of one, in reading order.
package struct MarkdownBlock: Sendable {
  package var kind: Kind
  /// The range of the block's text in the content.
  package var content: Range<Int> = 0..<0
  /// The range of the block's inline parts among those of the document.
  package var inlines: Range<Int> = 0..<0
  /// The line in which the block's text starts, counted from 1.
  package var line = 0

  /// The kind of a block.
  package enum Kind: Sendable {
    // These contain the blocks after them, up to their end.
    case quote
    case list(MarkdownList)
    /// An item; `isDone` is nil if it isn't a task.
    case item(isDone: Bool?)
    /// A table with the alignments of its columns; nil for columns without one.
    case table([HorizontalAlignment?])
    case end
    // These contain text.
    case paragraph
    case heading(Int)
    case cell
    /// A row, which its cells follow.
    case row
    case code(information: String)
    case html
    case thematicBreak
  }
}

/// The properties of a list.
package struct MarkdownList: Sendable {
  /// The bullet of each item, or the character after its number.
  package var marker: UInt8
  /// The number of the first item; nil for a bullet list.
  package var start: Int?
  /// Whether there are no empty lines between the blocks of the items.
  package var isTight = true
}
