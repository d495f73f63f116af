#if canImport(SwiftUI)
  public import Restyle
  public import SwiftUI

  extension EnvironmentValues {
    /// Where views are shown, as styles are resolved for it.
    ///
    /// ```swift
    /// struct Sale: View {
    ///   @Environment(\.styleTraits) private var traits
    ///   var body: some View { Text(styled: "Sale", style: .header, for: traits) }
    /// }
    /// ```
    ///
    /// Which colours the display can show, and the kind of device, SwiftUI doesn't say.
    public var styleTraits: TraitCollection {
      TraitCollection(
        horizontalSizeClass: Restyle.UserInterfaceSizeClass(knownHorizontalSizeClass),
        verticalSizeClass: Restyle.UserInterfaceSizeClass(knownVerticalSizeClass),
        displayScale: displayScale,
        colorScheme: colorScheme == .dark ? .dark : .light,
        contrast: colorSchemeContrast == .increased ? .increased : .normal,
        preferredContentSizeCategory: Restyle.ContentSizeCategory(dynamicTypeSize),
        layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        legibilityWeight: legibilityWeight == .bold ? .bold : .regular,
        reduceMotion: accessibilityReduceMotion,
        reduceTransparency: accessibilityReduceTransparency
      )
    }

    // Size classes came to the Mac in macOS 14 and to no watch; there is only one size there.
    #if os(macOS) || os(watchOS)
      private var knownHorizontalSizeClass: SwiftUI.UserInterfaceSizeClass? { nil }
      private var knownVerticalSizeClass: SwiftUI.UserInterfaceSizeClass? { nil }
    #else
      private var knownHorizontalSizeClass: SwiftUI.UserInterfaceSizeClass? { horizontalSizeClass }
      private var knownVerticalSizeClass: SwiftUI.UserInterfaceSizeClass? { verticalSizeClass }
    #endif
  }

  extension Restyle.UserInterfaceSizeClass {
    fileprivate init(_ sizeClass: SwiftUI.UserInterfaceSizeClass?) {
      switch sizeClass {
      case .compact?: self = .compact
      case .regular?: self = .regular
      default: self = .unspecified
      }
    }
  }

  extension Restyle.ContentSizeCategory {
    fileprivate init(_ size: DynamicTypeSize) {
      switch size {
      case .xSmall: self = .extraSmall
      case .small: self = .small
      case .medium: self = .medium
      case .large: self = .large
      case .xLarge: self = .extraLarge
      case .xxLarge: self = .extraExtraLarge
      case .xxxLarge: self = .extraExtraExtraLarge
      case .accessibility1: self = .accessibilityMedium
      case .accessibility2: self = .accessibilityLarge
      case .accessibility3: self = .accessibilityExtraLarge
      case .accessibility4: self = .accessibilityExtraExtraLarge
      case .accessibility5: self = .accessibilityExtraExtraExtraLarge
      @unknown default: self = .large
      }
    }
  }
#endif
