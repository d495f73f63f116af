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
  // As many for each place as there are properties; most stylesheets need the first places only.
  private var entries: [Entry] = []

  fileprivate struct Entry {
    var list: Int32 = -1
    var text: Int32 = -1
    /// The last list of another text.
    var otherList: Int32 = -1
  }

  /// Where the entries of a place begin.
  func start(of place: Int) -> Int { place * CSSProperty.count }

  /// The last list that declares a property by another text; -1 if none does.
  func end(at index: Int, otherThan text: Int32) -> Int32 {
    guard index < entries.count else { return -1 }
    return text == entries[index].text ? entries[index].otherList : entries[index].list
  }

  /// Notes that a list declares properties of some families by a text.
  mutating func note(_ text: Int32, _ families: CSSRules.Families, in list: Int32, at place: Int) {
    let start = start(of: place)
    let missing = start + CSSProperty.count - entries.count
    // A repeated element would be appended one by one, which takes ten times as long.
    if missing > 0 { entries += Array(repeating: Entry(), count: missing) }
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
