package import Restyle

extension FormFieldStyle {
  /// The texts around a text field of Material 3: the label above what was entered, and the supporting text below.
  ///
  /// Source: Material Design 3, Components, Text fields, Specs; the figures are those of the tokens
  /// `md.comp.filled-text-field` in Material Web: labels and supporting texts in body small, which the errors are too. The
  /// guidelines ask for an asterisk next to the label of a required field, which Material Web draws in the label's colour.
  package static var material: Self {
    let text = TextStyle.materialBodySmall.colored(.materialOnSurfaceVariant)
    return Self(
      label: text, help: text, error: text.colored(.materialError), spacing: 4, requiredMark: "*")
  }
}
