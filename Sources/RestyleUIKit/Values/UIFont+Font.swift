#if canImport(UIKit) && !os(watchOS)
  public import Restyle
  import RestyleTextKit
  public import UIKit

  extension UIFont {
    /// Creates a font; unset components are the system's, regular and upright, in `Font.defaultSize`.
    ///
    /// ```swift
    /// label.font = UIFont(Font.system(size: 15, weight: .semibold, design: .rounded))
    /// label.font = UIFont(Font.preferred(for: .body, compatibleWith: view.styleTraits))
    /// ```
    ///
    /// - Parameter font: The font, in its final size.
    public convenience init(_ font: Font) {
      let size = font.size ?? Font.defaultSize
      self.init(descriptor: .descriptor(of: font, size: size), size: size)
    }
  }

  extension UIFontDescriptor {
    // A function, since a descriptor's attributes don't describe it completely: one that is created from them may lack
    // the design.
    fileprivate static func descriptor(of font: Font, size: Double) -> UIFontDescriptor {
      let weight = UIFont.Weight(font.weight ?? .regular)
      let width = UIFont.Width(font.width ?? .standard)
      var descriptor: UIFontDescriptor
      switch font.family ?? .system(.default) {
      case .system(let design):
        descriptor = UIFont.systemFont(ofSize: size, weight: weight, width: width).fontDescriptor
        // It already has the default design.
        if design != .default { descriptor = descriptor.withDesign(.design(design)) ?? descriptor }
      case .named, .list:
        // The frameworks fall back on the system's themselves if there is none.
        let family = font.family?.names.first ?? ""
        let traits: [TraitKey: CGFloat] = [.weight: weight.rawValue, .width: width.rawValue]
        descriptor = UIFontDescriptor(fontAttributes: [.family: family, .traits: traits])
      }
      if font.slant == .italic || font.slant == .oblique {
        // All traits are replaced, so those of the weight are included.
        let traits = descriptor.symbolicTraits.union(.traitItalic)
        descriptor = descriptor.withSymbolicTraits(traits) ?? descriptor
      }
      if let features = font.features, !features.isEmpty {
        descriptor = descriptor.addingAttributes([
          .featureSettings: features.map { $0.setting() as [FeatureKey: Any] }
        ])
      }
      return descriptor
    }
  }

  extension UIFontDescriptor.SystemDesign: PlatformFontDesign {}
  extension UIFontDescriptor.FeatureKey: PlatformFontFeatureKey {}
#endif
