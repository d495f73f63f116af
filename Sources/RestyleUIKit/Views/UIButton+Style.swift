#if canImport(UIKit) && !os(watchOS)
  public import Restyle
  import RestyleGraphics
  public import RestyleRendering
  public import UIKit

  extension UIButton: StyledView {
    /// `ButtonStyle.default`of the current defaults.
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
      dynamicStyle = style.map { style in TraitStyle { _ in style } } ?? Self.defaultStyle
    }

    /// Applies a style to the button, by a configuration for each state.
    ///
    /// The titles are those of `setTitle(_:for:)`, and the images those of `setImage(_:for:)`. `StateStyles`
    /// determines the style of a state, and not UIKit's rule.
    public func applyStyle(_ style: ButtonStyle) {
      let backgrounds = DrawnBackgrounds(for: styleTraits)
      contentHorizontalAlignment = ContentHorizontalAlignment(style.alignment)
      // Doesn't capture the button, which retains this.
      configurationUpdateHandler = { button in
        button.configuration = Configuration(style, of: button, backgrounds)
      }
      setNeedsUpdateConfiguration()
      setMinimumSize(style.preferredMinimumSize)
    }

    /// Reports pictures behind titles, wavy lines, links, and styles of states that UIKit doesn't have.
    public func problems(of style: ButtonStyle) -> [RenderingProblem] {
      style.states.flatMap { entry in
        guard State(entry.state) != nil else {
          return [RenderingProblem(.property("states"), part: "\(entry.state)")]
        }
        return entry.style.background.problems(in: styleTraits, part: "\(entry.state).background")
          + entry.style.text.problems(in: styleTraits, part: "\(entry.state).text")
      }
    }
  }

  extension UIButton.Configuration {
    fileprivate init(_ style: ButtonStyle, of button: UIButton, _ backgrounds: DrawnBackgrounds) {
      self = .plain()
      contentInsets = NSDirectionalEdgeInsets(style.contentInsets)
      image = button.image(for: button.state) ?? button.image(for: .normal)
      let title = button.title(for: button.state) ?? button.title(for: .normal)
      // The drawn image has its own corners.
      cornerStyle = .fixed
      background = .clear()
      guard let state = style.style(for: ControlState(button.state)) else {
        self.title = title
        return
      }
      background.image = backgrounds.image(of: state.background)
      background.customView = backgrounds.view(of: state.background)
      attributedTitle = title.map {
        AttributedString(NSAttributedString(StyledString($0, style: state.text), for: backgrounds.traits))
      }
    }
  }
#endif
