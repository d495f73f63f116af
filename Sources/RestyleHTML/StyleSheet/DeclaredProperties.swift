/// What the rules of a selector compete with: those for the same kind of box, at the same weight.
struct CompetingPlace {
  private let box: Int
  // What the selector weighs beyond its class.
  private let weight: Int

  /// All weights together.
  private static let anyWeight = 0
  /// That of what people chose, which may weigh anything.
  private static let unknownWeight = 1
  private static let weightCount = 16

  init(_ selector: StyleSelector, isOrdered: Bool) {
    box =
      switch selector.suffix {
      case nil, .active, .empty, .descendants: 0
      case .before: 1
      case .after: 2
      // Few rules are for others.
      default: 3
      }
    let weight = selector.weight + 2
    self.weight = isOrdered || weight >= Self.weightCount ? Self.unknownWeight : weight
  }

  /// The number of the place.
  var own: Int { box * Self.weightCount + weight }

  /// The number of the place of all weights together.
  var all: Int { box * Self.weightCount + Self.anyWeight }

  /// The numbers of the places whose rules may win over the selector's, or lose.
  var rivals: (Int, Int) {
    weight == Self.unknownWeight ? (all, all) : (own, box * Self.weightCount + Self.unknownWeight)
  }
}

/// Where properties of each family were declared last, place by place.
struct DeclaredProperties {
  // As many for each place as there are properties; most stylesheets need the first places only.
  private var entries: [Entry] = []

  private struct Entry {
    var list: Int32 = -1
    var text: Int32 = -1
    /// The last list of another text.
    var otherList: Int32 = -1
  }

  /// Where the entries of a place begin.
  func start(of place: Int) -> Int { place * CSSProperty.count }

  /// Makes sure that there are the entries of a place.
  ///
  /// - Returns: Where they begin.
  mutating func makeRoom(for place: Int) -> Int {
    let missing = start(of: place + 1) - entries.count
    if missing > 0 { entries += repeatElement(Entry(), count: missing) }
    return start(of: place)
  }

  /// The last list that declares a property by another text; -1 if none does.
  func end(at index: Int, otherThan text: Int32) -> Int32 {
    guard index < entries.count else { return -1 }
    return text == entries[index].text ? entries[index].otherList : entries[index].list
  }

  mutating func note(_ text: Int32, in list: Int32, at index: Int) {
    let entry = entries[index]
    if text == entry.text {
      entries[index].list = max(entry.list, list)
    } else if list > entry.list {
      entries[index] = Entry(list: list, text: text, otherList: entry.list)
    } else {
      entries[index].otherList = max(entry.otherList, list)
    }
  }
}
