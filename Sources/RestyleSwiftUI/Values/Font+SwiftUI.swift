#if canImport(SwiftUI)
  public import Restyle
  public import SwiftUI

  extension SwiftUI.Font {
    /// Creates a font; unset components are the system's, regular and upright, in `Font.defaultSize`.
    ///
    /// Weights and widths become the nearest of SwiftUI's. Only the features that SwiftUI has are shown: small
    /// capitals and monospaced digits.
    ///
    /// - Parameter font: The font, in its final size.
    public init(_ font: Restyle.Font) {
      let size = font.size ?? Restyle.Font.defaultSize
      let result: SwiftUI.Font
      switch font.family ?? .system(.default) {
      case .system(let design): result = .system(size: size, design: Design(design))
      case .named(let name): result = .custom(name, fixedSize: size)
      // SwiftUI falls back on the system's itself if there is none.
      case .list(let list):
        result =
          list.names.first.map { .custom($0, fixedSize: size) }
          ?? .system(size: size, design: Design(list.design))
      }
      self = result.changed(to: font)
    }

    /// Creates a font whose unset components are those of another one; one that sets a size or a family is the system's
    /// or of that family, since SwiftUI doesn't say what another font is.
    init(_ font: Restyle.Font, over own: SwiftUI.Font) {
      self = font.size == nil && font.family == nil ? own.changed(to: font) : SwiftUI.Font(font)
    }

    private func changed(to font: Restyle.Font) -> SwiftUI.Font {
      var result = self
      if let weight = font.weight { result = result.weight(Weight(weight)) }
      if let width = font.width { result = result.width(Width(width)) }
      if font.slant == .italic || font.slant == .oblique { result = result.italic() }
      if font.features?.value(for: Restyle.Font.Feature.monospacedDigits.tag) == 1 {
        result = result.monospacedDigit()
      }
      if font.features?.value(for: Restyle.Font.Feature.smallCaps.tag) == 1 { result = result.smallCaps() }
      return result
    }
  }

  extension SwiftUI.Font.Weight {
    /// Creates the nearest of SwiftUI's nine weights.
    public init(_ weight: Restyle.Font.Weight) {
      switch weight.value {
      case ..<150: self = .ultraLight
      case ..<250: self = .thin
      case ..<350: self = .light
      case ..<450: self = .regular
      case ..<550: self = .medium
      case ..<650: self = .semibold
      case ..<750: self = .bold
      case ..<850: self = .heavy
      default: self = .black
      }
    }
  }

  extension SwiftUI.Font.Width {
    /// Creates the nearest of SwiftUI's four widths.
    public init(_ width: Restyle.Font.Width) {
      switch width.percentage {
      case ..<62.5: self = .compressed
      case ..<87.5: self = .condensed
      case ..<112.5: self = .standard
      default: self = .expanded
      }
    }
  }

  extension SwiftUI.Font.Design {
    fileprivate init(_ design: Restyle.Font.Design) {
      switch design {
      case .default: self = .default
      case .serif: self = .serif
      case .rounded: self = .rounded
      case .monospaced: self = .monospaced
      }
    }
  }
#endif
