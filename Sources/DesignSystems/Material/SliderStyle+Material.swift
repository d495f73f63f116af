package import Restyle

extension SliderStyle {
  /// The slider of Material 3.
  ///
  /// Source: Material Design 3, Components, Sliders, Specs; the figures are those of the tokens `md.comp.slider` in
  /// Material Web: the height is that of its handle.
  package static var material: Self {
    Self(fillColor: .materialPrimary, invalidFillColor: .materialError, minimumHeight: 44)
  }
}
