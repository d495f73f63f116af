import RestyleElements

extension InterfaceLayout {
  /// Computes the widths of a container from those of its children.
  mutating func measure(_ container: LayoutNode.SharedContainer, at index: Int) {
    let children = children(of: index)
    // The widths for children side by side, and for stacked children.
    var (total, widest) = ((ideal: 0, least: 0, most: 0), (ideal: 0, least: 0, most: 0))
    for child in children {
      let (ideal, least) = (nodes[child].idealWidth, nodes[child].minimumWidth)
      let most = grows(child) ? nodes[child].mostColumns : ideal
      total = (total.ideal + ideal, total.least + least, total.most.adding(most))
      widest = (max(widest.ideal, ideal), max(widest.least, least), max(widest.most, most))
    }
    if container.value.standsApart
      || children.count == 1 && children.contains(where: { nodes[$0].traits.contains(.standsApart) })
    {
      nodes[index].traits.insert(.standsApart)
    }
    let gaps = container.value.spacing * max(children.count - 1, 0)
    let isRow = container.value.axis == .horizontal
    let columns = container.value.lines?.columns
    // Limited, since widths of columns in columns multiply.
    let ideal =
      columns.map { widest.ideal.asLength * $0 + container.value.spacing * ($0 - 1) }
      ?? (isRow ? total.ideal + gaps : widest.ideal)
    // Wrapped lines can be as narrow as the widest element.
    let least = isRow && container.value.lines == nil ? total.least + gaps : widest.least
    nodes[index].idealWidth = ideal + container.around
    nodes[index].minimumWidth = least + container.around
    if container.value.lines == nil {
      nodes[index].mostColumns = (isRow ? total.most.adding(gaps) : widest.most).adding(container.around)
    }
    if let box = container.value.box {
      nodes[index].idealWidth = box.columns(around: nodes[index].idealWidth)
      nodes[index].minimumWidth = box.leastColumns(around: nodes[index].minimumWidth)
      nodes[index].mostColumns = box.mostColumns(around: nodes[index].mostColumns)
      if box.hasFraction { nodes[index].traits.insert(.hasFraction) }
      if box.width?.cells != nil, nodes[index].traits.remove(.grows) != nil {
        nodes[index].traits.insert(.hasOwnWidth)
      }
    }
  }
}
