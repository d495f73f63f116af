import Foundation
import Restyle
import RestyleRendering

/// An attribute of attributed strings with a value of a Foundation type, and how it is written and read.
struct NativeTextAttribute: Sendable {
  /// The name; Foundation doesn't have a constant for it on every system.
  let key: NSAttributedString.Key
  /// The value for a style in its final size; nil for none.
  let value: @Sendable (TextStyle) -> NSObject?
  /// Reads a value into a style, and returns whether the style expresses all of it; nil unsets the attribute.
  ///
  /// The value is for the final size of `shown`; the style may follow the text size.
  let read: @Sendable (_ value: Any?, _ style: inout TextStyle, _ shown: TextStyle) -> Bool

  private init(
    _ name: String, value: @escaping @Sendable (TextStyle) -> NSObject?,
    read: @escaping @Sendable (_ value: Any?, _ style: inout TextStyle, _ shown: TextStyle) -> Bool
  ) {
    key = NSAttributedString.Key(name)
    self.value = value
    self.read = read
  }
}

extension NativeTextAttribute {
  /// All attributes.
  static let all: [Self] = [
    Self("NSKern") {
      $0.attribute(for: .kern).map { NSNumber(value: $0) }
    } read: { value, style, shown in
      style.setAttribute(number(value).map { style.kern($0, in: shown) }, for: .kern)
      return style.attribute(for: .kern) != nil
    },
    Self("NSBaselineOffset") {
      $0.attribute(for: .baselineOffset).map { NSNumber(value: $0) }
    } read: { value, style, _ in
      style.setAttribute(number(value), for: .baselineOffset)
      return style.attribute(for: .baselineOffset) != nil
    },
    Self("NSLigature") {
      $0.attribute(for: .ligatures).map { NSNumber(value: $0.nativeNumber) }
    } read: { value, style, _ in
      let number = integer(value)
      let ligatures = Ligatures.allCases.first { $0.nativeNumber == number }
      style.setAttribute(ligatures, for: .ligatures)
      return ligatures != nil
    },
    line("NSUnderline", \.underline),
    line("NSStrikethrough", \.strikethrough),
    Self("NSStrokeWidth") {
      $0.nativeStrokeWidth.map { NSNumber(value: $0) }
    } read: { value, style, shown in
      style.readStroke(width: number(value), in: shown)
    },
    Self("NSLanguage") {
      $0.language.map { NSString(string: $0.tag) }
    } read: { value, style, _ in
      style.language = string(value).map { Language(tag: $0) }
      return style.language != nil
    },
    Self("NSLink") {
      $0.link.flatMap { try? LinkTarget($0) }?.nativeObject
    } read: { value, style, _ in
      style.link = ((value as? URL)?.absoluteString ?? string(value)).map { Link($0) }
      return style.link != nil
    },
  ]

  private static func line(
    _ name: String, _ line: any WritableKeyPath<TextStyle, TextLine?> & Sendable
  ) -> Self {
    Self(name) {
      $0[keyPath: line].map { NSNumber(value: $0.pattern.nativeNumber) }
    } read: { value, style, _ in
      guard let number = integer(value) else {
        style[keyPath: line] = nil
        return false
      }
      let pattern = TextLine.Pattern(nearestToNative: number)
      style[keyPath: line] = TextLine(pattern: pattern, color: style[keyPath: line]?.color)
      return pattern.nativeNumber == number
    }
  }

  // Numbers may be Foundation's or Swift's.
  private static func number(_ value: Any?) -> Double? {
    (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? Int).map { Double($0) }
  }

  private static func integer(_ value: Any?) -> Int? { number(value).flatMap { Int(exactly: $0) } }

  private static func string(_ value: Any?) -> String? {
    (value as? NSString).map { String(describing: $0) } ?? value as? String
  }
}

extension TextStyle {
  /// The width of the stroke in hundredths of the font size; negative, since the letters are filled as well.
  fileprivate var nativeStrokeWidth: Double? {
    guard let stroke else { return nil }
    let size = fontSize ?? Font.defaultSize
    return size > 0 ? -100 * stroke.width / size : 0
  }

  fileprivate mutating func readStroke(width: Double?, in shown: TextStyle) -> Bool {
    guard let width, width.isFinite else {
      stroke = nil
      return false
    }
    let points = abs(width) * (shown.fontSize ?? Font.defaultSize) / 100
    stroke = TextStroke(width: points, color: stroke?.color)
    // A positive width leaves letters hollow, which no stroke of a style does.
    return width <= 0
  }
}

extension LinkTarget {
  /// A URL, or a string if the system can't parse it as one: both frameworks accept either.
  fileprivate var nativeObject: NSObject {
    URL(string: text).map { NSURL(string: $0.absoluteString) ?? NSString(string: text) }
      ?? NSString(string: text)
  }
}

extension Ligatures {
  /// The number in AppKit and UIKit, of which the latter shows 2 as 1.
  fileprivate var nativeNumber: Int {
    switch self {
    case .none: 0
    case .standard: 1
    case .all: 2
    }
  }
}

extension TextLine.Pattern {
  /// The number of `NSUnderlineStyle`, which combines a pattern with a single line.
  var nativeNumber: Int {
    switch self {
    case .none: 0
    case .solid, .wavy: 0x1
    case .double: 0x9
    case .dotted: 0x1 | 0x100
    case .dashed: 0x1 | 0x200
    }
  }

  /// Creates the pattern for a number, or the nearest one: lines may be thick, or have dashes and dots.
  fileprivate init(nearestToNative number: Int) {
    if let same = Self.allCases.first(where: { $0.nativeNumber == number }) {
      self = same
    } else if number & 0x700 == 0x100 {
      self = .dotted
    } else if number & 0x700 != 0 {
      self = .dashed
    } else {
      self = number & 0x8 != 0 ? .double : .solid
    }
  }
}
