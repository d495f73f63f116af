import Restyle

/// A style of a user's own.
struct Card: Style, Hashable {
  var padding = 0.0
  var name = ""
  var header = TextStyle()
}

typealias DynamicCard = TraitStyle<Card>
