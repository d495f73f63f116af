public import Foundation
public import Restyle

extension NSAttributedString {
  /// Makes an attributed string that holds a text and its styles as they are, before any transform.
  ///
  /// `StyledString(_:keys:)` gives the text back with nothing lost. View frameworks show it as far as
  /// `nativeAttributes(with:)` says; the whole style of each run lies beside that, as JSON under
  /// `NSAttributedString.Key.restyleTextStyle`.
  ///
  /// ```swift
  /// let note = StyledString("Read the ") + StyledString("terms", style: TextStyle().underlined.uppercased)
  /// let held = try NSAttributedString(note, with: FoundationTextValues())
  /// StyledString(held) == note  // true
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - values: Makes fonts, colours and the like.
  /// - Throws: `StyleJSONError`, for a style with two attributes of your own that have one name.
  /// - Complexity: O(*n*) in the length of the text and the number of different styles.
  public convenience init(_ text: StyledString, with values: some NativeTextValues) throws(StyleJSONError) {
    var builder = NativeTextBuilder(values: values, keepsImages: true)
    var known: [TextStyle: NSString] = [:]
    for run in text.runs {
      var held = known[run.style]
      if held == nil, run.style != TextStyle() {
        held = NSString(string: try run.style.json())
        known[run.style] = held
      }
      builder.append(run.text, run.style, held.map { (.restyleTextStyle, $0) })
    }
    self.init(attributedString: builder.string)
  }
}

extension NSAttributedString.Key {
  /// The key of the whole style of a run, in attributed strings that hold styled text as it is.
  ///
  /// Its values are strings: the style as `StyleJSON` writes it. Remove the attribute from what goes elsewhere.
  public static var restyleTextStyle: Self { Self("restyle.textStyle") }
}

extension StyledString {
  /// Makes a text of what an attributed string holds of Restyle's styles, and of what Foundation has types for.
  ///
  /// Beside whole styles those are `NSKern`, `NSBaselineOffset`, `NSLigature`, `NSUnderline`, `NSStrikethrough`,
  /// `NSStrokeWidth`, `NSLanguage` and `NSLink`, which count where they are another than the style's: somebody has changed
  /// them since. The rest is left out: of each run it is what `attributes.withoutTextStyle` holds.
  ///
  /// - Parameters:
  ///   - text: The attributed string.
  ///   - keys: The attributes of texts that are known; others, and values that don't fit, are kept unread.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: NSAttributedString, keys: TextAttributeKeySet = .standard) {
    let units = Array(text.string.utf16)
    var known: [String: TextStyle?] = [:]
    var runs: [StyledText] = []
    var start = 0
    text.enumerateAttributes(in: NSRange(location: 0, length: units.count)) { attributes, range, _ in
      var end = range.location + range.length
      // A run that ends within a scalar has all of it.
      if end < units.count, UTF16.isLeadSurrogate(units[end - 1]), UTF16.isTrailSurrogate(units[end]) {
        end += 1
      }
      guard start < end else { return }
      let part = String(decoding: units[start..<end], as: UTF16.self)
      let json = attributes.heldJSON ?? ""
      let held = known[json] ?? TextStyle(json: json, keys: keys)
      known[json] = .some(held)
      runs.append(StyledText(part, style: TextStyle(attributes, held: held)))
      start = end
    }
    self.init(runs)
  }
}

extension TextStyle {
  /// Makes the style that attributes of an attributed string hold; what no style holds is left out: see
  /// `withoutTextStyle`.
  ///
  /// ```swift
  /// let style = TextStyle([NSAttributedString.Key("NSKern"): 1.5])
  /// style.kern  // 1.5
  /// ```
  ///
  /// - Parameters:
  ///   - attributes: The attributes, for example of a run.
  ///   - keys: The attributes of texts that are known; others, and values that don't fit, are kept unread.
  public init(_ attributes: [NSAttributedString.Key: Any], keys: TextAttributeKeySet = .standard) {
    self.init(attributes, held: attributes.heldStyle(keys: keys))
  }

  fileprivate init(_ attributes: [NSAttributedString.Key: Any], held: TextStyle?) {
    self = held ?? TextStyle()
    for attribute in attributes.changedAttributes(since: self) {
      _ = attribute.read(attributes[attribute.key], &self)
    }
  }

  fileprivate func json() throws(StyleJSONError) -> String {
    String(decoding: try StyleJSON().data(of: self), as: UTF8.self)
  }

  fileprivate init?(json: String, keys: TextAttributeKeySet) {
    let data = Data(json.utf8)
    // What doesn't fit a key of somebody's own is kept unread as well.
    for keys in [keys, .standard] {
      let reader = StyleJSON(keys: keys, unknownAttributes: .keep)
      guard let style = try? reader.value(TextStyle.self, from: data) else { continue }
      self = style
      return
    }
    return nil
  }
}

extension [NSAttributedString.Key: Any] {
  /// What of the attributes no text style holds, and so gets lost where one is made of them; nothing at best.
  ///
  /// Fonts, colours and the like that a whole style beside them asks for aren't lost. Those of view frameworks alone are,
  /// as is a value of the wrong type; a line that Restyle has none like counts as lost, though the nearest is read.
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
      for key in held.nativeAttributes(with: AnyTextValues()).keys { rest[key] = nil }
      if held.image != nil { rest[.nativeAttachment] = nil }
    }
    for attribute in NativeTextAttribute.all { rest[attribute.key] = nil }
    var style = held ?? TextStyle()
    for attribute in changedAttributes(since: style) {
      if let value = self[attribute.key], !attribute.read(value, &style) { rest[attribute.key] = value }
    }
    return rest
  }

  fileprivate var heldJSON: String? { NativeTextAttribute.string(self[.restyleTextStyle]) }

  fileprivate func heldStyle(keys: TextAttributeKeySet) -> TextStyle? {
    heldJSON.flatMap { TextStyle(json: $0, keys: keys) }
  }

  /// The attributes with other values than a style gives them.
  fileprivate func changedAttributes(since style: TextStyle) -> [NativeTextAttribute] {
    NativeTextAttribute.all.filter { attribute in
      guard let written = attribute.value(style) else { return self[attribute.key] != nil }
      return (self[attribute.key] as? NSObject)?.isEqual(written) != true
    }
  }
}

/// Values of which it only matters that there are some.
private struct AnyTextValues: NativeTextValues {
  let traits = TraitCollection()

  func font(for style: TextStyle) -> NSObject? { NSNull() }
  func color(_ color: Color) -> NSObject? { NSNull() }
  func paragraphStyle(for style: TextStyle) -> NSObject? { NSNull() }
  func shadow(_ shadow: TextShadow, of style: TextStyle) -> NSObject? { NSNull() }
}
