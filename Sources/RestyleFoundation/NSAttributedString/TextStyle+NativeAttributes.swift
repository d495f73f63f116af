public import Foundation
public import Restyle

extension TextStyle {
  /// Returns the attributes of `NSAttributedString` that show text in this style with UIKit and AppKit.
  ///
  /// The attributes don't include transforms of the text, which `NSAttributedString(_:with:)` applies. They don't
  /// include the number of lines, the scale factor and the highlighted colour either, which are properties of labels. A
  /// wavy line becomes a single one, since the frameworks have no such pattern. A link that isn't safe to follow is
  /// omitted. `TextStyle(_:keys:)` reads the attributes for which Foundation has types.
  ///
  /// ```swift
  /// let attributes = TextStyle().tracking(1.5).underlined.nativeAttributes(with: FoundationTextValues())
  /// attributes[NSAttributedString.Key("NSKern")]       // 1.5
  /// attributes[NSAttributedString.Key("NSUnderline")]  // 1
  /// ```
  ///
  /// - Parameter values: Creates fonts, colours and other values of the framework.
  /// - Returns: The attributes, without those that the style doesn't set.
  public func nativeAttributes(with values: some NativeTextValues) -> [NSAttributedString.Key: NSObject] {
    let style = resolved(for: values.traits)
    var attributes: [NSAttributedString.Key: NSObject] = [:]
    for attribute in NativeTextAttribute.all { attributes[attribute.key] = attribute.value(style) }
    for made in style.madeValues(with: values) { attributes[NSAttributedString.Key(made.name)] = made.value }
    return attributes
  }
}
