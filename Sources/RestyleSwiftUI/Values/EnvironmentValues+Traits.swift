#if canImport(SwiftUI)
  public import Restyle
  public import SwiftUI

  extension EnvironmentValues {
    /// The traits of the environment, for resolving styles.
    ///
    /// ```swift
    /// struct Sale: View {
    ///   @Environment(\.styleTraits) private var traits
    ///   var body: some View { Text(styled: "Sale", style: .header, for: traits) }
    /// }
    /// ```
    ///
    /// SwiftUI has neither the gamut of the display nor the kind of device.
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

    // Size classes are available on the Mac since macOS 14, and not on the watch, where there is only one.
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
