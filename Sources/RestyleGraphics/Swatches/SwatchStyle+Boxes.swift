public import Restyle

extension BackgroundStyle: SwatchStyle {
  /// The background itself.
  public var swatches: [Swatch] { [Swatch(self, in: Swatch.boxSize)] }
}

extension BorderStyle: SwatchStyle {
  /// The line around a box.
  public var swatches: [Swatch] { [Swatch(self, in: Swatch.boxSize)] }
}

extension SeparatorStyle: SwatchStyle {
  /// The line.
  public var swatches: [Swatch] { [Swatch(self, in: Swatch.lineSize)] }
}

extension ShadowStyle: SwatchStyle {
  /// The shadow of a box in the colour of the system's background.
  public var swatches: [Swatch] {
    [Swatch(BackgroundStyle(color: .systemBackground, shadows: [self]), in: Swatch.boxSize)]
  }
}

extension SegmentBackgroundStyle: SwatchStyle {
  /// The row.
  public var swatches: [Swatch] {
    [Swatch(RowsSample(rows: [self]), in: Swatch.boxSize, position.rawValue)]
  }
}

extension SectionBackgroundStyle: SwatchStyle {
  /// Three rows, and a single one.
  public var swatches: [Swatch] { SectionStyle.Background(style: self).swatches }
}

extension SectionStyle.Background: SwatchStyle {
  /// Three rows, and a single one.
  public var swatches: [Swatch] {
    let samples: [(positions: [SegmentPosition], size: Size)] = [
      ([.top, .middle, .bottom], Swatch.rowsSize), ([.unique], Swatch.boxSize),
    ]
    return samples.map { positions, size in
      Swatch(
        RowsSample(rows: positions.map { self[$0] }), in: size,
        positions.map(\.rawValue).joined(separator: ", "))
    }
  }
}

extension SectionStyle: SwatchStyle {
  /// The backgrounds of three rows, and of a single one, the header and the footer.
  public var swatches: [Swatch] {
    background.swatches + [(header, "header"), (footer, "footer")].map { $0.swatch($1) }
  }
}

extension FormStyle: SwatchStyle {
  /// The background of the form.
  public var swatches: [Swatch] { background.swatches }
}

extension TableStyle: SwatchStyle {
  /// The headers and two rows.
  public var swatches: [Swatch] {
    [Swatch(TableSample(style: self), in: Swatch.rowsSize).standing(for: [header, cell, caption])]
  }
}
