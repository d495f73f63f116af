import Restyle
import RestyleTesting
import TestSupport
import Testing

/// A control of a user's own that says how its caption looks in some states.
private struct Lamp: StatefulStyle, Hashable {
  var captions: StateStyles<Caption> = [:]

  static let unsetStateStyle = Caption(text: "unset")

  mutating func restyleStates(_ styler: (inout StateStyles<Caption>) throws -> Void) rethrows {
    try styler(&captions)
  }

  /// Without a style, with one that all states fall back on, and with one for each pair that the rule has to decide.
  static let samples: [Lamp] =
    [[:], [.normal: Caption(text: "normal")]].map(Lamp.init)
    + ControlState.samples.map { state in
      Lamp(captions: [
        .normal: Caption(text: "normal"), .selected: Caption(text: "on"), state: Caption(text: "own"),
      ])
    }
}

@Suite("Stylers for a state")
struct StylerStateTests {
  private static let stylers: [Styler<Caption>] = [
    .identity, Styler { $0.text += "!" }, Styler { $0.size *= 2 }, .set(\.text, to: "set"),
    Styler { $0.text = "(\($0.text))" },
  ]

  @Test("They keep the identity and distribute over composition")
  func laws() async throws {
    try await forEach(ControlState.samples.sampled(every: 6)) { (state: ControlState) in
      for lamp in Lamp.samples {
        #expect(lamp.restyled(.for(state, apply: .identity)) == lamp)
        for f in Self.stylers {
          for g in Self.stylers {
            #expect(
              lamp.restyled(.for(state, apply: f <> g))
                == lamp.restyled(.for(state, apply: f) <> .for(state, apply: g)))
          }
        }
      }
    }
  }

  @Test("The state starts from what it fell back on")
  func fallback() async throws {
    try await forEach(ControlState.samples) { (state: ControlState) in
      for lamp in Lamp.samples {
        let before = lamp.captions.style(for: state) ?? Lamp.unsetStateStyle
        let restyled = lamp.restyled(.for(state) { $0.text += "!" })
        #expect(restyled.captions[state] == Caption(text: before.text + "!"))
        #expect(restyled == lamp.restyled(for: state) { $0.text += "!" })
      }
    }
  }

  @Test("No other state's own style changes, and no state that doesn't include it")
  func otherStates() async throws {
    try await forEach(ControlState.samples.sampled(every: 6)) { (state: ControlState) in
      for lamp in Lamp.samples {
        let restyled = lamp.restyled(.for(state) { $0.text += "!" })
        for other in ControlState.samples where other != state {
          #expect(restyled.captions[other] == lamp.captions[other])
          if !other.isSuperset(of: state) {
            #expect(restyled.captions.style(for: other) == lamp.captions.style(for: other))
          }
        }
      }
    }
  }

  @Test("In a context, they hold while the state does")
  func contexts() async throws {
    try await forEach(ControlState.samples) { (state: ControlState) in
      let styler: ContextualStyler<Caption, ControlState> =
        .always(.set(\.text, to: "lamp")) <> .for(state, apply: .set(\.size, to: 2))
      for current in ControlState.samples {
        let size = current.isSuperset(of: state) ? 2.0 : 1
        #expect(Caption().restyled(styler, in: current) == Caption(text: "lamp", size: size))
      }
    }
  }

  @Test("Every control of the library takes them")
  func controls() {
    let red: Styler<ButtonStateStyle> = .set(\.text.color, to: .red)
    let button = ButtonStyle(states: [:]).restyled(.for(.highlighted, apply: red))
    #expect(button.states == [.highlighted: ButtonStateStyle(text: TextStyle(color: .red))])

    let bar = BarButtonStyle.system.restyled(.for(.focused, apply: red))
    #expect(bar.style(for: .focused, metrics: .compact) == bar.style(for: .normal)?.restyled(red))
    let segments = SegmentedControlStyle.system.restyled(.for([.selected, .focused], apply: red))
    #expect(segments.style(for: [.selected, .focused]) == segments.style(for: .selected)?.restyled(red))

    let toggle = SwitchStyle.system.restyled(.for(.selected) { $0.thumbColor = .black })
    #expect(toggle.appearance(for: .selected).thumbColor == .black)
    #expect(toggle.appearance(for: .normal) == SwitchStyle.system.appearance(for: .normal))

    let field = FieldStyle.system.restyled(.for(.focused) { $0.border.color = .blue })
    let frame = FieldStyle.system.background(for: .normal)
    #expect(field.background(for: .focused) == frame.restyled { $0.border.color = .blue })
    #expect(field.background(for: .normal) == frame)
  }

  // The buttons of seed 002: `Mixins.button(titleColor:for:)`, concatenated.
  @Test("The title colours of the second essay's buttons")
  func titleColors() {
    func title(_ color: Color, for state: ControlState) -> Styler<ButtonStyle> {
      .for(state) { $0.text.color = color }
    }
    let base: Styler<ButtonStyle> = .concat([title(.black, for: .normal), title(.gray, for: .highlighted)])
    let secondary: Styler<ButtonStyle> = .concat([base, title(.blue, for: .normal)])
    let style = ButtonStyle(states: [:]).restyled(secondary)
    #expect(style.style(for: .normal)?.text.color == .blue)
    #expect(style.style(for: .highlighted)?.text.color == .gray)
  }
}
