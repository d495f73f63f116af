import RestyleElements

// Traits of an element that affect those around it.

extension InterfaceLayout {
  /// Whether an element takes the remaining width: a spacer, a field, or something that contains one.
  func grows(_ index: Int) -> Bool { nodes[index].traits.contains(.grows) }

  func isSpace(_ index: Int) -> Bool { nodes[index].traits.contains(.isSpace) }

  /// Whether an element takes the remaining width, or would without a width of its own.
  func isField(_ index: Int) -> Bool { grows(index) || nodes[index].traits.contains(.hasOwnWidth) }

  func standsApart(_ index: Int) -> Bool { nodes[index].traits.contains(.standsApart) }

  /// Whether an element ends with the line of a control, which another line below would double.
  func endsWithLine(_ index: Int) -> Bool {
    guard case .container(let container) = nodes[index].content, container.value.insets.bottom == 0 else {
      return false
    }
    return nodes[index].traits.contains(.endsWithLine)
  }
}
