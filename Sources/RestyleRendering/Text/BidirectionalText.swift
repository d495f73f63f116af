public import Restyle

/// Balances the directional formatting characters of a text.
///
/// An embedding, override or isolate that a text opens and never closes affects what follows the text, and a closing
/// character without an opening one ends one around the text. So the latter are omitted, and open ones are closed at
/// the end (Unicode Standard Annex 9, sections 2.1 to 2.4 and 3.1.2). They are closed at the end of each line, too:
/// they would end there anyway (rule X8), and a closing character in the next line would then end one around the text.
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

  /// Returns the next part of the text, without unmatched closing characters, and with the missing ones of its lines.
  public mutating func balanced(_ text: String) -> String { directions.balanced(text) }

  /// The characters that close the open ones.
  public var closing: String { directions.closing }
}
