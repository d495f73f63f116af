package import Restyle

extension ListStyle {
  /// A list with bullets or numbers.
  ///
  /// Material 3 has none. The items are where the texts of its lists are behind a sign, as the tokens `md.comp.list` in
  /// Material Web have it: 16 points to the sign, and 12 between the two.
  package static var material: Self { Self(spacing: 8, indent: 28) }
}

extension DescriptionListStyle {
  /// Terms that head their descriptions as the headers of a table head their columns, and as far apart as the parts of
  /// an item in a list.
  ///
  /// Source: Material Web, tokens `md.comp.data-table` and `md.comp.list`.
  package static var material: Self { Self(term: .materialTableHeader, spacing: 12) }
}
