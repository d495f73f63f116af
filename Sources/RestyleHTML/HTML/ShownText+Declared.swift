import Restyle
@_spi(Outputs) import RestyleRendering

// In CSS a run has what the text around it has, in each state and theme, as far as it declares nothing itself.

extension ShownText {
  /// The text, if nothing is declared for it beside its block, as for most; nil if something may be.
  var undeclaredText: String? {
    guard !hasOwnRuns, styledRuns.count == 1, !styledRuns[0].style.attributes.hasRare, !leavesLines,
      !block.separatesParagraphs
    else { return nil }
    return styledRuns[0].text
  }

  /// The runs, each in the style of what it declares within its block.
  ///
  /// - Parameter known: What runs were found to declare.
  /// - Returns: The runs.
  func declaredRuns(_ known: inout DeclaredStyles) -> [StyledText] {
    let leavesLines = leavesLines
    // As most are.
    if styledRuns.count == 1 { return [declaredRun(0, drawsLines: leavesLines, &known)] }
    return styledRuns.indices.map { declaredRun($0, drawsLines: leavesLines, &known) }
  }

  private func declaredRun(_ index: Int, drawsLines: Bool, _ known: inout DeclaredStyles) -> StyledText {
    let (run, own) = (styledRuns[index], ownStyle(ofRun: index))
    let declared =
      own.attributes.isEmpty
      ? TextStyle() : known.style(of: DeclaredStyles.Run(style: run.style, own: own, block: block))
    return StyledText(
      run.text,
      style: run.style.declared(declared, drawsLines: drawsLines, followsLinks: followsLinks))
  }
}

/// What runs declare of their characters, by all that it depends on: most texts have a few styles again and again.
struct DeclaredStyles: Sendable {
  private var known = KeyedValues<Run, TextStyle>()
  /// How many there are.
  var count: Int { known.count }

  struct Run: Hashable, Sendable {
    let style: TextStyle
    /// What the run sets itself.
    let own: TextStyle
    /// The style of its block.
    let block: TextStyle

    // Always inlined, since passing runs copies them.
    @inline(__always)
    static func == (lhs: Run, rhs: Run) -> Bool {
      lhs.style == rhs.style && lhs.own == rhs.own && lhs.block == rhs.block
    }
  }

  fileprivate mutating func style(of run: Run) -> TextStyle {
    if let style = known[run] { return style }
    let style = run.style.characters(setting: run.own, in: run.block)
    known.add(style, for: run)
    return style
  }
}

extension TextStyle {
  /// What a run in this style declares.
  ///
  /// - Parameters:
  ///   - characters: What it declares of its characters.
  ///   - drawsLines: Whether the run draws the lines of its block.
  ///   - followsLinks: Whether links are links.
  /// - Returns: The style, with the link, the language and the image of this one.
  fileprivate func declared(_ characters: TextStyle, drawsLines: Bool, followsLinks: Bool) -> TextStyle {
    var declared = characters
    if drawsLines { declared.setLines(of: self) }
    // As in most texts.
    guard attributes.hasRare else { return declared }
    if followsLinks, link != nil {
      let look = lookOfLink
      if look.inherits(.color), declared.color == nil { declared.inherit(.color) }
      if look.hasLines, !declared.setsLines { declared.underline = .absent }
    }
    declared.link = link
    declared.language = language
    declared.image = image
    return declared
  }

  /// What a run declares of its characters and the height of its lines: what it sets itself, and what CSS can't declare
  /// without the rest.
  fileprivate func characters(setting own: TextStyle, in block: TextStyle) -> TextStyle {
    let set = Array(own.attributes)
    // With their values here: some are merged with those of the block.
    var declared = TextStyle(
      attributes: TextAttributes(
        attributes.filter { attribute in
          !attribute.key.concernsParagraph
            && set.contains { $0.key == attribute.key && (!$0.isInherited || attribute.isInherited) }
        }))
    let ownLines = own.lineAttributes
    if declared.attributes.isEmpty, ownLines.attributes.isEmpty { return declared }
    // Lengths have the unit of the font size.
    let changesUnit = followsReader != block.followsReader
    declared.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    if own.sets(.fontSize) || changesUnit || declared.hasLengths && hasLimitedSize {
      declared.fontSize = fontSize
      declared.maximumFontSize = maximumFontSize
    }
    // The height that lines inherit is a length, which was computed for the font of the block.
    let changesSize = declared.sets(.fontSize) || declared.sets(.maximumFontSize)
    if !ownLines.attributes.isEmpty || changesSize { declared.setLineAttributes(of: self) }
    if own.setsLines { declared.setLines(of: self) }
    // What lies on what is like it already isn't painted a second time, which would show where it is translucent.
    if declared.backgroundColor == block.backgroundColor { declared.backgroundColor = nil }
    // The text has its case, and the block may declare another one.
    declared.setAttribute(own.sets(.textCase) && block.sets(.textCase) ? .preserve : nil, for: .textCase)
    return declared
  }

  /// Copies the lines under and through another style's text: CSS has one property for both, which resets how thick they
  /// are.
  private mutating func setLines(of other: TextStyle) {
    underline = other.underline
    strikethrough = other.strikethrough
    setAttribute(other.attribute(for: .underlineThickness), for: .underlineThickness)
  }

  /// Whether some length follows the font beside its size.
  private var hasLengths: Bool {
    sets(.kern) || sets(.baselineOffset) || sets(.underlineThickness) || sets(.underlineOffset)
  }

  /// Whether the size of the font limits what lengths follow.
  private var hasLimitedSize: Bool { followsReader && maximumFontSize != nil && fontSize != nil }
}
