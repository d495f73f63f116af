#if canImport(UIKit) && !os(watchOS)
  public import Restyle
  import RestyleGraphics
  public import RestyleRendering
  public import UIKit

  extension UIButton: StyledView {
    /// `ButtonStyle.default` of the current defaults.
    public static var defaultStyle: TraitStyle<ButtonStyle> { DefaultStyles.button }

    /// Creates a button.
    ///
    /// ```swift
    /// let button = UIButton(title: "Sign in", style: .primary)
    /// ```
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - style: The style; nil for the default one, which follows the defaults.
    public convenience init(title: some DisplayableString = "", style: ButtonStyle? = nil) {
      self.init(frame: .zero)
      setTitle(title.displayValue, for: .normal)
      dynamicStyle = style.map { TraitStyle($0) } ?? Self.defaultStyle
    }

    /// Applies a style to the button, in its configuration for each state.
    ///
    /// What the style doesn't set stays as the app's configuration has it; a button without one gets one. The title is
    /// that of the configuration or of `setTitle(_:for:)`, whichever was set last. `StateStyles` determines the style of
    /// a state, and not UIKit's rule. A `configurationUpdateHandler` of the app's own is called first.
    ///
    /// The button reacts within its bounds. Where a style requests less than the 44 points that Apple recommends, its
    /// `preferredMinimumSize` enlarges them.
    public func applyStyle(_ style: ButtonStyle) {
      let traits = TraitCollection(of: self)
      styledValues.set(
        \.contentHorizontalAlignment, of: self, to: style.setValue(of: \.alignment).map { .init($0) })
      setMinimumSize(style.preferredMinimumSize)
      let followsTextSize = style.style(for: .normal)?.text.adjustsFontForContentSizeCategory
      if let titleLabel {
        titleLabel.styledValues.set(
          \.adjustsFontForContentSizeCategory, of: titleLabel, to: followsTextSize)
      }
      ButtonStyling.shown[self] = ButtonStyling(style: style, backgrounds: DrawnBackgrounds(for: traits))
      ButtonStyling.followStates(of: self)
      ButtonStyling.show(in: self)
    }

    /// Reports pictures behind titles, wavy lines, links, and styles of states that UIKit doesn't have.
    public func problems(of style: ButtonStyle) -> [RenderingProblem] {
      let traits = TraitCollection(of: self)
      return style.states.flatMap { entry in
        guard State(entry.state) != nil else {
          return [RenderingProblem(.property("states"), part: "\(entry.state)")]
        }
        return entry.style.background.problems(in: traits, part: "\(entry.state).background")
          + entry.style.text.problems(in: traits, part: "\(entry.state).text")
      }
    }
  }
#endif
