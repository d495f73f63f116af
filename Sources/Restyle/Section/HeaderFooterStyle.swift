/// The style of the header or footer of a section.
///
/// ```swift
/// let header = HeaderFooterStyle(
///   text: text.uppercased, insets: EdgeInsets(horizontalInset: 16, verticalInset: 6), emptyHeight: 18)
/// ```
public struct HeaderFooterStyle: Style {
  // Few wide fields, for the reason given in `InlineTextAttributes`: the inline attributes of the text with the two
  // heights, the other attributes, and the background, boxed because few headers and footers have one.
  @usableFromInline var words: SIMD16<UInt64>
  @usableFromInline var others: KeyedValues<TextAttribute>
  @usableFromInline var boxedBackground: Boxed<BackgroundStyle>
  /// The space around the text.
  public var insets: EdgeInsets

  @inlinable
  init(
    words: SIMD16<UInt64>, others: KeyedValues<TextAttribute>, boxedBackground: Boxed<BackgroundStyle>,
    insets: EdgeInsets
  ) {
    self.words = words
    self.others = others
    self.boxedBackground = boxedBackground
    self.insets = insets
  }

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
    self.init(
      words: text.attributes.inline.words(
        beside: SIMD2(emptyHeight.nonNegativeOrReference, minimumHeight.nonNegativeOrReference)),
      others: text.attributes.others,
      boxedBackground: Boxed(background),
      insets: insets
    )
  }
}

extension HeaderFooterStyle {
  // Always inlined, like the components of sections, so that changing a text in place never assembles a copy of it.

  /// The style of the text.
  public var text: TextStyle {
    @inlinable
    @inline(__always)
    get {
      TextStyle(attributes: TextAttributes(inline: InlineTextAttributes(words: words), others: others))
    }
    @inlinable
    @inline(__always)
    set {
      words = newValue.attributes.inline.words(
        beside: SIMD2(storedEmptyHeight.stored, storedMinimumHeight.stored))
      others = newValue.attributes.others
    }
  }

  /// The background of the text.
  @inlinable public var background: BackgroundStyle {
    get { boxedBackground.value }
    set { boxedBackground.value = newValue }
  }

  /// The height without text, which separates sections, in points; an invalid number becomes 0.
  @inlinable public var emptyHeight: Double {
    get { storedEmptyHeight.wrappedValue }
    set { storedEmptyHeight = NonNegative(wrappedValue: newValue) }
  }

  /// The minimum height with text, in points; an invalid number becomes 0.
  @inlinable public var minimumHeight: Double {
    get { storedMinimumHeight.wrappedValue }
    set { storedMinimumHeight = NonNegative(wrappedValue: newValue) }
  }

  @inlinable var storedEmptyHeight: NonNegative {
    get { NonNegative(bits: words[14]) }
    set { words[14] = newValue.bits }
  }

  @inlinable var storedMinimumHeight: NonNegative {
    get { NonNegative(bits: words[15]) }
    set { words[15] = newValue.bits }
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

extension HeaderFooterStyle: Hashable {
  /// Returns whether both styles look the same.
  @inlinable
  public static func == (lhs: HeaderFooterStyle, rhs: HeaderFooterStyle) -> Bool {
    lhs.words.hasSameBits(as: rhs.words) && lhs.insets == rhs.insets && lhs.others == rhs.others
      && lhs.boxedBackground == rhs.boxedBackground
  }

  /// Hashes the visible properties into `hasher`.
  public func hash(into hasher: inout Hasher) {
    words.hashBits(into: &hasher)
    hasher.combine(insets)
    hasher.combine(others)
    hasher.combine(boxedBackground)
  }
}

extension HeaderFooterStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("text", \.text), .init("background", \.background), .init("insets", \.insets),
    .init("emptyHeight", \.storedEmptyHeight), .init("minimumHeight", \.storedMinimumHeight))
}
