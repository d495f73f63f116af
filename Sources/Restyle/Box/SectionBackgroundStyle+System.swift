// The colours are the ones that UIKit documents for grouped content, its rows and their selection. The sizes are those
// of `UITableView` in iOS 13 to 18.
extension SectionBackgroundStyle {
  /// No background of the rows, and no lines between them.
  public static let none = SectionBackgroundStyle(background: .none)

  /// The rows of a grouped iOS table as wide as the screen.
  public static let system = system(hairlineWidth: SeparatorStyle.systemHairlineWidth)
  /// The selected rows of a grouped iOS table as wide as the screen.
  public static let systemSelected = system.selected
  /// The rows of a grouped iOS table with space around it.
  public static let systemInsetted = system.insetted
  /// The selected rows of a grouped iOS table with space around it.
  public static let systemInsettedSelected = systemInsetted.selected
  /// The rows of a plain iOS table.
  public static let systemPlain = system.plain

  /// Returns the distance of an iOS row's content and separator from the edge, in points.
  ///
  /// The values are a screen's margins: Apple, Human Interface Guidelines, Layout.
  static func systemMargin(horizontallyRegular: Bool) -> Double { horizontallyRegular ? 20 : 16 }

  /// The rows of a grouped iOS table as wide as the screen, with a line width.
  ///
  /// - Parameters:
  ///   - hairlineWidth: The width of one pixel, in points.
  ///   - horizontallyRegular: Whether the horizontal size class is regular.
  /// - Returns: The background of the rows.
  public static func system(
    hairlineWidth: Double, horizontallyRegular: Bool = false
  ) -> SectionBackgroundStyle {
    let separator = SeparatorStyle.system(hairlineWidth: hairlineWidth)
    return SectionBackgroundStyle(
      background: BackgroundStyle(
        color: .secondarySystemGroupedBackground,
        border: BorderStyle(width: separator.width, color: separator.color, borderEdges: .vertical)
      ),
      bottomSeparator: InsettedStyle(
        style: separator,
        insets: EdgeInsets.zero.setting(
          systemMargin(horizontallyRegular: horizontallyRegular), at: .leading)
      )
    )
  }

  // Selected rows hide their separators.
  var selected: SectionBackgroundStyle {
    restyled {
      $0.color = .systemGray4
      $0.border.color = .clear
      $0.topSeparator = .none
      $0.bottomSeparator = .none
    }
  }

  var insetted: SectionBackgroundStyle { restyled { $0.border = BorderStyle(cornerRadius: 10) } }

  var plain: SectionBackgroundStyle {
    restyled {
      $0.color = .systemBackground
      $0.border.borderEdges = .bottom
    }
  }
}
