/// The margins and insets around the content of a container, and the columns between them.
struct ContainerSides {
  var margins = CellInsets.zero
  var insets: CellInsets
  /// The columns between the sides; zero if the lines take all.
  fileprivate(set) var room: Int
  /// The minimum columns of the content if there are few; nil if there are enough.
  fileprivate var needed: Int?
}

extension ContainerSides {
  /// The columns of the content, at least one.
  var columns: Int { max(room, 1) }

  /// Whether no content of the container is shown.
  var lacksColumns: Bool { room < 1 }

  /// Whether insets or margins were reduced.
  var isNarrow: Bool { needed != nil }
  var least: Int { needed ?? 0 }
}

extension InterfaceLayout {
  /// Returns the sides around the content of a container, which may be narrower than its columns.
  ///
  /// If there are few columns, insets give way first, then margins, and then the content; lines stay.
  func sides(of container: LayoutNode.SharedContainer, at index: Int, columns: Int) -> ContainerSides {
    var result = ContainerSides(insets: container.value.insets, room: columns - container.around)
    if let box = container.value.box {
      result.margins = box.margins
      let inner = columns - box.margins.horizontal
      result.room = boxColumns(box, at: index, inner, of: columns) - container.around
    } else if container.around == 0 {
      return result
    }
    guard result.room < BoxFrame.leastRoom else { return result }
    let widest = children(of: index).reduce(1) { max($0, nodes[$1].minimumWidth) }
    let needed = min(widest, BoxFrame.leastRoom)
    guard result.room < needed else { return result }
    result.needed = needed
    var lines = container.value.frame.insets.horizontal
    let shadow = container.value.frame.shadowInsets.horizontal
    if lines + shadow + needed <= columns { lines += shadow }
    result.margins = result.margins.narrowed(to: columns - lines - needed)
    let outer = columns - result.margins.horizontal
    let whole = container.value.box.map { boxColumns($0, at: index, outer, of: columns) } ?? outer
    // The mark of a row keeps its cell and the one beside it.
    let least = container.value.row?.mark == nil ? 0 : 2
    result.insets = result.insets.narrowed(to: max(whole - lines - needed, least))
    result.room = whole - lines - result.insets.horizontal
    return result
  }

  /// The number of columns of a box.
  ///
  /// Fractions refer to the columns that it shares with others, or to all of its own.
  private func boxColumns(_ box: CellBox, at index: Int, _ columns: Int, of whole: Int) -> Int {
    let shared = nodes[index].traits.contains(.hasFraction) ? sharedColumns[index] : nil
    return box.columns(
      within: columns, of: shared ?? whole, ideal: nodes[index].idealWidth - box.margins.horizontal)
  }
}
