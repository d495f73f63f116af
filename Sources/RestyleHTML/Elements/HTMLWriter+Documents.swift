import Restyle
import RestyleElements
import RestyleRendering

extension HTMLWriter {
  // What documents are made of besides texts: links, lists, tables, bars, and what opens and closes.

  mutating func visit(_ resolved: ResolvedHyperlink) {
    let element = resolved.box.element
    let tag = tables.links.tag(
      of: resolved.box, &styles, content: { StyledContent(anyOf: $0.titleStyles) },
      as: { LinkBoxStyle(button: $0) })
    let end = open(.follow(element.destination), state: element.state, tag)
    append(element.accessibility, isControl: true)
    let title = text(element.title, in: tag, resolved: resolved.title)
    append(behind: "><span", tag, 1, holding: title, named: "title", before: "</span>")
    bytes.append(verbatim: end)
  }

  mutating func visit(_ resolved: ResolvedProgressBar) {
    let element = resolved.box.element
    let label = resolved.label
    if let label { open(label, of: resolved.box) }
    bytes.append(verbatim: "<progress")
    append(identifierOf: element.accessibility, number: resolved.number)
    tables.progressBars.tag(of: resolved.box, &styles).append(to: &bytes)
    if let fraction = element.fraction {
      bytes.append(verbatim: " value=\"")
      bytes.append(number: fraction)
      bytes.append(verbatim: "\" max=\"1\"")
    }
    append(element.accessibility, except: .all)
    append(nameFrom: resolved.rowTitle?.number, resolved.rowTitle?.secondNumber, or: element.accessibility)
    appendDescribing(resolved.description, element.accessibility)
    bytes.append(verbatim: label == nil ? "></progress>" : "></progress></div>")
  }

  mutating func open(_ list: List) {
    let tag = tag(ofListIn: list.givenStyle, isOrdered: list.isOrdered)
    bytes.append(verbatim: list.isOrdered ? "<ol" : "<ul")
    tag.append(to: &bytes)
    if list.isOrdered, list.start != 1 {
      bytes.append(integer: list.start, behind: " start=\"", before: "\"")
    }
    // Without bullets, some browsers take it for no list; it is one to them even where it has bullets.
    if !list.isOrdered, list.givenStyle.isDynamic || list.style.bullet == .none {
      bytes.append(verbatim: " role=\"list\"")
    }
    append(list.accessibility)
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func tag(ofListIn style: GivenStyle<ListStyle>, isOrdered: Bool) -> StyledTag {
    isOrdered
      ? tables.orderedLists.tag(of: style, for: List.self, &styles) {
        ListBoxStyle(list: $0, isOrdered: true)
      }
      : tables.lists.tag(of: style, for: List.self, &styles) {
        ListBoxStyle(list: $0, isOrdered: false)
      }
  }

  mutating func close(_ list: List) { bytes.append(verbatim: list.isOrdered ? "</ol>" : "</ul>") }

  mutating func open(_ item: ResolvedListItem) {
    // Property by property: reading the list or the item would copy it.
    let tag = tag(ofListIn: item.list.element.givenStyle, isOrdered: item.list.element.isOrdered)
    append(behind: "<li", tag, 1, around: item.box.element.content)
    append(item.box.element.accessibility)
    bytes.append(UInt8(ascii: ">"))
  }

  /// Appends the start of what holds elements one below the other, of which a single text needs no rule.
  private mutating func append(
    behind start: StaticString, _ tag: StyledTag, _ part: Int, around content: ElementContent
  ) {
    if case .label = content.node { return tag.append(behind: start, part, to: &bytes) }
    bytes.append(verbatim: start)
    append(tag, part, and: [.lines()])
  }

  mutating func close(_ item: ResolvedListItem) { bytes.append(verbatim: "</li>") }

  mutating func open(_ list: DescriptionList) {
    let tag = tag(of: list)
    tag.append(behind: "<dl", to: &bytes)
    append(list.accessibility, isNamed: false)
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func tag(of list: DescriptionList) -> StyledTag {
    tables.descriptionLists.tag(
      of: list.givenStyle, for: DescriptionList.self, &styles,
      content: { StyledContent(texts: [$0.term]) }, as: { $0 })
  }

  mutating func close(_ list: DescriptionList) { bytes.append(verbatim: "</dl>") }

  mutating func open(_ item: ResolvedDescription) {
    let tag = tag(of: item.list.element)
    let term = text(item.termText, in: tag, resolved: item.term)
    append(behind: "<div><dt", tag, 1, holding: term, named: "term")
    append(behind: "</dt><dd", tag, 2, around: item.content)
    bytes.append(UInt8(ascii: ">"))
  }

  mutating func close(_ item: ResolvedDescription) { bytes.append(verbatim: "</dd></div>") }

  mutating func open(_ disclosure: ResolvedDisclosure) {
    let element = disclosure.box.element
    let tag = tables.disclosures.tag(
      of: disclosure.box, &styles, content: { StyledContent(anyOf: $0.titleStyles) },
      as: { DisclosureBoxStyle(button: $0) })
    if element.isEnabled {
      bytes.append(verbatim: "<details")
      if let group = element.group, !group.isEmpty { append(" name", group) }
      if element.isExpanded { bytes.append(verbatim: " open") }
      append(revealedWith: disclosure.box)
      bytes.append(verbatim: "><summary")
      tag.append(to: &bytes)
      append(element.state, except: [.selected, .loading])
    } else {
      // A `summary` can always be used: what can't is a button that does nothing.
      bytes.append(verbatim: "<div")
      append(revealedWith: disclosure.box)
      tag.append(behind: "><button type=\"button\" disabled", to: &bytes)
      bytes.append(verbatim: element.isExpanded ? " aria-expanded=\"true\"" : " aria-expanded=\"false\"")
      append(element.state, except: [.loading, .disabled])
    }
    if element.isLoading { bytes.append(verbatim: " aria-busy=\"true\"") }
    append(element.accessibility, isControl: true)
    tag.append(behind: "><span", 1, to: &bytes)
    let title = text(element.title, in: tag, resolved: disclosure.title)
    append(behind: "></span><span", tag, 2, holding: title, named: "title")
    bytes.append(verbatim: element.isEnabled ? "</span></summary><div" : "</span></button><div")
    if element.isEnabled || element.isExpanded {
      tables.disclosed.tag(of: .disclosed, in: &tables.boxes, &styles).append(to: &bytes)
      bytes.append(UInt8(ascii: ">"))
    } else {
      // A class would show it again.
      bytes.append(verbatim: " hidden>")
    }
  }

  mutating func close(_ disclosure: ResolvedDisclosure) {
    bytes.append(verbatim: disclosure.box.element.isEnabled ? "</div></details>" : "</div></div>")
  }

  mutating func open(_ field: ResolvedFormField) {
    let tag = tables.formFields.tag(
      of: field.box, &styles, content: { StyledContent(texts: [$0.label, $0.help, $0.error]) })
    tag.append(behind: "<div", to: &bytes)
    // Few need the style, which is large.
    var marked: ControlState = []
    if field.description.errorNumber != nil, field.box.element.style.marksErrors { marked.insert(.invalid) }
    if field.showsRequiredMark { marked.insert(.required) }
    if !marked.isEmpty { append(marked, except: .normal) }
    if field.isGroup {
      bytes.append(verbatim: " role=\"group\"")
      append(nameFrom: field.labelNumber, nil, or: field.box.element.accessibility)
      appendDescribing(field.describesControl ? nil : field.description, field.box.element.accessibility)
    } else {
      append(roleOf: field.box.element.accessibility, isNamed: false)
    }
    append(
      field.box.element.accessibility, isNamed: false, except: field.isGroup ? .references : [])
    append(revealedWithContentBy: field.revealedBy)
    bytes.append(UInt8(ascii: ">"))
    if field.hasLabel { append(labelOf: field, tag) }
    if let number = field.description.helpNumber {
      let help = text(ifAny: field.box.element.help, in: tag, 1, resolved: field.help)
      append(tag, 2, describing: help, number, named: "help")
    }
    if let number = field.description.errorNumber {
      let error = text(ifAny: field.box.element.error, in: tag, 2, resolved: field.error)
      append(tag, 3, describing: error, number, named: "error")
    }
  }

  private mutating func append(labelOf field: ResolvedFormField, _ tag: StyledTag) {
    bytes.append(verbatim: field.labelledControl == nil ? "<span" : "<label")
    if let control = field.labelledControl {
      append(" for", of: field.labelledIdentifier, number: control)
    }
    if let number = field.labelNumber { append(" id", identifier: number) }
    let label = text(field.box.element.label, in: tag, resolved: field.label)
    append(tag, 1, holding: label, named: "label")
    bytes.append(verbatim: field.labelledControl == nil ? "</span>" : "</label>")
  }

  /// Appends a text below a field, which its control refers to by a number.
  private mutating func append(
    _ tag: StyledTag, _ part: Int, describing text: BlockText?, _ number: Int, named name: String
  ) {
    guard let text else { return }
    bytes.append(verbatim: "<p")
    append(" id", identifier: number)
    append(tag, part, holding: text, named: name, before: "</p>")
  }

  mutating func close(_ field: ResolvedFormField) { bytes.append(verbatim: "</div>") }
}
