import Foundation
import Restyle

extension NSAttributedString.Key {
  /// The attachment that the character U+FFFC represents.
  static var nativeAttachment: Self { Self("NSAttachment") }
}

/// Joins runs into an attributed string.
struct NativeTextBuilder<Values: NativeTextValues> {
  private let values: Values
  // Whether images without an attachment stay in the text.
  private let keepsImages: Bool
  private var text = ""
  private var parts: [(length: Int, attributes: Attributes)] = []
  // Cached, since fonts are costly to create, and many runs may have the same style.
  private var known: [TextStyle: Attributes] = [:]

  typealias Attributes = [NSAttributedString.Key: NSObject]

  init(values: Values, keepsImages: Bool = false) {
    self.values = values
    self.keepsImages = keepsImages
  }
}

extension NativeTextBuilder {
  /// Appends a run, with additional attributes.
  mutating func append(
    _ text: String, _ style: TextStyle, isLinked: Bool = true, adding own: Attributes = [:]
  ) {
    var attributes = attributes(of: style)
    for (key, value) in own { attributes[key] = value }
    if !isLinked { attributes[NSAttributedString.Key("NSLink")] = nil }
    guard let image = style.image else { return append(text, attributes) }
    let attachment = values.attachment(for: image, in: style.resolved(for: values.traits))
    guard attachment != nil || keepsImages else {
      return append(StyledText(text, style: style).textWithoutImages, attributes)
    }
    var attached = attributes
    attached[.nativeAttachment] = attachment
    let parts = text.unicodeScalars.split(separator: InlineImage.character, omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index > 0 { append(String(InlineImage.character), attached) }
      append(String(part), attributes)
    }
  }

  /// The joined runs.
  var string: NSAttributedString {
    let string = NSMutableAttributedString(string: text)
    string.beginEditing()
    var location = 0
    for part in parts {
      if !part.attributes.isEmpty {
        string.setAttributes(part.attributes, range: NSRange(location: location, length: part.length))
      }
      location += part.length
    }
    string.endEditing()
    return string
  }

  private mutating func append(_ part: String, _ attributes: Attributes) {
    guard !part.isEmpty else { return }
    text += part
    parts.append((part.utf16.count, attributes))
  }

  private mutating func attributes(of style: TextStyle) -> Attributes {
    if let known = known[style] { return known }
    let attributes = style.nativeAttributes(with: values)
    known[style] = attributes
    return attributes
  }
}
