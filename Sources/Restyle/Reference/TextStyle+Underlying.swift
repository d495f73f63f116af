extension TextStyle {
  /// A named value in the layers below a text style.
  package enum Underlying: Hashable, Sendable {
    case style(ValueReference<TextStyle>)
    case font(ValueReference<Font>)
  }

  /// The named values in the layers below the style, even if none of their attributes is visible.
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
