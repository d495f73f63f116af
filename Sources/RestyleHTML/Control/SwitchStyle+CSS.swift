public import Restyle

/// What a switch's style becomes in CSS, for `<input type="checkbox" role="switch">`.
///
/// The `input` is the track, and its `::before` is the thumb, whose middle stays half of the track's height away
/// from the nearer end.
extension SwitchStyle: CSSStyle {
  /// The class of the switch.
  public typealias ClassNames = String

  /// Makes the rules of a switch in its states.
  public static func cssRules(_ style: (TraitCollection) -> SwitchStyle) -> CSSRules {
    let states = ControlState.distinguished { traits in
      let table = style(traits).states.map(\.state)
      // A table that tells on from off in each of its states needs no other: it would only double the rules.
      let isComplete = ([.normal] + table).allSatisfy { table.contains($0.union(.selected)) }
      return isComplete ? [table] : [table, [.normal, .selected]]
    }
    let isFocusShown = states.contains { $0.contains(.focused) }
    let track = StyleRule.rules(StyleSelector(), in: states) { state, traits in
      let style = style(traits)
      let appearance = style.appearance(for: state)
      var declarations = CSSDeclarations()
      declarations.add(style.size)
      declarations.add(appearance.track, for: traits)
      if appearance.opacity != 1 {
        declarations.add("opacity") { $0.bytes.append(number: appearance.opacity) }
      }
      if isFocusShown { declarations.add(outlineIn: state) { style.appearance(for: $0) } }
      return ControlReset.toggle.overlaid(with: declarations)
    }
    let thumb = StyleRule.rules(StyleSelector(suffix: "::before"), in: states) { state, traits in
      let style = style(traits)
      var declarations = CSSDeclarations()
      declarations.add("content", "''")
      declarations.add("position", "absolute")
      declarations.addThumb(
        style.appearance(for: state), isOn: state.contains(.selected), in: style.size, for: traits)
      return declarations
    }
    return CSSRules(track + thumb)
  }
}

extension CSSDeclarations {
  fileprivate mutating func addThumb(
    _ appearance: SwitchStyle.Appearance, isOn: Bool, in track: Size, for traits: TraitCollection
  ) {
    let size = appearance.thumbSize
    let middle = isOn ? track.width - track.height / 2 : track.height / 2
    // Placed within the line of the track's border.
    let line = appearance.track.border.insets
    add("inset-block-start") { $0.bytes.append(pixels: (track.height - size.height) / 2 - line.top) }
    add("inset-inline-start") { $0.bytes.append(pixels: middle - size.width / 2 - line.leading) }
    add(size)
    add("border-radius") { $0.bytes.append(pixels: min(size.width, size.height) / 2) }
    add("background") {
      if let color = appearance.thumbColor {
        $0.append(color, for: traits)
      } else {
        $0.bytes.append(verbatim: "currentcolor")
      }
    }
  }
}
