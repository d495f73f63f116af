public import Foundation
import Restyle

extension [NSAttributedString.Key: Any] {
  /// The attributes that a conversion to a text style loses; empty if it loses none.
  ///
  /// If a run has its whole style, the fonts, colours and other values for this style aren't lost. Values of view
  /// frameworks without such a style are lost, and so are values of the wrong type. A line with no equivalent in
  /// Restyle counts as lost, although the nearest one is read.
  ///
  /// ```swift
  /// let attributes = text.attributes(at: 0, effectiveRange: nil)
  /// let lost = attributes.withoutTextStyle.keys
  /// ```
  public var withoutTextStyle: Self {
    var rest = self
    let held = heldStyle(keys: .standard)
    if let held {
      rest[.restyleTextStyle] = nil
      if contentSizeCategory != nil { rest[.restyleContentSizeCategory] = nil }
      for key in held.nativeAttributes(with: AnyTextValues()).keys { rest[key] = nil }
      if held.image != nil { rest[.nativeAttachment] = nil }
    }
    for attribute in NativeTextAttribute.all { rest[attribute.key] = nil }
    let written = HeldTextStyle(held, in: contentSizeCategory)
    var style = written.style
    for attribute in changedAttributes(since: written) {
      if let value = self[attribute.key], !attribute.read(value, &style, written.shown) {
        rest[attribute.key] = value
      }
    }
    return rest
  }

  /// The encoded style.
  // Data, which compares bytes: some systems treat canonically equivalent strings as equal, which would join their
  // runs.
  var heldJSON: Data? {
    (self[.restyleTextStyle] as? NSData).map { Data(referencing: $0) } ?? self[.restyleTextStyle] as? Data
  }

  /// The whole style; nil if there is none, or if it can't be read.
  func heldStyle(keys: TextAttributeKeySet) -> TextStyle? {
    heldJSON.flatMap { TextStyle(json: $0, keys: keys) }
  }

  /// The text size for which the values were written.
  var contentSizeCategory: ContentSizeCategory? {
    let name = self[.restyleContentSizeCategory]
    return ((name as? NSString).map { String(describing: $0) } ?? name as? String).flatMap {
      ContentSizeCategory(rawValue: $0)
    }
  }

  /// The attributes whose values differ from those that a style gives them.
  func changedAttributes(since held: HeldTextStyle) -> [NativeTextAttribute] {
    zip(NativeTextAttribute.all, held.values).compactMap { attribute, written in
      let value = self[attribute.key]
      guard let written else { return value == nil ? nil : attribute }
      return (value as? NSObject)?.isEqual(written) == true ? nil : attribute
    }
  }
}

/// The style that a run contains, and the values that it gave the run's attributes.
struct HeldTextStyle {
  let style: TextStyle
  /// The style in the final size for which the values were written.
  let shown: TextStyle
  /// The values, in the order of all attributes.
  let values: [NSObject?]

  init(_ style: TextStyle?, in category: ContentSizeCategory?) {
    let style = style ?? TextStyle()
    let shown = style.resolved(for: TraitCollection(preferredContentSizeCategory: category ?? .large))
    self.style = style
    self.shown = shown
    values = NativeTextAttribute.all.map { $0.value(shown) }
  }
}

/// Values for finding out which attributes have one.
private struct AnyTextValues: NativeTextValues {
  let traits = TraitCollection()

  func font(for style: TextStyle) -> NSObject? { NSNull() }
  func color(_ color: Color) -> NSObject? { NSNull() }
  func paragraphStyle(for style: TextStyle) -> NSObject? { NSNull() }
  func shadow(_ shadow: TextShadow, of style: TextStyle) -> NSObject? { NSNull() }
}
