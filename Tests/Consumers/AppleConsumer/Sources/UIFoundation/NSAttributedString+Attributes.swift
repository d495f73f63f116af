// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension NSAttributedString.Key {
  public static let font = Self("NSFont")
  public static let paragraphStyle = Self("NSParagraphStyle")
  public static let foregroundColor = Self("NSColor")
  public static let backgroundColor = Self("NSBackgroundColor")
  public static let ligature = Self("NSLigature")
  public static let kern = Self("NSKern")
  public static let strikethroughStyle = Self("NSStrikethrough")
  public static let strikethroughColor = Self("NSStrikethroughColor")
  public static let underlineStyle = Self("NSUnderline")
  public static let underlineColor = Self("NSUnderlineColor")
  public static let strokeColor = Self("NSStrokeColor")
  public static let strokeWidth = Self("NSStrokeWidth")
  public static let shadow = Self("NSShadow")
  public static let attachment = Self("NSAttachment")
  public static let link = Self("NSLink")
  public static let baselineOffset = Self("NSBaselineOffset")
}

public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = Self(rawValue: 0x01)
  public static let thick = Self(rawValue: 0x02)
  public static let double = Self(rawValue: 0x09)
  public static let patternDot = Self(rawValue: 0x0100)
  public static let patternDash = Self(rawValue: 0x0200)
}

open class NSShadow: NSObject {
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?

  public override init() {}
}

// What Foundation declares where there is a bridge. Each attribute travels in one of the stand-in's own.

private protocol BridgedKey: AttributedStringKey where Value == BridgedValue {
  static var key: NSAttributedString.Key { get }
}

extension BridgedKey {
  static var name: String { "standIn.\(key.rawValue)" }

  fileprivate static func read(
    _ container: AttributeContainer, into result: inout [NSAttributedString.Key: Any]
  ) {
    result[key] = container[Self.self]?.value
  }

  fileprivate static func write(
    _ attributes: [NSAttributedString.Key: Any], into container: inout AttributeContainer
  ) {
    container[Self.self] = (attributes[key] as? NSObject).map { BridgedValue(value: $0) }
  }
}

private struct BridgedValue: Hashable, @unchecked Sendable {
  let value: NSObject
}

private enum BridgedKeys {
  enum Font: BridgedKey { static let key = NSAttributedString.Key.font }
  enum ParagraphStyle: BridgedKey { static let key = NSAttributedString.Key.paragraphStyle }
  enum ForegroundColor: BridgedKey { static let key = NSAttributedString.Key.foregroundColor }
  enum BackgroundColor: BridgedKey { static let key = NSAttributedString.Key.backgroundColor }
  enum Ligature: BridgedKey { static let key = NSAttributedString.Key.ligature }
  enum Kern: BridgedKey { static let key = NSAttributedString.Key.kern }
  enum UnderlineStyle: BridgedKey { static let key = NSAttributedString.Key.underlineStyle }
  enum UnderlineColor: BridgedKey { static let key = NSAttributedString.Key.underlineColor }
  enum Attachment: BridgedKey { static let key = NSAttributedString.Key.attachment }
  enum Link: BridgedKey { static let key = NSAttributedString.Key.link }

  static let all: [any BridgedKey.Type] = [
    Font.self, ParagraphStyle.self, ForegroundColor.self, BackgroundColor.self, Ligature.self, Kern.self,
    UnderlineStyle.self, UnderlineColor.self, Attachment.self, Link.self,
  ]
}

extension AttributedString {
  public init(_ string: NSAttributedString) {
    self.init()
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
      var container = AttributeContainer()
      for key in BridgedKeys.all { key.write(attributes, into: &container) }
      let text = string.attributedSubstring(from: range).string
      self.append(AttributedString(text, attributes: container))
    }
  }
}

extension NSAttributedString {
  public convenience init(_ string: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in string.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for key in BridgedKeys.all { key.read(run.attributes, into: &attributes) }
      result.append(
        NSAttributedString(string: String(string[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: result)
  }
}
