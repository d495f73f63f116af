import Restyle

/// The background of the page on which a catalog's styles are audited.
struct Page: Sendable {
  private let background: Background

  private enum Background {
    case constant(BackgroundStyle)
    /// The background of forms for which more than colours depends on traits.
    case varying(TraitStyle<FormStyle>)
  }

  /// Creates the page of a catalog for the current defaults.
  init(_ catalog: StyleCatalog, in surroundings: AuditSurroundings) {
    if let color = surroundings.page {
      background = .constant(BackgroundStyle(color: color))
      return
    }
    let named = catalog[FormStyle.self].first { $0.name == "formPlain" }
    let form = named.map { named in TraitStyle { named.style(from: $0) } } ?? DynamicFormStyle.defaultPlain
    let explored = surroundings.exploration.explore { form.style(from: $0).background }
    let backgrounds = Set(explored.leaves.map(\.result))
    background = backgrounds.count == 1 ? .constant(backgrounds.first ?? .none) : .varying(form)
  }

  /// Returns the backdrop of a style on the page.
  func backdrop(for traits: TraitCollection) -> Backdrop {
    let own =
      switch background {
      case .constant(let background): background
      case .varying(let form): form.style(from: traits).background
      }
    let color = own.color.resolved(for: traits)
    // Behind a translucent page is the background of windows.
    let opaque =
      color.alpha == 1 ? color : color.composited(over: Color.systemBackground.resolved(for: traits))
    return Backdrop(opaque).under(own.transparent, traits)
  }
}
