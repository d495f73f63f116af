package import Restyle

/// The contrast of a text, a mark or a boundary of a style, in a state.
package struct SeenContrast {
  /// The names that lead to the component.
  package let part: String
  package let kind: Kind
  /// The minimum contrast of the component, 1 to 21.
  package let ratio: Double
  /// Whether the contrast meets the rules of audits.
  package let isEnough: Bool
  /// The text; nil for other components.
  private let text: TextStyle?

  /// The kind of a component.
  package enum Kind: String, Sendable {
    case text
    /// A tick, a thumb or another mark.
    case mark
    /// The line, the fill or the ring of a control that is shown by nothing else.
    case boundary
  }
}

extension SeenContrast {
  /// Returns the contrast that the rules of audits require, whether it is reached or not.
  ///
  /// - Parameter traits: The traits for which the component is shown; the contrast that a text needs may depend on more
  ///   of them than its colours do.
  /// - Returns: The contrast.
  package func least(for traits: TraitCollection) -> Double {
    switch kind {
    case .text: text?.leastContrast(for: traits) ?? Inspection.leastTextContrast
    case .mark: Inspection.leastMarkContrast
    case .boundary: Inspection.leastBoundaryContrast
    }
  }

  /// The states in which a style is audited; disabled ones are exempt.
  package static func states<S: Style>(of style: S) -> [ControlState] {
    StyleInspector.states(of: style).filter { !$0.contains(.disabled) }.sorted(by: ControlState.yields)
  }

  /// Returns the contrasts of a style in a state.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - state: The state.
  ///   - traits: The traits that colours are resolved for.
  ///   - page: The colour of the page.
  /// - Returns: A contrast for each component for which it is known: none for those on an image.
  package static func all<S: Style>(
    of style: S, in state: ControlState, for traits: TraitCollection, on page: Color
  ) -> [Self] {
    var sight = Sight(state, traits, on: Backdrop(page.resolved(for: traits)))
    sight.add(anything: style)
    return sight.items.compactMap { item in
      func contrast(_ kind: Kind, _ ratio: Double, _ needed: Double, _ text: TextStyle? = nil) -> Self {
        Self(part: item.part, kind: kind, ratio: ratio, isEnough: ratio >= needed, text: text)
      }
      switch item.content {
      case .text(let text):
        return item.contrast(of: text, in: sight).map { contrast(.text, $0.contrast.ratio, $0.needed, text) }
      case .mark(let color):
        return item.behind.contrast(of: color.resolved(for: traits)).map {
          contrast(.mark, $0.ratio, Inspection.leastMarkContrast)
        }
      case .box(let background, .boundary):
        let least = Inspection.leastBoundaryContrast
        switch item.boundary(of: background, in: sight) {
        case .seen(_, let seen): return contrast(.boundary, seen.ratio, least)
        case .missing: return contrast(.boundary, 1, least)
        case .unknown: return nil
        }
      case .box, .link, .shape: return nil
      }
    }
  }
}
