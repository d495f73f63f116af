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

// What Foundation declares where there is a bridge. The attributes of each run travel in one of the stand-in's own.

private enum BridgedAttributes: AttributedStringKey {
  typealias Value = Bridged
  static let name = "standIn.bridged"
}

private struct Bridged: Hashable, @unchecked Sendable {
  let attributes: [NSAttributedString.Key: Any]

  static func == (lhs: Self, rhs: Self) -> Bool {
    NSDictionary(dictionary: lhs.byName).isEqual(NSDictionary(dictionary: rhs.byName))
  }

  func hash(into hasher: inout Hasher) { hasher.combine(attributes.count) }

  private var byName: [String: Any] {
    Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
  }
}

extension AttributedString {
  public init(_ string: NSAttributedString) {
    self.init()
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
      var container = AttributeContainer()
      container[BridgedAttributes.self] = Bridged(attributes: attributes)
      let text = string.attributedSubstring(from: range).string
      self.append(AttributedString(text, attributes: container))
    }
  }
}

extension NSAttributedString {
  public convenience init(_ string: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in string.runs {
      let attributes = run[BridgedAttributes.self]?.attributes ?? [:]
      result.append(
        NSAttributedString(string: String(string[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: result)
  }
}
