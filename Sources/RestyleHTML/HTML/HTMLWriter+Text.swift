package import Restyle
import RestyleElements
import RestyleRendering

/// A text of an element that says what concerns all of it.
enum BlockText {
  /// A text that says nothing for itself.
  case plain(String)
  // Indirect, since most texts are plain, and these are large.
  indirect case shown(ShownText)
}

// Not in the writer, all of which would be copied to be read while it is changed.
extension BlockText {
  /// Resolves a text in the style of the element around it.
  ///
  /// - Parameters:
  ///   - text: The text, copied only where its runs may have styles of their own.
  ///   - uniformText: What it says if they have none.
  ///   - tag: The tag of the element around it.
  ///   - index: Which of the tag's styles is that of the text.
  ///   - language: The language of readers.
  ///   - followsLinks: Whether links are links: in what is one or a button already, they can't be.
  @inline(__always)
  init(
    _ text: @autoclosure () -> DisplayText, uniformly uniformText: () -> String?, in tag: StyledTag,
    _ index: Int = 0, language: Language?, followsLinks: Bool
  ) {
    if tag.isPlain(index), let text = uniformText() {
      self = .plain(text)
    } else {
      let style = tag.content.texts[index]
      self = .shown(ShownText(text(), in: style, language: language, followsLinks: followsLinks))
    }
  }

  /// Resolves a text that may be another one in another variant, which the tag doesn't distinguish.
  init(_ text: DisplayText, dynamicallyIn style: TextStyle, language: Language?, followsLinks: Bool) {
    self = .shown(ShownText(text, in: style, language: language, followsLinks: followsLinks))
  }
}

extension HTMLWriter {
  /// Resolves a text in the style of the element around it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - tag: The tag of the element around it.
  ///   - index: Which of the tag's styles is that of the text.
  ///   - followsLinks: Whether links are links: in what is one or a button already, they can't be.
  /// - Returns: The text.
  @inline(__always)
  func resolve(
    _ text: DisplayText, in tag: StyledTag, _ index: Int = 0, followsLinks: Bool = true
  ) -> BlockText {
    let language = context.language
    return BlockText(
      text, uniformly: { text.uniformText(in: language) }, in: tag, index, language: language,
      followsLinks: followsLinks)
  }

  /// The text of a part of an element, which is resolved only where its style says something of how it is written.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - tag: The tag of the element around it.
  ///   - index: Which of the tag's styles is that of the text.
  ///   - resolved: The text as it is resolved.
  /// - Returns: The text.
  @inline(__always)
  func text(
    _ text: DisplayText, in tag: StyledTag, _ index: Int = 0, resolved: @autoclosure () -> ShownText
  ) -> BlockText {
    plain(text, in: tag, index) ?? .shown(resolved())
  }

  /// The same for a text that there may not be.
  @inline(__always)
  func text(
    ifAny text: DisplayText?, in tag: StyledTag, _ index: Int = 0, resolved: @autoclosure () -> ShownText?
  ) -> BlockText? {
    plain(text, in: tag, index) ?? resolved().map { .shown($0) }
  }

  /// The text as it is; nil where its style, or a run of it, says something of how it is written.
  @inline(__always)
  private func plain(_ text: DisplayText?, in tag: StyledTag, _ index: Int) -> BlockText? {
    tag.isPlain(index) ? text?.uniformText(in: context.language).map { .plain($0) } : nil
  }

  /// Appends a text in the style of the element around it, part of which says where problems are.
  mutating func append(_ text: BlockText, part: @autoclosure () -> String? = nil) {
    switch text {
    case .plain(let text): append(text)
    case .shown(let text): append(text, part: part())
    }
  }

  /// Appends a text in the style of the element around it, part of which says where problems are.
  mutating func append(_ text: ShownText, part: String? = nil) {
    if let text = text.undeclaredText { return append(text) }
    let knownCount = tables.declared.count
    let runs = text.declaredRuns(&tables.declared)
    styles.tagCount += tables.declared.count - knownCount
    append(runs, in: text.block) { writer, runs in
      var directions = BidirectionalText()
      writer.append(runs, as: .declared, text.followsLinks, part, &directions)
      writer.bytes.append(closing: directions)
    }
  }

  /// Appends a text that says nothing for itself.
  mutating func append(_ text: String) {
    if bytes.append(undirected: text) { return }
    var directions = BidirectionalText()
    bytes.append(escaping: text, balancing: &directions)
    bytes.append(closing: directions)
  }

  /// Appends runs that all say as much for themselves.
  mutating func append(_ runs: [StyledText], as role: RunRole) {
    var directions = BidirectionalText()
    append(runs, as: role, true, nil, &directions)
    bytes.append(closing: directions)
  }

  private mutating func append(
    _ runs: [StyledText], as role: RunRole, _ followsLinks: Bool, _ part: String?,
    _ directions: inout BidirectionalText
  ) {
    var end = 0
    for link in followsLinks && runs.count > 1 ? runs.linkRanges : [] where link.count > 1 {
      guard let tag = makeTag(aroundLinksOf: runs[link]) else { continue }
      append(separate: Array(runs[end..<link.lowerBound]), as: role, followsLinks, part, &directions)
      report(tag.losses, ofRunIn: part)
      bytes.append(contentsOf: tag.start)
      let texts = runs[link].map { StyledText($0.text, style: $0.style.withoutLink) }
      append(separate: texts, as: role, followsLinks, part, &directions)
      bytes.append(verbatim: tag.end)
      end = link.upperBound
    }
    append(separate: end == 0 ? runs : Array(runs[end...]), as: role, followsLinks, part, &directions)
  }

  /// Appends runs, each in a tag of its own.
  private mutating func append(
    separate runs: [StyledText], as role: RunRole, _ followsLinks: Bool, _ part: String?,
    _ directions: inout BidirectionalText
  ) {
    // In a live page, the class of a run depends on its position.
    var table = styles.isLive ? RunTagTable() : tables.runTags[role, followsLinks]
    var sequence = runSequence
    var isKnown = true
    // Through pointers, which borrow the runs where an array would copy them.
    runs.withUnsafeBufferPointer { runs in
      guard var run = runs.baseAddress else { return }
      for _ in runs.indices {
        if styles.isLive { table = RunTagTable() }
        let tag: Int
        if let known = table.index(ofStyleOf: run, in: &sequence) {
          tag = known
        } else {
          let style = run.pointee.style
          // Referenced only here: else each tag that is added would copy all of it.
          if isKnown, !styles.isLive { tables.runTags[role, followsLinks] = RunTagTable() }
          isKnown = false
          styles.tagCount += 1
          tag = table.insert(makeTag(for: style, as: role, followsLinks), for: style)
        }
        if let losses = table.losses(at: tag) { report(losses, ofRunIn: part) }
        table.append(run.pointee.text, in: tag, to: &bytes, balancing: &directions)
        run += 1
      }
    }
    runSequence = sequence
    if !isKnown, !styles.isLive { tables.runTags[role, followsLinks] = table }
  }

  /// Reports what of a run's style isn't written, and what it leads to unless there is such an element.
  private mutating func report(_ losses: [RenderingProblem.Loss], ofRunIn part: String?) {
    for loss in losses {
      if let fragment = loss.missingTarget {
        refer(to: fragment, by: part ?? "link")
      } else {
        report(loss, part: part)
      }
    }
  }

  /// The tag around neighbours with one link; nil if nobody can follow it, or browsers would colour only some of them.
  private mutating func makeTag(aroundLinksOf runs: ArraySlice<StyledText>) -> RunTag? {
    let look = runs[runs.startIndex].style.lookOfLink
    // The colour of what is pressed is that of a whole element.
    let agree = runs.allSatisfy { $0.style.lookOfLink == look && $0.style.highlightedColor == nil }
    guard agree, let link = runs.first?.style.link, let target = try? LinkTarget(link) else { return nil }
    var tag = RunTag()
    tag.start(linkTo: target)
    tag.start += attributes(of: look)
    tag.start.append(UInt8(ascii: ">"))
    return tag
  }

  private mutating func makeTag(for style: TextStyle, as role: RunRole, _ followsLinks: Bool) -> RunTag {
    var tag = RunTag()
    if let link = style.link {
      do throws(RenderingProblem) {
        if !followsLinks { throw RenderingProblem(.linkInControl(link)) }
        tag.start(linkTo: try LinkTarget(link))
      } catch {
        tag.losses.append(error.loss)
      }
    }
    if let image = style.image { tag.image = makeImage(image, &tag.losses) }
    let isLink = !tag.start.isEmpty
    var look: TextStyle
    switch role {
    case .whole: look = style.withoutContent
    case .part: look = style.partOfBlock
    case .declared: look = style.withoutReferences
    case .lines: look = style.lines(isLink: followsLinks && style.link != nil)
    case .content: look = TextStyle()
    }
    var second = Bytes()
    if look.hasTwoLooksOfLines {
      second = attributes(of: TextStyle().restyled { $0.strikethrough = look.strikethrough })
      look.strikethrough = nil
    }
    var attributes = role == .whole ? self.attributes(ofSpan: look) : self.attributes(of: look)
    attributes.append(languageOf: style)
    if role == .whole { attributes.append(directionOf: style) }
    if !isLink, !attributes.isEmpty {
      tag.start.append(verbatim: "<span")
      tag.end = "</span>"
    }
    tag.start += attributes
    if !tag.start.isEmpty { tag.start.append(UInt8(ascii: ">")) }
    if !second.isEmpty {
      tag.start.append(verbatim: "<span")
      tag.start += second
      tag.start.append(UInt8(ascii: ">"))
      tag.end = isLink ? "</span></a>" : "</span></span>"
    }
    return tag
  }

  /// The attribute of a span, empty if it says nothing; reports what it can't say of paragraphs.
  private mutating func attributes(ofSpan look: TextStyle) -> Bytes {
    guard look.setsLineBreaks, look.numberOfLines > 0 else {
      let losses = look.losses(in: .html, hasLines: false).filter(\.isOfParagraphs)
      styles.report(losses.map { RenderingProblem($0) })
      return attributes(of: look)
    }
    return tables.limitedSpans.tag(for: look, &styles) { LimitedSpanStyle(text: look).cssRules(by: &$0) }
      .attribute()
  }

  /// The attribute of a look; empty if it says nothing.
  private mutating func attributes(of look: TextStyle) -> Bytes {
    guard !look.attributes.isEmpty else { return [] }
    return tables.runs.tag(for: look, &styles) { look.cssRules(by: &$0) }.attribute()
  }

  /// Appends runs as an element that is a block.
  mutating func append(_ runs: [StyledText], as element: HTMLTextElement) {
    var runs = runs
    var block = TextStyle.blockWithStrut(around: runs)
    var role = RunRole.part
    if runs.count == 1 {
      let leavesLines = block.link != nil || block.hasTwoLooksOfLines
      role = leavesLines ? .lines : .content
      // The block says it.
      runs[0].style.language = nil
      if leavesLines { block = block.withoutLines }
    }
    bytes.append(startOf: element.name)
    bytes.append(contentsOf: attributes(of: block.withoutContent))
    bytes.append(languageOf: block)
    bytes.append(directionOf: block)
    bytes.append(UInt8(ascii: ">"))
    append(runs, in: block) { $0.append($1, as: role) }
    bytes.append(endOf: element.name)
  }
}

extension ByteSink {
  /// Appends the start of an element, up to its attributes.
  @inline(__always)
  package mutating func append(startOf element: StaticString) {
    append(UInt8(ascii: "<"))
    append(verbatim: element)
  }

  /// Appends the end of an element.
  @inlinable @inline(__always)
  package mutating func append(endOf element: StaticString) {
    append(verbatim: "</")
    append(verbatim: element)
    append(UInt8(ascii: ">"))
  }

  /// Appends the attribute of a style's language, if it has one.
  package mutating func append(languageOf style: TextStyle) {
    if let language = style.language { append(attribute: " lang", language.tag) }
  }

  /// Appends the attribute that finds the direction of an element's text, if its style asks for that: CSS takes the
  /// sides of indents from the element, not from the text.
  mutating func append(directionOf style: TextStyle) {
    if style.attribute(for: .writingDirection) == .natural { append(verbatim: " dir=\"auto\"") }
  }
}
