package import Restyle

/// The data table of Material 3.
///
/// Source: Material Web, tokens `md.comp.data-table`: rows of 52 points between lines, in a box with corners of 4
/// points.
extension TableStyle {
  /// A table with lines below its rows.
  package static var material: Self {
    Self(
      caption: .materialBodyMedium.colored(.materialOnSurfaceVariant),
      header: .materialTableHeader,
      cell: .materialBodyMedium,
      cellInsets: EdgeInsets(inset: 16),
      separator: SeparatorStyle(width: 1, color: .materialOutlineVariant),
      background: BackgroundStyle(
        color: .materialSurface,
        border: BorderStyle(width: 1, color: .materialOutlineVariant, cornerRadius: 4)
      )
    )
  }
}

extension TextStyle {
  /// The header of a column: title small, standing back.
  static var materialTableHeader: Self { .materialTitleSmall.colored(.materialOnSurfaceVariant) }
}
