import Restyle
import RestyleElements
@_spi(Outputs) import RestyleRendering

extension InterfaceWriter: StructureVisitor {
  mutating func open(_ stack: Stack) {
    let style = stack.style
    problems += reports.problems(of: style)
    let spacing =
      style.axis == .horizontal ? terminal.cells(across: style.spacing) : terminal.cells(down: style.spacing)
    var container = LayoutNode.Container(
      axis: style.axis, spacing: max(spacing, 0), insets: terminal.cells(style.insets),
      alignment: style.alignment, frame: terminal.frame(style.background))
    container.stretches = style.axis == .vertical && style.alignment == .fill
    if case .listItem? = stack.accessibility.role?.group { container.keepsMarker = true }
    if style.hasBox { container.box = terminal.cells(style.box) }
    if style.columns != nil || style.wraps && style.axis == .horizontal {
      container.spacing = max(terminal.cells(across: style.spacing), 0)
      container.lines = LayoutNode.Lines(
        columns: style.columns.map { min($0, StackStyle.columnLimit) },
        spacing: max(terminal.cells(down: style.spacing), 0))
    }
    start(container)
    if style.axis == .vertical { openLabelColumn() } else { openWithoutLabelColumn() }
  }

  mutating func close(_ stack: Stack) {
    closeLabelColumn()
    finish()
  }

  mutating func open(_ form: ResolvedForm) {
    let style = form.style
    problems += reports.problems(of: form.element, style, in: context.traits)
    var container = LayoutNode.Container(
      spacing: style.spacing.map { terminal.cells(down: $0) } ?? 0, insets: terminal.cells(style.insets),
      frame: terminal.frame(style.background))
    // Spacing below one line is dropped between fields of one line, but not between fields with a label above.
    container.spacingOfGroups = style.spacing.map { min(terminal.nearestCells(down: $0), 1) } ?? 0
    start(container)
    openLabelColumn(isNew: true)
  }

  mutating func close(_ form: ResolvedForm) {
    closeLabelColumn()
    finish()
  }

  mutating func open(_ section: ResolvedSection) {
    let style = section.style
    problems += reports.problems(of: section.element, style, in: context.traits)
    if let closed = closedSection, closed.ground == ground, closed.style == style {
      sections.append(closed)
    } else {
      sections.append(OpenSection(style: style, ground: ground))
    }
    start(LayoutNode.Container())
    openLabelColumn()
    append(style.header, section.header.map(\.text), part: "header")
  }

  mutating func close(_ section: ResolvedSection) {
    guard let closed = sections.popLast() else { return }
    closedSection = closed
    append(closed.style.footer, section.footer, part: "footer")
    closeLabelColumn()
    finish()
  }

  /// Appends the header or footer of a section.
  private mutating func append(_ style: HeaderFooterStyle, _ text: ShownText?, part: String) {
    let text = text.map { textPart($0, part: part) }
    let (frame, insets) = (terminal.frame(style.background, part: part), terminal.cells(style.insets))
    // A gap between sections is at least one line, so that their cards don't touch.
    let emptyHeight = max(terminal.cells(down: style.emptyHeight), style.emptyHeight > 0 ? 1 : 0)
    if let text {
      start(LayoutNode.Container(insets: insets, frame: frame))
      append(text)
      finish()
    } else {
      append(SpacerPart(columns: 0, rows: emptyHeight, isHorizontal: false))
    }
  }
}

extension InterfaceWriter {
  /// The spacing of a row outside of any section, as in the system's rows.
  private static let looseSpacing = 10.0

  mutating func open(_ row: ResolvedRow) {
    let placed: OpenSection.Row?
    if let position = row.position, let section = sections.indices.last {
      placed = self.placed(row.box, at: position, in: section)
    } else {
      placed = nil
    }
    reportStates(row.box.element.state)
    if row.box.element.state.contains(.disabled) { disabledRowCount += 1 }
    let labelColumn = row.box.element.hasHeading ? labelColumn : nil
    if let placed {
      start(placed.container, on: placed.ground, labelColumn: labelColumn)
    } else {
      let spacing = terminal.nearestCells(across: Self.looseSpacing)
      start(
        LayoutNode.Container(axis: .horizontal, spacing: spacing, alignment: .center),
        labelColumn: labelColumn)
    }
    // A row without a title shows only the name of its link or button.
    guard let action = row.untitledAction, action.isEnabled, case .follow(let link) = action.action else {
      return
    }
    guard let name = action.name else { return report(.property("action")) }
    append(TextPart(text: linked(terminal.readyText(StyledString(name)), to: link)))
  }

  /// A row in a section.
  private mutating func placed(
    _ row: ElementBox<Row>, at position: SegmentPosition, in section: Int
  ) -> OpenSection.Row {
    let isMarked = row.element.isMarked
    if !isMarked, let known = sections[section].rows.first(where: { $0.position == position }) {
      return known
    }
    let style = sections[section].style
    let problemCount = problemCount
    var container = container(of: row.element, at: position, style)
    if isMarked { mark(&container, style, at: position) }
    let shared = LayoutNode.SharedContainer(container)
    let placed = OpenSection.Row(position: position, container: shared, ground: ground(of: shared))
    if !isMarked, self.problemCount == problemCount { sections[section].rows.append(placed) }
    return placed
  }

  private mutating func container(
    of row: Row, at position: SegmentPosition, _ style: SectionStyle
  ) -> LayoutNode.Container {
    var container = LayoutNode.Container(axis: .horizontal, alignment: .center)
    container.spacing = max(terminal.cells(across: style.itemSpacing), 1)
    container.insets = terminal.cells(style.rowInsets)
    if let background = row.background(in: style, at: position) {
      container.frame = terminal.frame(background.drawnBackground)
      container.row = LayoutNode.Row(
        separatorAbove: separator(background.drawnTopSeparator),
        separatorBelow: separator(background.drawnBottomSeparator))
    }
    return container
  }

  mutating func close(_ row: ResolvedRow) {
    appendMarks(of: row.box.element.state)
    if row.box.element.state.contains(.disabled) { disabledRowCount -= 1 }
    finish()
  }

  /// Marks the container of a selected or pressed row.
  private mutating func mark(
    _ container: inout LayoutNode.Container, _ style: SectionStyle, at position: SegmentPosition
  ) {
    var row = container.row ?? LayoutNode.Row()
    row.textColor = style.selectedTextColor.map { terminal.resolved($0) }
    let others = style.background[position].map { terminal.fills(of: DrawnBox($0.drawnBackground)) } ?? []
    let selected = ground.filled(with: container.frame.fills)
    if !terminal.isDistinct(selected, from: ground.filled(with: others)) {
      let marks = terminal.profile.drawsASCIIOnly ? (left: ">", right: "<") : (left: "›", right: "‹")
      row.mark = terminal.isMirrored ? marks.right : marks.left
      let color = row.textColor ?? terminal.resolved(.label)
      row.markLook = CellLook(foreground: distinct(color, from: selected))
      // One cell for the mark, and one between it and the text.
      let side = terminal.isMirrored ? \CellInsets.right : \.left
      container.insets[keyPath: side] = max(container.insets[keyPath: side], 2)
    }
    container.row = row
  }

  private mutating func separator(_ separator: InsettedStyle<SeparatorStyle>?) -> LayoutNode.Row.Separator? {
    guard let separator, let line = terminal.line(of: separator.style) else { return nil }
    return LayoutNode.Row.Separator(line: line, insets: terminal.cells(separator.insets))
  }
}
