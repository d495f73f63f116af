import Foundation
import Restyle
import RestyleTesting
import TestSupport
import Testing

@Suite("Controls")
struct ControlTests {
  static let text = TextStyle(font: .system(size: 17), color: .black)

  @Test("A button restyles all its states")
  func allRestyled() {
    let style = ButtonStyle(
      normal: ButtonStateStyle(text: Self.text), disabled: ButtonStateStyle(text: Self.text.colored(.gray)))
    let red = style.allRestyled { $0.text.color = .red }
    #expect(red.states.map(\.state) == [.normal, .disabled])
    #expect(red.states.allSatisfy { $0.style.text.color == .red })
    #expect(style.states[.normal]?.text.color == .black)

    let bar = BarButtonStyle(default: style.states, compactPrompt: style.states)
      .allRestyled { $0.text.color = .red }
    #expect(bar.states[.default] == red.states)
    #expect(bar.states[.compactPrompt] == red.states)
    #expect(bar.states[.compact] == nil)

    let segments = SegmentedControlStyle(states: [.compact: style.states])
      .allRestyled { $0.text.color = .red }
    #expect(segments.states[.compact] == red.states)

    let toggle = SwitchStyle.system.allRestyled { $0.opacity = 0.25 }
    #expect(toggle.appearance(for: .disabled).opacity == 0.25)
    #expect(toggle.appearance(for: .normal).opacity == 1)
  }

  @Test("Form's states: highlighted goes before selected")
  func selectedAndHighlighted() {
    let highlighted = ButtonStateStyle(text: Self.text.colored(.red))
    let selected = ButtonStateStyle(text: Self.text.colored(.green))
    let normal = ButtonStateStyle(text: Self.text)
    let both = ButtonStyle(normal: normal, highlighted: highlighted, selected: selected)
    #expect(both.style(for: .selectedAndHighlighted) == highlighted)
    #expect(ButtonStyle(normal: normal, selected: selected).style(for: .selectedAndHighlighted) == selected)
    #expect(ButtonStyle(highlighted: highlighted).style(for: .normal) == nil)
  }

  @Test("The placeholder of a disabled field has the colour of its text, where others have another one")
  func placeholder() {
    let placeholder = Self.text.colored(.gray)
    for (text, disabled, color) in [
      (nil, nil, Color.gray), (.black, nil, .gray), (.black, .black, .gray), (.black, .red, .red),
      (nil, .red, .red),
    ] as [(Color?, Color?, Color)] {
      let style = FieldStyle(
        text: TextStyle(color: text), placeholder: placeholder, disabled: TextStyle(color: disabled))
      #expect(style.placeholder(for: [.disabled, .invalid]) == placeholder.colored(color))
      #expect(style.placeholder(for: .invalid) == placeholder)
    }
  }

  @Test("A bar button fades")
  func barButton() {
    let style = BarButtonStyle(text: Self.text)
    for (state, alpha) in [(ControlState.highlighted, 0.5), (.disabled, 0.3), (.selected, 0.5)] {
      #expect(style.style(for: state, metrics: .compactPrompt)?.text == Self.text.alphaColored(alpha))
    }
    #expect(style.style(for: .focused)?.text == Self.text)
  }

  @Test("Bars fall back on those without a prompt, and those on the usual one")
  func metrics() async throws {
    try await forEach(
      BarMetrics.allCases, [[], [.default], [.compact], [.default, .compact], BarMetrics.allCases]
    ) { (metrics: BarMetrics, set: [BarMetrics]) in
      struct Mark: Style, Hashable { var metrics: BarMetrics }
      var styles = BarMetricsStyles<Mark>()
      for metrics in set { styles[metrics] = Mark(metrics: metrics) }
      let chain: [BarMetrics] =
        switch metrics {
        case .default: [.default]
        case .compact: [.compact, .default]
        case .defaultPrompt: [.defaultPrompt, .default]
        case .compactPrompt: [.compactPrompt, .compact, .default]
        }
      #expect(styles[metrics]?.metrics == (set.contains(metrics) ? metrics : nil))
      #expect(styles.style(for: metrics)?.metrics == chain.first(where: set.contains))
    }
  }

  @Test("Dividers are found by the segments on both sides")
  func dividers() {
    let style = SegmentedControlStyle.system
    let line = style.divider(between: .normal, and: .normal)
    #expect(line?.separator.style.width == 1)
    #expect(style.divider(between: .highlighted, and: .disabled) == line)
    for (left, right) in [(ControlState.selected, ControlState.normal), (.normal, .selected)] {
      #expect(style.divider(between: left, and: right)?.separator == InsettedStyle<SeparatorStyle>.none)
    }
    let image = SegmentedControlStyle(divider: DividerStyle(image: Image(url: "a.png")))
    #expect(image.divider(between: .selected, and: .normal, metrics: .compact)?.image == Image(url: "a.png"))
    #expect(SegmentedControlStyle(states: [:]).divider(between: .normal, and: .normal) == nil)
  }

  @Test("Fields for special text")
  func fields() {
    let field = FieldStyle.system
    #expect(field.email == field.autocorrected(.no).autocapitalized(.none).keyboard(.emailAddress))
    #expect(field.url == field.autocorrected(.no).autocapitalized(.none).keyboard(.url))
    #expect(field.numeric == field.keyboard(.numberPad))
    #expect(field.phone == field.keyboard(.phonePad))
    #expect(field.search == field.keyboard(.webSearch).returnKey(.search))
    #expect(field.decimal == field.keyboard(.numbersAndPunctuation))
    #expect(
      field.password == field.autocorrected(.no).autocapitalized(.none).restyled { $0.isSecure = true })
    #expect(field.clearButton(.always).clearButton == .always)
    #expect(field.returnKey(.search).returnKey == .search)
  }

  @Test("A state is told by the names that it is encoded with")
  func stateNames() async throws {
    try await forEach(ControlState.samples) { (state: ControlState) throws in
      let names = try JSONDecoder().decode([String].self, from: JSONEncoder().encode(state))
      #expect("\(state)" == (names.isEmpty ? "normal" : names.joined(separator: ", ")))
    }
  }

  @Test("A field's text and background follow its state")
  func fieldStates() async throws {
    try await forEach(ControlState.samples) { (state: ControlState) in
      let ring = BackgroundStyle(color: .clear, border: BorderStyle(width: 2, color: .blue))
      let field = FieldStyle.system.restyled { $0.backgrounds = [.focused: ring] }
      #expect(field.text(for: state) == (state.contains(.disabled) ? field.disabled : field.text))
      #expect(field.background(for: state) == (state.contains(.focused) ? ring : .none))
    }
  }

  @Test("Fields of the system can be seen, whatever they lie on (WCAG 2.2, section 1.4.11)")
  func visibleFields() async throws {
    let grounds: [Color] = [.systemBackground, .secondarySystemBackground, .systemGroupedBackground]
    try await forEach(ColorScheme.allCases, Contrast.allCases) {
      (scheme: ColorScheme, contrast: Contrast) in
      let traits = TraitCollection(colorScheme: scheme, contrast: contrast)
      for state in [ControlState.normal, .invalid] {
        for frame in [FieldStyle.system.background(for: state), ColorFieldStyle.system.frame(for: state)] {
          #expect(frame.border.width > 0)
          let line = frame.border.color.resolved(for: traits)
          for ground in grounds {
            #expect(line.contrastRatio(with: ground.resolved(for: traits)) >= 3, "\(state) on \(ground)")
          }
        }
      }
    }
  }

  @Test("A switch is on while it is selected")
  func switches() async throws {
    try await forEach(ControlState.samples) { (state: ControlState) in
      let style = SwitchStyle(
        onTintColor: .green, thumbTintColor: .white, onImage: Image(url: "on"), offImage: Image(url: "off"),
        offTintColor: .gray,
        states: [
          .highlighted: SwitchStateStyle(thumbSize: Size(square: 28)),
          .disabled: SwitchStateStyle(trackColor: .black, thumbColor: .gray, opacity: 0.5),
        ])
      let isOn = state.contains(.selected)
      let isDisabled = state.contains(.disabled)
      let appearance = style.appearance(for: state)
      #expect(appearance.track.color == (isDisabled ? .black : isOn ? .green : .gray))
      #expect(appearance.track.image == Image(url: isOn ? "on" : "off"))
      #expect(appearance.track.border == BorderStyle(cornerRadius: style.size.height / 2))
      #expect(appearance.thumbColor == (isDisabled ? .gray : .white))
      #expect(appearance.opacity == (isDisabled ? 0.5 : 1))
      let isPressed = state.contains(.highlighted) && !isDisabled
      #expect(appearance.thumbSize == (isPressed ? Size(square: 28) : style.thumbSize))
    }
  }

  @Test("The system's styles have something for every state")
  func system() async throws {
    try await forEach(ControlState.samples) { (state: ControlState) in
      #expect(ButtonStyle.system.style(for: state) != nil)
      #expect(BarButtonStyle.system.style(for: state) != nil)
      #expect(SegmentedControlStyle.system.style(for: state) != nil)
    }
  }
  @Test("Chosen segments of the system stay raised in every other state")
  func systemSegments() async throws {
    try await forEach(ControlState.samples) { (state: ControlState) throws in
      let style = SegmentedControlStyle.system
      let shown = try #require(style.style(for: state))
      let chosen = try #require(style.style(for: .selected))
      let isChosen = state.contains(.selected)
      #expect((shown.background == chosen.background) == isChosen)
      #expect((shown.text.fontWeight == .semibold) == isChosen)
      // The states that the system has a look for; the fall-back rule says which of them counts.
      let isPressed = !isChosen && state.contains(.highlighted)
      let isDisabled = state.contains(.disabled) && !isPressed
      if !isPressed { #expect((shown.text.color == .tertiaryLabel) == isDisabled) }
    }
  }

  @Test("Nothing stands beside a chosen segment of the system", arguments: [false, true], [false, true])
  func systemDividers(isLeadingChosen: Bool, isTrailingChosen: Bool) {
    let divider = SegmentedControlStyle.system.divider(
      between: isLeadingChosen ? .selected : .normal, and: isTrailingChosen ? .selected : .normal)
    #expect((divider?.separator.style.width == 1) == (!isLeadingChosen && !isTrailingChosen))
  }

  /// The figure is that of `UITableViewCell` in iOS 13 to 18.
  @Test("A title of the system stands 3 points above its subtitle") func systemTitles() {
    #expect(TitleSubtitleStyle.system.spacing == 3)
  }
}
