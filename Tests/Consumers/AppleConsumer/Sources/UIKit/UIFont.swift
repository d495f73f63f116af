// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UIFontDescriptor: NSObject {
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
    public static let traitItalic = Self(rawValue: 1)
    public static let traitBold = Self(rawValue: 2)
  }

  open private(set) var fontAttributes: [AttributeName: Any] = [:]
  open private(set) var symbolicTraits: SymbolicTraits = []
  package private(set) var design = SystemDesign.default

  public init(fontAttributes: [AttributeName: Any] = [:]) { self.fontAttributes = fontAttributes }

  open func object(forKey key: AttributeName) -> Any? { fontAttributes[key] }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    changed { $0.fontAttributes.merge(attributes) { $1 } }
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed { $0.symbolicTraits = symbolicTraits }
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    changed { $0.design = design }
  }

  private func changed(_ change: (UIFontDescriptor) -> Void) -> UIFontDescriptor {
    let copy = UIFontDescriptor(fontAttributes: fontAttributes)
    copy.symbolicTraits = symbolicTraits
    copy.design = design
    change(copy)
    return copy
  }
}

open class UIFont: NSObject, @unchecked Sendable {
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

  open var fontDescriptor: UIFontDescriptor { descriptor }
  open var pointSize: CGFloat { size }
  open var lineHeight: CGFloat { 1.2 * size }
  open var ascender: CGFloat { 0.95 * size }
  open var descender: CGFloat { -0.24 * size }
  open var xHeight: CGFloat { 0.5 * size }
  open var familyName: String { descriptor.object(forKey: .family) as? String ?? "" }

  private let descriptor: UIFontDescriptor
  private let size: CGFloat

  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.descriptor = descriptor
    size = pointSize
  }

  public init?(name fontName: String, size fontSize: CGFloat) {
    descriptor = UIFontDescriptor(fontAttributes: [.family: fontName])
    size = fontSize
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight, width: .standard)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
    let traits: [UIFontDescriptor.TraitKey: CGFloat] = [.weight: weight.rawValue, .width: width.rawValue]
    return UIFont(
      descriptor: UIFontDescriptor(fontAttributes: [.family: ".AppleSystemUIFont", .traits: traits]),
      size: fontSize)
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(descriptor: descriptor, size: fontSize) }
}
