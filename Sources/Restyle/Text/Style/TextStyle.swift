/// A set of typed attributes of text.
///
/// A style knows which attributes are set. Unset isn't the same as default: merging, inheriting and rendering depend on
/// the difference.
///
/// ```swift
/// extension TextStyle {
///   static var heading: Self {
///     TextStyle(font: .system(size: 22, weight: .bold), color: .black).restyled { $0.kern = 0.35 }
///   }
/// }
/// let title = TextStyle.heading.colored(.blue).uppercased
/// ```
public struct TextStyle: Style {
  /// The name for text styles in catalogs.
  public static var pluralName: String { "textStyles" }

  /// The attributes that are set, sorted by name.
  public var attributes: TextAttributes

  /// Creates a style from a dictionary of attributes.
  @inlinable
  public init(attributes: TextAttributes) { self.attributes = attributes }

  /// Creates a style without any attributes.
  @inlinable
  public init() { attributes = TextAttributes() }
}

extension TextStyle {
  /// Changes the style itself.
  public mutating func restyleTexts(_ restyler: (inout TextStyle) -> Void) { restyler(&self) }

  /// Creates a style with the given attributes, and leaves the others unset.
  ///
  /// ```swift
  /// let body = TextStyle(font: .system(size: 17), lineHeight: 24, color: .label)
  /// ```
  @inlinable
  public init(
    font: Font? = nil,
    lineHeight: Double? = nil,
    color: Color? = nil,
    alignment: TextAlignment? = nil,
    numberOfLines: Int? = nil,
    lineBreakMode: LineBreakMode? = nil,
    minimumScaleFactor: Double? = nil,
    adjustsFontForContentSizeCategory: Bool? = nil
  ) {
    self.init()
    if let font { self.font = font }
    if let lineHeight { self.lineHeight = lineHeight }
    if let color { self.color = color }
    attributes.inline.alignment = alignment
    if let numberOfLines { self.numberOfLines = numberOfLines }
    attributes.inline.lineBreakMode = lineBreakMode
    if let minimumScaleFactor { self.minimumScaleFactor = minimumScaleFactor }
    if let adjustsFontForContentSizeCategory {
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }
}

extension TextStyle: Hashable {
  // Inlinable, so that differences in inline attributes are found without a call.
  /// Returns whether both styles set the same attributes to equal values.
  @inlinable
  public static func == (lhs: TextStyle, rhs: TextStyle) -> Bool { lhs.attributes == rhs.attributes }
}

// Inlinable, like all functions that catalogs consist of: omitted arguments then cost nothing, and the others are
// mostly constants.
