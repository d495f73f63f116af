#if canImport(UIKit) && !os(watchOS)
  public import Restyle
  import RestyleFoundation
  public import RestyleRendering
  import RestyleTextKit
  public import UIKit

  extension UILabel: StyledView {
    /// `TextStyle.default`, as the defaults are.
    public static var defaultStyle: TraitStyle<TextStyle> { DefaultStyles.text }

    /// Creates a label.
    ///
    /// ```swift
    /// let label = UILabel(value: "Hello", style: .header)
    /// ```
    ///
    /// - Parameters:
    ///   - value: What to show.
    ///   - style: The style; nil for the default one, whatever that becomes.
    public convenience init(value: some DisplayableString = "", style: TextStyle? = nil) {
      self.init(frame: .zero)
      text = value.displayValue(in: style?.language)
      dynamicStyle = style.map { style in TraitStyle { _ in style } } ?? Self.defaultStyle
    }

    /// The text before the transforms that the style asks for.
    ///
    /// Assigning `text` does the same at the next styling.
    public var value: String {
      get { OriginalTexts.labels.text(of: self, showing: text) ?? "" }
      set {
        text = newValue
        applyStyle()
      }
    }

    /// Shows the label's text in a style.
    public func applyStyle(_ style: TextStyle) {
      let value = self.value
      let resolved = style.resolved(for: styleTraits)
      // What the style leaves open is as in a new label: nil stands for that.
      font = resolved.font == Font() ? nil : UIFont(resolved.font)
      textColor = resolved.color.map { UIColor($0) }
      highlightedTextColor = resolved.highlightedColor.map { UIColor($0) }
      numberOfLines = resolved.setsLineBreaks ? resolved.numberOfLines : 1
      adjustsFontSizeToFitWidth = resolved.minimumScaleFactor > 0
      minimumScaleFactor = resolved.minimumScaleFactor
      attributedText = NSAttributedString(StyledString(value, style: style), for: styleTraits)
      // After the text, whose paragraph style would have the last word.
      textAlignment = NSTextAlignment(resolved.alignment)
      lineBreakMode = NSLineBreakMode(resolved.lineBreakMode)
      OriginalTexts.labels[self] = OriginalText(text: value, shown: attributedText?.string)
    }

    /// Links, which labels don't follow, wavy lines, and images that can't be shown.
    public func problems(of style: TextStyle) -> [RenderingProblem] {
      style.problems(of: value, in: styleTraits)
    }
  }
#endif
