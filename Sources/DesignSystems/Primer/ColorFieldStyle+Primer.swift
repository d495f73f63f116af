package import Restyle

extension ColorFieldStyle {
  /// A swatch in a frame as high as a text field.
  ///
  /// GitHub Primer has no field for colours. The frame is that of ``FieldStyle/primer``, but in the line of a checkbox,
  /// which is seen without a text in it.
  package static var primer: Self {
    Self(size: Size(width: 48, height: 32), inset: 4, frames: FieldStyle.primer.backgrounds).restyled {
      $0.frames[.normal]?.border.color = .primerControlBorderEmphasis
    }
  }
}
