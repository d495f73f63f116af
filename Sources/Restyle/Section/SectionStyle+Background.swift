extension SectionStyle {
  /// What lies behind the rows of a section, by their position; nil is nothing.
  ///
  /// ```swift
  /// var background = SectionStyle.Background(style: .systemInsetted)
  /// background.openTop()
  /// background[.top]?.position           // .middle
  /// ```
  public struct Background: Style, Hashable, Codable {
    // In a box, because four of these take two kilobytes, and most restyling of a section leaves them alone.
    private let segments: Boxed<Segments>

    // It takes no heap.
    /// Makes a background of nothing.
    public init() {
      segments = Boxed()
    }

    /// Makes a background for each position of a row.
    ///
    /// - Parameters:
    ///   - top: What lies behind the first of several rows.
    ///   - middle: What lies behind rows that are neither the first nor the last.
    ///   - bottom: What lies behind the last of several rows.
    ///   - unique: What lies behind the only row.
    public init(
      top: SegmentBackgroundStyle?,
      middle: SegmentBackgroundStyle?,
      bottom: SegmentBackgroundStyle?,
      unique: SegmentBackgroundStyle?
    ) {
      segments = Boxed(Segments(top: top, middle: middle, bottom: bottom, unique: unique))
    }

    /// Decodes an object with a background for each position that has one.
    public init(from decoder: any Decoder) throws {
      segments = try Boxed(from: decoder)
    }

    /// Encodes an object with a background for each position that has one.
    public func encode(to encoder: any Encoder) throws {
      try segments.encode(to: encoder)
    }
  }
}

extension SectionStyle.Background {
  private struct Segments: Hashable, Sendable, Codable, EmptyInitializable {
    var top: SegmentBackgroundStyle?
    var middle: SegmentBackgroundStyle?
    var bottom: SegmentBackgroundStyle?
    var unique: SegmentBackgroundStyle?
  }

  /// What lies behind the first of several rows.
  public var top: SegmentBackgroundStyle? {
    get { segments.storage?.value.top }
    set { self = Self(top: newValue, middle: middle, bottom: bottom, unique: unique) }
  }

  /// What lies behind rows that are neither the first nor the last.
  public var middle: SegmentBackgroundStyle? {
    get { segments.storage?.value.middle }
    set { self = Self(top: top, middle: newValue, bottom: bottom, unique: unique) }
  }

  /// What lies behind the last of several rows.
  public var bottom: SegmentBackgroundStyle? {
    get { segments.storage?.value.bottom }
    set { self = Self(top: top, middle: middle, bottom: newValue, unique: unique) }
  }

  /// What lies behind the only row.
  public var unique: SegmentBackgroundStyle? {
    get { segments.storage?.value.unique }
    set { self = Self(top: top, middle: middle, bottom: bottom, unique: newValue) }
  }

  /// What lies behind a row at a position.
  public subscript(position: SegmentPosition) -> SegmentBackgroundStyle? {
    // Unwrapped once, so that what is returned is copied once.
    guard let storage = segments.storage else { return nil }
    return switch position {
    case .top: storage.value.top
    case .middle: storage.value.middle
    case .bottom: storage.value.bottom
    case .unique: storage.value.unique
    }
  }
}

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
