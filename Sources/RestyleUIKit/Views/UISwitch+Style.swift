#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import Restyle
  public import RestyleRendering
  public import UIKit

  extension UISwitch: StyledView {
    /// `SwitchStyle.default`of the current defaults.
    public static var defaultStyle: TraitStyle<SwitchStyle> { DefaultStyles.switch }

    /// Creates a switch.
    ///
    /// - Parameters:
    ///   - isOn: Whether it is on.
    ///   - style: The style; nil for the default one, which follows the defaults.
    public convenience init(isOn: Bool, style: SwitchStyle? = nil) {
      self.init(frame: .zero)
      self.isOn = isOn
      dynamicStyle = style.map { style in TraitStyle { _ in style } } ?? Self.defaultStyle
    }

    /// The style of the switch: ``StyledView/style`` by another name, since `UISwitch` has a `style` of its own.
    public var switchStyle: SwitchStyle {
      get { dynamicStyle.style(from: styleTraits) }
      set { dynamicStyle = TraitStyle { _ in newValue } }
    }

    /// Applies a style to the switch, and again that of its state when it is turned.
    ///
    /// UIKit determines the sizes, and shows no images: ``StyledView/problems`` report it. Call
    /// ``UIKit/UIView/applyStyle()`` after turning it in code, and after enabling or disabling it, where the style
    /// makes a difference.
    public func applyStyle(_ style: SwitchStyle) {
      let turn = UIAction(identifier: UIAction.Identifier("RestyleUIKit.turn")) { action in
        (action.sender as? UISwitch)?.applyStyle()
      }
      // An action with the same identifier is replaced.
      addAction(turn, for: .valueChanged)

      let current = ControlState(state).subtracting(.selected)
      let on = style.appearance(for: current.union(.selected))
      let off = style.appearance(for: current)
      let shown = isOn ? on : off
      onTintColor = UIColor(on.track.color)
      thumbTintColor = shown.thumbColor.map { UIColor($0) }
      alpha = shown.opacity
      // The track of a switch that is off is clear except for a line, so the background shows through.
      backgroundColor = UIColor(off.track.color)
      layer.cornerRadius = max(bounds.size.height, style.size.height) / 2
      layer.borderWidth = shown.track.border.width
      // Layers don't follow traits.
      layer.borderColor = UIColor(shown.track.border.color.resolved(for: styleTraits)).cgColor
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
