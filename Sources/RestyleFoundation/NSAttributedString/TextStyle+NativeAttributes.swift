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
    for attribute in NativeTextAttribute.all { attributes[attribute.key] = attribute.value(style) }
    for made in style.madeValues(with: values) { attributes[NSAttributedString.Key(made.name)] = made.value }
    return attributes
  }
}
