package import Restyle
package import RestyleElements

/// A switch with a style for on and one for off, made of the library's: the custom switch of the second essay.
package struct TwoStyleSwitch: Element {
  /// Whether it is on.
  package var isOn: Bool
  /// What a form submits it as.
  package var name: String?
  /// How it looks while it is on.
  package var onStyle: Styler<SwitchStateStyle> = .identity
  /// How it looks while it is off.
  package var offStyle: Styler<SwitchStateStyle> = .identity

  /// Creates a switch.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - name: What a form submits it as.
  package init(isOn: Bool = false, name: String? = nil) {
    self.isOn = isOn
    self.name = name
  }

  /// The switch with both styles, so that a browser has the other one at hand when somebody turns it.
  package var body: some Element {
    Switch(isOn: isOn, name: name)
      .restyled(.for(.selected, apply: onStyle) <> .for(.normal, apply: offStyle))
  }
}

extension Styler where Target == SwitchStateStyle {
  /// A line around the track.
  package static func border(color: Color, width: Double) -> Styler {
    .set(\.border, to: BorderStyle(width: width, color: color, cornerRadius: 16))
  }

  /// The colour of the track.
  package static func track(_ color: Color) -> Styler { .set(\.trackColor, to: color) }

  /// The colour of the thumb.
  package static func thumb(_ color: Color) -> Styler { .set(\.thumbColor, to: color) }
}

extension Styler where Target == TwoStyleSwitch {
  /// Ink while on, an outline while off.
  package static let inkSwitch: Styler =
    .set(
      \.onStyle,
      to: .compose(.border(color: .signInInk, width: 2), .track(.signInInk), .thumb(.signInPaper)))
    <> .set(
      \.offStyle,
      to: .compose(.border(color: .signInInk, width: 2), .track(.signInPaper), .thumb(.signInInk)))
}
