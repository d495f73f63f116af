/// How the header or footer of a section looks.
///
/// ```swift
/// let header = HeaderFooterStyle(
///   text: text.uppercased, insets: EdgeInsets(horizontalInset: 16, verticalInset: 6), emptyHeight: 18)
/// ```
public struct HeaderFooterStyle: Style {
  // Few wide fields, as in `InlineTextAttributes`, for which see there: what the text sets inline and the two heights,
  // what else the text sets, and the background in a box, because few have one.
  @usableFromInline var words: SIMD16<UInt64>
  @usableFromInline var others: KeyedValues<TextAttribute>
  @usableFromInline var boxedBackground: Boxed<BackgroundStyle>
  /// The room around the text.
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
  ///   - text: The text.
  ///   - background: What lies behind the text.
  ///   - insets: The room around the text.
  ///   - emptyHeight: The height in points where there is no text.
  ///   - minimumHeight: The least height in points where there is text.
  public init(
    text: TextStyle = TextStyle(),
    background: BackgroundStyle = .none,
    insets: EdgeInsets = .zero,
    emptyHeight: Double = 0,
    minimumHeight: Double = 0
  ) {
    self.init(
      words: text.attributes.inline.words(beside: SIMD2(emptyHeight.nonNegative, minimumHeight.nonNegative)),
      others: text.attributes.others,
      boxedBackground: Boxed(background),
      insets: insets
    )
  }
}

extension HeaderFooterStyle {
  // Always inlined, as the parts of sections are: a text that is changed in place is then never put together.

  /// The text.
  public var text: TextStyle {
    @inlinable
    @inline(__always)
    get {
      TextStyle(attributes: TextAttributes(inline: InlineTextAttributes(words: words), others: others))
    }
    @inlinable
    @inline(__always)
    set {
      words = newValue.attributes.inline.words(beside: SIMD2(emptyHeight, minimumHeight))
      others = newValue.attributes.others
    }
  }

  /// What lies behind the text.
  @inlinable public var background: BackgroundStyle {
    get { boxedBackground.value }
    set { boxedBackground.value = newValue }
  }

  /// The height, in points, where there is no text: it keeps sections apart; 0 for a number that can't be one.
  @inlinable public var emptyHeight: Double {
    get { Double(bitPattern: words[14]) }
    set { words[14] = newValue.nonNegative.bitPattern }
  }

  /// The least height, in points, where there is text; 0 for a number that can't be one.
  @inlinable public var minimumHeight: Double {
    get { Double(bitPattern: words[15]) }
    set { words[15] = newValue.nonNegative.bitPattern }
  }

  /// A header or footer that takes no room.
  ///
  /// Nothing is set of its text, so that it is one value under all defaults and can be compared with; text that
  /// is shown in it nevertheless looks as what surrounds it.
  public static let none = HeaderFooterStyle(text: TextStyle())

  /// Creates a style with an image, or nothing, behind the text.
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

extension HeaderFooterStyle: Hashable {
  /// Whether both look the same.
  @inlinable
  public static func == (lhs: HeaderFooterStyle, rhs: HeaderFooterStyle) -> Bool {
    lhs.words.hasSameBits(as: rhs.words) && lhs.insets == rhs.insets && lhs.others == rhs.others
      && lhs.boxedBackground == rhs.boxedBackground
  }

  /// Feeds what there is to see to `hasher`.
  public func hash(into hasher: inout Hasher) {
    words.hashBits(into: &hasher)
    hasher.combine(insets)
    hasher.combine(others)
    hasher.combine(boxedBackground)
  }
}

extension HeaderFooterStyle: ListedStyle, CustomDebugStringConvertible {
  package static var blank: Self { Self() }

  package static let properties = [
    StyleProperty("text", \Self.text), StyleProperty("background", \.background),
    StyleProperty("insets", \.insets), StyleProperty("emptyHeight", \.emptyHeight, as: NonNegative.self),
    StyleProperty("minimumHeight", \.minimumHeight, as: NonNegative.self),
  ]
}
