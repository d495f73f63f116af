public import Foundation
public import Restyle

extension TextStyle {
  /// Returns the attributes that show text in this style, as `NSAttributedString` has them in UIKit and AppKit.
  ///
  /// Transforms of the text are no attributes: see `NSAttributedString(_:with:)`. Nor are the number of
  /// lines, the scale factor and the colour while highlighted, which labels have. A wavy line becomes a single one, since
  /// there is no other; a link that isn't safe to follow is left out. `TextStyle(_:)` reads what Foundation has types for.
  ///
  /// ```swift
  /// let attributes = TextStyle().tracking(1.5).underlined.nativeAttributes(with: FoundationTextValues())
  /// attributes[NSAttributedString.Key("NSKern")]       // 1.5
  /// attributes[NSAttributedString.Key("NSUnderline")]  // 1
  /// ```
  ///
  /// - Parameter values: Makes fonts, colours and the like.
  /// - Returns: The attributes; what the style doesn't set isn't among them.
  public func nativeAttributes(with values: some NativeTextValues) -> [NSAttributedString.Key: NSObject] {
    let style = resolved(for: values.traits)
    var attributes: [NSAttributedString.Key: NSObject] = [:]
    func set(_ name: String, _ value: NSObject?) {
      if let value { attributes[NSAttributedString.Key(name)] = value }
    }
    for attribute in NativeTextAttribute.all { attributes[attribute.key] = attribute.value(style) }
    // The names are those of both frameworks, which Foundation has no constants for on every system.
    if style.font != Font() { set("NSFont", values.font(for: style)) }
    set("NSColor", style.color.flatMap(values.color))
    set("NSBackgroundColor", style.backgroundColor.flatMap(values.color))
    set("NSUnderlineColor", style.underline?.color.flatMap(values.color))
    set("NSStrikethroughColor", style.strikethrough?.color.flatMap(values.color))
    set("NSStrokeColor", style.stroke?.color.flatMap(values.color))
    set("NSShadow", style.shadow.flatMap { values.shadow($0, of: style) })
    if !style.attributes.paragraph.isEmpty {
      set("NSParagraphStyle", values.paragraphStyle(for: style))
    }
    return attributes
  }
}
