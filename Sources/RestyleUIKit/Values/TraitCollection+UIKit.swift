#if canImport(UIKit) && !os(watchOS)
  public import Restyle
  public import UIKit

  extension TraitCollection {
    /// Creates traits from UIKit's; unspecified ones have their defaults.
    ///
    /// Only a view's ``UIKit/UIView/styleTraits`` say whether the reader asked for less motion or transparency.
    public init(_ traits: UITraitCollection) {
      self.init(
        horizontalSizeClass: UserInterfaceSizeClass(traits.horizontalSizeClass),
        verticalSizeClass: UserInterfaceSizeClass(traits.verticalSizeClass),
        displayScale: traits.displayScale,
        colorScheme: traits.userInterfaceStyle == .dark ? .dark : .light,
        contrast: traits.accessibilityContrast == .high ? .increased : .normal,
        preferredContentSizeCategory: ContentSizeCategory(traits.preferredContentSizeCategory),
        layoutDirection: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        idiom: UserInterfaceIdiom(traits.userInterfaceIdiom),
        legibilityWeight: traits.legibilityWeight == .bold ? .bold : .regular,
        gamut: traits.displayGamut == .P3 ? .displayP3 : .sRGB
      )
    }
  }

  extension UserInterfaceSizeClass {
    fileprivate init(_ sizeClass: UIUserInterfaceSizeClass) {
      switch sizeClass {
      case .compact: self = .compact
      case .regular: self = .regular
      default: self = .unspecified
      }
    }
  }

  extension UserInterfaceIdiom {
    fileprivate init(_ idiom: UIUserInterfaceIdiom) {
      switch idiom {
      case .phone: self = .phone
      case .pad: self = .pad
      case .mac: self = .desktop
      default: self = .unspecified
      }
    }
  }

  extension ContentSizeCategory {
    private static let categories: [UIContentSizeCategory: ContentSizeCategory] = [
      .extraSmall: .extraSmall, .small: .small, .medium: .medium, .large: .large, .extraLarge: .extraLarge,
      .extraExtraLarge: .extraExtraLarge, .extraExtraExtraLarge: .extraExtraExtraLarge,
      .accessibilityMedium: .accessibilityMedium, .accessibilityLarge: .accessibilityLarge,
      .accessibilityExtraLarge: .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge,
    ]

    fileprivate init(_ category: UIContentSizeCategory) { self = Self.categories[category] ?? .large }
  }
#endif
