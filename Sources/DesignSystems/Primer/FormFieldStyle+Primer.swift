package import Restyle

extension FormFieldStyle {
  /// The texts around a control of GitHub Primer: a semibold label above it, and captions and messages in small below.
  ///
  /// Source: GitHub Primer Primitives 11.2.1 (MIT), tokens `text-body` and `fgColor`; Primer React, FormControl,
  /// whose label has an asterisk in its own colour where a value is required.
  package static var primer: Self {
    Self(
      label: .primerBodyMedium.weight(.semibold),
      help: .primerBodySmall.colored(.primerTextMuted),
      error: .primerBodySmall.weight(.semibold).colored(.primerTextDanger),
      spacing: 4,
      requiredMark: "*"
    )
  }
}
