import Restyle
import RestyleElements
import RestyleRendering

extension HTMLWriter {
  /// Appends a text in the style of the element around it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - tag: The tag of the element around it.
  ///   - index: Which of the tag's styles is that of the text.
  ///   - followsLinks: Whether links are links: in what is one or a button already, they can't be.
  ///   - part: What the text is of its element; nil for the whole.
  mutating func append(
    _ text: DisplayText, in tag: StyledTag, _ index: Int = 0, followsLinks: Bool = true, part: String? = nil
  ) {
    if tag.content.arePlain[index], let text = text.uniformText(in: context.language) {
      append(text)
    } else {
      append(
        ShownText(text, in: tag.content.texts[index], language: context.language, followsLinks: followsLinks),
        part: part)
    }
  }

  /// Appends a text in the style of the element around it, part of which says where problems are.
  mutating func append(_ text: ShownText, part: String? = nil) {
    var directions = BidirectionalText()
    for run in text.styledRuns {
      let isContent = run.style.part(in: text.block) == nil
      append([run], as: isContent ? .content : .part, text.followsLinks, part, &directions)
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
    append(runs, as: role, true, nil, &directions)
    bytes.append(closing: directions)
  }

  private mutating func append(
    _ runs: [StyledText], as role: RunRole, _ followsLinks: Bool, _ part: String?,
    _ directions: inout BidirectionalText
  ) {
    // Which class a run has in a live page is a matter of the place.
    var table = styles.isLive ? RunTagTable() : tables.runTags[role, followsLinks]
    var sequence = runSequence
    var isKnown = true
    // Through addresses, which lend the runs where an array would copy them.
    runs.withUnsafeBufferPointer { runs in
      guard var run = runs.baseAddress else { return }
      for _ in runs.indices {
        if styles.isLive { table = RunTagTable() }
        let tag: Int
        if let known = table.index(ofStyleOf: run, in: &sequence) {
          tag = known
        } else {
          let style = run.pointee.style
          // Held here alone: else all of it would be copied by each tag that is added.
          if isKnown, !styles.isLive { tables.runTags[role, followsLinks] = RunTagTable() }
          isKnown = false
          styles.tagCount += 1
          tag = table.insert(makeTag(for: style, as: role, followsLinks), for: style)
        }
        if let losses = table.losses(at: tag) { for loss in losses { report(loss, part: part) } }
        table.append(run.pointee.text, in: tag, to: &bytes, balancing: &directions)
        run += 1
      }
    }
    runSequence = sequence
    if !isKnown, !styles.isLive { tables.runTags[role, followsLinks] = table }
  }
}

extension HTMLWriter {
  private mutating func makeTag(for style: TextStyle, as role: RunRole, _ followsLinks: Bool) -> RunTag {
    var tag = RunTag()
    if let link = style.link {
      do throws(RenderingProblem) {
        if !followsLinks { throw RenderingProblem(.linkInControl(link)) }
        let target = try LinkTarget(link)
        tag.start.append(verbatim: "<a href=\"")
        tag.start.append(escaping: target.text)
        tag.start.append(UInt8(ascii: "\""))
        tag.end = "</a>"
      } catch {
        tag.losses.append(error.loss)
      }
    }
    var attributes = Bytes()
    switch role {
    case .whole: attributes = self.attributes(of: style.withoutContent)
    case .part: attributes = self.attributes(of: style.partOfBlock)
    case .content, .link: break
    }
    if role != .link { attributes.append(languageOf: style) }
    if tag.start.isEmpty, !attributes.isEmpty {
      tag.start.append(verbatim: "<span")
      tag.end = "</span>"
    }
    tag.start += attributes
    if !tag.start.isEmpty { tag.start.append(UInt8(ascii: ">")) }
    return tag
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

extension ByteSink {
  /// Appends the attribute of a style's language, if it has one.
  fileprivate mutating func append(languageOf style: TextStyle) {
    guard let language = style.language else { return }
    append(verbatim: " lang=\"")
    append(escaping: language.tag)
    append(UInt8(ascii: "\""))
  }
}
