package import Restyle

extension ProgressBarStyle {
  /// The linear progress indicator of Material 3.
  ///
  /// Source: Material Design 3, Components, Progress indicators; the figures are those of the tokens
  /// `md.comp.linear-progress-indicator` in Material Web: a bar of 4 points with square ends.
  package static var material: Self {
    Self(
      track: BackgroundStyle(color: .materialSurfaceContainerHighest), fillColor: .materialPrimary,
      thickness: 4
    )
  }
}
