import Restyle
import RestyleElements

/// What an element has in it of all that its style is for.
struct ShownContent: Hashable {
  /// The last names of the parts of the style that the element doesn't have, such as a placeholder.
  var absentParts: Set<String> = []
  /// The title of a button that is as wide as its content; nil for others, and if there is more in it.
  var title: String?
  /// The styles of a button whose title has several looks, one with each: its line is as high as the highest.
  var looks: [ButtonStyle] = []
  /// How many lines there are at least.
  var lines = 1
}

extension ShownContent {
  /// Whether the element has a part of its style.
  func has(_ part: String) -> Bool {
    absentParts.isEmpty
      || !(part.split(separator: ".").last.map { absentParts.contains(String($0)) } ?? false)
  }
}

extension InputControl {
  /// What the control has in it of what its style is for.
  var shownContent: ShownContent {
    var content = ShownContent()
    if let field = self as? any FieldControl, field.placeholder == nil {
      content.absentParts = ["placeholder"]
    }
    if let box = self as? Checkbox, box.label == nil { content.absentParts = ["label"] }
    if let area = self as? TextArea { content.lines = area.rows }
    return content
  }
}
