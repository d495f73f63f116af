#if canImport(SwiftUI)
  import Restyle
  import RestyleRendering
  import SwiftUI

  /// A style within those of the views around: what it adds to them.
  struct NestedTextStyle {
    /// The style itself.
    let own: TextStyle
    /// The style with what those around it set.
    let merged: TextStyle
    // Both in their final sizes.
    private let shown: TextStyle
    private let enclosing: TextStyle

    // The font that they set.
    private let enclosingFont: SwiftUI.Font?

    init(_ own: TextStyle, within enclosing: EnclosingTextStyle, for traits: TraitCollection) {
      self.own = own
      merged = own.inheriting(from: enclosing.style)
      shown = merged.resolved(for: traits)
      self.enclosing = enclosing.style.resolved(for: traits)
      enclosingFont = enclosing.font
    }
  }

  extension NestedTextStyle {
    /// The value of an attribute in its final size; nil if it is that of the views around.
    func value<Key: TextAttributeKey>(of key: Key) -> Key.Value? {
      let value = shown.attribute(for: key)
      return own.attribute(for: key) == nil && value == enclosing.attribute(for: key) ? nil : value
    }

    /// Returns the font of the views around with what the style sets in it; nil if it sets nothing.
    func font(within font: SwiftUI.Font?) -> SwiftUI.Font? {
      guard own.font != Restyle.Font() || shown.font != enclosing.font else { return nil }
      // A font that isn't a style's is the app's own.
      let isOfStyles = font == enclosingFont
      return SwiftUI.Font(isOfStyles ? shown.font : own.font, over: font ?? .body)
    }

    /// The space between lines whose own height is that of the system's font; nil if it is that of the views around.
    var lineSpacing: Double? {
      guard shown.setsLineHeight else { return nil }
      let spacing = shown.spaceBetweenLines
      return own.setsLineHeight || spacing != enclosing.spaceBetweenLines ? spacing : nil
    }
  }

  extension TextStyle {
    fileprivate var spaceBetweenLines: Double {
      let height = SystemFontHeight.ascent + SystemFontHeight.descent
      return max(0, lineHeight - (fontSize ?? Restyle.Font.defaultSize) * height)
    }
  }

  /// What the text styles of the views around set.
  struct EnclosingTextStyle {
    var style = TextStyle()
    /// The font, in its final size; nil if they set none.
    var font: SwiftUI.Font?
  }

  extension EnvironmentValues {
    /// What the text styles of the views around set.
    var enclosingTextStyle: EnclosingTextStyle {
      get { self[EnclosingTextStyleKey.self] }
      set { self[EnclosingTextStyleKey.self] = newValue }
    }
  }

  private enum EnclosingTextStyleKey: EnvironmentKey {
    static var defaultValue: EnclosingTextStyle { EnclosingTextStyle() }
  }
#endif
