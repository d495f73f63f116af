// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
}

public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var displayScale: CGFloat { get set }
  var displayGamut: UIDisplayGamut { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

public protocol UITraitOverrides: UIMutableTraits {}

struct Traits: UITraitOverrides, Hashable, Sendable {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var displayScale: CGFloat = 0
  var displayGamut = UIDisplayGamut.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified

  /// These traits, with what another leaves unspecified where it does.
  func over(_ base: Traits) -> Traits {
    var result = base
    func set<Value: Equatable>(_ trait: WritableKeyPath<Traits, Value>) {
      if self[keyPath: trait] != Traits()[keyPath: trait] { result[keyPath: trait] = self[keyPath: trait] }
    }
    set(\.userInterfaceStyle)
    set(\.horizontalSizeClass)
    set(\.verticalSizeClass)
    set(\.userInterfaceIdiom)
    set(\.displayScale)
    set(\.displayGamut)
    set(\.layoutDirection)
    set(\.accessibilityContrast)
    set(\.legibilityWeight)
    set(\.preferredContentSizeCategory)
    return result
  }
}

open class UITraitCollection: NSObject, @unchecked Sendable {
  let traits: Traits

  init(_ traits: Traits) { self.traits = traits }

  public override init() { traits = Traits() }

  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = Traits()
    mutations(&traits)
    self.init(traits as? Traits ?? Traits())
  }

  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(Traits()) { $1.traits.over($0) })
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(mutations: { $0.userInterfaceStyle = userInterfaceStyle })
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(mutations: { $0.accessibilityContrast = accessibilityContrast })
  }

  open class var current: UITraitCollection {
    UITraitCollection(mutations: {
      $0.userInterfaceStyle = .light
      $0.displayScale = 2
      $0.preferredContentSizeCategory = .large
      $0.layoutDirection = .leftToRight
    })
  }

  open var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  open var displayScale: CGFloat { traits.displayScale }
  open var displayGamut: UIDisplayGamut { traits.displayGamut }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  open var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
  open var legibilityWeight: UILegibilityWeight { traits.legibilityWeight }
  open var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }
}

@MainActor @preconcurrency
public enum UIAccessibility {
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
}

public protocol UITraitDefinition {}

public typealias UITrait = any UITraitDefinition.Type

/// The stand-in's way to define the traits of UIKit: by what they read.
package protocol StandInTrait: UITraitDefinition {
  associatedtype Value: Equatable
  static func value(in traits: UITraitCollection) -> Value
}

extension StandInTrait {
  static func changed(_ traits: UITraitCollection, _ previous: UITraitCollection) -> Bool {
    value(in: traits) != value(in: previous)
  }
}

public enum UITraitUserInterfaceStyle: StandInTrait {
  package static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
}
public enum UITraitHorizontalSizeClass: StandInTrait {
  package static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}
public enum UITraitVerticalSizeClass: StandInTrait {
  package static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}
public enum UITraitUserInterfaceIdiom: StandInTrait {
  package static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
}
public enum UITraitDisplayScale: StandInTrait {
  package static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}
public enum UITraitDisplayGamut: StandInTrait {
  package static func value(in traits: UITraitCollection) -> UIDisplayGamut { traits.displayGamut }
}
public enum UITraitLayoutDirection: StandInTrait {
  package static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
}
public enum UITraitAccessibilityContrast: StandInTrait {
  package static func value(in traits: UITraitCollection) -> UIAccessibilityContrast {
    traits.accessibilityContrast
  }
}
public enum UITraitLegibilityWeight: StandInTrait {
  package static func value(in traits: UITraitCollection) -> UILegibilityWeight { traits.legibilityWeight }
}
public enum UITraitPreferredContentSizeCategory: StandInTrait {
  package static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}
