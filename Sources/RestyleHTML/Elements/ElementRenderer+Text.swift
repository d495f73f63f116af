import Restyle
import RestyleElements

extension ElementRenderer {
  /// Appends a text as it is shown, within an element that has its style.
  mutating func append(_ text: DisplayText, in style: ShownTextStyle, followsLinks: Bool = true) {
    if style.isPlain, let text = text.uniformText(in: context.language) {
      append(text)
    } else {
      append(
        text.displayRuns(style.style, in: context.language), in: style.style, followsLinks: followsLinks)
    }
  }

  /// Whether there is a text, and something in it.
  func isShown(_ text: DisplayText?) -> Bool {
    text.map { !$0.displayValue(in: context.language).isEmpty } ?? false
  }

  /// The text alone as it is shown, for where there can be no runs.
  func text(of text: DisplayText, in style: ShownTextStyle) -> String {
    if style.isPlain, let text = text.uniformText(in: context.language) { return text }
    return text.displayRuns(style.style, in: context.language).map(\.text).joined()
  }

  /// Appends a text that is in the style of the element around it.
  private mutating func append(_ text: String) {
    var directions = BidirectionalText()
    bytes.append(escaping: text, balancing: &directions)
    bytes.append(closing: directions)
  }

  /// Appends runs that are transformed already, within an element that has their style.
  ///
  /// - Parameters:
  ///   - runs: The runs.
  ///   - style: The style of the element around them.
  ///   - followsLinks: Whether links are links: in what is one or a button already, they can't be.
  mutating func append(_ runs: [StyledText], in style: TextStyle, followsLinks: Bool = true) {
    var directions = BidirectionalText()
    for run in runs {
      let end = open(run.style, in: style, followsLinks: followsLinks)
      bytes.append(escaping: run.text, balancing: &directions)
      bytes.append(verbatim: end)
    }
    bytes.append(closing: directions)
  }

  /// Appends the start of a run; returns its end.
  private mutating func open(_ run: TextStyle, in style: TextStyle, followsLinks: Bool) -> StaticString {
    var isSame = run == style
    let hasContent = run.link != nil || run.language != nil
    if !hasContent {
      if isSame { return "" }
    } else if !isSame {
      // A link alone makes no other style.
      isSame = run.withoutContent == style.withoutContent
    }
    let tag: Bytes
    if isSame {
      tag = []
    } else {
      let part = run.partOfParagraph.withoutContent
      tag = tables.runs.tag(for: part, &styles) { part.cssRules(in: $0) }.attribute
    }
    let link = followsLinks ? run.link.flatMap { target(of: $0) } : nil
    guard link != nil || run.language != nil || !tag.isEmpty else { return "" }
    bytes.append(verbatim: link == nil ? "<span" : "<a")
    bytes.append(contentsOf: tag)
    if let link { append(" href", link) }
    if let language = run.language { append(" lang", language.tag) }
    bytes.append(UInt8(ascii: ">"))
    return link == nil ? "</span>" : "</a>"
  }

  /// The safe form of a link; nil, with a problem, for one that isn't safe.
  mutating func target(of link: Link) -> String? {
    if let latest = tables.latestTarget, latest.link == link { return latest.text }
    do {
      let text = try LinkTarget(link).text
      tables.latestTarget = (link, text)
      return text
    } catch {
      styles.report([error])
      return nil
    }
  }

  /// Appends a label as an element of its own.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - name: The element, such as `p`.
  ///   - control: The number of the control that it is the label of.
  mutating func append(_ label: Label, as name: StaticString, for control: Int? = nil) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(verbatim: name)
    if let control { append(" for", identifier: control) }
    let tag = tables.texts.tag(
      of: label, &styles,
      content: { StyledContent(texts: [ShownTextStyle(label.style)]) },
      rules: { BlockTextStyle(label.style).cssRules(in: $0) })
    bytes.append(contentsOf: tag.attribute)
    append(label.accessibility, isNamed: label.accessibility.headingLevel != nil)
    bytes.append(UInt8(ascii: ">"))
    appendText(of: label, in: tag.content.texts[0])
    bytes.append(verbatim: "</")
    bytes.append(verbatim: name)
    bytes.append(UInt8(ascii: ">"))
  }

  /// Appends a label's text, and what is said in its place where that differs: a text can't have another name.
  private mutating func appendText(of label: Label, in style: ShownTextStyle) {
    let spoken = label.accessibility.headingLevel == nil ? label.accessibility.label : nil
    if let spoken {
      bytes.append(verbatim: "<span")
      append(ElementBoxStyle.spokenText)
      bytes.append(UInt8(ascii: ">"))
      append(spoken.displayValue(in: context.language))
      bytes.append(verbatim: "</span><span aria-hidden=\"true\">")
    }
    append(label.text, in: style, followsLinks: spoken == nil)
    if spoken != nil { bytes.append(verbatim: "</span>") }
  }

  /// The name of a heading's element.
  static func heading(_ level: Int) -> StaticString {
    switch level {
    case ...1: "h1"
    case 2: "h2"
    case 3: "h3"
    case 4: "h4"
    case 5: "h5"
    default: "h6"
    }
  }
}
