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
  private static let boxCount = 4

  /// How many places there are.
  static let count = boxCount * weightCount

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

  /// Whether the selector may win over rules of any weight, or lose.
  var mayWeighAnything: Bool { weight == Self.unknownWeight }

  /// The number of the place.
  var own: Int { box * Self.weightCount + weight }

  /// The number of the place of all weights together.
  var all: Int { box * Self.weightCount + Self.anyWeight }

  /// The numbers of the places whose rules may win over the selector's, or lose.
  var rivals: (Int, Int) {
    mayWeighAnything ? (all, all) : (own, box * Self.weightCount + Self.unknownWeight)
  }
}

/// Where properties of each family were declared last, place by place.
struct DeclaredProperties {
  // Where the entries of each place begin; -1 for those that no rule has, which are most.
  private var starts = [Int32](repeating: -1, count: CompetingPlace.count)
  private var entries: [Entry] = []

  fileprivate struct Entry {
    var list: Int32 = -1
    var text: Int32 = -1
    /// The last list of another text.
    var otherList: Int32 = -1
  }

  /// Where the entries of a place begin; negative if nothing was declared there.
  func start(of place: Int) -> Int { Int(starts[place]) }

  /// The last list that declares a property of a family by another text, of a place whose entries begin somewhere; -1 if
  /// none does.
  func end(of family: Int, from start: Int, otherThan text: Int32) -> Int32 {
    guard start >= 0 else { return -1 }
    let entry = entries[start + family]
    return text == entry.text ? entry.otherList : entry.list
  }

  /// Notes that a list declares properties of some families by a text.
  mutating func note(_ text: Int32, _ families: CSSRules.Families, in list: Int32, at place: Int) {
    if starts[place] < 0 {
      starts[place] = Int32(truncatingIfNeeded: entries.count)
      // A repeated element would be appended one by one, which takes ten times as long.
      entries += Array(repeating: Entry(), count: CSSRules.Families.count)
    }
    let start = start(of: place)
    entries.withUnsafeMutableBufferPointer { entries in
      _ = families.allSatisfy { family in
        entries[start + family].note(text, in: list)
        return true
      }
    }
  }
}

extension DeclaredProperties.Entry {
  @inline(__always)
  fileprivate mutating func note(_ text: Int32, in list: Int32) {
    if text == self.text {
      self.list = max(self.list, list)
    } else if list > self.list {
      self = Self(list: list, text: text, otherList: self.list)
    } else {
      otherList = max(otherList, list)
    }
  }
}
