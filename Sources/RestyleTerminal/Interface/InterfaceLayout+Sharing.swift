import RestyleElements

// Final widths.

extension InterfaceLayout {
  /// Distributes the columns of an element among its children.
  mutating func shareColumns(of index: Int) {
    if nodes[index].isPart { return }
    switch nodes[index].content {
    case .part: break
    case .grid(var grid):
      let cells = children(of: index)
      let columns = nodes[index].columns
      var wanted = demands(of: grid, cells, in: columns)
      // Rows are readable with their cells stacked, but broken words aren't.
      if wanted.words > columns, grid.canBeList {
        let list = grid.list
        let listed = demands(of: list, cells, in: columns)
        if listed.words < wanted.words {
          (grid, wanted) = (list, listed)
          removeMarks(of: grid, cells)
          if !grid.unmarkedHeaders.isEmpty { wanted = demands(of: grid, cells, in: columns) }
        }
      }
      let known = grid
      grid.table.share(columns) { _, gap in
        wanted.demands.columns(gap: gap)
      } numberWidths: {
        known.numberWidths(of: cells, in: nodes, $0, $1, metrics)
      }
      let row = grid.table.makeRow()
      grid.forEachCell(cells) { nodes[$0].columns = row.width(of: $1) }
      // In a list, the cells of all columns share one column, after their headers.
      if grid.isList {
        for cell in cells { nodes[cell].columns = min(nodes[cell].columns, nodes[cell].idealWidth) }
      }
      nodes[index].content = .grid(grid)
    case .container(let container): shareColumns(of: container, at: index)
    }
  }

  /// Removes the sort marks from headers, which a list repeats in each item.
  private mutating func removeMarks(of grid: LayoutNode.Grid, _ cells: ArraySlice<Int>) {
    for (column, header) in grid.unmarkedHeaders {
      let cell = cells[cells.startIndex + column]
      guard case .container(let container) = nodes[cell].content, let text = children(of: cell).first else {
        continue
      }
      let end = nodes[text].end
      nodes[text] = LayoutNode(header, metrics)
      nodes[text].end = end
      measure(container, at: cell)
    }
  }

  /// The demands of a table's columns, and its width with unbroken words; very long words may be broken if they don't
  /// fit.
  private func demands(
    of grid: LayoutNode.Grid, _ cells: ArraySlice<Int>, in columns: Int
  ) -> (demands: LayoutNode.Grid.Demands, words: Int) {
    // Padding of cells shrinks before words are broken.
    func words(_ demands: LayoutNode.Grid.Demands) -> Int {
      ColumnWidths.words(demands.columns(gap: grid.table.gap(padding: 0))) + grid.table.around(padding: 0)
    }
    let whole = grid.demands(of: cells, in: nodes, wholeWords: true)
    let wholeWords = words(whole)
    if wholeWords <= columns { return (whole, wholeWords) }
    let readable = grid.demands(of: cells, in: nodes)
    return (readable, words(readable))
  }

  private mutating func shareColumns(of container: LayoutNode.SharedContainer, at index: Int) {
    let children = children(of: index)
    let inner = sides(of: container, at: index, columns: nodes[index].columns).columns
    defer { markBoxesOfOneHeight(children, in: container, at: index) }
    if container.value.lines?.columns == nil,
      container.value.axis == .horizontal || container.value.alignment != .fill
    {
      measureFractions(of: inner, in: children)
    }
    if container.value.lines != nil {
      share(inner, among: children, in: container, at: index)
      if !nodes[index].isStacked { return }
    } else if container.value.axis == .horizontal {
      if let line = labelledLine(index) {
        let room = inner - LabelColumn.gap
        if let width = labelColumns[line.column].width(within: room) {
          nodes[line.label].columns = width
          nodes[line.control].columns = room - width
          if let spacer = line.spacer { nodes[spacer].columns = LabelColumn.gap }
          return
        }
      } else {
        let room = inner - container.value.spacing * max(children.count - 1, 0)
        let least = children.reduce(0) { $0 + nodes[$1].minimumWidth }
        if least <= room || container.value.keepsMarker && fitsBehindMarker(children, in: room) {
          return share(max(room, 1), among: children)
        }
      }
      nodes[index].isStacked = true
    }
    for child in children {
      nodes[child].columns =
        container.value.alignment == .fill || nodes[index].isStacked
        ? inner : min(nodes[child].idealWidth, inner)
      nodes[child].isStretched = container.value.stretches
    }
  }

  /// Computes the widths of boxes that are fractions of shared columns, whose number is known now.
  private mutating func measureFractions(of columns: Int, in children: ArraySlice<Int>) {
    for child in children where nodes[child].traits.contains(.hasFraction) {
      guard case .container(let container) = nodes[child].content, let box = container.value.box else {
        continue
      }
      sharedColumns[child] = columns
      let margins = box.margins.horizontal
      let ideal = box.columns(around: nodes[child].idealWidth - margins, of: columns)
      nodes[child].idealWidth = ideal
      nodes[child].mostColumns =
        box.width == nil ? box.columns(around: nodes[child].mostColumns - margins, of: columns) : ideal
    }
  }

  /// Whether there is some room after a marker, where words may have to be broken.
  ///
  /// Otherwise, the items of nested lists would be below their markers at the edge, the outermost first.
  private func fitsBehindMarker(_ children: ArraySlice<Int>, in room: Int) -> Bool {
    children.dropLast().reduce(BoxFrame.leastRoom) { $0 + nodes[$1].idealWidth } <= room
  }

  /// Marks boxes side by side that are stretched to the height of the highest one, if that is visible.
  private mutating func markBoxesOfOneHeight(
    _ children: ArraySlice<Int>, in container: LayoutNode.SharedContainer, at index: Int
  ) {
    guard container.value.alignment == .fill, container.value.isRow || container.value.lines != nil,
      !nodes[index].isStacked, children.count > 1
    else { return }
    for child in children {
      guard case .container(let box) = nodes[child].content, !box.value.frame.isEmpty,
        box.value.box?.hasHeight != true
      else { continue }
      nodes[child].traits.insert(.fillsHeight)
    }
  }

  private mutating func share(_ room: Int, among children: ArraySlice<Int>) {
    var (ideal, growingCount, growing) = (0, 0, 0)
    for child in children {
      ideal += nodes[child].idealWidth
      nodes[child].columns = nodes[child].idealWidth
      if grows(child) { (growingCount, growing) = (growingCount + 1, child) }
    }
    // A fast path: usually all fit, and one takes the rest.
    if ideal <= room, growingCount < 2 {
      if growingCount == 1 {
        let more = nodes[growing].mostColumns - nodes[growing].idealWidth
        nodes[growing].columns += max(min(room - ideal, more), 0)
      }
      return
    }
    let demands = children.map { child in
      let least = nodes[child].minimumWidth
      return ColumnWidths.Demand(
        ideal: nodes[child].idealWidth, word: least, minimum: least, grows: grows(child),
        maximum: nodes[child].mostColumns)
    }
    let widths = ColumnWidths.grown(ColumnWidths.shared(room, among: demands), to: room, demands)
    for (child, width) in zip(children, widths) { nodes[child].columns = width }
  }
}
