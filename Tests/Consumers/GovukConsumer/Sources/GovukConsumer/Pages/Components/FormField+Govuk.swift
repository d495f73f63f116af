import Restyle
import RestyleElements

extension FormField {
  /// How much room a field's label takes.
  enum Rank {
    /// A question of the page.
    case question
    /// One of several fields.
    case usual
    /// What an answer to another question asks for, whose error has no bar of its own.
    case revealed
  }

  static func govuk(
    _ label: String, help: String? = nil, error: String? = nil, rank: Rank = .usual,
    @ElementBuilder content: () -> ElementContent
  ) -> FormField {
    let style: FormFieldStyle =
      switch rank {
      case .question: .question
      case .usual: .govuk
      case .revealed: .govuk.restyled { ($0.errorBorder, $0.errorInsets) = (.none, .zero) }
      }
    return FormField(label, help: help, error: error, style: style, content: content)
  }
}

extension Element {
  /// What an answer asks for, beside a line.
  func revealedBlock(by identifier: String) -> Stack {
    box(
      BoxStyle(),
      background: BackgroundStyle(border: BorderStyle(width: 4, color: .line, borderEdges: .leading)),
      insets: EdgeInsets(leading: 33)
    )
    .box(BoxStyle(width: .fraction(1)), insets: EdgeInsets(leading: 18)).revealed(by: identifier)
  }
}
