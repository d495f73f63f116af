import Restyle

extension ElementWalk {
  /// Elements that the walk is in the middle of.
  struct Frame {
    /// The element that they lie in.
    let origin: ElementNode
    /// The position of the row that they lie in.
    var position: SegmentPosition?
    var rest: Rest
    /// Whether they are rows of the innermost section.
    let areRows: Bool
  }

  enum Rest {
    case nodes(ArraySlice<ElementNode>)
    case generated(GeneratedContent, next: Int)
  }

  struct WaitingRow {
    var node: ElementNode?
    var isFirst = true
  }
}

extension ElementWalk.Rest {
  mutating func next() -> ElementNode? {
    switch self {
    case .nodes(var nodes):
      guard let node = nodes.popFirst() else { return nil }
      self = .nodes(nodes)
      return node
    case .generated(let content, let index):
      guard index < content.count else { return nil }
      self = .generated(content, next: index + 1)
      return content.make(index).node
    }
  }
}
