import Restyle
import RestyleElements
import RestyleRendering

extension ElementRenderer: ElementVisitor {
  mutating func open(_ stack: Stack) {
    settleHeading()
    axes.append(stack.style.axis)
    openBox(stack.style, stack.accessibility)
  }

  mutating func close(_ stack: Stack) {
    settleHeading()
    axes.removeLast()
    bytes.append(verbatim: "</div>")
  }

  private mutating func openBox(_ style: StackStyle, _ accessibility: Accessibility) {
    let tag = tables.stacks.tag(for: style, &styles) { style.cssRules(in: $0) }
    bytes.append(verbatim: "<div")
    bytes.append(contentsOf: tag.attribute)
    if accessibility.label != nil { bytes.append(verbatim: " role=\"group\"") }
    append(accessibility)
    bytes.append(UInt8(ascii: ">"))
  }

  mutating func open(_ form: Form) {
    settleHeading()
    let style = form.style
    let tag = tables.forms.tag(
      for: form.explicitStyle.map(\.identity), &styles
    ) { style.cssRules(in: $0) }
    let destination = form.submission.flatMap { target(of: $0.destination) }
    let isNested = forms.contains(true)
    if isNested { styles.report([RenderingProblem(.nestedForm)]) }
    forms.append(destination != nil && !isNested)
    if let destination, let submission = form.submission, !isNested {
      bytes.append(verbatim: "<form")
      // Without one, too, it goes to the address of the page.
      if !destination.isEmpty { append(" action", destination) }
      bytes.append(verbatim: submission.method == .post ? " method=\"post\"" : " method=\"get\"")
    } else {
      bytes.append(verbatim: "<div role=\"group\"")
    }
    bytes.append(contentsOf: tag.attribute)
    append(form.accessibility)
    bytes.append(UInt8(ascii: ">"))
    axes.append(.vertical)
  }

  mutating func close(_ form: Form) {
    settleHeading()
    axes.removeLast()
    guard forms.popLast() == true else { return bytes.append(verbatim: "</div>") }
    bytes.append(verbatim: "</form>")
    guard let otherForm else { return }
    bytes.append(verbatim: "<form")
    append(" id", identifier: otherForm)
    bytes.append(verbatim: " hidden></form>")
    self.otherForm = nil
  }
}

extension ElementRenderer {
  mutating func open(_ section: Section) {
    settleHeading()
    let dynamic = section.style
    let style = dynamic.style(from: context.traits)
    let key = section.explicitStyle.map(\.identity)
    let tag = tables.sections.tag(for: key, &styles) { dynamic.cssRules(in: $0) }
    // Inline, what a row looks like while it is selected is another attribute.
    let selectedTag =
      styles.isInline
      ? tables.sections.tag(for: key, in: .selected, &styles) { dynamic.cssRules(in: $0) } : nil
    // A heading without text would be read out as one.
    let header = section.headerRuns(in: context).flatMap { runs in
      runs.contains { !$0.text.isEmpty } ? runs : nil
    }
    let identifier = header == nil ? nil : makeIdentifier()
    // A section of a form groups controls, and is no place of the page to go to, as a named one is elsewhere.
    let isNamed = identifier != nil || section.accessibility.label != nil
    let element: StaticString = isNamed && !forms.isEmpty ? "fieldset" : "section"
    bytes.append(UInt8(ascii: "<"))
    bytes.append(verbatim: element)
    bytes.append(contentsOf: tag[.section])
    if section.accessibility.label == nil, let identifier {
      append(" aria-labelledby", identifier: identifier)
    }
    append(section.accessibility)
    bytes.append(verbatim: "><div")
    bytes.append(contentsOf: tag[.header])
    bytes.append(UInt8(ascii: ">"))
    if let header, let identifier {
      let level = section.accessibility.headingLevel ?? min(headingLevel + sections.count + 1, 6)
      let name = Self.heading(level)
      bytes.append(UInt8(ascii: "<"))
      bytes.append(verbatim: name)
      append(" id", identifier: identifier)
      bytes.append(contentsOf: tag[.headerText])
      bytes.append(UInt8(ascii: ">"))
      append(header, in: style.header.text)
      bytes.append(verbatim: "</")
      bytes.append(verbatim: name)
      bytes.append(UInt8(ascii: ">"))
    }
    bytes.append(verbatim: "</div><ul role=\"list\"")
    append(ElementBoxStyle.rows)
    bytes.append(UInt8(ascii: ">"))
    sections.append(
      OpenSection(
        element: element, tag: tag, selectedTag: selectedTag,
        footer: section.footerRuns(in: context).map { ($0, style.footer.text) }))
  }

  mutating func close(_ section: Section) {
    guard let open = sections.popLast() else { return }
    bytes.append(verbatim: "</ul><div")
    bytes.append(contentsOf: open.tag[.footer])
    bytes.append(UInt8(ascii: ">"))
    if let footer = open.footer {
      bytes.append(verbatim: "<p")
      bytes.append(contentsOf: open.tag[.footerText])
      bytes.append(UInt8(ascii: ">"))
      append(footer.runs, in: footer.style)
      bytes.append(verbatim: "</p>")
    }
    bytes.append(verbatim: "</div></")
    bytes.append(verbatim: open.element)
    bytes.append(UInt8(ascii: ">"))
  }
}

extension StyledTag {
  fileprivate subscript(part: SectionPart) -> Bytes { attributes[part.rawValue] }
}

extension ElementRenderer {
  /// The style of a row that no section styles: that of the items in a system's row.
  private static let looseRow = StackStyle(axis: .horizontal, spacing: 10, alignment: .center)

  mutating func open(_ row: Row, at position: SegmentPosition?) {
    settleHeading()
    axes.append(.horizontal)
    if let position, let section = sections.indices.last {
      let isMarked = !row.state.isDisjoint(with: .selectedAndHighlighted)
      let tag = isMarked ? sections[section].selectedTag : nil
      bytes.append(verbatim: "<li")
      bytes.append(contentsOf: (tag ?? sections[section].tag)[SectionPart(position)])
      if !row.state.isEmpty { appendState(of: row) }
      append(row.accessibility, isNamed: row.action == nil)
      bytes.append(UInt8(ascii: ">"))
    } else {
      openBox(Self.looseRow, row.accessibility)
    }
    rows.append(
      OpenRow(
        action: row.action, isEnabled: row.isEnabled,
        label: row.action == nil ? nil : row.accessibility.label,
        isListed: position != nil && !sections.isEmpty))
    expectsHeading = row.heading != nil
    // What makes a row without a title a link or a button has nothing in it.
    if !expectsHeading, let end = openAction(ofRow: rows.count - 1) { bytes.append(verbatim: end) }
  }

  mutating func close(_ row: Row, at position: SegmentPosition?) {
    settleHeading()
    axes.removeLast()
    let isListed = rows.removeLast().isListed
    bytes.append(verbatim: isListed ? "</li>" : "</div>")
  }

  /// Appends the states of a row: what is pressed looks as what is selected does.
  private mutating func appendState(of row: Row) {
    var state = row.state
    if state.contains(.highlighted) { state.insert(.selected) }
    append(state, except: .normal)
    if row.isSelected { bytes.append(verbatim: " aria-current=\"true\"") }
  }

  /// Appends the heading of the innermost row, if it waits.
  ///
  /// - Parameter control: The number of the control behind it, which it is the label of.
  mutating func settleHeading(labelling control: Int? = nil) {
    guard let waiting = waitingHeading.take() else { return }
    // In a row that is a link or a button as a whole, the heading is its name.
    append(waiting.heading, for: rows.last?.action == nil ? control : nil, isHeading: true)
    if waiting.isFollowed { appendSpacer() }
  }

  /// Appends the start of what makes an open row a link or a button, around the title; returns its end, nil for
  /// a row that does nothing.
  mutating func openAction(ofRow row: Int) -> StaticString? {
    guard let action = rows[row].action else { return nil }
    let box = ElementBoxStyle.rowAction
    let tag = tables.boxes.tag(for: box, &styles) { box.cssRules(in: $0) }
    let end = open(action, state: rows[row].isEnabled ? .normal : .disabled, tag.attribute)
    if let label = rows[row].label { append(" aria-label", label.displayValue(in: context.language)) }
    bytes.append(UInt8(ascii: ">"))
    return end
  }
}
