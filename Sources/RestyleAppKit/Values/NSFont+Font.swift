#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import Restyle
  import RestyleTextKit

  extension NSFont {
    /// Creates a font; unset components are the system's, regular and upright, in `Font.defaultSize`.
    ///
    /// ```swift
    /// field.font = NSFont(Font.system(size: 15, weight: .semibold))
    /// ```
    ///
    /// It is nil if the system has no font that matches.
    ///
    /// - Parameter font: The font.
    public convenience init?(_ font: Font) {
      let size = font.size ?? Font.defaultSize
      self.init(descriptor: .descriptor(of: font, size: size), size: size)
    }
  }

  extension NSFont.Weight {
    /// Creates a weight; one between two of AppKit's is interpolated.
    public init(_ weight: Font.Weight) { self.init(between: weight) }
  }

  extension NSFont.Width {
    /// Creates a width; one between two of AppKit's is interpolated.
    public init(_ width: Font.Width) { self.init(between: width) }
  }

  extension NSFontDescriptor {
    fileprivate static func descriptor(of font: Font, size: Double) -> NSFontDescriptor {
      let weight = NSFont.Weight(font.weight ?? .regular)
      let width = NSFont.Width(font.width ?? .standard)
      var descriptor: NSFontDescriptor
      switch font.family ?? .system(.default) {
      case .system(let design):
        descriptor = NSFont.systemFont(ofSize: size, weight: weight, width: width).fontDescriptor
        // It already has the default design.
        if design != .default { descriptor = descriptor.withDesign(.design(design)) ?? descriptor }
      case .named, .list:
        // The frameworks fall back on the system's themselves if there is none.
        let family = font.family?.names.first ?? ""
        let traits: [TraitKey: CGFloat] = [.weight: weight.rawValue, .width: width.rawValue]
        descriptor = NSFontDescriptor(fontAttributes: [.family: family, .traits: traits])
      }
      if font.slant == .italic || font.slant == .oblique {
        descriptor = descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(.italic))
      }
      if let features = font.features, !features.isEmpty {
        descriptor = descriptor.addingAttributes([
          .featureSettings: features.map { $0.setting() as [FeatureKey: Any] }
        ])
      }
      return descriptor
    }
  }

  extension NSFontDescriptor.SystemDesign: PlatformFontDesign {}
  extension NSFontDescriptor.FeatureKey: PlatformFontFeatureKey {}

  extension NSFont.Weight: PlatformFontWeight {}
  extension NSFont.Width: PlatformFontWidth {}
#endif
