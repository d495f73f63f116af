#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import Restyle
  public import RestyleRendering
  public import UIKit

  extension UISwitch: StyledView {
    /// `SwitchStyle.default` of the current defaults.
    public static var defaultStyle: TraitStyle<SwitchStyle> { DefaultStyles.switch }

    /// Creates a switch.
    ///
    /// - Parameters:
    ///   - isOn: Whether it is on.
    ///   - style: The style; nil for the default one, which follows the defaults.
    public convenience init(isOn: Bool, style: SwitchStyle? = nil) {
      self.init(frame: .zero)
      self.isOn = isOn
      dynamicStyle = style.map { TraitStyle($0) } ?? Self.defaultStyle
    }

    /// The style of the switch: ``StyledView/style`` by another name, since `UISwitch` has a `style` of its own.
    public var switchStyle: SwitchStyle {
      get { dynamicStyle.style(from: TraitCollection(of: self)) }
      set { dynamicStyle = TraitStyle(newValue) }
    }

    /// Applies a style to the switch, and again that of its state when it is turned.
    ///
    /// What the style doesn't set stays as the app has set it. UIKit determines the sizes, and shows no images:
    /// ``StyledView/problems`` report it. Call ``StyledView/applyStyling()`` after turning it in code, and after
    /// enabling or disabling it, where the style makes a difference.
    public func applyStyle(_ style: SwitchStyle) {
      let turn = UIAction(identifier: UIAction.Identifier("RestyleUIKit.turn")) { action in
        (action.sender as? UISwitch)?.applyStyling()
      }
      // An action with the same identifier is replaced.
      addAction(turn, for: .valueChanged)

      let current = ControlState(state).subtracting(.selected)
      let on = current.union(.selected)
      let shown = style.appearance(for: isOn ? on : current)
      let values = styledValues
      values.set(\.onTintColor, of: self, to: style.trackColor(for: on).map { UIColor($0) })
      values.set(\.thumbTintColor, of: self, to: shown.thumbColor.map { UIColor($0) })
      values.set(\.alpha, of: self, to: shown.opacity == 1 ? nil : shown.opacity)
      // The track of a switch that is off is clear except for a line, so the background shows through.
      let offColor = style.trackColor(for: current)
      values.set(\.backgroundColor, of: self, to: offColor.map { UIColor($0) })
      let border = style.states.style(for: isOn ? on : current)?.border
      let radius = max(bounds.size.height, style.size.height) / 2
      values.set(\.layer.cornerRadius, of: self, to: offColor == nil && border == nil ? nil : radius)
      values.set(\.layer.borderWidth, of: self, to: border.map { CGFloat($0.width) })
      // Layers don't follow traits.
      let traits = TraitCollection(of: self)
      values.set(
        \.layer.borderColor, of: self, to: border.map { UIColor($0.color.resolved(for: traits)).cgColor })
    }

    /// Reports sizes and images.
    public func problems(of style: SwitchStyle) -> [RenderingProblem] {
      let system = SwitchStyle(onTintColor: nil)
      var names: [String] = []
      if style.size != system.size { names.append("size") }
      if style.thumbSize != system.thumbSize { names.append("thumbSize") }
      if style.thumbCornerRadius != system.thumbCornerRadius { names.append("thumbCornerRadius") }
      if style.onImage != nil { names.append("onImage") }
      if style.offImage != nil { names.append("offImage") }
      let parts = style.states.filter { $0.style.thumbSize != nil }.map { "\($0.state)" }
      return names.map { RenderingProblem(.property($0)) }
        + parts.map { RenderingProblem(.property("thumbSize"), part: $0) }
    }
  }
#endif
