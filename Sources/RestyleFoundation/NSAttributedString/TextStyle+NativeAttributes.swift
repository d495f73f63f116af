public import Foundation
public import Restyle
import RestyleRendering

extension TextStyle {
  /// Returns the attributes that show text in this style, as `NSAttributedString` has them in UIKit and AppKit.
  ///
  /// Transforms of the text are no attributes: see `NSAttributedString(_:with:)`. Nor are the number of
  /// lines, the scale factor and the colour while highlighted, which labels have. A wavy line becomes a single one, since
  /// there is no other; a link that isn't safe to follow is left out.
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
    // The names are those of both frameworks, which Foundation has no constants for on every system.
    if style.font != Font() { set("NSFont", values.font(for: style)) }
    set("NSColor", style.color.flatMap(values.color))
    set("NSBackgroundColor", style.backgroundColor.flatMap(values.color))
    set("NSKern", style.attribute(for: .kern).map { NSNumber(value: $0) })
    set("NSBaselineOffset", style.attribute(for: .baselineOffset).map { NSNumber(value: $0) })
    set("NSLigature", style.attribute(for: .ligatures).map { NSNumber(value: $0.nativeNumber) })
    set("NSUnderline", style.underline.map { NSNumber(value: $0.pattern.nativeNumber) })
    set("NSUnderlineColor", style.underline?.color.flatMap(values.color))
    set("NSStrikethrough", style.strikethrough.map { NSNumber(value: $0.pattern.nativeNumber) })
    set("NSStrikethroughColor", style.strikethrough?.color.flatMap(values.color))
    set("NSStrokeWidth", style.nativeStrokeWidth.map { NSNumber(value: $0) })
    set("NSStrokeColor", style.stroke?.color.flatMap(values.color))
    set("NSShadow", style.shadow.flatMap { values.shadow($0, of: style) })
    set("NSLanguage", style.language.map { NSString(string: $0.tag) })
    set("NSLink", style.link.flatMap { try? LinkTarget($0) }?.nativeObject)
    if !style.attributes.paragraph.isEmpty {
      set("NSParagraphStyle", values.paragraphStyle(for: style))
    }
    return attributes
  }

  /// The width of the stroke in hundredths of the font size; negative, since the letters are filled as well.
  private var nativeStrokeWidth: Double? {
    guard let stroke else { return nil }
    let size = fontSize ?? Font.defaultSize
    return size > 0 ? -100 * stroke.width / size : 0
  }
}

extension LinkTarget {
  /// An address, or text where the system can't read it as one: both frameworks take either.
  fileprivate var nativeObject: NSObject {
    URL(string: text).map { NSURL(string: $0.absoluteString) ?? NSString(string: text) }
      ?? NSString(string: text)
  }
}

extension Ligatures {
  /// The number of AppKit and UIKit, of which the latter shows 2 as 1.
  var nativeNumber: Int {
    switch self {
    case .none: 0
    case .standard: 1
    case .all: 2
    }
  }
}

extension TextLine.Pattern {
  /// The number of `NSUnderlineStyle`, in which a pattern is added to a single line.
  var nativeNumber: Int {
    switch self {
    case .none: 0
    case .solid, .wavy: 0x1
    case .double: 0x9
    case .dotted: 0x1 | 0x100
    case .dashed: 0x1 | 0x200
    }
  }
}
