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
        features: attribute(for: .fontFeatures)
      )
    }
    set {
      fontFamily = newValue.family
      fontSize = newValue.size
      fontWeight = newValue.weight
      fontWidth = newValue.width
      fontSlant = newValue.slant
      setAttribute(newValue.features, for: .fontFeatures)
    }
  }
}
