import Foundation
import Restyle
import RestyleRendering

/// A value that a view framework creates for a style, under the name that both frameworks use.
struct MadeTextValue {
  let name: String
  /// The value; nil if there is none.
  let value: NSObject?
  /// The attributes that are lost without the value.
  let attributes: [String]

  init(_ name: String, _ value: NSObject?, for attributes: [String]) {
    self.name = name
    self.value = value
    self.attributes = attributes
  }
}

extension TextStyle {
  /// Creates the values of a view framework for the attributes that a style in its final size sets.
  func madeValues(with values: some NativeTextValues) -> [MadeTextValue] {
    var made: [MadeTextValue] = []
    // These are the names in both frameworks; Foundation doesn't have constants for them on every system.
    func add(_ name: String, _ color: Color?, for attribute: String) {
      if let color { made.append(MadeTextValue(name, values.color(color), for: [attribute])) }
    }
    if font != Font() {
      made.append(
        MadeTextValue(
          "NSFont", values.font(for: self), for: TextStyle(font: font).attributes.map(\.name)))
    }
    add("NSColor", color, for: "color")
    add("NSBackgroundColor", backgroundColor, for: "backgroundColor")
    add("NSUnderlineColor", underline?.color, for: "underline.color")
    add("NSStrikethroughColor", strikethrough?.color, for: "strikethrough.color")
    add("NSStrokeColor", stroke?.color, for: "stroke.color")
    if let shadow {
      made.append(MadeTextValue("NSShadow", values.shadow(shadow, of: self), for: ["shadow"]))
    }
    if !attributes.paragraph.isEmpty {
      // These attributes belong to labels, rather than to their texts.
      let lost = removingAttribute(for: .numberOfLines).removingAttribute(for: .minimumScaleFactor)
      made.append(
        MadeTextValue(
          "NSParagraphStyle", values.paragraphStyle(for: self), for: lost.attributes.paragraph.map(\.name)))
    }
    return made
  }
}
