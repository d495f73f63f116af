// The modifiers of frequent attributes are inlinable, so that a chain of them copies the style once, and not once for
// each link, as the benchmark `restyle/chain3` shows.

extension TextStyle {
  /// Returns the style with a text colour.
  @inlinable
  public func colored(_ color: Color) -> TextStyle { restyled { $0.color = color } }

  /// Returns the style with an opacity, 0...1, for its text colour.
  ///
  /// A style without a colour stays unchanged.
  public func alphaColored(_ alpha: Double) -> TextStyle {
    restyled { $0.color = $0.color?.withAlpha(alpha) }
  }

  /// Returns the style with a background colour.
  public func backgroundColored(_ color: Color) -> TextStyle { restyled { $0.backgroundColor = color } }

  /// Returns the style with an alignment of its lines.
  @inlinable
  public func aligned(to alignment: TextAlignment) -> TextStyle { restyled { $0.alignment = alignment } }

  /// The style with lines aligned to the left edge, in every writing direction.
  @inlinable public var leftAligned: TextStyle { aligned(to: .left) }

  /// The style with centred lines.
  @inlinable public var centerAligned: TextStyle { aligned(to: .center) }

  /// The style with lines aligned to the edge where they end: the right one in English, the left one in Arabic.
  @inlinable public var trailingAligned: TextStyle { aligned(to: .trailing) }

  /// The style with lines aligned to the right edge, in every writing direction.
  @inlinable public var rightAligned: TextStyle { aligned(to: .right) }

  /// The style with justified lines, aligned to both edges.
  @inlinable public var justified: TextStyle { aligned(to: .justified) }

  /// Returns the style with a font size, in points.
  @inlinable
  public func resized(to size: Double) -> TextStyle { restyled { $0.fontSize = size } }

  /// Returns the style with a weight.
  @inlinable
  public func weight(_ weight: Font.Weight) -> TextStyle { restyled { $0.fontWeight = weight } }

  /// The style in bold.
  @inlinable public var bold: TextStyle { weight(.bold) }

  /// The style in italic.
  @inlinable public var italic: TextStyle { restyled { $0.fontSlant = .italic } }

  /// The style with digits that all have one width.
  public var monospacedDigits: TextStyle { feature(.monospacedDigits) }

  /// The style with small capitals for lower-case letters.
  public var smallCaps: TextStyle { feature(.smallCaps) }

  /// Returns the style with an OpenType feature added.
  public func feature(_ feature: Font.Feature) -> TextStyle { restyled { $0.fontFeatures.insert(feature) } }

  /// Returns the style with a space after each character, in points.
  @inlinable
  public func tracking(_ space: Double) -> TextStyle { restyled { $0.kern = space } }

  /// The style with a line under the text.
  public var underlined: TextStyle { underlined(.single) }

  /// Returns the style with a line under the text.
  public func underlined(_ line: TextLine) -> TextStyle { restyled { $0.underline = line } }

  /// The style with a line through the text.
  public var struckThrough: TextStyle { struckThrough(.single) }

  /// Returns the style with a line through the text.
  public func struckThrough(_ line: TextLine) -> TextStyle { restyled { $0.strikethrough = line } }

  /// Returns the style with a link.
  public func linked(to link: Link) -> TextStyle { restyled { $0.link = link } }

  /// The style with an ellipsis at the start of text that is too long.
  @inlinable public var truncatedHead: TextStyle { restyled { $0.lineBreakMode = .truncatingHead } }

  /// The style with an ellipsis in the middle of text that is too long.
  @inlinable public var truncatedMiddle: TextStyle { restyled { $0.lineBreakMode = .truncatingMiddle } }

  /// The style with an ellipsis at the end of text that is too long.
  @inlinable public var truncatedTail: TextStyle { restyled { $0.lineBreakMode = .truncatingTail } }

  /// The style with text that wraps to the next line, between words.
  @inlinable public var wordWrapped: TextStyle { restyled { $0.lineBreakMode = .wordWrapping } }

  /// Lets text have several lines, up to a maximum; 0 is any number.
  @inlinable
  public mutating func setMultilined(lines: Int = 0, lineBreakMode: LineBreakMode = .wordWrapping) {
    numberOfLines = lines
    self.lineBreakMode = lineBreakMode
  }

  /// Returns the style with text of several lines, up to a maximum; 0 is any number.
  @inlinable
  public func multilined(lines: Int = 0, lineBreakMode: LineBreakMode = .wordWrapping) -> TextStyle {
    restyled { $0.setMultilined(lines: lines, lineBreakMode: lineBreakMode) }
  }

  /// The style with the case of its text unchanged.
  @inlinable public var preservedCasing: TextStyle { restyled { $0.textCase = .preserve } }

  /// The style with its text in capitals.
  @inlinable public var uppercased: TextStyle { restyled { $0.textCase = .upper } }

  /// The style with its text in small letters.
  @inlinable public var lowercased: TextStyle { restyled { $0.textCase = .lower } }

  /// The style with a capital at the beginning of each word.
  @inlinable public var capitalized: TextStyle { restyled { $0.textCase = .capitalized } }

  /// The style that sets bold and nothing else.
  public static var bold: TextStyle { TextStyle().bold }

  /// The style that sets italic and nothing else.
  public static var italic: TextStyle { TextStyle().italic }

  /// The style that sets a line under the text and nothing else.
  public static var underlined: TextStyle { TextStyle().underlined }

  /// The style that sets a line through the text and nothing else.
  public static var struckThrough: TextStyle { TextStyle().struckThrough }
}

// Styles for use in string interpolations: `"Hello \(name, style: .bold)"`.
