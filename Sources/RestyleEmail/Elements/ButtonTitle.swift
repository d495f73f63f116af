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
  var text: String {
    switch self {
    case .words(let words, _): words
    case .text(let text): text.text
    }
  }

  /// The text with balanced directions.
  var plainText: String {
    switch self {
    case .words(let words, _): words
    case .text(let text): text.plainText
    }
  }

  /// The text with the addresses of its links behind them.
  var linkedText: String {
    switch self {
    case .words(let words, _): words
    case .text(let text): text.linkedText
    }
  }
}
