#if canImport(SwiftUI)
  public import Restyle
  public import SwiftUI

  extension SwiftUI.Color {
    /// Creates a colour resolved for some traits.
    ///
    /// ```swift
    /// let label = SwiftUI.Color(Restyle.Color.label, for: environment.styleTraits)
    /// ```
    ///
    /// - Parameters:
    ///   - color: The colour.
    ///   - traits: The traits to resolve for; only the colour scheme and the contrast matter.
    public init(_ color: Restyle.Color, for traits: TraitCollection) {
      let color = color.resolved(for: traits)
      self.init(
        color.space == .displayP3 ? .displayP3 : .sRGB, red: color.red, green: color.green, blue: color.blue,
        opacity: color.alpha)
    }
  }

  extension SwiftUI.EdgeInsets {
    /// Creates insets, which follow the layout direction as Restyle's do.
    public init(_ insets: Restyle.EdgeInsets) {
      self.init(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
  }
#endif
