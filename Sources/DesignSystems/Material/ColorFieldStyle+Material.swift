package import Restyle

extension ColorFieldStyle {
  /// A swatch in the outline of a text field, and as high as one.
  ///
  /// Material 3 has no field for colours; the lines are those of ``FieldStyle/materialOutlined``.
  package static var material: Self {
    Self(size: Size(square: 56), inset: 4, frames: FieldStyle.materialOutlined.backgrounds)
  }
}
