import Restyle
import RestyleElements
import RestyleRendering

extension HTMLWriter {
  /// Appends a text in the style of the element around it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - style: The style of the element around it.
  ///   - followsLinks: Whether links are links: in what is one or a button already, they can't be.
  ///   - part: What the text is of its element; nil for the whole.
  mutating func append(
    _ text: DisplayText, in style: ShownTextStyle, followsLinks: Bool = true, part: String? = nil
  ) {
    if style.isPlain, let text = text.uniformText(in: context.language) {
      append(text)
    } else {
      append(
        ShownText(text, in: style.style, language: context.language, followsLinks: followsLinks), part: part)
    }
  }

  /// Appends a text in the style of the element around it, part of which says where problems are.
  mutating func append(_ text: ShownText, part: String? = nil) {
    var directions = BidirectionalText()
    for run in text.styledRuns {
      let isContent = run.style.part(in: text.block) == nil
      append(run, as: isContent ? .content : .part, text.followsLinks, part, &directions)
    }
    bytes.append(closing: directions)
  }

  /// Appends a text that says nothing for itself.
  mutating func append(_ text: String) {
    var directions = BidirectionalText()
    bytes.append(escaping: text, balancing: &directions)
    bytes.append(closing: directions)
  }

  /// Appends runs that all say as much for themselves.
  mutating func append(_ runs: [StyledText], as role: RunRole) {
    var directions = BidirectionalText()
    for run in runs { append(run, as: role, true, nil, &directions) }
    bytes.append(closing: directions)
  }

  @inline(__always)
  private mutating func append(
    _ run: StyledText, as role: RunRole, _ followsLinks: Bool, _ part: String?,
    _ directions: inout BidirectionalText
  ) {
    guard !styles.isLive else {
      // Which class it has is a matter of the place.
      let tag = makeTag(for: run.style, as: role, followsLinks)
      report(tag.losses, part)
      append(run.text, in: tag, &directions)
      return
    }
    let index =
      tables.runTags[role, followsLinks].index(of: run.style)
      ?? insertTag(for: run.style, as: role, followsLinks)
    let tag = tables.runTags[role, followsLinks].tags[index]
    if tag.hasLosses { report(tag.losses, part) }
    append(run.text, in: tag, &directions)
  }

  @inline(__always)
  private mutating func append(_ text: String, in tag: RunTag, _ directions: inout BidirectionalText) {
    bytes.append(contentsOf: tag.start)
    bytes.append(escaping: text, balancing: &directions)
    bytes.append(verbatim: tag.end)
  }

  private mutating func report(_ losses: [RenderingProblem], _ part: String?) {
    for problem in losses { problems.append(RenderingProblem(problem.loss, part: part)) }
  }
}

extension HTMLWriter {
  private mutating func insertTag(for style: TextStyle, as role: RunRole, _ followsLinks: Bool) -> Int {
    let tag = makeTag(for: style, as: role, followsLinks)
    return tables.runTags[role, followsLinks].insert(tag, for: style)
  }

  private mutating func makeTag(for style: TextStyle, as role: RunRole, _ followsLinks: Bool) -> RunTag {
    var start = Bytes()
    var losses: [RenderingProblem] = []
    if let link = style.link {
      if !followsLinks {
        losses.append(RenderingProblem(.linkInControl(link)))
      } else {
        do {
          let target = try LinkTarget(link)
          start.append(verbatim: "<a href=\"")
          start.append(escaping: target.text)
          start.append(UInt8(ascii: "\""))
        } catch {
          losses.append(error)
        }
      }
    }
    let isLink = !start.isEmpty
    switch role {
    case .whole: start += attributes(of: style.withoutContent)
    case .part: start += attributes(of: style.partOfBlock)
    case .content, .link: break
    }
    if role != .link { start.append(languageOf: style) }
    guard !start.isEmpty else { return RunTag(start: [], end: "", losses: losses) }
    if !isLink { start = Bytes("<span".utf8) + start }
    return RunTag(start: start + [UInt8(ascii: ">")], end: isLink ? "</a>" : "</span>", losses: losses)
  }

  /// The attribute of a look; empty if it says nothing.
  private mutating func attributes(of look: TextStyle) -> Bytes {
    guard !look.attributes.isEmpty else { return [] }
    return tables.runs.tag(for: look, &styles) { look.cssRules(in: $0) }.attribute
  }
}

extension HTMLWriter {
  /// Opens an element around runs that say the rest for themselves.
  mutating func open(_ element: HTMLTextElement, _ block: TextStyle) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(verbatim: element.name)
    bytes.append(contentsOf: attributes(of: block.withoutContent))
    bytes.append(languageOf: block)
    bytes.append(UInt8(ascii: ">"))
  }

  mutating func close(_ element: HTMLTextElement) {
    bytes.append(verbatim: "</")
    bytes.append(verbatim: element.name)
    bytes.append(UInt8(ascii: ">"))
  }
}

extension Bytes {
  /// Appends the attribute of a style's language, if it has one.
  fileprivate mutating func append(languageOf style: TextStyle) {
    guard let language = style.language else { return }
    append(verbatim: " lang=\"")
    append(escaping: language.tag)
    append(UInt8(ascii: "\""))
  }
}
