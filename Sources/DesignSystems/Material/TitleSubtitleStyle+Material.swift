package import Restyle

extension TitleSubtitleStyle {
  /// The two lines of a list item: a label, and below it what supports it.
  ///
  /// Source: Material Design 3, Components, Lists, Specs: body large and body medium.
  package static var material: Self {
    Self(
      title: .materialBodyLarge,
      subtitle: .materialBodyMedium.colored(.materialOnSurfaceVariant),
      spacing: 0,
      insets: .zero
    )
  }
}
