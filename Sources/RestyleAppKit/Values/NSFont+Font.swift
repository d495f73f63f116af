#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  import CoreText
  public import Restyle
  import RestyleTextKit

  extension NSFont {
    /// Makes a font; what it leaves open is the system's, regular and upright, in `Font.defaultSize`.
    ///
    /// ```swift
    /// field.font = NSFont(Font.system(size: 15, weight: .semibold))
    /// ```
    ///
    /// There is none where the system has no font of that description.
    ///
    /// - Parameter font: The font.
    public convenience init?(_ font: Font) {
      let size = font.size ?? Font.defaultSize
      self.init(descriptor: .descriptor(of: font, size: size), size: size)
    }
  }

  extension NSFont.Weight {
    /// Makes a weight; one between two of AppKit's lies between them in the same proportion.
    public init(_ weight: Font.Weight) {
      let scale: NumberScale = [
        (100, Self.ultraLight.rawValue), (200, Self.thin.rawValue), (300, Self.light.rawValue),
        (400, Self.regular.rawValue), (500, Self.medium.rawValue), (600, Self.semibold.rawValue),
        (700, Self.bold.rawValue), (800, Self.heavy.rawValue), (900, Self.black.rawValue),
      ]
      self.init(rawValue: scale.value(at: weight.value))
    }
  }

  extension NSFont.Width {
    /// Makes a width; one between two of AppKit's lies between them in the same proportion.
    public init(_ width: Font.Width) {
      let scale: NumberScale = [
        (50, Self.compressed.rawValue), (75, Self.condensed.rawValue), (100, Self.standard.rawValue),
        (125, Self.expanded.rawValue),
      ]
      self.init(rawValue: scale.value(at: width.percentage))
    }
  }

  extension NSFontDescriptor {
    fileprivate static func descriptor(of font: Font, size: Double) -> NSFontDescriptor {
      let weight = NSFont.Weight(font.weight ?? .regular)
      let width = NSFont.Width(font.width ?? .standard)
      var descriptor: NSFontDescriptor
      switch font.family ?? .system(.default) {
      case .system(let design):
        descriptor = NSFont.systemFont(ofSize: size, weight: weight, width: width).fontDescriptor
        // The usual design is what it is already.
        if design != .default { descriptor = descriptor.withDesign(SystemDesign(design)) ?? descriptor }
      case .named(let family):
        let traits: [TraitKey: CGFloat] = [.weight: weight.rawValue, .width: width.rawValue]
        descriptor = NSFontDescriptor(fontAttributes: [.family: family, .traits: traits])
      }
      if font.slant == .italic || font.slant == .oblique {
        descriptor = descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(.italic))
      }
      if let features = font.features, !features.isEmpty {
        descriptor = descriptor.addingAttributes([.featureSettings: features.map(\.setting)])
      }
      return descriptor
    }
  }

  extension Font.Feature {
    // Core Text knows OpenType's tags as well as the numbers of Apple's own tables.
    fileprivate var setting: [NSFontDescriptor.FeatureKey: Any] {
      [
        NSFontDescriptor.FeatureKey(rawValue: "\(kCTFontOpenTypeFeatureTag)"): tag,
        NSFontDescriptor.FeatureKey(rawValue: "\(kCTFontOpenTypeFeatureValue)"): value,
      ]
    }
  }

  extension NSFontDescriptor.SystemDesign {
    fileprivate init(_ design: Font.Design) {
      switch design {
      case .default: self = .default
      case .serif: self = .serif
      case .rounded: self = .rounded
      case .monospaced: self = .monospaced
      }
    }
  }
#endif
