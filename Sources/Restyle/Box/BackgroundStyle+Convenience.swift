extension BackgroundStyle {
  /// Nothing: a clear colour without a border.
  @inlinable public static var none: Self { BackgroundStyle(color: .clear) }

  /// Makes a background of a border and a colour.
  @inlinable
  public init(border: BorderStyle, color: Color) {
    self.init(color: color, border: border)
  }

  /// The background in a clear colour; a gradient, an image, the border and the shadows stay.
  @inlinable public var transparent: BackgroundStyle {
    restyled { $0.color = .clear }
  }

  /// The background without a border, and so with corners that aren't rounded.
  @inlinable public var noBorders: BackgroundStyle {
    restyled { $0.border = .none }
  }
}
