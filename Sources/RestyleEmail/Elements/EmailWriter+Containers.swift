import Restyle
import RestyleElements
import RestyleHTML
@_spi(Outputs) import RestyleRendering

extension EmailWriter: StructureVisitor {
  mutating func open(_ stack: Stack) {
    let style = stack.style
    if style.axis == .vertical { countColumn() }
    var container = EmailContainer(
      axis: style.axis, spacing: max(0, style.spacing), alignment: style.alignment)
    if let group = stack.accessibility.role?.group { open(group) }
    if stack.isLineOfTexts { plainText.startLine(isClose: isCloseBelowOthers) } else { plainText.endLine() }
    reportUnshown(of: style)
    guard style.hasBox else { return open(container, in: box(style.background, insets: style.insets)) }
    open(room: style.box)
    container.maximumWidth = maximumWidth(of: style.box, in: width)
    let heights = [style.box.height, style.box.minimumHeight].compactMap { $0.flatMap { points(of: $0) } }
    open(
      container,
      in: box(style.background, insets: style.insets, minimumHeight: heights.max() ?? 0))
  }

  mutating func close(_ stack: Stack) {
    close()
    if stack.style.hasBox { close() }
    plainText.endLine()
    if let group = stack.accessibility.role?.group { close(group) }
  }

  /// Starts what those who hear the e-mail hear as a list or a quotation, around a stack.
  private mutating func open(_ group: Accessibility.Role.Group) {
    open(EmailContainer(role: group))
    plainText.open(group)
  }

  private mutating func close(_ group: Accessibility.Role.Group) {
    plainText.close(group)
    close()
  }

  mutating func open(_ container: any ContainerElement) {
    var stack = Stack.ofContainer
    switch (container as? any HTMLElement)?.htmlStyle {
    case nil: break
    case let background as BackgroundStyle: stack.style.background = background
    default: report(.property("htmlStyle"))
    }
    open(stack)
  }

  /// Starts the room around a box, in which it lies where it is aligned.
  private mutating func open(room box: BoxStyle) {
    let room = self.box(.none, insets: box.margins ?? .zero)
    var container = EmailContainer(alignment: box.alignment?.inLine(direction))
    if isBesideOthers, let width = columnWidth(of: box, room: room.room) {
      container.columnWidth = width
      noteColumn(of: width)
    }
    open(container, in: room)
  }

  /// The width of a box, with the room around it; nil for one without a width.
  private func columnWidth(of box: BoxStyle, room: Double) -> EmailContainer.ColumnWidth? {
    guard let length = box.width else { return nil }
    if length.unit == .fraction, box.maximumWidth == nil { return .fraction(length.value) }
    return maximumWidth(of: box, in: max(1, width - room)).map { .points($0 + room) }
  }

  /// How wide a box is at most, in points: clients show one of a width narrower where the window is.
  private func maximumWidth(of box: BoxStyle, in width: Double) -> Double? {
    [box.width, box.maximumWidth].compactMap { length in
      length.flatMap { $0.unit == .fraction ? width * $0.value : points(of: $0) }
    }.min()
  }

  /// A length in points, of which a character takes half the size of the text; nil for a fraction.
  private func points(of length: BoxLength) -> Double? {
    switch length.unit {
    case .points: length.value
    case .characters: length.value * (style.text.fontSize ?? 17) / 2
    case .fraction: nil
    }
  }

  mutating func open(_ form: ResolvedForm) {
    if form.submission != nil { report(.emailSubmission) }
    countColumn()
    let style = form.style
    open(EmailContainer(spacing: style.spacing ?? 0), in: box(style.background, insets: style.insets))
  }

  mutating func close(_ form: ResolvedForm) { close() }
}

extension EmailWriter {
  mutating func open(_ section: ResolvedSection) {
    let style = section.style
    problems += reports.problems(of: section.element, style, in: context.traits)
    sections.append(style)
    countColumn()
    open(EmailContainer())
    addEdge(section.header?.text, heading: section.heading, style.header, part: "header")
    plainText.startGroup()
  }

  mutating func close(_ section: ResolvedSection) {
    plainText.endGroup()
    guard let style = sections.popLast() else { return }
    addEdge(section.footer, style.footer, part: "footer")
    close()
  }

  /// Adds the header or the footer of a section, or the room that is left where there is none.
  private mutating func addEdge(
    _ text: ShownText?, heading: ResolvedHeading? = nil, _ style: HeaderFooterStyle, part: String
  ) {
    guard let text else { return add(spacer: style.emptyHeight) }
    let box = box(style.background, insets: style.insets, minimumHeight: style.minimumHeight, part: part)
    open(EmailContainer(), in: box)
    addText(text, heading: heading, part: part)
    close()
  }

  /// The room between the items of a row that no section styles: that of a system's row.
  private static let looseSpacing = 10.0

  mutating func open(_ row: ResolvedRow) {
    let element = row.element
    let target = row.untitledAction.flatMap { self.target(of: $0) }
    rowTargets.append((target, hasOthers: row.element.content.onlyNode == nil))
    plainText.startRow(target: target)
    var items = EmailContainer(axis: .horizontal, spacing: Self.looseSpacing, alignment: .center)
    guard let position = row.position, let style = sections.last else { return open(items) }
    items.spacing = max(0, style.itemSpacing)
    let segment = element.background(in: style, at: position)
    let background = segment?.drawnBackground ?? .none
    let lines = segment?.drawnSeparators ?? []
    guard !lines.isEmpty else {
      return open(items, in: box(background, insets: style.rowInsets, minimumHeight: style.minRowHeight))
    }
    open(EmailContainer(), in: box(background, insets: .zero))
    for line in lines where line.edge == .top { add(line.line) }
    // All lines of the row take a part of its room, as they do on a page.
    var taken = EdgeInsets(linesOf: background.border)
    for (edge, line) in lines {
      let width = line.style.width.asLineWidth
      if edge == .top { taken.top += width } else { taken.bottom += width }
    }
    let height = style.minRowHeight - taken.top - taken.bottom
    open(items, in: box(.none, insets: style.rowInsets - taken, minimumHeight: height))
  }

  mutating func close(_ row: ResolvedRow) {
    plainText.endRow()
    rowTargets.removeLast()
    close()
    guard let position = row.position, let style = sections.last else { return }
    let lines = row.element.background(in: style, at: position)?.drawnSeparators ?? []
    guard !lines.isEmpty else { return }
    for line in lines where line.edge == .bottom { add(line.line) }
    close()
  }

  private mutating func add(_ separator: InsettedStyle<SeparatorStyle>) {
    addLine(separator.style, insets: PhysicalSides(pixelsOf: separator.insets, in: direction))
  }

  /// Starts a disclosure, which is open: nobody could open it.
  mutating func open(_ disclosure: ResolvedDisclosure) {
    let element = disclosure.element
    reportUnshown(of: element)
    open(EmailContainer())
    plainText.append(disclosure.title)
    plainText.startItem(marker: " ")
    let isStretched = isStretched
    let markup = markup(of: element.style, in: element.state, isLink: false, isStretched: isStretched)
    add(.text(disclosure.title), in: markup, target: nil, isStretched: isStretched)
  }

  mutating func close(_ disclosure: ResolvedDisclosure) {
    plainText.endItem()
    close()
  }

  mutating func visit(_ separator: Separator, across axis: StackStyle.Axis) {
    addLine(separator.style, insets: PhysicalSides())
    plainText.appendRule()
  }

  mutating func visit(_ spacer: Spacer) {
    add(spacer: spacer.minimumLength)
    if !isBesideOthers, !isClose(spacer.minimumLength) { plainText.endLine() }
  }

  /// Adds a line in whole pixels: Word draws no others.
  private mutating func addLine(_ style: SeparatorStyle, insets: PhysicalSides) {
    reportWidth(of: style)
    let look = LineLook(style: style, insets: insets, surface: surface)
    if let known = written.lines[look] { return add(.line(known)) }
    let line = line(look)
    written.lines.add(line, for: look)
    add(.line(line))
  }

  private mutating func line(_ line: LineLook) -> EmailLine {
    let width = line.style.width.asLineWidth
    // The lowest height that a cell can have is that of a line of text in it.
    var look = EmailLook()
    look.add("font-size", "1px")
    look.add("line-height", "1px")
    if width > 0 { look.setBackground(palette.color(line.style.color, over: line.surface), &classes) }
    var (across, along) = (Bytes(), Bytes())
    across.append(integer: pixels(width), behind: " height=\"", before: "\"")
    along.append(integer: pixels(width), behind: " width=\"", before: "\"")
    let attributes = look.attributes(withBackground: true)
    var room = EmailLook()
    if !line.insets.areZero { room.add("padding", line.insets) }
    return EmailLine(across: across + attributes, along: along + attributes, room: room.attributes())
  }

  mutating func reportWidth(of line: SeparatorStyle) {
    if line.width.isTooWideForLine { report(.property("a line of more than 8 points")) }
  }
}

extension Stack {
  /// Whether it holds nothing but texts, with spaces that move them to the ends of a line.
  fileprivate var isLineOfTexts: Bool {
    guard style.axis == .horizontal, accessibility.role?.group == nil else { return false }
    var (index, hasSpace) = (0, false)
    while let node = content.node(at: index) {
      switch node {
      case .spacer: hasSpace = true
      case .label(let box) where box.element.accessibility.role == nil:
        if box.element.accessibility.headingLevel != nil { return false }
      case .hyperlink: break
      default: return false
      }
      index += 1
    }
    return hasSpace
  }
}
