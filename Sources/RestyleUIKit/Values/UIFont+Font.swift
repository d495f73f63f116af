#if canImport(UIKit) && !os(watchOS)
  public import Restyle
  import RestyleTextKit
  public import UIKit

  extension UIFont {
    /// Creates a font; unset components are the system's, regular and upright, in `Font.defaultSize`.
    ///
    /// ```swift
    /// label.font = UIFont(Font.system(size: 15, weight: .semibold, design: .rounded))
    /// ```
    ///
    /// - Parameter font: The font, in its final size.
    public convenience init(_ font: Font) {
      let size = font.size ?? Font.defaultSize
      self.init(descriptor: .descriptor(of: font, size: size), size: size)
    }
  }

  extension UIFont {
    /// Creates a font whose unset components are those of another one.
    convenience init(_ font: Font, over own: UIFont?) {
      guard let own else {
        self.init(font)
        return
      }
      let size = font.size ?? Double(own.pointSize)
      self.init(descriptor: .descriptor(of: font, size: size, over: own.fontDescriptor), size: size)
    }
  }

  extension UIFontDescriptor {
    // A function, since a descriptor's attributes don't describe it completely: one that is created from them may lack
    // the design.
    fileprivate static func descriptor(
      of font: Font, size: Double, over own: UIFontDescriptor? = nil
    ) -> UIFontDescriptor {
      let weight = font.weight.map { UIFont.Weight($0).rawValue }
      let width = font.width.map { UIFont.Width($0).rawValue }
      if font.family == nil, let own, weight == nil && width == nil || !own.isOfSystem {
        return own.changing(weight: weight, width: width).changing(font, over: own)
      }
      var descriptor: UIFontDescriptor
      switch font.family ?? .system(.default) {
      case .system(let design):
        descriptor =
          UIFont.systemFont(
            ofSize: size, weight: UIFont.Weight(rawValue: weight ?? own?.number(.weight) ?? 0),
            width: UIFont.Width(rawValue: width ?? own?.number(.width) ?? 0)
          ).fontDescriptor
        // It already has the default design.
        if design != .default { descriptor = descriptor.withDesign(.design(design)) ?? descriptor }
      case .named, .list:
        // The frameworks fall back on the system's themselves if there is none.
        let family = font.family?.names.first ?? ""
        descriptor = UIFontDescriptor(fontAttributes: [.family: family]).changing(
          weight: weight ?? own?.number(.weight) ?? 0, width: width ?? own?.number(.width) ?? 0)
      }
      return descriptor.changing(font, over: own)
    }

    // Its weights are asked for by a function: a descriptor of the system's font ignores a trait.
    private var isOfSystem: Bool { (object(forKey: .family) as? String)?.hasPrefix(".") ?? true }

    private func number(_ key: TraitKey) -> CGFloat? {
      (object(forKey: .traits) as? [TraitKey: Any])?[key] as? CGFloat
    }

    private func changing(weight: CGFloat?, width: CGFloat?) -> UIFontDescriptor {
      guard weight != nil || width != nil else { return self }
      var traits = object(forKey: .traits) as? [TraitKey: Any] ?? [:]
      if let weight { traits[.weight] = weight }
      if let width { traits[.width] = width }
      return addingAttributes([.traits: traits])
    }

    /// Changes the slant and the features.
    private func changing(_ font: Font, over own: UIFontDescriptor?) -> UIFontDescriptor {
      var descriptor = self
      let isItalic = font.slant.map { $0 != .upright } ?? own?.symbolicTraits.contains(.traitItalic) ?? false
      if descriptor.symbolicTraits.contains(.traitItalic) != isItalic {
        // All traits are replaced, so those of the weight are included.
        let traits = descriptor.symbolicTraits.symmetricDifference(.traitItalic)
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
