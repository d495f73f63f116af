import Restyle

// Lines are one pixel wide, which depends on the display.
extension SectionBackgroundStyle {
  static func plain(hairlineWidth: Double) -> SectionBackgroundStyle {
    SectionBackgroundStyle(
      background: BackgroundStyle(
        color: .rowBackground,
        border: BorderStyle(width: hairlineWidth, color: .line, borderEdges: .vertical)
      ),
      bottomSeparator: InsettedStyle(
        style: SeparatorStyle(width: hairlineWidth, color: .line), insets: .zero)
    )
  }

  /// Rows from edge to edge, with a line below the last only: the header draws the one above the first.
  static func list(hairlineWidth: Double) -> SectionBackgroundStyle {
    plain(hairlineWidth: hairlineWidth).restyled { $0.border.borderEdges = .bottom }
  }

  /// Rows in a rounded box.
  static func grouped(hairlineWidth: Double) -> SectionBackgroundStyle {
    plain(hairlineWidth: hairlineWidth).restyled {
      $0.border = BorderStyle(width: hairlineWidth, color: .line, cornerRadius: 8)
    }
  }
}

extension SectionBackgroundStyle {
  /// The rows while they are selected: lilac between lilac lines.
  var selected: SectionBackgroundStyle {
    restyled {
      $0.color = .rowSelection
      $0.border.color = .lilacLine
      $0.bottomSeparator.style.color = .lilacLine
      $0.topSeparator = $0.bottomSeparator
    }
  }

  /// The rows of a box while they are selected: the box keeps its lines.
  var selectedInBox: SectionBackgroundStyle {
    restyled { $0.color = .rowSelection }
  }
}
