import Restyle

extension ElementWalk {
  /// Elements that the walk is in the middle of.
  struct Frame {
    /// The element that they lie in.
    let origin: ElementNode
    /// The position of the row that they lie in.
    var position: SegmentPosition?
    let elements: Elements
    /// How many of them the walk has taken.
    var taken = 0
    /// Whether they are rows of the innermost section.
    let areRows: Bool
  }

  enum Elements {
    case content(ElementContent)
    case generated(GeneratedContent)
  }

  struct WaitingRow {
    var node: ElementNode?
    var isFirst = true
  }
}

extension ElementWalk.Frame {
  /// Takes the next element; nil behind the last one.
  mutating func next() -> ElementNode? {
    defer { taken += 1 }
    switch elements {
    case .content(let content): return content.node(at: taken)
    case .generated(let content): return taken < content.count ? content.make(taken).node : nil
    }
  }
}
