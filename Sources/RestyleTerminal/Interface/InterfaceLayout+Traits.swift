import RestyleElements

// What of an element concerns those around it.

extension InterfaceLayout {
  /// Whether an element takes the remaining width: a spacer, a field, or something that contains one.
  func grows(_ index: Int) -> Bool { nodes[index].traits.contains(.grows) }

  func isSpace(_ index: Int) -> Bool { nodes[index].traits.contains(.isSpace) }

  /// Whether an element is, or holds, what takes the remaining width unless it is given another one.
  func isField(_ index: Int) -> Bool { grows(index) || nodes[index].traits.contains(.hasOwnWidth) }

  func standsApart(_ index: Int) -> Bool { nodes[index].traits.contains(.standsApart) }

  /// Whether an element ends with the line of a control, so that another one below would double it.
  func endsWithLine(_ index: Int) -> Bool {
    guard case .container(let container) = nodes[index].content, container.value.insets.bottom == 0 else {
      return false
    }
    return nodes[index].traits.contains(.endsWithLine)
  }
}
