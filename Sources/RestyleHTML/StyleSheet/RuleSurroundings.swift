import Restyle

/// The surroundings that rules are made for.
struct RuleSurroundings: Hashable, Sendable {
  /// The traits outside of media queries.
  let traits: TraitCollection
  /// Whether the rules are for no others, and so without media queries.
  let areFixed: Bool
  /// Whether the rules become `style` attributes, which say nothing of `::before` and the like.
  let areInline: Bool

  /// The surroundings that rules are being made for.
  ///
  /// Task-local, since whatever rules are made of reaches the media queries through many hands.
  @TaskLocal static var current = adaptive(to: .page)

  /// Whatever media queries can tell, and otherwise some traits.
  static func adaptive(to traits: TraitCollection) -> RuleSurroundings {
    var page = MediaCondition.axes.reduce(into: traits) { $1.reset(&$0) }
    page.idiom = .web
    return RuleSurroundings(traits: page, areFixed: false, areInline: false)
  }

  /// These traits and no others.
  static func fixed(_ traits: TraitCollection, areInline: Bool) -> RuleSurroundings {
    RuleSurroundings(traits: traits, areFixed: true, areInline: areInline)
  }
}
