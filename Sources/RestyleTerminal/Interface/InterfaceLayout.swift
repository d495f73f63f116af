import Restyle
import RestyleElements
import RestyleRendering

/// Lays elements out: computes their ideal widths, then their widths, and then renders them.
///
/// Each step iterates once over all elements and isn't recursive, however deeply elements are nested.
struct InterfaceLayout {
  private var nodes: [LayoutNode]
  private let metrics: CellMetrics
  private var blocks: [TerminalBlock?]

  init(_ nodes: [LayoutNode], _ metrics: CellMetrics) {
    self.nodes = nodes
    self.metrics = metrics
    blocks = Array(repeating: nil, count: nodes.count)
  }

  /// Renders the outermost elements one below the other.
  mutating func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    measure()
    var start = 0
    while start < nodes.count {
      nodes[start].columns = columns
      start = nodes[start].end
    }
    for index in nodes.indices { shareColumns(of: index) }
    for index in nodes.indices.reversed() { render(index, in: &terminal) }
    var result: [TerminalBlock] = []
    start = 0
    while start < nodes.count {
      if let block = blocks[start] { result.append(block) }
      start = nodes[start].end
    }
    return TerminalBlock(column: result, alignment: terminal.isMirrored ? .trailing : .leading)
  }

  /// The direct children of an element.
  private func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    while child < nodes[index].end {
      result.append(child)
      child = nodes[child].end
    }
    return result
  }
}

// Ideal and minimum widths.
extension InterfaceLayout {
  private mutating func measure() {
    for index in nodes.indices.reversed() {
      switch nodes[index].content {
      case .part(let part):
        nodes[index].idealWidth = part.idealWidth(metrics)
        nodes[index].minimumWidth = min(part.minimumWidth(metrics), nodes[index].idealWidth)
      case .grid(let grid):
        let cells = children(of: index)
        nodes[index].idealWidth =
          grid.widths(of: cells) { nodes[$0].idealWidth }
          .reduce(grid.table.around()) { $0 + max($1, 1) }
        nodes[index].minimumWidth =
          grid.widths(of: cells) { nodes[$0].minimumWidth }
          .reduce(grid.table.around(padding: 0)) { $0 + max($1, 1) }
      case .container(let container):
        let children = children(of: index)
        let gaps = container.spacing * max(children.count - 1, 0)
        func total(_ width: (LayoutNode) -> Int) -> Int {
          container.axis == .horizontal
            ? children.reduce(gaps) { $0 + width(nodes[$1]) }
            : children.reduce(0) { max($0, width(nodes[$1])) }
        }
        let margins = [container.header, container.footer].reduce(0) { widest, margin in
          max(widest, margin?.text.map { $0.idealWidth(metrics) + (margin?.insets.horizontal ?? 0) } ?? 0)
        }
        nodes[index].idealWidth = max(total(\.idealWidth) + container.around, margins)
        nodes[index].minimumWidth = total(\.minimumWidth) + container.around
      }
    }
  }
}

// Final widths.
extension InterfaceLayout {
  private mutating func shareColumns(of index: Int) {
    if case .grid(var grid) = nodes[index].content {
      let cells = children(of: index)
      grid.share(
        nodes[index].columns, ideal: grid.widths(of: cells) { nodes[$0].idealWidth },
        minimum: grid.widths(of: cells) { nodes[$0].minimumWidth })
      grid.forEachCell(cells) { nodes[$0].columns = grid.table.widths[$1] }
      nodes[index].content = .grid(grid)
    }
    guard case .container(var container) = nodes[index].content else { return }
    let children = children(of: index)
    let inner = max(nodes[index].columns - container.around, 1)
    if container.axis == .horizontal {
      let room = inner - container.spacing * max(children.count - 1, 0)
      if children.reduce(0, { $0 + nodes[$1].minimumWidth }) <= room {
        return share(max(room, 1), among: children)
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
}

// Rendering.
extension InterfaceLayout {
  private mutating func render(_ index: Int, in terminal: inout TerminalRenderer) {
    let columns = max(nodes[index].columns, 1)
    switch nodes[index].content {
    case .part(let button as ButtonPart) where nodes[index].isStretched:
      blocks[index] = button.filling(columns: columns, in: &terminal).limited(columns: columns)
    case .part(let part):
      blocks[index] = part.block(columns: columns, in: &terminal).limited(columns: columns)
    case .grid(let grid):
      let cells = children(of: index)
      blocks[index] = grid.drawn(
        around: cells.map { blocks[$0] ?? TerminalBlock() }, columns: columns, in: &terminal
      ).limited(columns: columns)
      for cell in cells { blocks[cell] = nil }
    case .container(let container):
      let children = children(of: index)
      let inner = max(columns - container.around, 1)
      let inside =
        container.isRow
        ? row(children, container, in: terminal) : column(children, container, inner, in: terminal)
      var content = inside.aligned(terminal.isMirrored ? .trailing : .leading, columns: inner)
      if let color = container.row?.textColor {
        content = content.mapLines { $0.mapLooks { $0.colored(color) } }
      }
      var padded = content.padded(container.insets)
      if let mark = container.row?.mark, container.insets.left > 0 {
        let line = CellLine([CellRun(text: mark, width: 1, look: .plain)])
        padded = padded.overlaid(
          with: TerminalBlock([line], metrics), column: 0, row: container.insets.top.asLength)
      }
      let body = container.frame.drawn(around: padded)
      var parts = [body]
      if let header = container.header { parts.insert(header.block(columns: columns, in: &terminal), at: 0) }
      if let footer = container.footer { parts.append(footer.block(columns: columns, in: &terminal)) }
      blocks[index] = TerminalBlock(column: parts).limited(columns: columns)
      for child in children { blocks[child] = nil }
    }
  }

  private func row(
    _ children: [Int], _ container: LayoutNode.Container, in terminal: TerminalRenderer
  ) -> TerminalBlock {
    var shown: [TerminalBlock] = []
    let height = children.reduce(1) { max($0, isLine($1) ? 0 : blocks[$1]?.height ?? 0) }
    for child in children {
      guard let block = blocks[child] else { continue }
      if case .part(let part) = nodes[child].content, let line = part as? LinePart {
        shown.append(line.block(rows: height, metrics))
      } else {
        shown.append(block.aligned(terminal.isMirrored ? .trailing : .leading, columns: nodes[child].columns))
      }
    }
    if terminal.isMirrored { shown.reverse() }
    return TerminalBlock(row: shown, spacing: container.spacing, alignment: container.alignment)
  }

  private func isLine(_ index: Int) -> Bool {
    if case .part(let part) = nodes[index].content { part is LinePart } else { false }
  }

  private func column(
    _ children: [Int], _ container: LayoutNode.Container, _ inner: Int, in terminal: TerminalRenderer
  ) -> TerminalBlock {
    var shown: [TerminalBlock] = []
    for (position, child) in children.enumerated() {
      guard let block = blocks[child] else { continue }
      let next = position + 1 < children.count ? children[position + 1] : nil
      // An empty block takes no room either.
      if block.height == 0 { continue }
      let alignment: StackStyle.Alignment =
        container.alignment == .fill || container.isStacked ? .leading : container.alignment
      shown.append(block.aligned(alignment.mirrored(terminal.isMirrored), columns: inner))
      if let line = separator(below: child, above: next, inner) { shown.append(line) }
    }
    return TerminalBlock(column: shown, spacing: container.axis == .vertical ? container.spacing : 0)
  }

  /// The line between two rows of a section.
  private func separator(below index: Int, above next: Int?, _ columns: Int) -> TerminalBlock? {
    guard let next, case .container(let upper) = nodes[index].content, let row = upper.row,
      case .container(let lower) = nodes[next].content, lower.row != nil,
      let separator = row.separatorBelow ?? lower.row?.separatorAbove
    else { return nil }
    return upper.frame.separator(separator, columns: columns, metrics)
  }
}

extension StackStyle.Alignment {
  /// The horizontal alignment on screen, where leading is left.
  fileprivate func mirrored(_ isMirrored: Bool) -> StackStyle.Alignment {
    guard isMirrored else { return self }
    switch self {
    case .leading, .fill, .firstBaseline: return .trailing
    case .trailing: return .leading
    case .center: return .center
    }
  }
}

extension LayoutNode.Margin {
  fileprivate func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    guard let text else {
      return TerminalBlock().aligned(.leading, columns: columns).aligned(.leading, rows: emptyHeight)
    }
    let inner = max(columns - insets.horizontal - frame.insets.horizontal, 1)
    let block = text.block(columns: inner, in: &terminal)
      .aligned(terminal.isMirrored ? .trailing : .leading, columns: inner)
    return frame.drawn(around: block.padded(insets))
  }
}

extension BoxFrame {
  /// A line across the box, which joins the lines at its sides where it reaches them.
  fileprivate func separator(
    _ separator: LayoutNode.Row.Separator, columns: Int, _ metrics: CellMetrics
  ) -> TerminalBlock {
    let insets = separator.insets.used
    func side(isRight: Bool) -> TerminalBlock {
      var text = line.vertical(isRight: isRight)
      let isMet = (isRight ? insets.right : insets.left) == 0
      if isMet, line == .ascii { text = "+" }
      if isMet, line != .ascii, line != .block {
        text =
          LineArms(
            up: line.weight, right: isRight ? .none : separator.line.weight, down: line.weight,
            left: isRight ? separator.line.weight : .none
          ).character
      }
      let run = hidesLine ? CellRun.spaces(1) : CellRun(text: text, width: 1, look: lineLook)
      return TerminalBlock([CellLine([run])], metrics)
    }
    let width = max(columns - self.insets.horizontal, 0)
    var inside = CellLine()
    inside.append(spaces: insets.left)
    let length = max(width - insets.left - (hasRight ? insets.right : 0), 0)
    inside.append(
      CellRun(
        text: String(rowOf: separator.line.horizontal(), count: length), width: length,
        look: separator.look))
    inside.fill(to: width)
    var parts = [filled(TerminalBlock([inside], metrics))]
    if hasLeft { parts.insert(side(isRight: false), at: 0) }
    if hasRight { parts.append(side(isRight: true)) }
    return TerminalBlock(row: parts).limited(columns: columns)
  }
}
