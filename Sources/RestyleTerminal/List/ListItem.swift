public import Restyle

/// An entry of a list or a tree, and how deep it lies.
///
/// ```swift
/// let items: [ListItem] = ["Fruit", ListItem("Apples", level: 1), ListItem("Pears", level: 1), "Bread"]
/// ```
///
/// Entries lie one after the other and not in one another, so that a list may be as deep as its data says.
public struct ListItem: Hashable, Sendable {
  /// The text.
  public var text: StyledString
  /// How many entries it lies in; what is deeper than below the entry before it counts as below that one.
  public var level: Int

  /// Makes an entry.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - level: How many entries it lies in.
  public init(_ text: StyledString, level: Int = 0) {
    self.text = text
    self.level = level
  }
}

extension ListItem: ExpressibleByStringLiteral {
  /// Makes an entry that lies in no other.
  public init(stringLiteral text: String) {
    self.init(StyledString(text))
  }
}

/// An entry with its place among those that lie in the same one.
struct PlacedItem: Sendable {
  var text: StyledString
  var level: Int
  /// Which of its siblings it is, from 0.
  var index = 0
  /// Whether no sibling follows.
  var isLast = true
  /// Which group of siblings it belongs to.
  var group = 0
}

extension [ListItem] {
  /// The entries with their places, and how many groups of siblings there are.
  func placed() -> (items: [PlacedItem], groupCount: Int) {
    var result: [PlacedItem] = []
    result.reserveCapacity(count)
    // For each level that is open, the latest entry of it.
    var open: [Int] = []
    var groupCount = 0
    for item in self {
      let level = Swift.min(Swift.max(item.level, 0), open.count)
      open.removeLast(Swift.max(open.count - level - 1, 0))
      var placed = PlacedItem(text: item.text, level: level)
      if open.count > level {
        let previous = open.removeLast()
        result[previous].isLast = false
        placed.index = result[previous].index + 1
        placed.group = result[previous].group
      } else {
        placed.group = groupCount
        groupCount += 1
      }
      open.append(result.count)
      result.append(placed)
    }
    return (result, groupCount)
  }
}
