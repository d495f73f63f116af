extension Font {
  /// An OpenType feature of a font, switched on or off, or set to one of its alternatives.
  ///
  /// ```swift
  /// style.fontFeatures = [.monospacedDigits, .smallCaps]
  /// style.fontFeatures.insert(try Font.Feature(tag: "ss01"))
  /// ```
  public struct Feature: Hashable, Sendable {
    /// The four characters of the feature's name.
    public let tag: String
    /// 0 for off, 1 for on, and higher numbers for alternatives.
    public let value: Int

    /// Creates a feature from a tag of the OpenType specification or of a font's documentation.
    ///
    /// - Parameters:
    ///   - tag: Four ASCII characters, U+0020...U+007E.
    ///   - value: 0 for off, 1 for on, and higher numbers for alternatives; a negative number becomes 0.
    /// - Throws: `InvalidTag` if the tag has another form.
    public init(tag: String, value: Int = 1) throws(InvalidTag) {
      guard tag.utf8.count == 4, tag.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
        throw InvalidTag(tag: tag)
      }
      self.init(known: tag, value: value)
    }

    private init(known tag: String, value: Int = 1) {
      self.tag = tag
      self.value = max(0, value)
    }
  }
}

extension Font.Feature {
  /// An error for a text that isn't the tag of an OpenType feature.
  public struct InvalidTag: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text.
    public let tag: String

    /// A description of the error and its fix.
    public var description: String {
      "\(tag.quoted) is no OpenType feature tag: "
        + "one has four ASCII characters, such as \"tnum\""
    }
  }

  /// Digits of the same width (`tnum`).
  public static let monospacedDigits = Self(known: "tnum")
  /// Digits of different widths (`pnum`).
  public static let proportionalDigits = Self(known: "pnum")
  /// Digits that rise and descend like lower-case letters (`onum`).
  public static let oldStyleDigits = Self(known: "onum")
  /// Digits as high as capitals (`lnum`).
  public static let liningDigits = Self(known: "lnum")
  /// A zero with a slash (`zero`).
  public static let slashedZero = Self(known: "zero")
  /// Fractions from digits around a slash (`frac`).
  public static let fractions = Self(known: "frac")
  /// Small capitals for lower-case letters (`smcp`).
  public static let smallCaps = Self(known: "smcp")
  /// Small capitals for capitals (`c2sc`).
  public static let smallCapsFromCapitals = Self(known: "c2sc")

  /// The feature, switched off.
  public var disabled: Self { Self(known: tag, value: 0) }
}

extension Font.Feature: SwiftSourceConvertible {
  private static let names = [
    "tnum": "monospacedDigits", "pnum": "proportionalDigits", "onum": "oldStyleDigits",
    "lnum": "liningDigits",
    "zero": "slashedZero", "frac": "fractions", "smcp": "smallCaps", "c2sc": "smallCapsFromCapitals",
  ]

  var swiftSource: String {
    if let name = Self.names[tag], value < 2 { return value == 1 ? ".\(name)" : ".\(name).disabled" }
    return "try Font.Feature(tag: \(tag.swiftLiteral), value: \(value))"
  }
}
