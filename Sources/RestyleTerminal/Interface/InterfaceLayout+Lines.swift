// Containers that wrap their elements into several lines.

extension InterfaceLayout {
  /// Assigns elements to lines, and computes their widths; stacks them if a column is too narrow.
  mutating func share(
    _ room: Int, among children: ArraySlice<Int>, in container: LayoutNode.SharedContainer, at index: Int
  ) {
    if let columns = container.value.lines?.columns {
      let cells = room - container.value.spacing * (columns - 1)
      let width = cells / columns
      guard columns <= room, width >= children.map({ nodes[$0].minimumWidth }).max() ?? 0 else {
        nodes[index].isStacked = true
        return
      }
      for (position, child) in children.enumerated() {
        // The first columns get the remaining cells.
        nodes[child].columns = width + (position % columns < cells % columns ? 1 : 0)
      }
      lineCounts[index] = stride(from: 0, to: children.count, by: columns).map {
        min(columns, children.count - $0)
      }
    } else {
      var (counts, rest) = ([Int](), 0)
      for child in children {
        let width = min(nodes[child].idealWidth, room)
        nodes[child].columns = width
        if let last = counts.indices.last, width + container.value.spacing <= rest {
          counts[last] += 1
          rest -= width + container.value.spacing
        } else {
          counts.append(1)
          rest = room - width
        }
      }
      lineCounts[index] = counts
    }
  }

  /// The elements of each line.
  func lines(of children: ArraySlice<Int>, at index: Int) -> [ArraySlice<Int>] {
    var start = children.startIndex
    return lineCounts[index, default: []].map { count in
      defer { start += count }
      return children[start..<start + count]
    }
  }
}
