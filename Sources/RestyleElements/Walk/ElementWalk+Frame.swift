import Restyle

extension ElementWalk {
  /// Elements that the walk is in the middle of.
  struct Frame {
    /// The element that they lie in.
    let origin: ElementNode
    /// Which of the elements around it that is, from 1.
    let number: Int
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
    /// Which row of the section it is, from 1.
    var number = 0
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
