/// The style of the header or footer of a section.
///
/// ```swift
/// let header = HeaderFooterStyle(
///   text: text.uppercased, insets: EdgeInsets(horizontalInset: 16, verticalInset: 6), emptyHeight: 18)
/// ```
public struct HeaderFooterStyle: Style, Hashable {
  /// The style of the text.
  public var text: TextStyle
  // Boxed, because few headers and footers have a background.
  @usableFromInline var boxedBackground: Boxed<BackgroundStyle>
  /// The space around the text.
  public var insets: EdgeInsets
  /// The height without text, which separates sections, in points; an invalid number becomes 0.
  @NonNegative public var emptyHeight: Double
  /// The minimum height with text, in points; an invalid number becomes 0.
  @NonNegative public var minimumHeight: Double

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - text: The style of the text.
  ///   - background: The background of the text.
  ///   - insets: The space around the text.
  ///   - emptyHeight: The height without text, in points.
  ///   - minimumHeight: The minimum height with text, in points.
  public init(
    text: TextStyle = TextStyle(),
    background: BackgroundStyle = .none,
    insets: EdgeInsets = .zero,
    emptyHeight: Double = 0,
    minimumHeight: Double = 0
  ) {
    self.text = text
    boxedBackground = Boxed(background)
    self.insets = insets
    self.emptyHeight = emptyHeight
    self.minimumHeight = minimumHeight
  }
}

extension HeaderFooterStyle {
  /// The background of the text.
  @inlinable public var background: BackgroundStyle {
    get { boxedBackground.value }
    set { boxedBackground.value = newValue }
  }

  /// The style of a header or footer that takes no space.
  ///
  /// Its text style sets nothing, so the value is the same under all defaults. Text that is shown in it anyway looks
  /// like its surroundings.
  public static let none = HeaderFooterStyle(text: TextStyle())

  /// Creates a style with an image, or no background, behind the text.
  ///
  /// - Parameters:
  ///   - text: The style of the text.
  ///   - backgroundImage: The image behind the text; nil for none.
  ///   - insets: The space around the text.
  ///   - emptyHeight: The height without text, in points.
  public init(
    text: TextStyle, backgroundImage: Image?, insets: EdgeInsets = .zero, emptyHeight: Double = 0
  ) {
    self.init(
      text: text,
      background: BackgroundStyle(backgroundImage: backgroundImage),
      insets: insets,
      emptyHeight: emptyHeight
    )
  }

  /// The background as an image; nil for no background.
  public var backgroundImage: Image? {
    get { background.backgroundImage }
    set { background = BackgroundStyle(backgroundImage: newValue) }
  }
}

extension HeaderFooterStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("text", \.text), .init("background", \.background), .init("insets", \.insets),
    .init("emptyHeight", \._emptyHeight), .init("minimumHeight", \._minimumHeight))
}
