import Restyle

// Containers whose elements lie side by side in several lines.

extension InterfaceLayout {
  /// Finds which elements lie in which line, and how wide they are; stacks them where a column is too narrow.
  mutating func share(_ room: Int, among children: [Int], in container: inout LayoutNode.Container) {
    guard var lines = container.lines else { return }
    if let columns = lines.columns {
      let cells = room - container.spacing * (columns - 1)
      let width = cells / columns
      guard columns <= room, width >= children.map({ nodes[$0].minimumWidth }).max() ?? 0 else {
        container.isStacked = true
        return
      }
      for (position, child) in children.enumerated() {
        // The first ones have what is left over.
        nodes[child].columns = width + (position % columns < cells % columns ? 1 : 0)
      }
      lines.counts = stride(from: 0, to: children.count, by: columns).map {
        min(columns, children.count - $0)
      }
    } else {
      lines.counts = []
      var rest = 0
      for child in children {
        let width = min(nodes[child].idealWidth, room)
        nodes[child].columns = width
        if let last = lines.counts.indices.last, width + container.spacing <= rest {
          lines.counts[last] += 1
          rest -= width + container.spacing
        } else {
          lines.counts.append(1)
          rest = room - width
        }
      }
    }
    container.lines = lines
  }

  /// The elements of each line.
  func lines(of children: [Int], _ lines: LayoutNode.Lines) -> [[Int]] {
    var start = 0
    return lines.counts.map { count in
      defer { start += count }
      return Array(children[start..<start + count])
    }
  }
}
