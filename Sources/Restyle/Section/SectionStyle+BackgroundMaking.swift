extension SectionStyle.Background {
  /// Makes one background for all rows of an image.
  public init(all image: Image?) {
    let segment = image.map { SegmentBackgroundStyle(image: $0) }
    self.init(top: segment, middle: segment, bottom: segment, unique: segment)
  }

  /// Makes the backgrounds of the parts of a section; a style that is `.none` makes none.
  public init(style: SectionBackgroundStyle) {
    func segment(_ position: SegmentPosition) -> SegmentBackgroundStyle? {
      style == .none ? nil : SegmentBackgroundStyle(style: style, position: position)
    }
    self.init(
      top: segment(.top), middle: segment(.middle), bottom: segment(.bottom), unique: segment(.unique))
  }
}

extension SectionStyle.Background {
  /// Lets the rows go on upwards: the first looks like the middle ones, and the only one like the last.
  public mutating func openTop() {
    self = Self(top: middle, middle: middle, bottom: bottom, unique: bottom)
  }

  /// Lets the rows go on downwards: the last looks like the middle ones, and the only one like the first.
  public mutating func openBottom() {
    self = Self(top: top, middle: middle, bottom: middle, unique: top)
  }
}

extension SectionStyle.Background {
  /// Nothing behind the rows.
  public static let none = Self(style: .none)
  /// The rows of a grouped iOS table as wide as the screen.
  public static let system = Self(style: .system)
  /// The selected rows of a grouped iOS table as wide as the screen.
  public static let systemSelected = Self(style: .systemSelected)
  /// The rows of a grouped iOS table with room around it.
  public static let systemInsetted = Self(style: .systemInsetted)
  /// The selected rows of a grouped iOS table with room around it.
  public static let systemInsettedSelected = Self(style: .systemInsettedSelected)
}
