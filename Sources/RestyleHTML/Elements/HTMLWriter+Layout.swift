import Restyle
import RestyleElements
import RestyleRendering

extension HTMLWriter: StructureVisitor {
  mutating func open(_ stack: Stack) {
    let knownCount = styles.tagCount
    let tag: StyledTag
    if let dynamic = stack.dynamicStyle {
      tag = tables.stacks.tag(
        of: { .dynamic(dynamic.identity) }, isDefault: false, &styles,
        content: { dynamic.scrolls(in: $0) ? .ofScrollingBox : StyledContent() },
        rules: { dynamic.cssRules(by: &$0) })
    } else {
      tag = tables.stacks.tag(
        for: stack.style, &styles,
        content: { _ in stack.style.scrolls ? .ofScrollingBox : StyledContent() },
        rules: { stack.style.cssRules(by: &$0) })
    }
    if styles.tagCount != knownCount, tag.hasOtherAttributes { styles.styleSheet.addRulesOfScrollingBoxes() }
    openBox(tag, stack.accessibility, stack.content)
  }

  mutating func close(_ stack: Stack) {
    guard let role = stack.accessibility.role else { return bytes.append(verbatim: "</div>") }
    if role.isCode { bytes.append(verbatim: "</pre>") }
    bytes.append(endOf: role.tagName)
  }

  private mutating func openBox(
    _ tag: StyledTag, and boxes: [ElementBoxStyle] = [], _ accessibility: Accessibility, number: Int? = nil,
    revealedBy identifier: String? = nil, except written: WrittenAttributes = [],
    _ content: @autoclosure () -> ElementContent = ElementContent()
  ) {
    if let role = accessibility.role {
      bytes.append(startOf: role.tagName)
      append(tag, 0, and: boxes)
      if let name = role.name { bytes.append(attribute: " role", name) }
    } else if boxes.isEmpty {
      tag.append(behind: "<div", to: &bytes)
    } else {
      bytes.append(verbatim: "<div")
      append(tag, 0, and: boxes)
    }
    // What is hidden from some mustn't be reached by them.
    let scrolls = tag.hasOtherAttributes && (accessibility.isEmpty || !accessibility.isHidden)
    if scrolls { tag.appendOtherAttributes(to: &bytes) }
    if accessibility.role?.landmark == nil { append(roleOf: accessibility, as: scrolls ? "region" : "group") }
    append(accessibility, number: number, except: written)
    append(revealedWithContentBy: identifier)
    if scrolls { append(nameOfScrolling: content(), accessibility) }
    bytes.append(UInt8(ascii: ">"))
    guard accessibility.role?.isCode == true else { return }
    append(behind: "<pre", .code(isInScrollingBox: tag.hasOtherAttributes))
    bytes.append(UInt8(ascii: ">"))
  }

  /// Appends what names a box that scrolls by what lies in it, unless it has a name or another role.
  ///
  /// A table's is a region, as one with a label is. Code is a group: regions are landmarks, which people jump to and
  /// which need different names, and the blocks of a document are mostly in one language.
  private mutating func append(nameOfScrolling content: ElementContent, _ accessibility: Accessibility) {
    guard accessibility.label == nil, !accessibility.isLabelledByOthers else { return }
    switch (accessibility.role, content.node) {
    case (.code(let language?), _):
      bytes.append(verbatim: " role=\"group\"")
      append(" aria-label", language)
    case (nil, .table(let table)):
      guard let caption = table.element.shownTitle else { return }
      bytes.append(verbatim: " role=\"region\"")
      append(" aria-label", caption.displayValue(in: context.language))
    default: break
    }
  }

  mutating func open(_ form: ResolvedForm) {
    let tag = tables.forms.tag(for: form.box.element.explicitStyle?.identity, &styles) {
      form.box.element.style.cssRules(by: &$0)
    }
    if let submission = form.submission {
      self.submission = submission
      // Not with its capacity: to clear that costs what the largest form did.
      formGroupNames = []
      bytes.append(verbatim: "<form")
      // Without one, too, it is submitted to the address of the page.
      if !submission.destination.text.isEmpty { append(" action", submission.destination.text) }
      if submission.method == .get, submission.destination.text.hasQuery {
        report(.replacedQuery(submission.destination.text), part: "submission")
      }
      bytes.append(verbatim: submission.method == .post ? " method=\"post\"" : " method=\"get\"")
      if submission.sendsFiles, submission.method == .post {
        bytes.append(verbatim: " enctype=\"multipart/form-data\"")
      }
      if !submission.isValidatedByBrowsers { bytes.append(verbatim: " novalidate") }
    } else {
      bytes.append(verbatim: "<div role=\"group\"")
    }
    tag.append(to: &bytes)
    append(form.box.element.accessibility)
    bytes.append(UInt8(ascii: ">"))
  }

  mutating func close(_ form: ResolvedForm) {
    bytes.append(verbatim: form.submission == nil ? "</div>" : "</form>")
    if form.submission != nil { submission = nil }
    guard let other = form.unsubmittedNumber else { return }
    bytes.append(verbatim: "<form")
    append(" id", identifier: other)
    bytes.append(verbatim: " hidden></form>")
  }
}

extension HTMLWriter {
  mutating func open(_ section: ResolvedSection) {
    let (key, traits) = (section.box.element.explicitStyle?.identity, context.traits)
    // Evaluated where the tag is new.
    var variants: StyleVariants<SectionStyle>?
    let tag = tables.sections.tag(
      for: key, &styles,
      content: { _ in StyledContent(texts: Self.texts(of: section.box.element.style.style(from: traits))) },
      rules: { rules in
        let style = StyleVariants(section.box.element.style, in: rules.surroundings)
        variants = style
        return style.cssRules(by: &rules, as: SectionStyle.css)
      })
    // Texts may differ in more than CSS can vary.
    if let variants { styles.report(frozenFor: variants.members(ofTexts: Self.texts(of:))) }
    let name: StaticString =
      section.groupsControls ? "fieldset" : section.isInHeaderCell ? "div" : "section"
    bytes.append(startOf: name)
    // HTML has no sections there, as it has no headings.
    if section.isInHeaderCell, !section.groupsControls { bytes.append(verbatim: " role=\"group\"") }
    append(.section, of: tag)
    let accessibility = section.box.element.accessibility
    append(
      nameFrom: accessibility.label == nil ? section.header?.number : nil, nil, or: accessibility)
    append(accessibility, except: .name)
    bytes.append(verbatim: "><div")
    append(.header, of: tag)
    bytes.append(UInt8(ascii: ">"))
    if let header = section.header {
      let name = bytes.append(startOf: section.heading)
      append(" id", identifier: header.number)
      let text = section.box.element.header.map { resolve($0, in: tag) } ?? .plain("")
      append(tag, SectionPart.headerText.rawValue, holding: text, named: "header")
      bytes.append(endOf: name)
    }
    tables.rows.tag(of: .rows, in: &tables.boxes, &styles).append(
      behind: "</div><ul role=\"list\"", to: &bytes)
    bytes.append(UInt8(ascii: ">"))
    sections.append(OpenSection(element: name, tag: tag))
  }

  private static func texts(of style: SectionStyle) -> [TextStyle] { [style.header.text, style.footer.text] }

  mutating func close(_ section: ResolvedSection) {
    guard let open = sections.popLast() else { return }
    bytes.append(verbatim: "</ul><div")
    append(.footer, of: open.tag)
    bytes.append(UInt8(ascii: ">"))
    if let footer = section.box.element.footer {
      let text = resolve(footer, in: open.tag, 1)
      append(
        behind: "<p", open.tag, SectionPart.footerText.rawValue, holding: text, named: "footer",
        before: "</p>")
    }
    bytes.append(verbatim: "</div></")
    bytes.append(verbatim: open.element)
    bytes.append(UInt8(ascii: ">"))
  }

  mutating func open(_ row: ResolvedRow) {
    let state = row.box.element.state
    let isDisabled = state.contains(.disabled) || leadsNowhere(row.box)
    let written: WrittenAttributes = row.box.element.hasAction ? .ofAction : []
    if let position = row.position, let section = sections.indices.last {
      bytes.append(verbatim: "<li")
      if !isDisabled {
        append(SectionPart(position), of: sections[section].tag)
      } else {
        append(sections[section].tag, SectionPart(position).rawValue, and: [.disabledRow])
      }
      if !state.isEmpty {
        append(row.shownState, except: .normal)
        if state.contains(.selected) { bytes.append(verbatim: " aria-current=\"true\"") }
      }
      if row.number != nil || !row.box.element.accessibility.isEmpty {
        append(
          row.box.element.accessibility, isNamed: !row.box.element.hasAction, number: row.number,
          except: written)
      }
      append(revealedWithContentBy: row.revealedBy)
      bytes.append(UInt8(ascii: ">"))
    } else {
      let tag = tables.boxes.tag(for: .looseRow, &styles) { ElementBoxStyle.looseRow.cssRules(by: &$0) }
      openBox(
        tag, and: isDisabled ? [.disabledRow] : [], row.box.element.accessibility, number: row.number,
        revealedBy: row.revealedBy, except: written)
    }
    // What makes a row without a title a link or a button has nothing in it: the row is its name, unless it has another.
    if row.isUntitledAction { bytes.append(verbatim: open(actionOf: row.box, emptyIn: row)) }
  }

  mutating func close(_ row: ResolvedRow) {
    // Separate literals, here and elsewhere: each is stored as a word or two.
    if row.position == nil { bytes.append(verbatim: "</div>") } else { bytes.append(verbatim: "</li>") }
  }

  private mutating func append(_ part: SectionPart, of tag: StyledTag) {
    tag.append(part.rawValue, to: &bytes)
  }
}

extension Accessibility.Role {
  /// The name of the element that a stack becomes.
  fileprivate var tagName: StaticString {
    switch self {
    case .group(.list): "ul"
    case .group(.orderedList): "ol"
    case .group(.listItem): "li"
    case .group(.quotation): "blockquote"
    case .code: "div"
    case .landmark(.header): "header"
    case .landmark(.navigation): "nav"
    case .landmark(.main): "main"
    case .landmark(.complementary): "aside"
    case .landmark(.search): "div"
    case .landmark(.footer): "footer"
    }
  }

  /// What the element has to be called besides; nil where its name says it.
  fileprivate var name: String? {
    switch self {
    // Where markers are texts, some screen readers recognise no list.
    case .group(.list), .group(.orderedList): "list"
    // Browsers know the element since 2023 only.
    case .landmark(.search): "search"
    case .group, .code, .landmark: nil
    }
  }
}

/// The parts of a section that get attributes.
enum SectionPart: Int, CaseIterable {
  case section, header, headerText, footer, footerText, top, middle, bottom, unique

  init(_ position: SegmentPosition) {
    switch position {
    case .top: self = .top
    case .middle: self = .middle
    case .bottom: self = .bottom
    case .unique: self = .unique
    }
  }
}

extension String {
  /// Whether an address has something between its question mark and its number sign.
  fileprivate var hasQuery: Bool {
    let address = utf8.prefix { $0 != UInt8(ascii: "#") }
    return address.drop { $0 != UInt8(ascii: "?") }.count > 1
  }
}
