public import Restyle

extension BackgroundStyle: SwatchStyle {
  /// A swatch of the background.
  public var swatches: [Swatch] { [Swatch(self, in: Swatch.boxSize)] }
}

extension BorderStyle: SwatchStyle {
  /// A swatch of the line around a box.
  public var swatches: [Swatch] { [Swatch(self, in: Swatch.boxSize)] }
}

extension SeparatorStyle: SwatchStyle {
  /// A swatch of the line.
  public var swatches: [Swatch] { [Swatch(self, in: Swatch.lineSize)] }
}

extension ShadowStyle: SwatchStyle {
  /// A swatch of the shadow of a box, which has the colour of the system's background.
  public var swatches: [Swatch] {
    [Swatch(BackgroundStyle(color: .systemBackground, shadows: [self]), in: Swatch.boxSize)]
  }
}

extension SegmentBackgroundStyle: SwatchStyle {
  /// A swatch of the row.
  public var swatches: [Swatch] {
    [Swatch(RowsSample(rows: [self]), in: Swatch.boxSize, position.rawValue)]
  }
}

extension SectionBackgroundStyle: SwatchStyle {
  /// Swatches of three rows, and of a single row.
  public var swatches: [Swatch] { SectionStyle.Background(style: self).swatches }
}

extension SectionStyle.Background: SwatchStyle {
  /// Swatches of three rows, and of a single row.
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
  /// Swatches of the backgrounds of three rows, of a single row, of the header, and of the footer.
  public var swatches: [Swatch] {
    background.swatches + [(header, "header"), (footer, "footer")].map { $0.swatch($1) }
  }
}

extension FormStyle: SwatchStyle {
  /// A swatch of the background of the form.
  public var swatches: [Swatch] { background.swatches }
}

extension TableStyle: SwatchStyle {
  /// A swatch of the headers and two rows.
  public var swatches: [Swatch] {
    [Swatch(TableSample(style: self), in: Swatch.rowsSize).standing(for: [header, cell, caption])]
  }
}
