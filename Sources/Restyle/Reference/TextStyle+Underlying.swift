extension TextStyle {
  /// A named value that a text style lies over.
  package enum Underlying: Hashable, Sendable {
    case style(ValueReference<TextStyle>)
    case font(ValueReference<Font>)
  }

  /// The named values that the style lies over, whether or not some attribute of theirs is seen.
  package var underlying: [Underlying] {
    var found: [Underlying] = []
    var open = attributes.layers?.all ?? []
    while let layer = open.popLast() {
      switch layer {
      case .style(let reference): found.append(.style(reference))
      case .font(let reference): found.append(.font(reference))
      case .attributes(let attributes): open += attributes.layers?.all ?? []
      case .removing(_, let layers): open += layers.all
      }
    }
    return found
  }
}
