import Foundation
import Restyle
import RestyleRendering

/// What a view framework creates for a style, under the name that both frameworks give it.
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
  /// What a view framework creates for a style in its final size, and for nothing that it doesn't set.
  func madeValues(with values: some NativeTextValues) -> [MadeTextValue] {
    var made: [MadeTextValue] = []
    // The names are those of both frameworks, which Foundation has no constants for on every system.
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
      // Labels have the others, and not their texts.
      let lost = removingAttribute(for: .numberOfLines).removingAttribute(for: .minimumScaleFactor)
      made.append(
        MadeTextValue(
          "NSParagraphStyle", values.paragraphStyle(for: self), for: lost.attributes.paragraph.map(\.name)))
    }
    return made
  }
}
