public import Restyle
public import RestyleElements

/// The style of a Markdown document.
///
/// ```swift
/// let notes = MarkdownStyle(text: body).restyled {
///   $0.strong.color = .red
///   $0.headings[0].fontSize = 32
///   $0.bullet = "–"
/// }
/// ```
public struct MarkdownStyle: Style, Hashable, Codable {
  // Inline styles are merged over the style of the block.
  /// The attributes of emphasis.
  public var emphasis = TextStyle.italic
  /// The attributes of strong emphasis.
  public var strong = TextStyle.bold
  /// The attributes of struck-through text.
  public var strikethrough = TextStyle.struckThrough
  /// The attributes of inline code.
  public var code: TextStyle
  /// The attributes of links, in addition to the link itself.
  public var link = TextStyle(color: .legibleTint).underlined
  /// The attributes of images among other text.
  public var image = TextStyle()

  /// The style of paragraphs.
  public var paragraph: TextStyle
  /// The styles of headings by rank, the highest first.
  ///
  /// The last style applies to all further ranks too.
  public var headings: [TextStyle]
  /// The style of the text in code blocks.
  ///
  /// Unless this style sets a line break mode, lines don't wrap in pages where the code block scrolls.
  public var codeText: TextStyle
  /// The attributes of the text in quotations.
  public var quoteText = TextStyle(color: .legibleSecondaryLabel)
  /// The attributes of the bullets and numbers of lists.
  public var marker = TextStyle()
  /// The marker of items in unordered lists.
  @Exact public var bullet = "•"
  /// The marker of open tasks in lists, which replaces the bullet.
  ///
  /// This marker and ``doneTask`` are characters, which every output shows and assistive technologies name in the
  /// language of their user. A control would be part of forms, and e-mails can't show it.
  @Exact public var openTask = "☐"
  /// The marker of completed tasks in lists, which replaces the bullet.
  @Exact public var doneTask = "☑"

  /// The layout of the blocks of a document.
  public var document = StackStyle(spacing: 16)
  /// The layout, the padding and the background of quotations.
  public var quote = StackStyle(
    spacing: 16, insets: EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 0),
    background: BackgroundStyle(border: BorderStyle(width: 3, color: .separator, borderEdges: .leading)))
  /// The padding, background and spacing of code blocks, which scroll in pages.
  ///
  /// On paper, and if the block doesn't scroll, lines wrap.
  public var codeBlock = StackStyle(
    insets: EdgeInsets(inset: 12),
    background: BackgroundStyle(
      color: .secondarySystemBackground, border: BorderStyle(cornerRadius: 8)),
    box: BoxStyle(overflow: .scrolling))
  /// The layout of the items of a list, and of the blocks of an item.
  public var list = StackStyle(spacing: 4)
  /// The layout of lists whose items are separated by empty lines.
  public var looseList = StackStyle(spacing: 16)
  /// The layout of a marker and the content of its item.
  public var item = StackStyle(axis: .horizontal, spacing: 8, alignment: .firstBaseline)
  /// The style of tables.
  public var table: TableStyle
  /// The box around a table, which scrolls in a page if the table is wider; a plain one for no box.
  ///
  /// ```swift
  /// let notes = MarkdownStyle(text: body).restyled { $0.tableBlock = StackStyle() }
  /// ```
  ///
  /// Without a box, a table that is wider than the window makes the whole page scroll.
  public var tableBlock = StackStyle(box: BoxStyle(overflow: .scrolling))
  /// The line of a thematic break.
  public var separator = SeparatorStyle.system()

  /// Creates a style from that of text, with headings in proportion to it.
  ///
  /// - Parameter text: The style of paragraphs, which run over several lines in a document; by default that of texts.
  public init(text: TextStyle = .default) {
    paragraph = text.multilined()
    code = TextStyle().restyled { $0.fontFamily = .system(.monospaced) }
    codeText = paragraph.merging(code)
    codeText.setAttribute(nil, for: .lineBreakMode)
    table = .system.restyled { [paragraph] in
      $0.caption = paragraph
      $0.header = paragraph.weight(.semibold)
      $0.cell = paragraph
    }
    let size = text.fontSize ?? Font.TextStyle.body.size(for: .large)
    headings = [.title1, .title2, .title3, .headline, .subheadline, .footnote].map { (role: Font.TextStyle) in
      // Proportional to the system's text styles.
      let proportion = role.size(for: .large) / Font.TextStyle.body.size(for: .large)
      var heading = text.multilined().bold.resized(to: (size * proportion).rounded())
      // Larger letters need higher lines.
      func scaled(_ height: Double) -> Double { (height * proportion).rounded() }
      if text.attribute(for: .lineHeight) != nil { heading.lineHeight = scaled(text.lineHeight) }
      if let height = text.maximumLineHeight { heading.maximumLineHeight = scaled(height) }
      if text.minimumLineHeight > 0 { heading.minimumLineHeight = scaled(text.minimumLineHeight) }
      return heading
    }
  }
}

extension MarkdownStyle: ListedStyle {
  package static let properties = PropertyList<Self>(
    from: Self(text: TextStyle()), .init("emphasis", \.emphasis), .init("strong", \.strong),
    .init("strikethrough", \.strikethrough),
    .init("code", \.code), .init("link", \.link), .init("image", \.image), .init("paragraph", \.paragraph),
    .init("headings", \.headings), .init("codeText", \.codeText), .init("quoteText", \.quoteText),
    .init("marker", \.marker), .init("bullet", \.bullet), .init("openTask", \.openTask),
    .init("doneTask", \.doneTask), .init("document", \.document),
    .init("quote", \.quote), .init("codeBlock", \.codeBlock), .init("list", \.list),
    .init("looseList", \.looseList), .init("item", \.item), .init("table", \.table),
    .init("tableBlock", \.tableBlock), .init("separator", \.separator))
}

extension MarkdownStyle: CustomDebugStringConvertible {
  /// The Swift source code of the style.
  public var debugDescription: String { swiftSource(restyling: "MarkdownStyle(text: TextStyle())") }
}

extension MarkdownStyle {
  /// The style of a code block's text: its lines don't wrap if the block scrolls, unless the style sets a mode.
  var shownCodeText: TextStyle {
    guard codeBlock.box.overflow == .scrolling, codeText.attribute(for: .lineBreakMode) == nil else {
      return codeText
    }
    return codeText.restyled { $0.lineBreakMode = .clipping }
  }

  /// The default style of documents, based on the current `TextStyle.default`.
  ///
  /// Links have the colours and lines of `link` in the current defaults. They are underlined unless `link` sets no
  /// line, and keep their own colour if `link` has a fill, which links in a text don't show.
  public static var `default`: MarkdownStyle {
    var style = MarkdownStyle()
    if let link = DefaultStyling.defaults.link.states[.normal] { style.link.adopt(link) }
    return style
  }

  /// Returns the style of headings of a rank.
  ///
  /// - Parameter rank: The rank, 1 for the highest.
  /// - Returns: The style; that of paragraphs if ``headings`` is empty.
  public func heading(_ rank: Int) -> TextStyle {
    headings.isEmpty ? paragraph : headings[min(max(rank, 1), headings.count) - 1]
  }
}

extension TextStyle {
  /// Adopts the attributes that distinguish a standalone link from other texts, except for its size, family and weight.
  fileprivate mutating func adopt(_ link: ButtonStateStyle) {
    func adopt<Key: TextAttributeKey>(_ key: Key) {
      if let value = link.text.attribute(for: key) { setAttribute(value, for: key) }
    }
    adopt(.underline)
    adopt(.underlineThickness)
    adopt(.underlineOffset)
    guard link.background.color == .clear else { return }
    adopt(.color)
    adopt(.backgroundColor)
  }
}
