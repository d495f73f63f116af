/// A way in which situations differ: a theme, an axis of a recipe, a trait, or the state of a control.
///
/// Dimensions are ordered as conditions name them: *Acme, dark, increased contrast, pressed*.
struct Dimension: Sendable {
  /// What tells it from others, in their order.
  let id: ID
  /// The name in documents, such as `colorScheme`.
  let name: String
  /// What conditions call its values.
  let labels: [String]
  /// Whether the values go from less to more.
  var isOrdered = false

  enum ID: Hashable, Comparable {
    case theme
    case axis(Int)
    case trait(Int)
    case customTrait(String)
    case state
  }
}

extension Dimension: Hashable {
  static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Where something was looked at: a value of some dimensions, and any of the others.
struct Situation: Sendable {
  /// In the order of the dimensions.
  private(set) var values: [(dimension: Dimension, value: Int)] = []

  /// Returns the situation with the value of another dimension.
  func with(_ dimension: Dimension, _ value: Int) -> Situation {
    var situation = self
    let index = values.firstIndex { dimension.id < $0.dimension.id } ?? values.endIndex
    situation.values.insert((dimension, value), at: index)
    return situation
  }

  /// Returns both in one; they have no dimension in common.
  func with(_ other: Situation) -> Situation {
    other.values.reduce(self) { $0.with($1.dimension, $1.value) }
  }

  /// Returns both in one; nil if they have different values of a dimension, and so never hold at once.
  func meeting(_ other: Situation) -> Situation? {
    var situation = self
    for (dimension, value) in other.values {
      guard let own = values.first(where: { $0.dimension == dimension })?.value else {
        situation = situation.with(dimension, value)
        continue
      }
      if own != value { return nil }
    }
    return situation
  }
}
