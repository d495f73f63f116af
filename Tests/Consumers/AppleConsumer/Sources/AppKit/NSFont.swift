// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class NSFontDescriptor: NSObject {
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    public static let width = Self(rawValue: "NSCTFontProportionTrait")
  }

  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let italic = Self(rawValue: 1)
  }

  open private(set) var fontAttributes: [AttributeName: Any] = [:]
  open private(set) var symbolicTraits: SymbolicTraits = []
  package private(set) var design = SystemDesign.default

  public init(fontAttributes attributes: [AttributeName: Any]? = nil) { fontAttributes = attributes ?? [:] }

  open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> NSFontDescriptor {
    changed { $0.fontAttributes.merge(attributes) { $1 } }
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> NSFontDescriptor {
    changed { $0.symbolicTraits = symbolicTraits }
  }

  open func withDesign(_ design: SystemDesign) -> NSFontDescriptor? {
    changed { $0.design = design }
  }

  private func changed(_ change: (NSFontDescriptor) -> Void) -> NSFontDescriptor {
    let copy = NSFontDescriptor(fontAttributes: fontAttributes)
    copy.symbolicTraits = symbolicTraits
    copy.design = design
    change(copy)
    return copy
  }
}

open class NSFont: NSObject, @unchecked Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Self(rawValue: -0.8)
    public static let thin = Self(rawValue: -0.6)
    public static let light = Self(rawValue: -0.4)
    public static let regular = Self(rawValue: 0)
    public static let medium = Self(rawValue: 0.23)
    public static let semibold = Self(rawValue: 0.3)
    public static let bold = Self(rawValue: 0.4)
    public static let heavy = Self(rawValue: 0.56)
    public static let black = Self(rawValue: 0.62)
  }

  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let compressed = Self(rawValue: -0.3)
    public static let condensed = Self(rawValue: -0.2)
    public static let standard = Self(rawValue: 0)
    public static let expanded = Self(rawValue: 0.2)
  }

  open var fontDescriptor: NSFontDescriptor { descriptor }
  open var pointSize: CGFloat { size }
  open var ascender: CGFloat { 0.95 * size }
  open var descender: CGFloat { -0.24 * size }
  open var xHeight: CGFloat { 0.5 * size }

  private let descriptor: NSFontDescriptor
  private let size: CGFloat

  public init?(descriptor fontDescriptor: NSFontDescriptor, size fontSize: CGFloat) {
    descriptor = fontDescriptor
    size = fontSize
  }

  private init(_ descriptor: NSFontDescriptor, _ size: CGFloat) {
    self.descriptor = descriptor
    self.size = size
  }

  open class func systemFont(
    ofSize fontSize: CGFloat, weight: NSFont.Weight, width: NSFont.Width
  ) -> NSFont {
    let traits: [NSFontDescriptor.TraitKey: CGFloat] = [.weight: weight.rawValue, .width: width.rawValue]
    return NSFont(
      NSFontDescriptor(fontAttributes: [.family: ".AppleSystemUIFont", .traits: traits]), fontSize)
  }
}
