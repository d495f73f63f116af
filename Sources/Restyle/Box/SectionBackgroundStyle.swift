/// The background of a section's rows: one background for all of them, and lines between them.
///
/// ```swift
/// let grouped = SectionBackgroundStyle.system.restyled {
///   $0.color = .white
///   $0.border.cornerRadius = 8
/// }
/// ```
public struct SectionBackgroundStyle: Style, Hashable, Codable {
  /// The background of the section as a whole.
  public var background: BackgroundStyle
  /// The line above rows that aren't the first.
  public var topSeparator: InsettedStyle<SeparatorStyle>
  /// The line below rows that aren't the last.
  public var bottomSeparator: InsettedStyle<SeparatorStyle>

  /// Creates a section background.
  ///
  /// - Parameters:
  ///   - background: The background of the section as a whole.
  ///   - topSeparator: The line above rows that aren't the first.
  ///   - bottomSeparator: The line below rows that aren't the last.
  public init(
    background: BackgroundStyle = .none,
    topSeparator: InsettedStyle<SeparatorStyle> = .none,
    bottomSeparator: InsettedStyle<SeparatorStyle> = .none
  ) {
    self.background = background
    self.topSeparator = topSeparator
    self.bottomSeparator = bottomSeparator
  }
}

extension SectionBackgroundStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("background", \.background), .init("topSeparator", \.topSeparator),
    .init("bottomSeparator", \.bottomSeparator))
}

extension SectionBackgroundStyle: EmptyInitializable {
  // An initialiser with default arguments doesn't satisfy the requirement of the protocol.
  @usableFromInline
  package init() { self.init(background: .none) }

  // The colour is compared first: most backgrounds have one, and creating another value takes longer than everything
  // else.
  @usableFromInline package var isEmpty: Bool { color == .clear && self == Self() }
}

extension SectionBackgroundStyle {
  /// The background's border.
  public var border: BorderStyle {
    get { background.border }
    set { background.border = newValue }
  }

  /// The background's colour.
  public var color: Color {
    get { background.color }
    set { background.color = newValue }
  }

  /// The style with a clear colour.
  public var transparent: SectionBackgroundStyle { restyled { $0.background = $0.background.transparent } }
}
