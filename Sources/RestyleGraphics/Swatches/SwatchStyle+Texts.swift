public import Restyle

extension TextStyle: SwatchStyle {
  /// A swatch of sample letters in the text's colour and size, in the only font of drawings.
  public var swatches: [Swatch] {
    let sample = TextSample(style: self)
    return [Swatch(sample, in: sample.size).standing(for: [self])]
  }
}

extension TitleSubtitleStyle: SwatchStyle {
  /// Swatches of sample letters of the title and the subtitle.
  public var swatches: [Swatch] {
    [(title, "title"), (subtitle, "subtitle")].map { text, name in
      let sample = TextSample(style: text)
      return Swatch(sample, in: sample.size, name).standing(for: [text])
    }
  }
}

extension HeaderFooterStyle: SwatchStyle {
  /// A swatch of the background, with sample letters on it.
  public var swatches: [Swatch] { [swatch()] }

  func swatch(_ detail: String? = nil) -> Swatch {
    let sample = ControlSample(background: background, text: text, isCentered: false)
    return Swatch(sample, in: Swatch.boxSize, detail).standing(for: [text])
  }
}
