#if canImport(UIKit) && !os(watchOS)
  import Restyle
  import RestyleGraphics
  import UIKit

  /// The style of a button, which its configuration shows in each state.
  @MainActor
  struct ButtonStyling {
    let style: ButtonStyle
    let backgrounds: DrawnBackgrounds

    static let shown = AssociatedValue<ButtonStyling>()
    private static let titles = AssociatedValue<ButtonTitle>()
    private static let isAsking = AssociatedValue<Bool>()
  }

  extension ButtonStyling {
    /// Shows the button's style whenever its state changes, after the app's own handler.
    static func followStates(of button: UIButton) {
      let own = button.configurationUpdateHandler
      // The app may have set another handler since; only calling it tells.
      isAsking[button] = true
      own?(button)
      guard isAsking[button] != nil else { return }
      isAsking[button] = nil
      // Doesn't capture the button, which retains this.
      button.configurationUpdateHandler = { button in
        own?(button)
        if isAsking[button] == nil { show(in: button) }
        isAsking[button] = nil
      }
    }

    /// Shows the button's style for its state.
    static func show(in button: UIButton) {
      guard let styling = shown[button] else { return }
      var configuration = button.configuration ?? .withoutInsets
      let state = styling.style.style(for: ControlState(button.state))
      let values = button.styledValues
      let insets = styling.style.setValue(of: \.contentInsets)
      values.set(\.contentInsets, in: &configuration, to: insets.map { NSDirectionalEdgeInsets($0) })
      styling.setBackground(state?.background ?? .none, in: &configuration, values)
      let ownImage = values.own(for: \UIButton.Configuration.image, current: configuration.image)
      let image = button.image(for: button.state) ?? button.image(for: .normal)
      values.set(\.image, in: &configuration, to: ownImage == nil ? image : nil)
      var title = titles[button] ?? ButtonTitle()
      title.update(from: configuration.attributedTitle, setTitle: button.title(for: button.state))
      title.show(in: state?.text ?? TextStyle(), for: styling.backgrounds.traits)
      titles[button] = title
      configuration.attributedTitle = title.shown
      button.configuration = configuration
      titles[button]?.wasShown(as: button.configuration?.attributedTitle)
    }

    private func setBackground(
      _ background: BackgroundStyle, in configuration: inout UIButton.Configuration, _ values: StyledValues
    ) {
      let isSet = background != .none
      values.set(\.background.image, in: &configuration, to: backgrounds.image(of: background))
      values.set(\.background.customView, in: &configuration, to: backgrounds.view(of: background))
      // The drawing has its own colour, line and corners.
      values.set(\.background.backgroundColor, in: &configuration, to: isSet ? .clear : nil)
      values.set(\.background.strokeWidth, in: &configuration, to: isSet ? 0 : nil)
      values.set(\.background.cornerRadius, in: &configuration, to: isSet ? 0 : nil)
      values.set(\.cornerStyle, in: &configuration, to: isSet ? .fixed : nil)
    }
  }

  extension UIButton.Configuration {
    /// The configuration of a button that has none, and so no insets.
    fileprivate static var withoutInsets: Self {
      var configuration = plain()
      configuration.contentInsets = .zero
      return configuration
    }
  }
#endif
