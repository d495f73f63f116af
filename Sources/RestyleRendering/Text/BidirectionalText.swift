public import Restyle

/// Balances the directional formatting characters of a text.
///
/// An embedding, override or isolate that a text opens and never closes affects whatever follows the text. It is closed
/// at the end of the text (Unicode Standard Annex 9, sections 2.1 to 2.4 and 3.1.2). A closing character without an
/// opening one would end an embedding, override or isolate around the text, and is omitted. Open characters are closed
/// at the end of each line too. They would end there anyway (rule X8), and a closing character in the next line would
/// then end one around the text.
///
/// ```swift
/// var directions = BidirectionalText()
/// let line = runs.map { directions.balanced($0.text) }.joined() + directions.closing
/// ```
public struct BidirectionalText: Sendable {
  @usableFromInline var directions = OpenDirections()

  /// Starts a text without open characters.
  public init() {}
}

extension BidirectionalText {
  /// Whether there are open characters.
  @inlinable public var isOpen: Bool { directions.isOpen }

  /// Returns the next part of the text with balanced directions.
  ///
  /// Unmatched closing characters are omitted, and missing ones are added at the end of each line.
  public mutating func balanced(_ text: String) -> String { directions.balanced(text) }

  /// The characters that close the open ones.
  public var closing: String { directions.closing }
}
