package import Restyle

extension TableStyle {
  /// The data table of GitHub Primer: small text in a box of lines, under headers that stand back.
  ///
  /// Source: Primer React, DataTable; the colours are those of GitHub Primer Primitives 11.2.1 (MIT).
  package static var primer: Self {
    Self(
      caption: .primerBodyMedium.weight(.semibold),
      header: .primerBodySmall.weight(.semibold).colored(.primerTextMuted),
      cell: .primerBodySmall,
      cellInsets: EdgeInsets(horizontalInset: 12, verticalInset: 8),
      separator: SeparatorStyle(width: 1, color: .primerBorderDefault),
      background: .primerBox,
      headerColor: .primerBackgroundMuted
    )
  }
}
