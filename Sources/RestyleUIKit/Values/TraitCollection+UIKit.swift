#if canImport(UIKit) && !os(watchOS)
  public import Restyle
  public import UIKit

  extension TraitCollection {
    /// Creates traits from UIKit's; unspecified ones have their defaults.
    ///
    /// They don't say whether the reader asked for less motion or transparency; those of a view do.
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

  extension TraitCollection {
    /// Creates the traits of a view, for resolving styles.
    ///
    /// ```swift
    /// label.font = UIFont(Font.preferred(for: .body, compatibleWith: TraitCollection(of: view)))
    /// ```
    ///
    /// An initialiser, and not a property of `UIView`, where apps have names of their own.
    @MainActor
    public init(of view: UIView) {
      self = TraitCollection(view.traitCollection).with {
        $0.reduceMotion = UIAccessibility.isReduceMotionEnabled
        $0.reduceTransparency = UIAccessibility.isReduceTransparencyEnabled
      }
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
