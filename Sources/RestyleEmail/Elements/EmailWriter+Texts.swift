import Restyle
import RestyleElements
import RestyleHTML
@_spi(Outputs) import RestyleRendering

extension EmailWriter {
  mutating func visit(_ label: ResolvedLabel) {
    guard label.label.accessibility.role?.isCode == true else {
      if !addUniformText(of: label) { addText(label.text, heading: label.heading) }
      return
    }
    addContent { $0.append(label.text, target: $0.rowTarget) }
    plainText.append(code: label.text)
  }

  mutating func visit(_ title: ResolvedTitle) {
    let element = title.element
    let (text, subtitle) = (title.title, title.subtitle)
    let target = title.action.flatMap { self.target(of: $0) }
    let box = box(.none, insets: element.style.insets)
    if !box.attributes.isEmpty { open(EmailContainer(), in: box) }
    let spacing = max(0, element.style.spacing)
    addContent { writer in
      writer.append(text, target: target, part: "title")
      if let subtitle { writer.append(subtitle, marginTop: spacing, part: "subtitle") }
    }
    if !box.attributes.isEmpty { close() }
    plainText.append(title: text, subtitle: subtitle, target: target)
  }

  /// Adds a text, to the plain text too.
  mutating func addText(_ text: ShownText, heading: ResolvedHeading? = nil, part: String? = nil) {
    addContent { $0.append(text, heading: heading, target: $0.rowTarget, part: part) }
    plainText.append(text, heading: heading?.level, isClose: isTextCloseBelowOthers)
  }

  /// Appends a text as a block: each paragraph by itself, where they are to be separated.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - heading: The heading that it is; nil for none.
  ///   - target: Where all of it leads to; nil for nowhere.
  ///   - marginTop: The room above it.
  ///   - part: The part of an element that it is.
  mutating func append(
    _ text: ShownText, heading: ResolvedHeading? = nil, target: String? = nil, marginTop: Double = 0,
    part: String? = nil
  ) {
    reportLosses(of: text, part: part)
    let block = resolved(text.block).inheriting(style.text)
    let runs = text.styledRuns
    guard block.separatesParagraphs else {
      return append(runs, of: text, in: block, heading: heading, target: target, margins: (marginTop, 0))
    }
    let (before, after) = (max(0, block.paragraphSpacingBefore), max(0, block.paragraphSpacing))
    for (index, paragraph) in runs.paragraphs.enumerated() {
      append(
        paragraph, of: text, in: block, heading: heading, target: target,
        margins: ((index == 0 ? marginTop : 0) + before, after))
    }
  }

  private mutating func append(
    _ runs: [StyledText], of text: ShownText, in block: TextStyle, heading: ResolvedHeading?, target: String?,
    margins: (before: Double, after: Double)
  ) {
    let outer = surface
    let behind = block.backgroundColor.map { $0.composited(over: outer) } ?? outer
    let look = look(of: runs, in: block, isHeading: heading != nil, margins: margins)
    let (block, attributes) = (look.style, attributes(of: look))
    let tag = contents.append(startOf: heading)
    append(languageAndDirectionOf: block)
    contents.append(attributes: attributes)
    if let target { appendLink(to: target, block, behind: behind) }
    append(runs, of: text, in: block, behind: behind, followsLinks: target == nil)
    if target != nil { contents.append(verbatim: "</a>") }
    contents.append(endOf: tag)
  }

  /// The look of a text as a block.
  func look(
    of runs: [StyledText], in block: TextStyle, isHeading: Bool, margins: (before: Double, after: Double)
  ) -> TextBlockLook {
    // Word would cut off what is higher than a line of an exact height.
    let fits =
      block.setsLineHeight
      && runs.allSatisfy { run in
        run.style.image == nil && (resolved(run.style).fontSize ?? 0) <= block.lineHeight
      }
    var block = block
    // Clients make headings bold by themselves.
    if isHeading, block.fontWeight == nil { block.fontWeight = .regular }
    return TextBlockLook(
      style: block, surface: surface, before: margins.before, after: margins.after, isExact: fits)
  }

  /// Appends the attributes that say how a text is read.
  mutating func append(languageAndDirectionOf block: TextStyle) {
    contents.append(languageOf: block)
    if let writing = block.attribute(for: .writingDirection) {
      let isMirrored = block.lineDirection(in: direction) == .rightToLeft
      contents.append(attribute: " dir", writing == .natural ? "auto" : isMirrored ? "rtl" : "ltr")
    }
  }

  mutating func look(of text: TextBlockLook) -> EmailLook {
    let block = text.style
    let behind = block.backgroundColor.map { $0.composited(over: text.surface) } ?? text.surface
    var look = EmailLook()
    var sides = PhysicalSides(top: text.before, bottom: text.after)
    let indents = (max(0, block.headIndent), max(0, -block.tailIndent))
    let first = max(0, block.firstLineHeadIndent - block.headIndent)
    (sides.left, sides.right) =
      block.lineDirection(in: direction) == .rightToLeft ? (indents.1, indents.0) : indents
    look.add("margin", sides)
    look.add(declarations(of: block))
    if let color = block.color { look.setTextColor(palette.color(color, over: behind), &classes) }
    if let background = block.backgroundColor {
      look.setBackground(palette.color(background, over: text.surface), &classes)
    }
    look.addLineHeight(of: block, isExact: text.isExact)
    if let alignment = alignment(of: block) { look.add("text-align", alignment) }
    if first > 0, block.attribute(for: .firstLineHeadIndent) != nil {
      look.add("text-indent", pixels: first)
    }
    return look
  }

  /// The alignment of a block by its side, since Word knows no other; nil where it says none.
  private func alignment(of block: TextStyle) -> StaticString? {
    switch block.attribute(for: .alignment) {
    case .natural?: block.lineDirection(in: direction).start
    case .trailing?: block.lineDirection(in: direction).end
    case .left?: "left"
    case .center?: "center"
    case .right?: "right"
    case .justified?: "justify"
    case nil: nil
    }
  }

  /// Appends the runs of a text in their own tags.
  mutating func append(
    _ runs: [StyledText], of text: ShownText, in block: TextStyle, behind: Color, followsLinks: Bool = true,
    within room: Double = 0
  ) {
    var spaces = text.block.setsLineBreaks ? SpaceKeeper(for: runs) : nil
    if let plain = runs.onlyText(in: text.block)?.unitsKept {
      return append(words: spaces?.kept(plain) ?? plain, ofSize: block.fontSize, within: room)
    }
    let followsLinks = text.followsLinks && followsLinks
    var directions = BidirectionalText()
    // Texts mostly alternate between a few styles, and what a run is written in depends on nothing else.
    var (styles, tags, sequence) = (NumberedKeys<TextStyle>(), [RunTag](), RunSequence())
    // Neighbours whose links look the same are one link.
    var openLink = Bytes()
    runs.withUnsafeBufferPointer { runs in
      guard let first = runs.baseAddress else { return }
      for index in runs.indices {
        var words = directions.balanced(runs[index].text)
        if directions.isOpen, index == runs.count - 1 { words += directions.closing }
        guard !words.isEmpty else { continue }
        let number: Int
        if let known = styles.number(ofStyleOf: first + index, in: &sequence) {
          number = known
        } else {
          let style = runs[index].style
          number = styles.add(style)
          tags.append(tag(of: style, of: text.block, in: block, behind: behind, followsLinks: followsLinks))
        }
        if tags[number].link != openLink {
          if !openLink.isEmpty { contents.append(verbatim: "</a>") }
          openLink = tags[number].link
          contents.append(contentsOf: openLink)
        }
        contents.append(contentsOf: tags[number].start)
        if let image = tags[number].image {
          append(words, with: image, fontSize: tags[number].fontSize)
        } else {
          append(words: spaces?.kept(words) ?? words, ofSize: tags[number].fontSize, within: room)
        }
        contents.append(contentsOf: tags[number].end)
      }
    }
    if !openLink.isEmpty { contents.append(verbatim: "</a>") }
  }

  /// What the runs of a text that have one style are written in.
  private struct RunTag {
    /// The start of the link around the rest; empty for none.
    var link = Bytes()
    var start = Bytes()
    var end = Bytes()
    let image: InlineImage?
    let fontSize: Double?
  }

  /// Returns what runs of a style are written in.
  ///
  /// - Parameters:
  ///   - run: The style of the run.
  ///   - text: The style that the text gives its block.
  ///   - block: The style of the block, with a font and a colour.
  ///   - behind: The opaque colour behind the block.
  ///   - followsLinks: Whether links can be followed.
  /// - Returns: The tags.
  private mutating func tag(
    of run: TextStyle, of text: TextStyle, in block: TextStyle, behind: Color, followsLinks: Bool
  ) -> RunTag {
    // Written to be read back: attributes are written into contents alone.
    let start = contents.count
    defer { contents.removeAll(behind: start) }
    let style = resolved(run).inheriting(block)
    var tag = RunTag(image: run.image, fontSize: style.fontSize)
    let behind = run.backgroundColor.map { $0.composited(over: behind) } ?? behind
    let target = followsLinks ? run.link.flatMap { try? LinkTarget($0) }?.address : nil
    if let target { appendLink(to: target, style, behind: behind, isExplicit: run.underline) }
    tag.link = contents.suffix(behind: start)
    let startOfLook = contents.count
    let look = TextRunLook(
      style: run, block: block, text: text, surface: behind, isLink: target != nil)
    append(
      attributes(of: look), &tag.end, language: run.language == block.language ? nil : run.language)
    // Word draws one line for each tag.
    if run.strikethrough.isShown {
      var second = EmailLook()
      second.add("text-decoration", "line-through")
      append(second.attributes(), &tag.end)
    }
    tag.start = contents.suffix(behind: startOfLook)
    return tag
  }

  private mutating func append(_ attributes: Bytes, _ end: inout Bytes, language: Language? = nil) {
    guard !attributes.isEmpty || language != nil else { return }
    contents.append(verbatim: "<span")
    if let language { contents.append(attribute: " lang", language.tag) }
    contents.append(attributes: attributes)
    end.append(verbatim: "</span>")
  }

  /// The look of a run in its block.
  mutating func look(of run: TextRunLook) -> EmailLook {
    var look = EmailLook()
    let changes = changes(of: run.style, in: run.text)
    look.add(declarations(of: changes))
    let style = resolved(run.style).inheriting(run.block)
    // Else it is that of the block.
    if run.style.setsLineHeight, style.lineAttributes != run.block.lineAttributes {
      look.addLineHeight(of: style, isExact: false)
    }
    if !run.isLink, let color = changes.color {
      look.setTextColor(palette.color(color, over: run.surface), &classes)
    }
    if run.style.backgroundColor != nil, run.style.backgroundColor != run.text.backgroundColor {
      look.setBackground(palette.color(run.surface, over: run.surface), &classes)
    }
    if !run.isLink, run.style.underline.isShown { look.add("text-decoration", "underline") }
    return look
  }

  /// Appends the start of a link, in the colour of its text: clients have one of their own.
  mutating func appendLink(
    to target: String, _ style: TextStyle, behind: Color, isExplicit underline: TextLine? = .absent
  ) {
    var look = EmailLook()
    if let color = style.color { look.setTextColor(palette.color(color, over: behind), &classes) }
    let isUnderlined = underline.map { $0.pattern != .none } ?? true
    look.add("text-decoration", isUnderlined ? "underline" : "none")
    contents.append(verbatim: "<a")
    contents.append(attribute: " href", target)
    contents.append(attributes: look)
  }

  private mutating func append(_ text: String, with image: InlineImage, fontSize: Double?) {
    let parts = text.unicodeScalars.split(separator: InlineImage.character, omittingEmptySubsequences: false)
    for (number, part) in parts.enumerated() {
      if number > 0 { append(image, fontSize: fontSize) }
      contents.append(content: String(part))
    }
  }

  /// What a run says beyond its block, in the sizes of the reader's text size.
  private func changes(of run: TextStyle, in block: TextStyle) -> TextStyle {
    var changes = run.changes(in: block)
    let style = resolved(run)
    if changes.fontSize != nil { changes.fontSize = style.fontSize }
    if changes.attribute(for: .kern) != nil { changes.kern = style.kern }
    return changes
  }

  /// A style in the sizes of the reader's text size.
  func resolved(_ style: TextStyle) -> TextStyle { style.resolved(for: context.traits) }

  /// Notes what of a text an e-mail can't have, once for each style.
  mutating func reportLosses(of text: ShownText, part: String?) {
    report(text, part: part)
    let runs = text.styledRuns
    for range in text.followsLinks ? runs.linkRanges : [] {
      guard let link = runs[range.lowerBound].style.link, let target = try? LinkTarget(link) else { continue }
      if target.address == nil { report(.relativeAddress(link.target), part: part) }
    }
    var known: Set<RenderingProblem.Loss> = []
    reportLosses(of: text.block, part, &known)
    guard runs.count > 1 || runs.contains(where: { $0.style != text.block }) else { return }
    // What a run has from the style around it is a loss of that one, which may be reported already.
    known.formUnion(losses(of: text.block))
    var sequence = RunSequence()
    runs.withUnsafeBufferPointer { runs in
      guard let first = runs.baseAddress else { return }
      for index in runs.indices where reportedTexts.number(ofStyleOf: first + index, in: &sequence) == nil {
        reportLosses(of: runs[index].style, part, &known)
      }
    }
  }

  private mutating func reportLosses(
    of style: TextStyle, _ part: String?, _ known: inout Set<RenderingProblem.Loss>
  ) {
    guard reportedTexts.number(of: style) == nil else { return }
    _ = reportedTexts.add(style)
    for loss in losses(of: style) where known.insert(loss).inserted { report(loss, part: part) }
  }

  private func losses(of style: TextStyle) -> [RenderingProblem.Loss] {
    var losses = style.losses(in: .email)
    for case let line? in [style.underline, style.strikethrough] where line.pattern != .none {
      if line.pattern != .solid { losses.append(.linePattern(line.pattern)) }
      if line.color != nil { losses.append(.property("the colour of a line under or through a text")) }
    }
    return losses
  }

  /// What a style declares of characters but for colours and lines.
  mutating func declarations(of style: TextStyle) -> Bytes {
    if let known = written.declarations[style] { return known }
    var look = EmailLook()
    for rule in EmailTextRule.table { rule.write(style, &look) }
    written.declarations.add(look.declarations, for: style)
    return look.declarations
  }
}

extension TextStyle {
  /// The style with a font and a colour where it names none.
  func inheriting(_ other: TextStyle) -> TextStyle {
    var style = self
    if style.fontFamily == nil { style.fontFamily = other.fontFamily }
    if style.fontSize == nil { style.fontSize = other.fontSize }
    if style.color == nil { style.color = other.color }
    return style
  }
}

/// Writes no-break spaces in place of those that HTML doesn't show, since clients know no `white-space`: run by run.
private struct SpaceKeeper {
  /// The column in the line, which tabs depend on; nil if there are none.
  private var column: Int?
  /// Whether a space here is one that HTML doesn't show.
  private var isHidden = true

  // CSS Text 3, section 4.2: the characters that tabs stand apart.
  private static let tabInterval = 8

  init(for runs: [StyledText]) {
    column = runs.contains { $0.text.utf8.contains(UInt8(ascii: "\t")) } ? 0 : nil
  }

  mutating func kept(_ text: String) -> String {
    // Hardly any text has such spaces.
    var wasHidden = isHidden
    let isShown = text.utf8.allSatisfy { byte in
      defer {
        wasHidden = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      }
      return byte != UInt8(ascii: "\t") && (byte != UInt8(ascii: " ") || !wasHidden)
    }
    if isShown, column == nil {
      isHidden = wasHidden
      return text
    }
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      var width = 1
      switch scalar {
      case "\t":
        width = Self.tabInterval - (column ?? 0) % Self.tabInterval
        kept.append(contentsOf: repeatElement("\u{A0}", count: width))
      case " " where isHidden: kept.append("\u{A0}")
      case _ where isShown: break
      default: kept.append(scalar)
      }
      isHidden = scalar == " " || scalar == "\n" || scalar == "\r"
      column = column.map { scalar == "\n" || scalar == "\r" ? 0 : $0 + width }
    }
    return isShown ? text : String(kept)
  }
}
