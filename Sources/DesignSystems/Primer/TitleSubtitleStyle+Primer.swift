package import Restyle

extension TitleSubtitleStyle {
  /// The two lines of an item in a list: what it is, and what describes it.
  ///
  /// Source: GitHub Primer Primitives 11.2.1 (MIT), tokens `text-body`; Primer React, ActionList with a description.
  package static var primer: Self {
    Self(
      title: .primerBodyMedium.weight(.semibold),
      subtitle: .primerBodySmall.colored(.primerTextMuted),
      spacing: 0,
      insets: .zero
    )
  }
}
