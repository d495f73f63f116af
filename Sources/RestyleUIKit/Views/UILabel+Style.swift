#if canImport(UIKit) && !os(watchOS)
  public import Restyle
  import RestyleFoundation
  public import RestyleRendering
  import RestyleTextKit
  public import UIKit

  extension UILabel: StyledView {
    /// `TextStyle.default`of the current defaults.
    public static var defaultStyle: TraitStyle<TextStyle> { DefaultStyles.text }

    /// Creates a label.
    ///
    /// ```swift
    /// let label = UILabel(value: "Hello", style: .header)
    /// ```
    ///
    /// - Parameters:
    ///   - value: What to show.
    ///   - style: The style; nil for the default one, which follows the defaults.
    public convenience init(value: some DisplayableString = "", style: TextStyle? = nil) {
      self.init(frame: .zero)
      text = value.displayValue(in: style?.language)
      dynamicStyle = style.map { style in TraitStyle { _ in style } } ?? Self.defaultStyle
    }

    /// The text before the transforms that the style requests.
    ///
    /// Assigning `text` has the same effect at the next styling.
    public var value: String {
      get { OriginalTexts.labels.text(of: self, showing: text) ?? "" }
      set {
        text = newValue
        applyStyle()
      }
    }

    /// Applies a style to the label's text.
    public func applyStyle(_ style: TextStyle) {
      let value = self.value
      let resolved = style.resolved(for: styleTraits)
      // Unset attributes are as in a new label: nil restores them.
      font = resolved.font == Font() ? nil : UIFont(resolved.font)
      textColor = resolved.color.map { UIColor($0) }
      highlightedTextColor = resolved.highlightedColor.map { UIColor($0) }
      numberOfLines = resolved.setsLineBreaks ? resolved.numberOfLines : 1
      adjustsFontSizeToFitWidth = resolved.minimumScaleFactor > 0
      minimumScaleFactor = resolved.minimumScaleFactor
      attributedText = NSAttributedString(StyledString(value, style: style), for: styleTraits)
      // Set after the text, whose paragraph style would override it.
      textAlignment = NSTextAlignment(resolved.alignment)
      lineBreakMode = NSLineBreakMode(resolved.lineBreakMode)
      OriginalTexts.labels[self] = OriginalText(text: value, shown: attributedText?.string)
    }

    /// Reports links, which labels don't follow, wavy lines, and images that can't be shown.
    public func problems(of style: TextStyle) -> [RenderingProblem] {
      style.problems(of: value, in: styleTraits)
    }
  }
#endif
