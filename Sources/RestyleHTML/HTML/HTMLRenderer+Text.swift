public import Restyle

extension HTMLRenderer {
  /// Appends markup that is part of the program; it is not escaped.
  public mutating func append(markup: StaticString) {
    bytes.append(verbatim: markup)
  }

  /// Appends text, escaped, in no style.
  public mutating func append(text: String) {
    append(StyledText(text))
  }

  /// Appends a text as an element of its own.
  public mutating func append(_ text: StyledText, as element: HTMLTextElement = .span) {
    append(StyledString([text]), as: element)
  }

  /// Appends runs of text, within one element that is no `span`.
  ///
  /// The element takes the style of the only run. Where there are several, each becomes a `span` of its own, and
  /// the element takes the first one's alignment, indents and whatever else concerns paragraphs. A run that sets
  /// nothing is text without an element around it.
  public mutating func append(_ string: StyledString, as element: HTMLTextElement = .span) {
    var directions = BidirectionalText()
    let runs = string.displayRuns
    if element == .span {
      appendInline(runs, &directions)
      bytes.append(closing: directions)
    } else if runs.count == 1 {
      let tag = tagIndex(for: runs[0].style)
      open(element, tag)
      bytes.append(contentsOf: cache.tags[tag].link)
      if !cache.tags[tag].link.isEmpty { bytes.append(UInt8(ascii: ">")) }
      bytes.append(escaping: runs[0].text, balancing: &directions)
      bytes.append(closing: directions)
      if !cache.tags[tag].link.isEmpty { bytes.append(verbatim: "</a>") }
      close(element)
    } else {
      open(element, tagIndex(for: TextStyle(attributes: runs.first?.style.attributes.paragraph ?? [])))
      appendParts(runs, &directions)
      bytes.append(closing: directions)
      close(element)
    }
  }

  private mutating func appendInline(_ runs: [StyledText], _ directions: inout BidirectionalText) {
    // Through addresses, which lend the runs where an array would copy them.
    runs.withUnsafeBufferPointer { runs in
      guard let start = runs.baseAddress else { return }
      for run in start..<start + runs.count {
        let tag: Int
        if let recent = cache.recentIndex(ofStyleOf: run), !cache.tags[recent].hasProblem {
          tag = recent
        } else {
          tag = tagIndex(for: run.pointee.style)
        }
        bytes.append(contentsOf: cache.tags[tag].inlineStart)
        bytes.append(escaping: run.pointee.text, balancing: &directions)
        bytes.append(verbatim: cache.tags[tag].inlineEnd)
      }
    }
  }

  /// Appends runs of a paragraph, which doesn't indent or cut each of them again.
  private mutating func appendParts(_ runs: [StyledText], _ directions: inout BidirectionalText) {
    for run in runs {
      let tag = partTag(for: run.style)
      bytes.append(contentsOf: tag.inlineStart)
      bytes.append(escaping: run.text, balancing: &directions)
      bytes.append(verbatim: tag.inlineEnd)
    }
  }

  private mutating func open(_ element: HTMLTextElement, _ tag: Int) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(verbatim: element.name)
    bytes.append(contentsOf: cache.tags[tag].attributes)
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func close(_ element: HTMLTextElement) {
    bytes.append(verbatim: "</")
    bytes.append(verbatim: element.name)
    bytes.append(UInt8(ascii: ">"))
  }
}
