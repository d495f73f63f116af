extension SectionStyle {
  /// The backgrounds of a section's rows, by their position; nil for a position without a background.
  ///
  /// ```swift
  /// var background = SectionStyle.Background(style: .systemInsetted)
  /// background.openTop()
  /// background[.top]?.position           // .middle
  /// ```
  public struct Background: Style, Hashable, Codable {
    private var topSlot: Slot
    private var middleSlot: Slot
    private var bottomSlot: Slot
    private var uniqueSlot: Slot

    // Doesn't allocate.
    /// Creates an empty background.
    public init() { (topSlot, middleSlot, bottomSlot, uniqueSlot) = (Slot(), Slot(), Slot(), Slot()) }

    /// Creates the backgrounds for each position of a row.
    ///
    /// - Parameters:
    ///   - top: The background of the first of several rows.
    ///   - middle: The background of rows between the first and the last.
    ///   - bottom: The background of the last of several rows.
    ///   - unique: The background of the only row.
    public init(
      top: SegmentBackgroundStyle?,
      middle: SegmentBackgroundStyle?,
      bottom: SegmentBackgroundStyle?,
      unique: SegmentBackgroundStyle?
    ) {
      topSlot = Slot(top)
      middleSlot = Slot(middle)
      bottomSlot = Slot(bottom)
      uniqueSlot = Slot(unique)
    }

    /// Creates the backgrounds of a section's rows from a style; there are none if the style is `.none`.
    public init(style: SectionBackgroundStyle) {
      let style = Boxed(style)
      topSlot = Slot(style, .top)
      middleSlot = Slot(style, .middle)
      bottomSlot = Slot(style, .bottom)
      uniqueSlot = Slot(style, .unique)
    }
  }
}

extension SectionStyle.Background {
  /// A segment in a box, with its position outside of the box, so that the segments of one style share it instead of
  /// taking half a kilobyte each.
  package struct Slot: Hashable, Sendable {
    package private(set) var style = Boxed<SectionBackgroundStyle>()
    /// Nil if there is no segment.
    package private(set) var position: SegmentPosition?

    init() {}

    /// Creates a slot; it is empty if the style is `.none`.
    package init(_ style: Boxed<SectionBackgroundStyle>, _ position: SegmentPosition) {
      self.style = style
      self.position = style.storage.map { _ in position }
    }

    package init(_ segment: SegmentBackgroundStyle?) {
      guard let segment else { return }
      style = Boxed(
        SectionBackgroundStyle(
          background: segment.background, topSeparator: segment.topSeparator,
          bottomSeparator: segment.bottomSeparator))
      position = segment.position
    }

    /// Returns whether both have equal segments or none, whatever their positions.
    func isAlike(_ other: Self) -> Bool {
      (position == nil) == (other.position == nil) && style == other.style
    }

    var segment: SegmentBackgroundStyle? {
      position.map { SegmentBackgroundStyle(style: style.value, position: $0) }
    }
  }

  /// The background of the first of several rows.
  public var top: SegmentBackgroundStyle? {
    get { topSlot.segment }
    set { topSlot = Slot(newValue) }
  }

  /// The background of rows between the first and the last.
  public var middle: SegmentBackgroundStyle? {
    get { middleSlot.segment }
    set { middleSlot = Slot(newValue) }
  }

  /// The background of the last of several rows.
  public var bottom: SegmentBackgroundStyle? {
    get { bottomSlot.segment }
    set { bottomSlot = Slot(newValue) }
  }

  /// The background of the only row.
  public var unique: SegmentBackgroundStyle? {
    get { uniqueSlot.segment }
    set { uniqueSlot = Slot(newValue) }
  }

  /// The background of a row at a position.
  public subscript(position: SegmentPosition) -> SegmentBackgroundStyle? { slot(position).segment }

  /// Creates backgrounds from one image for all rows.
  public init(all image: Image?) {
    let segment = image.map { SegmentBackgroundStyle(image: $0) }
    self.init(top: segment, middle: segment, bottom: segment, unique: segment)
  }

  /// Opens the rows at the top: the first row then looks like a middle row, and the only row like the last.
  public mutating func openTop() {
    topSlot = middleSlot
    uniqueSlot = bottomSlot
  }

  /// Opens the rows at the bottom: the last row then looks like a middle row, and the only row like the first.
  public mutating func openBottom() {
    bottomSlot = middleSlot
    uniqueSlot = topSlot
  }

  /// No background.
  public static let none = Self(style: .none)
  /// The rows of a grouped iOS table as wide as the screen.
  public static let system = Self(style: .system)
  /// The selected rows of a grouped iOS table as wide as the screen.
  public static let systemSelected = Self(style: .systemSelected)
  /// The rows of a grouped iOS table with space around it.
  public static let systemInsetted = Self(style: .systemInsetted)
  /// The selected rows of a grouped iOS table with space around it.
  public static let systemInsettedSelected = Self(style: .systemInsettedSelected)
}

extension SectionStyle.Background: PropertyCoded {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("top", optional: \.top).reached(by: .position(.top)),
    .init("middle", optional: \.middle).reached(by: .position(.middle)),
    .init("bottom", optional: \.bottom).reached(by: .position(.bottom)),
    .init("unique", optional: \.unique).reached(by: .position(.unique)))
  package static var partsOfType: [StyleProperty<Self>] { properties.all }

  /// Returns the parts without those that are like the middle rows, which represent them.
  package static func reportedParts(of value: Self, beside other: Self) -> [StyleProperty<Self>]? {
    properties.all.filter { part in
      guard case .position(let position) = part.access, position != .middle else { return true }
      return [value, other].contains { !$0.slot(position).isAlike($0.middleSlot) }
    }
  }

  func slot(_ position: SegmentPosition) -> Slot {
    switch position {
    case .top: topSlot
    case .middle: middleSlot
    case .bottom: bottomSlot
    case .unique: uniqueSlot
    }
  }
}
