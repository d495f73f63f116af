import Restyle
import RestyleElements

extension ElementWalk {
  /// Elements that the walk is iterating over.
  struct Frame {
    /// The element that contains them; nil after the walk has left it.
    var origin: ElementNode?
    /// The number of that element among its siblings, from 1.
    let number: Int
    /// The position of the row that contains them.
    let position: SegmentPosition?
    /// The elements, if the walk built them; nil if they are stored in the element.
    let built: ElementContent?
    /// The number of elements that the walk has visited.
    var visited = 0
    /// The number of the latest one among its siblings.
    var count: Int
    /// Their role in the element.
    let role: ContentRole
    /// Whether the start and the end of that element are visited.
    let isContainer: Bool
    /// Whether the elements are siblings of those beside the origin.
    let joinsSiblings: Bool
    /// The variation, if the elements are those of a context reader.
    let variation: Variation?
  }

  /// Elements of a context reader.
  // Indirect, since they are rare, and each container copies a frame.
  indirect enum Variation {
    /// The same elements for all traits, with the watch of their reads, and the problems that have been reported.
    case watched(TraitWatch, [RenderingProblem.Loss])
    /// The elements for one set of traits after another.
    case variants([HeldContent<ElementVariant>])
    /// The elements for one set of traits.
    case variant(HeldContent<ElementVariant>)
  }

  struct WaitingRow {
    var node: ElementNode?
    /// The number of the row in the section, from 1.
    var number = 0
  }
}

extension ElementWalk.Frame {
  /// Returns the next element; nil after the last one.
  mutating func next() -> ElementNode? {
    guard let node = node(at: visited) else { return nil }
    visited += 1
    count += 1
    return node
  }

  private func node(at index: Int) -> ElementNode? {
    if let built { return built.node(at: index) }
    switch origin {
    case .content(let content)?: return content.node(at: index)
    case .generated(let content)?:
      return content.borrow { index < $0.count ? $0.make(index).node : nil }
    default: return origin?.read { $0.child(at: index) }
    }
  }

  /// Returns the next variant of a reader; nil after the last one, and for other elements.
  mutating func nextVariant() -> HeldContent<ElementVariant>? {
    guard case .variants(let variants)? = variation, variants.indices.contains(visited) else { return nil }
    defer { visited += 1 }
    return variants[visited]
  }
}
