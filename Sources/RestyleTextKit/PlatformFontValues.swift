#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import CoreText
  package import Foundation
  package import Restyle

  // The values that describe UIKit's and AppKit's fonts. Each framework has its own types for them, with the same
  // members.

  /// `UIFont.Weight` and `NSFont.Weight`.
  package protocol PlatformFontWeight {
    init(rawValue: CGFloat)
    var rawValue: CGFloat { get }
    static var ultraLight: Self { get }
    static var thin: Self { get }
    static var light: Self { get }
    static var regular: Self { get }
    static var medium: Self { get }
    static var semibold: Self { get }
    static var bold: Self { get }
    static var heavy: Self { get }
    static var black: Self { get }
  }

  extension PlatformFontWeight {
    /// Creates a weight; one between two of the framework's is interpolated.
    package init(between weight: Font.Weight) {
      let scale: NumberScale = [
        (100, Self.ultraLight.rawValue), (200, Self.thin.rawValue), (300, Self.light.rawValue),
        (400, Self.regular.rawValue), (500, Self.medium.rawValue), (600, Self.semibold.rawValue),
        (700, Self.bold.rawValue), (800, Self.heavy.rawValue), (900, Self.black.rawValue),
      ]
      self.init(rawValue: scale.value(at: weight.value))
    }
  }

  /// `UIFont.Width` and `NSFont.Width`.
  package protocol PlatformFontWidth {
    init(rawValue: CGFloat)
    var rawValue: CGFloat { get }
    static var compressed: Self { get }
    static var condensed: Self { get }
    static var standard: Self { get }
    static var expanded: Self { get }
  }

  extension PlatformFontWidth {
    /// Creates a width; one between two of the framework's is interpolated.
    package init(between width: Font.Width) {
      let scale: NumberScale = [
        (50, Self.compressed.rawValue), (75, Self.condensed.rawValue), (100, Self.standard.rawValue),
        (125, Self.expanded.rawValue),
      ]
      self.init(rawValue: scale.value(at: width.percentage))
    }
  }

  /// `UIFontDescriptor.SystemDesign` and `NSFontDescriptor.SystemDesign`.
  package protocol PlatformFontDesign {
    static var `default`: Self { get }
    static var serif: Self { get }
    static var rounded: Self { get }
    static var monospaced: Self { get }
  }

  extension PlatformFontDesign {
    /// The framework's design for one of Restyle's.
    package static func design(_ design: Font.Design) -> Self {
      switch design {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// `UIFontDescriptor.FeatureKey` and `NSFontDescriptor.FeatureKey`.
  package protocol PlatformFontFeatureKey: Hashable {
    init(rawValue: String)
  }

  extension Font.Feature {
    /// The feature as a setting of Core Text, which supports OpenType's tags as well as the numbers of Apple's own
    /// tables.
    package func setting<Key: PlatformFontFeatureKey>() -> [Key: Any] {
      [
        Key(rawValue: "\(kCTFontOpenTypeFeatureTag)"): tag,
        Key(rawValue: "\(kCTFontOpenTypeFeatureValue)"): value,
      ]
    }
  }
#endif
