import RestyleElements

/// Lays out elements: computes their ideal widths, then their final widths, and then renders them.
///
/// Each step iterates once over all elements and isn't recursive, however deeply elements are nested.
struct InterfaceLayout {
  var nodes: [LayoutNode]
  // In one array, since most elements have few children.
  /// The direct children of all elements, and the range of each element's children; outermost elements come last.
  private let allChildren: [Int]
  private let childRanges: [Range<Int>]
  let metrics: CellMetrics
  private let isMirrored: Bool
  private var blocks: [TerminalBlock]
  /// The label columns, by number.
  private(set) var labelColumns: [LabelColumn] = []
  /// The number of children in each line of wrapped elements, by the index of the element.
  var lineCounts: [Int: [Int]] = [:]
  /// The shared columns that the fractional widths of boxes refer to, by the index of the box.
  var sharedColumns: [Int: Int] = [:]
  private var filledLooks = FilledLooks()
  /// The latest separator between two rows, cached since most rows of a section have the same one.
  private var latestSeparator: DrawnSeparator?

  private struct DrawnSeparator {
    let separator: LayoutNode.Row.Separator
    /// The rows above and below it.
    var upper: LayoutNode.SharedContainer
    var lower: LayoutNode.SharedContainer
    let columns: Int
    let block: TerminalBlock
  }

  init(_ nodes: [LayoutNode], in terminal: TerminalRenderer) {
    self.nodes = nodes
    metrics = terminal.profile.metrics
    isMirrored = terminal.isMirrored
    var (children, ranges) = ([Int](), [Range<Int>]())
    children.reserveCapacity(nodes.count)
    ranges.reserveCapacity(nodes.count + 1)
    func add(elementsIn range: Range<Int>) {
      let start = children.count
      var next = range.lowerBound
      while next < range.upperBound {
        children.append(next)
        next = nodes[next].end
      }
      ranges.append(start..<children.count)
    }
    for index in nodes.indices { add(elementsIn: index + 1..<nodes[index].end) }
    add(elementsIn: nodes.indices)
    (allChildren, childRanges) = (children, ranges)
    blocks = Array(repeating: TerminalBlock(), count: nodes.count)
  }

  /// Renders the outermost elements one below the other.
  mutating func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    measure()
    let outermost = children(of: nodes.endIndex)
    for index in outermost { nodes[index].columns = columns }
    for index in nodes.indices { shareColumns(of: index) }
    // One by one, as a stream renders them, since links are numbered in this order.
    for outer in outermost {
      for index in (outer..<nodes[outer].end).reversed() { render(index, in: &terminal) }
    }
    let shown = outermost.map { takeBlock(of: $0) }
    if let only = shown.first, shown.count == 1, !isMirrored { return only }
    guard isMirrored else { return TerminalBlock(column: shown) }
    // From right to left, lines start at the right edge.
    return TerminalBlock(column: shown, alignment: .trailing).aligned(.trailing, columns: columns)
  }

  func children(of index: Int) -> ArraySlice<Int> { allChildren[childRanges[index]] }

  /// Removes and returns the drawn block of an element, so that it can be changed without a copy.
  private mutating func takeBlock(of index: Int) -> TerminalBlock {
    var block = TerminalBlock()
    swap(&block, &blocks[index])
    return block
  }
}

extension InterfaceLayout {
  // Ideal and minimum widths.

  private mutating func measure() {
    var labelledCount = 0
    for index in nodes.indices.reversed() {
      measure(index)
      guard nodes[index].labelColumn != nil else { continue }
      addLabelledLine(index)
      if nodes[index].labelColumn != nil { labelledCount += 1 }
    }
    guard labelledCount > 1 else { return }
    // Measure again, now that the label columns are known.
    for index in nodes.indices.reversed() {
      measure(index)
      guard let line = labelledLine(index) else { continue }
      nodes[index].idealWidth += labelColumns[line.column].ideal - nodes[line.label].idealWidth
    }
  }

  /// Adds a line to its label column if it has a label and a control, or a title, a spacer and a growing element;
  /// removes anything else from the column.
  private mutating func addLabelledLine(_ index: Int) {
    guard let line = labelledLine(index), !isSpace(line.control),
      line.spacer.map({ isSpace($0) && isField(line.control) }) ?? (children(of: index).count == 2)
    else {
      nodes[index].labelColumn = nil
      return
    }
    while labelColumns.count <= line.column { labelColumns.append(LabelColumn()) }
    labelColumns[line.column].add(label: nodes[line.label], control: nodes[line.control])
  }

  /// The label and labelled element of a line; nil for other elements.
  func labelledLine(_ index: Int) -> LabelColumn.Line? {
    guard let column = nodes[index].labelColumn else { return nil }
    let children = children(of: index)
    guard children.count > 1, let label = children.first, let control = children.last else { return nil }
    return LabelColumn.Line(
      column: column, label: label, control: control,
      spacer: children.count == 3 ? children[children.startIndex + 1] : nil)
  }

  private mutating func measure(_ index: Int) {
    // Measured when it was created.
    if nodes[index].isPart { return }
    for child in children(of: index) {
      nodes[index].traits.formUnion(nodes[child].traits.ofAncestors)
      nodes[index].moreForWords = max(nodes[index].moreForWords, nodes[child].moreForWords)
    }
    switch nodes[index].content {
    case .part: break
    case .grid(let grid):
      let demands = grid.demands(of: children(of: index), in: nodes)
      let padding = grid.table.style.padding.asLength
      nodes[index].idealWidth = demands.columns(gap: grid.table.gap(padding: padding))
        .reduce(grid.table.around()) { $0 + $1.ideal }
      nodes[index].minimumWidth = demands.columns(gap: grid.table.gap(padding: 0))
        .reduce(grid.table.around(padding: 0)) { $0 + $1.word }
    case .container(let container): measure(container, at: index)
    }
  }

  // Rendering.

  private mutating func render(_ index: Int, in terminal: inout TerminalRenderer) {
    let columns = max(nodes[index].columns, 1)
    var block: TerminalBlock
    switch nodes[index].content {
    case .part(let part):
      if nodes[index].isStretched, let button = part as? ButtonPart {
        block = button.filling(columns: columns, in: &terminal)
      } else {
        block = part.block(columns: columns, in: &terminal)
      }
    case .grid(let grid):
      let cells = children(of: index).map { takeBlock(of: $0) }
      block = grid.drawn(around: cells, columns: columns, in: &terminal)
    case .container(let container):
      let sides = sides(of: container, at: index, columns: columns)
      block = content(of: container, at: index, sides, in: &terminal)
      if !nodes[index].traits.contains(.fillsHeight) {
        draw(container, around: &block, sides, columns: columns, in: &terminal)
      }
    }
    block.limit(columns: columns, isMirrored: isMirrored)
    blocks[index] = block
  }

  /// The content of a container, with the space around it.
  private mutating func content(
    of container: LayoutNode.SharedContainer, at index: Int, _ sides: ContainerSides,
    in terminal: inout TerminalRenderer
  ) -> TerminalBlock {
    let children = children(of: index)
    let inner = sides.columns
    // Changed in place from here on, so that lines aren't copied.
    var content: TerminalBlock
    if nodes[index].isStacked || !container.value.isRow {
      content = column(children, container, isStacked: nodes[index].isStacked, inner)
    } else if let lines = container.value.lines {
      content = TerminalBlock(
        column: self.lines(of: children, at: index).map {
          row($0, container, container.value.spacing, in: &terminal)
        },
        spacing: lines.spacing, alignment: isMirrored ? .trailing : .leading)
    } else {
      // A labelled element is a cell away from its label; a spacer provides the cell if there is one.
      let gap = labelledLine(index).map { $0.spacer == nil ? LabelColumn.gap : 0 }
      content = row(children, container, gap ?? container.value.spacing, in: &terminal)
    }
    content.align(isMirrored ? .trailing : .leading, columns: inner)
    if let color = container.value.row?.textColor {
      content = content.mapLines { $0.mapLooks { $0.colored(color) } }
    }
    if sides.lacksColumns, content.width > 0 {
      terminal.noteOnce(.lackingColumns)
      content.limit(columns: 0)
    }
    content.pad(sides.insets)
    if let mark = container.value.row?.mark {
      let look = container.value.row?.markLook ?? .plain
      let line = CellLine([CellRun(text: mark, width: 1, look: look)])
      content = content.overlaid(
        with: TerminalBlock([line], metrics), column: isMirrored ? content.width - 1 : 0,
        row: container.value.insets.top.asLength)
    }
    return content
  }

  /// Draws a container around its content.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - content: The content.
  ///   - sides: The margins and insets around the content.
  ///   - rows: The minimum number of lines with everything around the content, as far as its box allows.
  ///   - columns: Its columns.
  ///   - terminal: The terminal.
  private mutating func draw(
    _ container: LayoutNode.SharedContainer, around content: inout TerminalBlock, _ sides: ContainerSides,
    rows: Int = 0, columns: Int, in terminal: inout TerminalRenderer
  ) {
    let box = container.value.box
    let frame = container.value.frame.insets.vertical + container.value.frame.shadowInsets.vertical
    if rows > 0 { content.align(.leading, rows: rows - frame - sides.margins.vertical) }
    if let heights = box?.heights {
      content.align(.leading, rows: heights.lowerBound - frame)
      if content.height > heights.upperBound - frame {
        content = content.cropped(columns: 0..<content.width, rows: 0..<max(heights.upperBound - frame, 0))
      }
    }
    if sides.isNarrow {
      var frame = container.value.frame
      frame.dropShadow(in: columns, around: sides.least, &terminal)
      frame.draw(around: &content, reusing: &filledLooks)
    } else {
      container.value.frame.draw(around: &content, reusing: &filledLooks)
    }
    if let box {
      if let alignment = box.alignment {
        content.align(alignment, columns: max(columns - sides.margins.horizontal, 1))
      }
      content.pad(sides.margins)
    }
  }

  private mutating func row(
    _ children: ArraySlice<Int>, _ container: LayoutNode.SharedContainer, _ spacing: Int,
    in terminal: inout TerminalRenderer
  ) -> TerminalBlock {
    let height = children.reduce(1) { max($0, self.height(of: $1)) }
    var shown = children.map { child in
      var block = takeBlock(of: child)
      if let box = boxThatFillsHeight(child) {
        let columns = max(nodes[child].columns, 1)
        let sides = sides(of: box, at: child, columns: columns)
        draw(box, around: &block, sides, rows: height, columns: columns, in: &terminal)
        block.limit(columns: columns, isMirrored: isMirrored)
      }
      // Buttons are as high as their row, too, with their titles centred.
      if container.value.alignment == .fill, block.height < height, nodes[child].isPart,
        case .part(let part) = nodes[child].content, let button = part as? ButtonPart
      {
        block = button.raised(block, rows: height, reusing: &filledLooks)
      }
      // A line is as high as its neighbours.
      if nodes[child].traits.contains(.isLine) {
        block = TerminalBlock(column: Array(repeating: block, count: height))
      }
      block.align(isMirrored ? .trailing : .leading, columns: nodes[child].columns)
      return block
    }
    if isMirrored { shown.reverse() }
    return TerminalBlock(row: consume shown, spacing: spacing, alignment: container.value.alignment)
  }

  /// The box that is drawn later, when its height is known; nil for elements that are drawn already.
  private func boxThatFillsHeight(_ index: Int) -> LayoutNode.SharedContainer? {
    guard nodes[index].traits.contains(.fillsHeight), case .container(let box) = nodes[index].content else {
      return nil
    }
    return box
  }

  /// The number of lines of an element, with its margins.
  private func height(of index: Int) -> Int {
    let rows = blocks[index].height
    guard let box = boxThatFillsHeight(index) else { return rows }
    let frame = box.value.frame.insets.vertical + box.value.frame.shadowInsets.vertical
    let sides = sides(of: box, at: index, columns: max(nodes[index].columns, 1))
    let limits = box.value.box?.heights
    return min(max(rows + frame, limits?.lowerBound ?? 0), limits?.upperBound ?? .max)
      + sides.margins.vertical
  }

  private mutating func column(
    _ children: ArraySlice<Int>, _ container: LayoutNode.SharedContainer, isStacked: Bool, _ inner: Int
  ) -> TerminalBlock {
    let spacing =
      container.value.lines?.spacing ?? (container.value.axis == .vertical ? container.value.spacing : 0)
    let spacingOfGroups = max(container.value.spacingOfGroups, spacing)
    var column = TerminalBlock([], width: 0, metrics)
    if children.count > 1 {
      column.reserveCapacity(children.reduce(children.count - 1) { $0 + blocks[$1].height })
    }
    var previous: Int?
    for (position, child) in children.enumerated() {
      var block = takeBlock(of: child)
      // An empty block has no spacing either.
      if block.height == 0 { continue }
      let alignment: StackStyle.Alignment =
        container.value.alignment == .fill || isStacked ? .leading : container.value.alignment
      block.align(alignment.mirrored(isMirrored), columns: inner)
      let isApart = spacingOfGroups > spacing && (standsApart(child) || previous.map(standsApart) ?? false)
      column.append(block, spacing: isApart ? spacingOfGroups : spacing)
      previous = child
      if let line = separator(below: child, above: children.dropFirst(position + 1).first, inner) {
        column.append(line, spacing: spacing)
      }
    }
    return column
  }

  /// The line between two rows of a section.
  private mutating func separator(below index: Int, above next: Int?, _ columns: Int) -> TerminalBlock? {
    guard let next, !nodes[index].isPart, !nodes[next].isPart,
      case .container(let upper) = nodes[index].content, case .container(let lower) = nodes[next].content
    else { return nil }
    if let latestSeparator, latestSeparator.upper === upper, latestSeparator.lower === lower,
      latestSeparator.columns == columns
    {
      return endsWithLine(index) ? nil : latestSeparator.block
    }
    guard upper.value.row != nil, lower.value.row != nil,
      let separator = upper.value.row?.separatorBelow ?? lower.value.row?.separatorAbove, !endsWithLine(index)
    else { return nil }
    if let latest = latestSeparator, latest.columns == columns, latest.separator == separator,
      latest.upper === upper || latest.upper.value.frame == upper.value.frame
    {
      latestSeparator?.upper = upper
      latestSeparator?.lower = lower
      return latest.block
    }
    let block = upper.value.frame.separator(separator, columns: columns, metrics, reusing: &filledLooks)
    latestSeparator = DrawnSeparator(
      separator: separator, upper: upper, lower: lower, columns: columns, block: block)
    return block
  }
}
