#if canImport(UIKit) && !os(watchOS)
  public import Restyle
  import RestyleFoundation
  public import RestyleRendering
  import RestyleTextKit
  public import UIKit

  extension UILabel: StyledView {
    /// `TextStyle.default` of the current defaults.
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
      dynamicStyle = style.map { TraitStyle($0) } ?? Self.defaultStyle
    }

    /// The text before the transforms that the style requests.
    ///
    /// Assigning `text` has the same effect.
    public var value: String {
      get { LabelText.texts[self].flatMap { $0.isShown(by: self) ? $0.original : nil } ?? text ?? "" }
      set {
        text = newValue
        applyStyling()
      }
    }

    /// Applies a style to the label's text.
    ///
    /// What the style doesn't set stays as the app has set it. An attributed text of the app's own that consists of
    /// several runs isn't styled.
    public func applyStyle(_ style: TextStyle) {
      TextObservation.observe(self, \.text)
      guard !showsOwnRuns else { return }
      let value = self.value
      setAttributes(of: style)
      // UIKit sets these as the text has them at its start, and applies them to all of it.
      let look = Look(self)
      TextObservation.withoutObserving(self) { LabelText.show(value, in: style, by: self) }
      look.restore(in: self)
    }

    /// Reports links, which labels don't follow, wavy lines, and images that can't be shown.
    public func problems(of style: TextStyle) -> [RenderingProblem] {
      style.problems(of: value, in: TraitCollection(of: self))
    }

    private func setAttributes(of style: TextStyle) {
      let traits = TraitCollection(of: self)
      let resolved = style.resolved(for: traits)
      let values = styledValues
      let ownFont = values.own(for: \UILabel.font, current: font)
      values.set(\.font, of: self, to: resolved.font == Font() ? nil : UIFont(resolved.font, over: ownFont))
      values.set(
        \.adjustsFontForContentSizeCategory, of: self, to: style.adjustsFontForContentSizeCategory)
      values.set(\.textColor, of: self, to: resolved.color.map { UIColor($0) })
      values.set(\.highlightedTextColor, of: self, to: resolved.highlightedColor.map { UIColor($0) })
      values.set(\.numberOfLines, of: self, to: resolved.setsLineBreaks ? resolved.numberOfLines : nil)
      let factor = resolved.attribute(for: .minimumScaleFactor)
      values.set(\.adjustsFontSizeToFitWidth, of: self, to: factor.map { $0 > 0 })
      values.set(\.minimumScaleFactor, of: self, to: factor.map { CGFloat($0) })
      values.set(\.textAlignment, of: self, to: NSTextAlignment(of: resolved, in: traits.layoutDirection))
      values.set(\.lineBreakMode, of: self, to: resolved.attribute(for: .lineBreakMode).map { .init($0) })
    }

    /// What a label has beside its text, and for all of it.
    private struct Look {
      let font: UIFont?
      let color: UIColor?
      let alignment: NSTextAlignment
      let lineBreakMode: NSLineBreakMode

      @MainActor
      init(_ label: UILabel) {
        font = label.font
        color = label.textColor
        alignment = label.textAlignment
        lineBreakMode = label.lineBreakMode
      }

      @MainActor
      func restore(in label: UILabel) {
        if label.font != font { label.font = font }
        if label.textColor != color { label.textColor = color }
        if label.textAlignment != alignment { label.textAlignment = alignment }
        if label.lineBreakMode != lineBreakMode { label.lineBreakMode = lineBreakMode }
      }
    }
  }
#endif
