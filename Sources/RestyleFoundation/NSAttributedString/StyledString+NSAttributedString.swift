public import Foundation
public import Restyle

extension StyledString {
  /// Creates a text from an attributed string, with its whole styles and Foundation's attributes.
  ///
  /// The attributes are `NSKern`, `NSBaselineOffset`, `NSLigature`, `NSUnderline`, `NSStrikethrough`, `NSStrokeWidth`,
  /// `NSLanguage` and `NSLink`. They count if they differ from those of the whole style, which means that they were
  /// edited. All others are omitted. For each run, these are `attributes.withoutTextStyle`.
  ///
  /// - Parameters:
  ///   - text: The attributed string.
  ///   - keys: The keys of text attributes that can be decoded. Other attributes, and values of the wrong type, are
  ///     kept without decoding.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: NSAttributedString, keys: TextAttributeKeySet = .standard) {
    let units = Array(text.string.utf16)
    var known: [HeldKey: HeldTextStyle] = [:]
    var runs: [StyledText] = []
    var start = 0
    text.enumerateAttributes(in: NSRange(location: 0, length: units.count)) { attributes, range, _ in
      var end = range.location + range.length
      // A run that ends within a surrogate pair includes the whole scalar.
      if end < units.count, UTF16.isLeadSurrogate(units[end - 1]), UTF16.isTrailSurrogate(units[end]) {
        end += 1
      }
      guard start < end else { return }
      let part = String(decoding: units[start..<end], as: UTF16.self)
      let key = HeldKey(
        json: attributes.heldJSON.map { [UInt8]($0) } ?? [], size: attributes.contentSizeCategory)
      let held = known[key] ?? HeldTextStyle(TextStyle(json: Data(key.json), keys: keys), in: key.size)
      known[key] = held
      runs.append(StyledText(part, style: TextStyle(attributes, held: held)))
      start = end
    }
    self.init(runs)
  }
}

/// The properties that distinguish held styles.
private struct HeldKey: Hashable {
  // All bytes, since data is hashed by its first bytes only.
  let json: [UInt8]
  let size: ContentSizeCategory?
}

extension TextStyle {
  /// Creates a style from attributes of an attributed string, without those that no text style has.
  ///
  /// ```swift
  /// let style = TextStyle([NSAttributedString.Key("NSKern"): 1.5])
  /// style.kern  // 1.5
  /// ```
  ///
  /// `withoutTextStyle` returns the attributes that are omitted.
  ///
  /// - Parameters:
  ///   - attributes: The attributes, such as those of a run.
  ///   - keys: The keys of text attributes that can be decoded. Other attributes, and values of the wrong type, are
  ///     kept without decoding.
  public init(_ attributes: [NSAttributedString.Key: Any], keys: TextAttributeKeySet = .standard) {
    self.init(
      attributes, held: HeldTextStyle(attributes.heldStyle(keys: keys), in: attributes.contentSizeCategory))
  }

  fileprivate init(_ attributes: [NSAttributedString.Key: Any], held: HeldTextStyle) {
    self = held.style
    for attribute in attributes.changedAttributes(since: held) {
      _ = attribute.read(attributes[attribute.key], &self, held.shown)
    }
  }

  /// Reads a style; nil if the data doesn't contain one.
  init?(json data: Data, keys: TextAttributeKeySet) {
    // If a value doesn't fit a custom key, custom attributes are kept without decoding.
    for keys in [keys, .standard] {
      let reader = StyleJSON(keys: keys, unknownAttributes: .keep)
      guard let style = try? reader.value(TextStyle.self, from: data) else { continue }
      self = style
      return
    }
    return nil
  }
}
