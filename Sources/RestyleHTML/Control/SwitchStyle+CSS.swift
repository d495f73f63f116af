public import Restyle
import RestyleRendering

/// The CSS of a switch's style, for `<input type="checkbox" role="switch">`.
///
/// The `input` is the track, and its `::before` is the thumb. The middle of the thumb stays half the track's height
/// away from the nearer end.
extension SwitchStyle: CSSElementStyle, SingleClassStyle {
  static func addRules(of style: Variants<SwitchStyle>, to rules: inout RuleBuilder) {
    let states = ControlState.distinguishedByChoice(style.values.map { $0.states.map(\.state) })
    let isFocusShown = states.contains { $0.contains(.focused) }
    rules.begin(StyleSelector(), in: states)
    rules.declare(ControlReset.toggle)
    rules.declare(style) { $1.add($0.size) }
    rules.declare(style) { $1.add($0.states.transition) }
    rules.declare(style) { style, selector, css in
      let appearance = style.appearance(for: selector.states)
      css.add(appearance.track)
      if appearance.opacity != 1 { css.add(.opacity) { $0.bytes.append(number: appearance.opacity) } }
      if isFocusShown { css.add(outlineIn: selector.states) { style.appearance(for: $0) } }
    }
    rules.begin(StyleSelector(suffix: .before), in: states)
    rules.declare { css in
      css.add([.content: "''", .position: "absolute"])
    }
    rules.declare(style) { style, selector, css in
      let isOn = selector.states.contains(.selected)
      css.addThumb(style.appearance(for: selector.states), isOn: isOn, in: style.size)
    }
    rules.declare(style) { $1.add($0.states.transition) }
  }
}

extension CSSWriter {
  fileprivate mutating func addThumb(
    _ appearance: SwitchStyle.Appearance, isOn: Bool, in track: Size
  ) {
    let size = appearance.thumbSize
    let middle = isOn ? track.width - track.height / 2 : track.height / 2
    // Placed within the line of the track's border.
    let line = appearance.track.border.insets
    add(.insetBlockStart) { $0.bytes.append(pixels: (track.height - size.height) / 2 - line.top) }
    add(.insetInlineStart) { $0.bytes.append(pixels: middle - size.width / 2 - line.leading) }
    add(size)
    add(.borderRadius) { $0.bytes.append(pixels: appearance.thumbCornerRadius) }
    add(.background, appearance.thumbColor, else: "currentcolor")
  }
}
