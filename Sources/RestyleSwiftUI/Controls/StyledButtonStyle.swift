#if canImport(SwiftUI)
  public import Restyle
  public import SwiftUI

  /// A style for SwiftUI's buttons that is based on one of Restyle's.
  ///
  /// ```swift
  /// let button = Button("Sign in") { signIn() }.buttonStyle(.styled(.primary))
  /// ```
  ///
  /// It is resolved with the defaults of the environment, and follows whether the button is enabled and pressed.
  public struct StyledButtonStyle: SwiftUI.ButtonStyle {
    private let style: TraitStyle<Restyle.ButtonStyle>

    /// Creates a style.
    ///
    /// - Parameter style: Restyle's dynamic style.
    public init(_ style: TraitStyle<Restyle.ButtonStyle>) { self.style = style }

    /// Creates the view of a button.
    public func makeBody(configuration: Configuration) -> some View {
      StyledButton(style: style, configuration: configuration)
    }
  }

  extension SwiftUI.ButtonStyle where Self == StyledButtonStyle {
    /// A style for SwiftUI's buttons that is based on one of Restyle's.
    ///
    /// - Parameter style: Restyle's style, which is resolved again when the environment changes.
    /// - Returns: SwiftUI's style.
    public static func styled(
      _ style: @autoclosure @escaping @Sendable () -> Restyle.ButtonStyle
    ) -> StyledButtonStyle {
      StyledButtonStyle(TraitStyle { _ in style() })
    }

    /// The style of `ButtonStyle.default`, with the defaults of the environment.
    public static var styled: StyledButtonStyle {
      StyledButtonStyle(TraitStyle { DefaultStyling.defaults.style(of: \.button, for: $0) })
    }
  }

  // A view of its own, because it reads the environment.
  private struct StyledButton: View {
    let style: TraitStyle<Restyle.ButtonStyle>
    let configuration: SwiftUI.ButtonStyleConfiguration
    @Environment(\.styleTraits) private var traits
    @Environment(\.defaultStyling) private var defaults
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      let style = DefaultStyling.withDefaults(defaults) { self.style.style(from: traits) }
      let shown = style.style(for: state) ?? Restyle.ButtonStyle.unsetStateStyle
      configuration.label
        .textStyle(shown.text)
        .padding(SwiftUI.EdgeInsets(style.contentInsets))
        .frame(
          minWidth: style.preferredMinimumSize.width.map { CGFloat($0) },
          maxWidth: style.alignment == .fill ? .infinity : nil,
          minHeight: style.preferredMinimumSize.height.map { CGFloat($0) },
          alignment: SwiftUI.Alignment(style.alignment)
        )
        .background { BackgroundView(shown.background) }
        // SwiftUI wouldn't react between the letters of a button that is clear.
        .contentShape(SwiftUI.Rectangle())
    }

    private var state: ControlState {
      var state = ControlState.normal
      if !isEnabled { state.insert(.disabled) }
      if configuration.isPressed { state.insert(.highlighted) }
      return state
    }
  }

  extension SwiftUI.Alignment {
    fileprivate init(_ alignment: Restyle.HorizontalAlignment) {
      switch alignment {
      case .leading, .left: self = .leading
      case .center, .fill: self = .center
      case .trailing, .right: self = .trailing
      }
    }
  }
#endif
