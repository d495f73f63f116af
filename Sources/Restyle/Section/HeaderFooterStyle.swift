/// How the header or footer of a section looks.
///
/// ```swift
/// let header = HeaderFooterStyle(
///   text: text.uppercased, insets: EdgeInsets(horizontalInset: 16, verticalInset: 6), emptyHeight: 18)
/// ```
public struct HeaderFooterStyle: Style, Hashable, Codable {
  /// The text.
  public var text: TextStyle
  /// What lies behind the text.
  public var background: BackgroundStyle
  /// The room around the text.
  public var insets: EdgeInsets
  /// The height, in points, where there is no text: it keeps sections apart.
  @NonNegative public var emptyHeight: Double
  /// The least height, in points, where there is text.
  @NonNegative public var minimumHeight: Double

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - background: What lies behind the text.
  ///   - insets: The room around the text.
  ///   - emptyHeight: The height in points where there is no text.
  ///   - minimumHeight: The least height in points where there is text.
  public init(
    text: TextStyle,
    background: BackgroundStyle = .none,
    insets: EdgeInsets = .zero,
    emptyHeight: Double = 0,
    minimumHeight: Double = 0
  ) {
    self.text = text
    self.background = background
    self.insets = insets
    self.emptyHeight = emptyHeight
    self.minimumHeight = minimumHeight
  }
}

extension HeaderFooterStyle {
  /// A header or footer that takes no room.
  ///
  /// Nothing is set of its text, so that it is one value under all defaults and can be compared with; text that
  /// is shown in it nevertheless looks as what surrounds it.
  public static let none = HeaderFooterStyle(text: TextStyle())

  /// Makes a style with an image, or nothing, behind the text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - backgroundImage: What lies behind the text.
  ///   - insets: The room around the text.
  ///   - emptyHeight: The height in points where there is no text.
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
