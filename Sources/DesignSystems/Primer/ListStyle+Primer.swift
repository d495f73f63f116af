package import Restyle

/// The lists in texts of GitHub Primer, in the size of its interfaces.
///
/// Source: Primer CSS, Markdown: items are indented by twice the size of the text, and a quarter of it apart.
extension ListStyle {
  /// A list with bullets or numbers.
  package static var primer: Self { Self(spacing: 14 / 4, indent: 14 * 2) }
}

/// Terms and descriptions in texts of GitHub Primer.
///
/// Source: Primer CSS, Markdown: terms in bold italics, 16 points apart, before descriptions that are indented as much.
extension DescriptionListStyle {
  /// Terms with their descriptions below them.
  package static var primer: Self {
    Self(term: .primerBodyMedium.weight(.semibold).italic, spacing: 16, indent: 16)
  }
}
