import RestyleElements
import RestyleRendering

extension Element {
  /// The elements of the tree as people write them, in the order of the walk.
  var walkedElements: [any Element] {
    var elements: [any Element] = []
    var walk = ElementWalk(self, in: ElementContext())
    while let event = try? walk.next() {
      let node: ElementNode? =
        switch consume event {
        case .visit(let node): node
        case .open(let node, _): node
        default: nil
        }
      if let element = node?.element { elements.append(element) }
    }
    return elements
  }
}
