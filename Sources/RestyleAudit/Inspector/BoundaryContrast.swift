package import Restyle

/// How much a control that nothing but its boundary shows stands out from the page, in a state.
package struct BoundaryContrast {
  package let state: ControlState
  /// The greatest contrast of a line, a fill or a ring, 1 to 21.
  package let ratio: Double

  /// What WCAG 2.2, section 1.4.11, asks for.
  package static let least = Inspection.leastBoundaryContrast

  /// The contrasts of a style in its states.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - traits: The traits that colours are resolved for.
  ///   - page: The colour of the page.
  /// - Returns: One for each state but those that can't be used; none for what is no such control, or is an image.
  package static func all<S: Style>(of style: S, for traits: TraitCollection, on page: Color) -> [Self] {
    let backdrop = Backdrop(page.resolved(for: traits))
    let states = StyleInspector.states(of: style).filter { !$0.contains(.disabled) }
    return states.sorted(by: ControlState.yields).flatMap { state in
      var sight = Sight(state, traits, on: backdrop)
      sight.add(anything: style)
      return sight.items.compactMap { item -> Self? in
        guard case .box(let background, .boundary) = item.content, background.image == nil,
          item.behind.colors != nil
        else { return nil }
        let edges = background.edgeColors(traits, on: item.behind)
        return Self(state: state, ratio: item.behind.greatestContrast(of: edges)?.contrast.ratio ?? 1)
      }
    }
  }
}
