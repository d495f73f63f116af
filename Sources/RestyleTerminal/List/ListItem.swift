public import Restyle

/// An entry of a list or a tree, and its level.
///
/// ```swift
/// let items: [ListItem] = ["Fruit", ListItem("Apples", level: 1), ListItem("Pears", level: 1), "Bread"]
/// ```
///
/// Entries form a flat sequence instead of being nested, so a list can be as deep as its data.
public struct ListItem: Hashable, Sendable {
  /// The text.
  public var text: StyledString
  /// The number of entries that contain the entry; a level that skips one counts as a child of the entry before.
  public var level: Int

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - level: The number of entries that contain the entry.
  public init(_ text: StyledString, level: Int = 0) {
    self.text = text
    self.level = level
  }

  /// Creates an entry from a displayable value, such as the string of a variable.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - level: The number of entries that contain the entry.
  @_disfavoredOverload  // Literals can contain styles.
  public init(_ text: some DisplayableString, level: Int = 0) {
    self.init(StyledString(styling: text), level: level)
  }
}

extension ListItem: ExpressibleByStringInterpolation {
  /// Creates an entry at the outermost level.
  public init(stringLiteral text: String) { self.init(StyledString(text)) }

  /// Creates an entry at the outermost level, with styles in its text.
  public init(stringInterpolation text: StyledString.StringInterpolation) {
    self.init(StyledString(stringInterpolation: text))
  }
}

/// An entry with its position among its siblings.
struct PlacedItem: Sendable {
  var text: StyledString
  var level: Int
  /// Its index among its siblings.
  var index = 0
  /// The index of its group of siblings.
  var group = 0
}

extension [ListItem] {
  /// The entries with their positions, and the number of groups of siblings.
  func placed() -> (items: [PlacedItem], groupCount: Int) {
    var result: [PlacedItem] = []
    result.reserveCapacity(count)
    // The latest entry of each open level.
    var open: [Int] = []
    var groupCount = 0
    for item in self {
      let level = Swift.min(Swift.max(item.level, 0), open.count)
      open.removeLast(Swift.max(open.count - level - 1, 0))
      var placed = PlacedItem(text: item.text, level: level)
      if open.count > level {
        let previous = open.removeLast()
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
