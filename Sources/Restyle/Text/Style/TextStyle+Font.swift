extension TextStyle {
  /// The six attributes of the font in one value; assigning sets the parts that are given and unsets the others.
  public var font: Font {
    get {
      Font(
        family: fontFamily,
        size: fontSize,
        weight: fontWeight,
        width: fontWidth,
        slant: fontSlant,
        features: attributes.other(StandardTextAttribute.FontFeaturesKey.self)
      )
    }
    @inlinable set {
      // The family last: while nothing lies elsewhere, there is nothing to remove there.
      fontSize = newValue.size
      fontWeight = newValue.weight
      fontSlant = newValue.slant
      fontWidth = newValue.width
      attributes.setOther(newValue.features, for: StandardTextAttribute.FontFeaturesKey.self)
      fontFamily = newValue.family
    }
  }
}
