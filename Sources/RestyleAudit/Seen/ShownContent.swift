import Restyle
import RestyleElements

/// The content of an element, for the components of its style.
struct ShownContent: Hashable {
  /// The last names of the style's components that the element doesn't have, such as a placeholder.
  var absentParts: Set<String> = []
  /// The title of a button that is as wide as its title; nil for others, and if the button has more content.
  var title: String?
  /// The styles of a button whose title has several looks, one for each: the line is as high as the highest one.
  var looks: [ButtonStyle] = []
  /// The minimum number of lines.
  var lines = 1
}

extension ShownContent {
  /// Whether the element has a component of its style.
  func has(_ part: String) -> Bool {
    absentParts.isEmpty
      || !(part.split(separator: ".").last.map { absentParts.contains(String($0)) } ?? false)
  }
}

extension InputControl {
  /// The content of the control, for the components of its style.
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
