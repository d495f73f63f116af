/// A dimension in which situations differ: a theme, an axis of a recipe, a trait, or the state of a control.
///
/// Dimensions are ordered as conditions name them: *Acme, dark, increased contrast, pressed*.
package struct Dimension: Sendable {
  /// The identity of the dimension, which also determines its order.
  package let id: ID
  /// The name in documents, such as `colorScheme`.
  package let name: String
  /// The names of its values in conditions.
  package let labels: [String]
  /// Whether the values are ordered from less to more.
  package var isOrdered = false

  package enum ID: Hashable, Comparable, Sendable {
    case theme
    case axis(Int)
    case trait(Int)
    case customTrait(String)
    case state
  }

  package init(id: ID, name: String, labels: [String], isOrdered: Bool = false) {
    self.id = id
    self.name = name
    self.labels = labels
    self.isOrdered = isOrdered
  }
}

extension Dimension: Hashable {
  package static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
