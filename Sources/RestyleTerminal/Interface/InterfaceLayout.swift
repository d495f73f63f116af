import Restyle
import RestyleElements
import RestyleRendering

/// Lays elements out: computes their ideal widths, then their widths, and then renders them.
///
/// Each step iterates once over all elements and isn't recursive, however deeply elements are nested.
struct InterfaceLayout {
  var nodes: [LayoutNode]
  /// The direct children of each element.
  private let children: [[Int]]
  private let metrics: CellMetrics
  private var blocks: [TerminalBlock]
  /// The columns of labels, and the lines with labels in them, by the index of the element.
  private var labelColumns: [Int: LabelColumn] = [:]
  private var labelledLines: [Int: LabelColumn.Line] = [:]
  private var filledLooks = FilledLooks()
  /// The latest line between two rows: most rows of a section have the same.
  private var latestSeparator: DrawnSeparator?

  private struct DrawnSeparator {
    let separator: LayoutNode.Row.Separator
    let frame: BoxFrame
    let columns: Int
    let block: TerminalBlock
  }

  init(_ nodes: [LayoutNode], _ metrics: CellMetrics) {
    self.nodes = nodes
    children = nodes.indices.map { Self.elements(in: $0 + 1..<nodes[$0].end, of: nodes) }
    self.metrics = metrics
    blocks = Array(repeating: TerminalBlock(), count: nodes.count)
  }

  /// Renders the outermost elements one below the other.
  mutating func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    measure()
    let outermost = Self.elements(in: nodes.indices, of: nodes)
    for index in outermost { nodes[index].columns = columns }
    for index in nodes.indices { shareColumns(of: index) }
    for index in nodes.indices.reversed() { render(index, in: &terminal) }
    let shown = outermost.map { blocks[$0] }
    guard terminal.isMirrored else { return TerminalBlock(column: shown) }
    // Lines start at the right edge of all columns.
    return TerminalBlock(column: shown, alignment: .trailing).aligned(.trailing, columns: columns)
  }

  /// The elements in a range that lie in no other one of it.
  private static func elements(in range: Range<Int>, of nodes: [LayoutNode]) -> [Int] {
    var result: [Int] = []
    var next = range.lowerBound
    while next < range.upperBound {
      result.append(next)
      next = nodes[next].end
    }
    return result
  }
}

extension InterfaceLayout {
  // Ideal and minimum widths.

  private mutating func measure() {
    for index in nodes.indices.reversed() {
      measure(index)
      addLabelledLine(index)
    }
    // Once more, since columns of labels are known only now.
    if labelledLines.count > 1 { for index in nodes.indices.reversed() { measure(index) } }
  }

  /// Adds a line of a label and a control, or of a title, a spacer and what takes the remaining width, to its column.
  private mutating func addLabelledLine(_ index: Int) {
    guard case .container(let container) = nodes[index].content, let column = container.labelColumn else {
      return
    }
    let children = children[index]
    guard let label = children.first, let control = children.dropFirst().last, !isSpacer(control) else {
      return
    }
    var line = LabelColumn.Line(column: column, label: label, control: control)
    if children.count == 3, isSpacer(children[1]), grows(control) {
      line.spacer = children[1]
    } else if children.count != 2 {
      return
    }
    labelledLines[index] = line
    labelColumns[column, default: LabelColumn()].add(label: nodes[label], control: nodes[control])
  }

  private func isSpacer(_ index: Int) -> Bool {
    if case .part(is SpacerPart) = nodes[index].content { true } else { false }
  }

  private mutating func measure(_ index: Int) {
    switch nodes[index].content {
    case .part(let part):
      nodes[index].idealWidth = part.idealWidth(metrics)
      nodes[index].minimumWidth = min(part.minimumWidth(metrics), nodes[index].idealWidth)
    case .grid(let grid):
      let demands = grid.demands(of: children[index], in: nodes)
      let padding = grid.table.style.padding.asLength
      nodes[index].idealWidth = demands.columns(gap: grid.table.gap(padding: padding))
        .reduce(grid.table.around()) { $0 + $1.ideal }
      nodes[index].minimumWidth = demands.columns(gap: grid.table.gap(padding: 0))
        .reduce(grid.table.around(padding: 0)) { $0 + $1.word }
    case .container(let container):
      let children = children[index]
      let gaps = container.spacing * max(children.count - 1, 0)
      func total(_ width: (LayoutNode) -> Int) -> Int {
        container.axis == .horizontal
          ? children.reduce(gaps) { $0 + width(nodes[$1]) }
          : children.reduce(0) { max($0, width(nodes[$1])) }
      }
      func widest(_ width: (LayoutNode) -> Int) -> Int { children.reduce(0) { max($0, width(nodes[$1])) } }
      let columns = container.lines?.columns
      let ideal =
        columns.map { widest(\.idealWidth) * $0 + container.spacing * ($0 - 1) } ?? total(\.idealWidth)
      // Lines are as narrow as the widest element.
      let least = container.lines == nil ? total(\.minimumWidth) : widest(\.minimumWidth)
      nodes[index].idealWidth = container.box.columns(around: ideal + container.around)
      nodes[index].minimumWidth = container.box.leastColumns(around: least + container.around)
      if let line = labelledLines[index], let column = labelColumns[line.column] {
        nodes[index].idealWidth += column.ideal - nodes[line.label].idealWidth
      }
    }
  }

  // Final widths.

  private mutating func shareColumns(of index: Int) {
    if case .grid(var grid) = nodes[index].content {
      let cells = children[index]
      let demands = grid.demands(of: cells, in: nodes)
      grid.table.share(nodes[index].columns) { _, gap in demands.columns(gap: gap) }
      grid.forEachCell(cells) { nodes[$0].columns = grid.table.width(of: $1) }
      nodes[index].content = .grid(grid)
    }
    guard case .container(var container) = nodes[index].content else { return }
    let children = children[index]
    let inner = self.inner(container, at: index, columns: nodes[index].columns)
    if container.lines != nil {
      share(inner, among: children, in: &container)
      nodes[index].content = .container(container)
      if !container.isStacked { return }
    } else if container.axis == .horizontal {
      if let line = labelledLines[index], let column = labelColumns[line.column] {
        let room = inner - LabelColumn.gap
        if let width = column.width(within: room) {
          nodes[line.label].columns = width
          nodes[line.control].columns = room - width
          if let spacer = line.spacer { nodes[spacer].columns = LabelColumn.gap }
          container.spacing = line.spacer == nil ? LabelColumn.gap : 0
          nodes[index].content = .container(container)
          return
        }
      } else {
        let room = inner - container.spacing * max(children.count - 1, 0)
        if children.reduce(0, { $0 + nodes[$1].minimumWidth }) <= room {
          return share(max(room, 1), among: children)
        }
      }
      container.isStacked = true
      nodes[index].content = .container(container)
    }
    for child in children {
      nodes[child].columns =
        container.alignment == .fill || container.isStacked ? inner : min(nodes[child].idealWidth, inner)
      nodes[child].isStretched = container.stretches
    }
  }

  /// The columns of what lies in a container, which may be narrower than its columns are.
  private func inner(_ container: LayoutNode.Container, at index: Int, columns: Int) -> Int {
    let ideal = nodes[index].idealWidth - container.box.margins.horizontal
    return max(container.box.columns(within: columns, ideal: ideal) - container.around, 1)
  }

  private mutating func share(_ room: Int, among children: [Int]) {
    let demands = children.map { child -> ColumnWidths.Demand in
      let node = nodes[child]
      return ColumnWidths.Demand(
        ideal: node.idealWidth, word: node.minimumWidth, minimum: node.minimumWidth, grows: grows(child))
    }
    let widths = ColumnWidths.grown(ColumnWidths.shared(room, among: demands), to: room, demands)
    for (child, width) in zip(children, widths) { nodes[child].columns = width }
  }

  /// Whether an element takes the remaining width: a spacer, a field, or something that contains one.
  private func grows(_ index: Int) -> Bool {
    nodes[index..<nodes[index].end].contains {
      if case .part(let part) = $0.content { part.grows } else { false }
    }
  }

  // Rendering.

  private mutating func render(_ index: Int, in terminal: inout TerminalRenderer) {
    let columns = max(nodes[index].columns, 1)
    let children = children[index]
    let block =
      switch nodes[index].content {
      case .part(let button as ButtonPart) where nodes[index].isStretched:
        button.filling(columns: columns, in: &terminal)
      case .part(let part): part.block(columns: columns, in: &terminal)
      case .grid(let grid): grid.drawn(around: children.map { blocks[$0] }, columns: columns, in: &terminal)
      case .container(let container): drawn(container, at: index, around: children, columns, in: terminal)
      }
    blocks[index] = block.limited(columns: columns)
    for child in children { blocks[child] = TerminalBlock() }
  }

  private mutating func drawn(
    _ container: LayoutNode.Container, at index: Int, around children: [Int], _ columns: Int,
    in terminal: TerminalRenderer
  ) -> TerminalBlock {
    let inner = inner(container, at: index, columns: columns)
    var content: TerminalBlock
    if let lines = container.lines, container.isRow {
      content = TerminalBlock(
        column: self.lines(of: children, lines).map { row($0, container, in: terminal) },
        spacing: lines.spacing, alignment: terminal.isMirrored ? .trailing : .leading)
    } else if container.isRow {
      content = row(children, container, in: terminal)
    } else {
      content = column(children, container, inner, in: terminal)
    }
    content = content.aligned(terminal.isMirrored ? .trailing : .leading, columns: inner)
    if let color = container.row?.textColor {
      content = content.mapLines { $0.mapLooks { $0.colored(color) } }
    }
    content = content.padded(container.insets)
    if let mark = container.row?.mark, container.insets.left > 0 {
      let look = container.row?.markLook ?? .plain
      let line = CellLine([CellRun(text: mark, width: 1, look: look)])
      content = content.overlaid(
        with: TerminalBlock([line], metrics), column: 0, row: container.insets.top.asLength)
    }
    let box = container.box
    let frame = container.frame.insets.vertical + container.frame.shadowInsets.vertical
    content = content.aligned(.leading, rows: box.heights.lowerBound - frame)
    if content.height > box.heights.upperBound - frame {
      content = content.cropped(columns: 0..<content.width, rows: 0..<max(box.heights.upperBound - frame, 0))
    }
    let drawn = container.frame.drawn(around: content, reusing: &filledLooks)
    guard let alignment = box.alignment else { return drawn.padded(box.margins) }
    let room = max(columns - box.margins.horizontal, 1)
    return drawn.aligned(alignment, columns: room).padded(box.margins)
  }

  private func row(
    _ children: [Int], _ container: LayoutNode.Container, in terminal: TerminalRenderer
  ) -> TerminalBlock {
    let height = children.reduce(1) { max($0, blocks[$1].height) }
    var shown = children.map { child in
      var block = blocks[child]
      // A line is as high as its neighbours.
      if case .part(is LinePart) = nodes[child].content {
        block = TerminalBlock(column: Array(repeating: block, count: height))
      }
      return block.aligned(terminal.isMirrored ? .trailing : .leading, columns: nodes[child].columns)
    }
    if terminal.isMirrored { shown.reverse() }
    return TerminalBlock(row: shown, spacing: container.spacing, alignment: container.alignment)
  }

  private mutating func column(
    _ children: [Int], _ container: LayoutNode.Container, _ inner: Int, in terminal: TerminalRenderer
  ) -> TerminalBlock {
    var shown: [TerminalBlock] = []
    for (position, child) in children.enumerated() {
      let block = blocks[child]
      // An empty block takes no room either.
      if block.height == 0 { continue }
      let alignment: StackStyle.Alignment =
        container.alignment == .fill || container.isStacked ? .leading : container.alignment
      shown.append(block.aligned(alignment.mirrored(terminal.isMirrored), columns: inner))
      if let line = separator(below: child, above: children.dropFirst(position + 1).first, inner) {
        shown.append(line)
      }
    }
    let spacing = container.axis == .vertical ? container.spacing : 0
    return TerminalBlock(column: shown, spacing: container.lines?.spacing ?? spacing)
  }

  /// Whether an element ends with the line of a control, so that another one below would double it.
  private func endsWithLine(_ index: Int) -> Bool {
    guard case .container(let container) = nodes[index].content, container.insets.bottom == 0 else {
      return false
    }
    return nodes[index..<nodes[index].end].contains {
      if case .part(let part) = $0.content { part.endsWithLine } else { false }
    }
  }

  /// The line between two rows of a section.
  private mutating func separator(below index: Int, above next: Int?, _ columns: Int) -> TerminalBlock? {
    guard let next, case .container(let upper) = nodes[index].content, let row = upper.row,
      case .container(let lower) = nodes[next].content, lower.row != nil,
      let separator = row.separatorBelow ?? lower.row?.separatorAbove, !endsWithLine(index)
    else { return nil }
    if let latest = latestSeparator, latest.columns == columns, latest.separator == separator,
      latest.frame == upper.frame
    {
      return latest.block
    }
    let block = upper.frame.separator(separator, columns: columns, metrics, reusing: &filledLooks)
    latestSeparator = DrawnSeparator(
      separator: separator, frame: upper.frame, columns: columns, block: block)
    return block
  }
}

extension StackStyle.Alignment {
  /// The horizontal alignment on screen, where leading is left.
  func mirrored(_ isMirrored: Bool) -> StackStyle.Alignment {
    guard isMirrored, self != .center else { return self }
    return self == .trailing ? .leading : .trailing
  }
}

extension HorizontalAlignment {
  /// The alignment on screen, where leading is left; nil from edge to edge.
  func onScreen(isMirrored: Bool) -> StackStyle.Alignment? {
    inLine(isMirrored ? .rightToLeft : .leftToRight)?.mirrored(isMirrored)
  }
}

extension BoxFrame {
  /// A line across the box, which joins the lines at its sides where it reaches them.
  fileprivate func separator(
    _ separator: LayoutNode.Row.Separator, columns: Int, _ metrics: CellMetrics,
    reusing looks: inout FilledLooks
  ) -> TerminalBlock {
    let insets = separator.insets.used
    let width = max(columns - self.insets.horizontal, 0)
    var inside = CellLine()
    inside.append(spaces: insets.left)
    let length = max(width - insets.left - insets.right, 0)
    inside.append(separator.line.horizontal(length))
    inside.fill(to: width)
    var result = CellLine()
    result.append(side(isRight: false, meeting: insets.left == 0 ? separator.line.line : nil))
    for line in filled(TerminalBlock([inside], metrics), reusing: &looks).lines { result.append(line) }
    result.append(side(isRight: true, meeting: insets.right == 0 ? separator.line.line : nil))
    return TerminalBlock([result], metrics).limited(columns: columns)
  }
}
