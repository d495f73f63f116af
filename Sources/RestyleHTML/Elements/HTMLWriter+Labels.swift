import Restyle
import RestyleElements
import RestyleRendering

extension HTMLWriter {
  /// Appends a label as an element of its own.
  mutating func visit(_ label: ResolvedLabel) {
    let name: StaticString
    var part: String?
    var language: String?
    if case .controlLabel(let control) = label.role {
      name = "label"
      bytes.append(startOf: name)
      append(" for", of: label.controlIdentifier, number: control)
      part = "label"
    } else if case .code(let ofCode)? = label.label.accessibility.role {
      name = "code"
      language = ofCode
      bytes.append(startOf: name)
    } else {
      name = bytes.append(startOf: label.heading)
    }
    if label.label.accessibility.isVisuallyHidden { return appendRest(ofHidden: label, name) }
    let element = label.label
    let (tag, text) = styled(element, followsLinks: label.followsLinks)
    if let language {
      // As CommonMark's own renderers write it.
      append(tag, around: text, class: "language-" + language)
    } else {
      append(tag, around: text)
    }
    if !element.accessibility.isEmpty { append(element.accessibility, of: label) }
    bytes.append(UInt8(ascii: ">"))
    let spoken = element.accessibility.isEmpty ? nil : label.spokenText
    if let spoken {
      // A text can't have another name.
      append(behind: "<span", .spokenText)
      bytes.append(UInt8(ascii: ">"))
      append(spoken)
      bytes.append(verbatim: "</span><span aria-hidden=\"true\">")
    }
    append(text, part: part)
    if spoken != nil { bytes.append(verbatim: "</span>") }
    bytes.append(endOf: name)
  }

  /// The tag of a label's style, and its text in it.
  @inline(__always)
  mutating func styled(_ label: Label, followsLinks: Bool) -> (tag: StyledTag, text: BlockText) {
    let tag = tables.texts.tag(
      of: label.givenStyle, for: Label.self, &styles, content: { StyledContent(texts: [$0]) },
      as: { BlockTextStyle($0) })
    guard tag.isDynamic else { return (tag, resolve(label.text, in: tag, followsLinks: followsLinks)) }
    let text = BlockText(
      label.text, dynamicallyIn: label.style, language: context.language, followsLinks: followsLinks)
    return (tag, text)
  }

  /// Appends what follows the name of a label that is only heard, and whose label it is.
  private mutating func appendRest(ofHidden label: ResolvedLabel, _ name: StaticString) {
    append(behind: "", .spokenText)
    append(label.label.accessibility, of: label)
    bytes.append(UInt8(ascii: ">"))
    append(label.spokenText ?? label.label.text.displayValue(in: context.language))
    bytes.append(endOf: name)
  }

  /// Appends the attributes of a label for assistive technologies.
  private mutating func append(_ accessibility: Accessibility, of label: ResolvedLabel) {
    switch label.role {
    case .paragraph: append(roleOf: accessibility, isNamed: label.name != nil)
    case .heading: break
    case .controlLabel:
      // It names the control, and nothing names it.
      append(accessibility, isNamed: false, except: .name)
      if !accessibility.labelledBy.isEmpty { report(.property("labelledBy"), part: "label") }
      return
    }
    append(accessibility, isNamed: label.name != nil)
  }

  mutating func visit(_ title: ResolvedTitle) {
    // Read part by part: the whole would be copied, and each of its parts retained.
    let source = title.source
    let tag = tables.titleSubtitles.tag(
      of: source[\.givenStyle], for: TitleSubtitle.self, &styles,
      content: { StyledContent(texts: [$0.title, $0.subtitle]) }, as: { $0 })
    let text = title.text(in: tag, language: context.language)
    if case .plain = text, source[\.accessibility].isEmpty {
      // As most titles start.
      if title.labelledControl == nil {
        tag.append(behind: "<div", then: "><span", to: &bytes)
      } else {
        tag.append(behind: "<div", then: "><label", to: &bytes)
      }
    } else {
      tag.append(behind: "<div", to: &bytes)
      let accessibility = source.element.accessibility
      append(roleOf: accessibility)
      append(accessibility)
      bytes.append(verbatim: title.labelledControl == nil ? "><span" : "><label")
      append(tag, 1, around: text)
    }
    if let control = title.labelledControl {
      append(" for", of: title.labelledIdentifier, number: control)
    }
    if let number = title.number { append(" id", identifier: number) }
    bytes.append(UInt8(ascii: ">"))
    if case .heading(let row) = source, row.element.hasAction {
      let end = open(actionOf: row)
      append(text, part: "title")
      bytes.append(verbatim: end)
    } else {
      append(text, part: "title")
    }
    if title.labelledControl == nil {
      bytes.append(verbatim: "</span>")
    } else {
      bytes.append(verbatim: "</label>")
    }
    if let text = title.subtitle(in: tag, language: context.language) {
      bytes.append(verbatim: "<span")
      append(tag, 2, around: text)
      bytes.append(UInt8(ascii: ">"))
      append(text, part: "subtitle")
      bytes.append(verbatim: "</span>")
    }
    bytes.append(verbatim: "</div>")
  }

  /// Appends the start of what makes a row a link or a button; returns its end.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - untitled: The row if it has no title, and so nothing in what is appended; nil for others.
  // Takes the row, since what choosing it does would be copied for each.
  mutating func open(actionOf row: ElementBox<Row>, emptyIn untitled: ResolvedRow? = nil) -> StaticString {
    let tag =
      untitled != nil
      ? tables.emptyRowAction.tag(of: .emptyRowAction, in: &tables.boxes, &styles)
      : tables.rowAction.tag(of: .rowAction, in: &tables.boxes, &styles)
    // The row says that it is selected; of a link, that its page is the current one.
    let isLink = if case .follow = row.element.action { true } else { false }
    let end = open(
      row.element.action, state: row.element.state.intersection(isLink ? [.selected, .disabled] : .disabled),
      tag)
    if let number = untitled?.number {
      if row.element.accessibility.isLabelledByOthers {
        append(nameFrom: nil, nil, or: row.element.accessibility)
      } else {
        append(" aria-labelledby", of: row.element.accessibility.identifier, number: number)
      }
    } else if let name = RowAction.name(of: row, language: context.language) {
      append(" aria-label", name)
    }
    let accessibility = row.element.accessibility
    append(accessibility, isNamed: false, isControl: true, except: [.identifier, .name, .revelation])
    bytes.append(UInt8(ascii: ">"))
    return end
  }
}

extension ResolvedTitle {
  /// The title in the style of the element around it.
  fileprivate func text(in tag: StyledTag, language: Language?) -> BlockText {
    if tag.isDynamic {
      return BlockText(
        source[\.title], dynamicallyIn: source.element.style.title, language: language,
        followsLinks: followsLinks)
    }
    return BlockText(
      source[\.title], uniformly: { source[\.title].uniformText(in: language) }, in: tag, language: language,
      followsLinks: followsLinks)
  }

  /// The subtitle in the style of the element around it; nil if there is none.
  fileprivate func subtitle(in tag: StyledTag, language: Language?) -> BlockText? {
    guard source[\.subtitle] != nil else { return nil }
    if tag.isDynamic {
      return source[\.subtitle].map {
        BlockText(
          $0, dynamicallyIn: source.element.style.subtitle, language: language,
          followsLinks: subtitleFollowsLinks)
      }
    }
    return BlockText(
      source[\.subtitle] ?? "", uniformly: { source[\.subtitle]?.uniformText(in: language) }, in: tag, 1,
      language: language, followsLinks: subtitleFollowsLinks)
  }
}

extension ResolvedTitle.Source {
  /// A part of the title, read in place.
  @inline(__always)
  fileprivate subscript<Part>(part: KeyPath<TitleSubtitle, Part>) -> Part {
    switch self {
    case .element(let box): box.element[keyPath: part]
    case .heading(let row): row.element.ownHeading[keyPath: part]
    }
  }
}
