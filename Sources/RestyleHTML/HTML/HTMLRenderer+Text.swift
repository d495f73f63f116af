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
    if element != .span, runs.count != 1 {
      let tag = tagIndex(for: TextStyle(attributes: runs.first?.style.attributes.paragraph ?? []))
      open(element, tag)
      for run in runs { append(run, as: .span, &directions) }
      bytes.append(verbatim: directions.closing)
      close(element, tag)
    } else {
      for run in runs { append(run, as: element, &directions) }
      bytes.append(verbatim: directions.closing)
    }
  }

  private mutating func append(
    _ run: StyledText, as element: HTMLTextElement, _ directions: inout BidirectionalText
  ) {
    let tag = tagIndex(for: run.style)
    if let problem = tags[tag].problem { problems.append(problem) }
    open(element, tag)
    bytes.append(escaping: run.text, balancing: &directions)
    close(element, tag)
  }

  /// Opens an element, and within it the link that the style leads to. A `span` gives way to a link, and stays
  /// away where it would say nothing.
  private mutating func open(_ element: HTMLTextElement, _ tag: Int) {
    if element != .span || tags[tag].needsSpan {
      bytes.append(UInt8(ascii: "<"))
      bytes.append(verbatim: element.name)
      bytes.append(contentsOf: tags[tag].attributes)
      bytes.append(UInt8(ascii: ">"))
    }
    guard let reference = tags[tag].reference else { return }
    bytes.append(verbatim: "<a href=\"")
    bytes.append(contentsOf: reference)
    bytes.append(UInt8(ascii: "\""))
    if element == .span { bytes.append(contentsOf: tags[tag].attributes) }
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func close(_ element: HTMLTextElement, _ tag: Int) {
    if tags[tag].reference != nil { bytes.append(verbatim: "</a>") }
    if element != .span || tags[tag].needsSpan {
      bytes.append(verbatim: "</")
      bytes.append(verbatim: element.name)
      bytes.append(UInt8(ascii: ">"))
    }
  }
}
