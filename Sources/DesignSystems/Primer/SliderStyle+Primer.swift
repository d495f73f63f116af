package import Restyle

extension SliderStyle {
  /// A slider in the colours of the lines around controls that are on, or invalid, and as high as a button.
  ///
  /// GitHub Primer has no slider; the figures are those of its Primitives 11.2.1 (MIT), tokens
  /// `control-checked-borderColor`, `control-borderColor` and `control-medium`.
  package static var primer: Self {
    Self(
      fillColor: .primerControlCheckedBorder, invalidFillColor: .primerControlBorderDanger,
      minimumHeight: 32
    )
  }
}
