import Restyle
import RestyleRendering

/// The title of a button.
enum ButtonTitle {
  /// Words in a style of which nothing is to be reported, as in most buttons.
  case words(String, TextStyle)
  case text(ShownText)
}

extension ButtonTitle {
  /// The style of the block.
  var block: TextStyle {
    switch self {
    case .words(_, let style): style
    case .text(let text): text.block
    }
  }

  /// The text as it is written.
  var text: String { words(or: { $0.text }) }

  /// The text with balanced directions.
  var plainText: String { words(or: { $0.plainText }) }

  /// The text with the addresses of its links behind them.
  var linkedText: String { words(or: { $0.linkedText }) }

  /// Returns the words if the title is nothing but words, or a text of its runs.
  private func words(or text: (ShownText) -> String) -> String {
    switch self {
    case .words(let words, _): words
    case .text(let shown): text(shown)
    }
  }
}
