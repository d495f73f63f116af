import Restyle
import RestyleHTML
import TestSupport
import Testing

/// In each combination of states, under all media conditions, the cascade gives what the fall-back rule finds.
struct StateCascadeTests {
  /// Styles that differ in much and share much, some of them only under some conditions.
  private static let styles: [ButtonStateStyle] = {
    let adaptive = Color(light: .black, dark: .white)
    let half = Color(light: .black, dark: .black, lightIncreasedContrast: .red, darkIncreasedContrast: .black)
    let text = TextStyle(font: .system(size: 15), color: adaptive)
    return [
      ButtonStateStyle(text: TextStyle()),
      ButtonStateStyle(text: text),
      ButtonStateStyle(text: text.colored(.black)),
      ButtonStateStyle(text: text.colored(half).bold),
      ButtonStateStyle(color: adaptive, border: BorderStyle(cornerRadius: 4), text: text.underlined),
      ButtonStateStyle(color: .black, border: BorderStyle(width: 1, color: adaptive), text: text.tracking(1)),
      ButtonStateStyle(
        color: .white,
        border: BorderStyle(
          width: 2, color: .black, cornerRadii: CornerRadii(3, at: .leading), borderEdges: .leading),
        text: TextStyle(color: .red)),
      ButtonStateStyle(
        background: BackgroundStyle(
          gradient: .linear(from: .leading, to: .trailing, colors: [adaptive, .red]),
          shadows: [ShadowStyle(color: half, y: 1)]),
        text: text),
    ]
  }()

  /// Tables of up to seven of all the states, made by a fixed sequence of numbers.
  private static let tables: [ButtonStatesStyle] = {
    var number: UInt32 = 1
    func next(below limit: Int) -> Int {
      number = number &* 1_664_525 &+ 1_013_904_223
      return Int(number >> 8) % limit
    }
    return (0..<32).map { index in
      var table = ButtonStatesStyle()
      // Most have a normal style, as most do.
      if index % 4 != 0 { table[.normal] = styles[next(below: styles.count)] }
      for _ in 0...next(below: 7) {
        // Single states twice as often: they are what people set.
        let state =
          next(below: 2) == 0 ? 1 << next(below: ControlState.count) : next(below: 1 << ControlState.count)
        table[ControlState(rawValue: UInt16(state))] = styles[next(below: styles.count)]
      }
      return table
    }
  }()

  @Test("A button is in every state what the fall-back rule says")
  func button() async throws {
    try await forEach(Self.tables.indices.sampled(every: 3)) { (index: Int) throws in
      let style = ButtonStyle(contentInsets: EdgeInsets(inset: 8), states: Self.tables[index])
      var sheet = StyleSheet()
      let names = sheet.classNames(for: style)
      let cascade = try BoxCascade(css: sheet.css)
      for traits in TraitCollection.wideHighPages {
        expect(cascade, names, in: traits) { style.style(for: $0) }
      }
    }
  }

  @Test("Tables that differ from traits to traits are followed under each of them")
  func dynamicTables() throws {
    for (first, second) in zip(Self.tables, Self.tables.dropFirst(7)).prefix(checksAll ? 8 : 2) {
      let style = TraitStyle<ButtonStyle> { traits in
        ButtonStyle(contentInsets: EdgeInsets(inset: 8), states: traits.isCompact ? first : second)
      }
      var sheet = StyleSheet()
      let names = sheet.classNames(for: style)
      let cascade = try BoxCascade(css: sheet.css)
      for traits in TraitCollection.highPages {
        let button = style.style(from: traits)
        expect(cascade, names, in: traits) { button.style(for: $0) }
      }
    }
  }

  @Test("The kind of bar follows the height of the window", arguments: [false, true])
  func barMetrics(isPrompted: Bool) throws {
    let style = BarButtonStyle(
      default: Self.tables[1], compact: Self.tables[2], defaultPrompt: Self.tables[3],
      compactPrompt: Self.tables[5])
    // A bar with a prompt is a bar of its own, whose style is given as that of one without.
    let prompted = BarMetricsStyles(
      default: style.states.style(for: .defaultPrompt), compact: style.states.style(for: .compactPrompt))
    var sheet = StyleSheet()
    let names = sheet.classNames(for: isPrompted ? BarButtonStyle(states: prompted) : style)
    let cascade = try BoxCascade(css: sheet.css)
    for traits in TraitCollection.pages {
      let metrics: BarMetrics =
        switch (traits.verticalSizeClass == .compact, isPrompted) {
        case (false, false): .default
        case (true, false): .compact
        case (false, true): .defaultPrompt
        case (true, true): .compactPrompt
        }
      expect(cascade, names, in: traits, hasInsets: false) { style.style(for: $0, metrics: metrics) }
    }
  }

  @Test("A switch's track and thumb are in every state what its appearance says")
  func toggle() throws {
    let style = SwitchStyle(
      onTintColor: Color(light: .green, dark: .blue), thumbTintColor: .white, offTintColor: .gray,
      states: [
        .hovered: SwitchStateStyle(thumbColor: .red),
        .highlighted: SwitchStateStyle(
          border: BorderStyle(width: 2, color: .black), thumbSize: Size(square: 20)),
        [.selected, .hovered]: SwitchStateStyle(trackColor: Color(light: .white, dark: .green)),
        .disabled: SwitchStateStyle(opacity: 0.5),
      ])
    var sheet = StyleSheet()
    let name = sheet.classNames(for: style)
    let cascade = try BoxCascade(css: sheet.css)
    for traits in TraitCollection.pages {
      for state in ControlState.all {
        let appearance = style.appearance(for: state)
        let surroundings = BoxCascade.Surroundings(states: state, conditions: traits.cssConditions)
        let track = cascade.declarations(for: .init(element: name), in: surroundings)
        for (property, value) in appearance.track.declared(for: traits) { #expect(track[property] == value) }
        #expect(track["opacity"] == (appearance.opacity == 1 ? nil : "0.5"))
        let thumb = cascade.declarations(
          for: .init(element: name, pseudoElement: "::before"), in: surroundings)
        let middle = state.contains(.selected) ? 51 - 15.5 : 15.5
        let line = appearance.track.border.insets.leading
        let start = middle - appearance.thumbSize.width / 2 - line
        #expect(thumb["inset-inline-start"].flatMap { Double($0.dropLast(2)) } == start)
        #expect(thumb["background"] == appearance.thumbColor?.cssText())
      }
    }
  }

  @Test("A checkbox is in every state what its appearance says, by a rule for each look that it has")
  func checkbox() throws {
    let entries: [ControlState] = [.normal, .hovered, .focused, .selected, .invalid, .disabled]
    var style = CheckboxStyle()
    for (index, state) in entries.enumerated() {
      let color = Color(hex: UInt32(index))
      style.states[state] = CheckboxStateStyle(background: BackgroundStyle(color: color), markColor: color)
    }
    var sheet = StyleSheet()
    let names = sheet.classNames(for: style)
    let cascade = try BoxCascade(css: sheet.css)
    for state in ControlState.all {
      let look = style.appearance(for: state)
      func declared(_ pseudoElement: String) -> [String: String] {
        cascade.declarations(
          for: [
            .init(element: names[.input], pseudoElement: pseudoElement),
            .init(element: names.component, child: names[.input], pseudoElement: pseudoElement),
          ], in: .init(states: state))
      }
      #expect(declared("")["background"] == look.background.color.cssText(), "\(state)")
      let mark = declared("::before")
      #expect(mark["background"] == look.markColor?.cssText(), "\(state)")
      #expect(mark["content"] == (state.contains(.selected) ? "''" : "none"), "\(state)")
    }
    // Of the box and of its mark: chosen or not, it looks otherwise in the states that go before being chosen alone. One
    // rule is for the box beside its text.
    let rules = sheet.css.split(separator: "\n").filter { $0.contains(names[.input]) }
    #expect(rules.count == 2 * (entries.count + 2) + 1)
  }

  @Test("A field has in every state its background and its text, whichever of them look otherwise in it")
  func field() throws {
    let style = FieldStyle(text: TextStyle(color: .black), disabled: TextStyle(color: .gray)).restyled {
      $0.backgrounds = [
        .normal: BackgroundStyle(color: .white), .invalid: BackgroundStyle(color: .red),
        [.hovered, .focused]: BackgroundStyle(color: .blue),
      ]
    }
    var sheet = StyleSheet()
    let name = sheet.classNames(for: style)
    let cascade = try BoxCascade(css: sheet.css)
    for state in ControlState.all {
      let declared = cascade.declarations(for: .init(element: name), in: .init(states: state))
      #expect(declared["background"] == style.background(for: state).color.cssText(), "\(state)")
      #expect(declared["color"] == style.text(for: state).color?.cssText(), "\(state)")
    }
  }

  @Test("Dividers are those between the states of two neighbours")
  func dividers() throws {
    func line(_ color: Color) -> DividerStyle {
      DividerStyle(separator: InsettedStyle(style: SeparatorStyle(width: 1, color: color), insets: .zero))
    }
    let style = SegmentedControlStyle(
      states: [:],
      dividers: BarMetricsStyles(default: [
        .normal: [.normal: line(.red), .selected: line(.green), .disabled: DividerStyle(separator: .none)],
        .selected: [.highlighted: line(.blue)],
        [.selected, .hovered]: [.normal: line(.white), [.hovered, .focused]: line(.black)],
      ]))
    var sheet = StyleSheet()
    let names = sheet.classNames(for: style)
    let cascade = try BoxCascade(css: sheet.css)
    for leading in ControlState.all {
      for trailing in ControlState.all {
        let declared = cascade.declarations(
          for: .init(element: names[.segment], pseudoElement: "::before"),
          in: .init(states: trailing, previousStates: leading))
        let divider = style.divider(between: leading, and: trailing)?.separator.style
        let color = divider.flatMap { $0.width > 0 ? $0.color.cssText() : nil }
        let shown = declared["content"] == "''" ? declared["border-inline-start-color"] : nil
        #expect(shown == color, "\(leading) and \(trailing)")
      }
    }
  }

  /// What a button is in one of its states.
  private struct Look: Equatable {
    var drawn: [String: String]
    var insets: String?
    var title: [String: String]
  }

  private static let drawn = [
    "background", "border-style", "border-width", "border-color", "border-radius", "box-shadow",
  ]

  /// Compares the looks in all states; many states share a style, and so what it says.
  private func expect(
    _ cascade: BoxCascade, _ names: ComponentClassNames, in traits: TraitCollection, hasInsets: Bool = true,
    _ style: (ControlState) -> ButtonStateStyle?
  ) {
    let conditions = traits.cssConditions
    var expected: [ButtonStateStyle?: Look] = [:]
    var differing: [String] = []
    for state in ControlState.all {
      let style = style(state)
      let wanted = expected[style] ?? Self.look(of: style, for: traits, hasInsets: hasInsets)
      expected[style] = wanted
      let surroundings = BoxCascade.Surroundings(states: state, conditions: conditions)
      let box = cascade.declarations(for: .init(element: names.component), in: surroundings)
      let shown = Look(
        drawn: box.filter { Self.drawn.contains($0.key) }, insets: hasInsets ? box["padding-inline"] : nil,
        title: cascade.title(names, in: surroundings))
      if shown != wanted { differing.append("\(state): \(shown) in place of \(wanted)") }
    }
    #expect(differing.isEmpty, "\(traits)")
  }

  private static func look(
    of style: ButtonStateStyle?, for traits: TraitCollection, hasInsets: Bool
  ) -> Look {
    let background = style?.background ?? .none
    let line = background.border.insets
    let start = line.leading == line.trailing ? "" : " 8px"
    return Look(
      drawn: background.declared(for: traits).filter { drawn.contains($0.key) },
      insets: hasInsets ? "\(Int(8 - line.leading))px\(start)" : nil,
      title: (style?.text ?? TextStyle()).cssDeclarations(for: traits).dictionary)
  }
}

extension BoxCascade {
  /// What wins for a title: the rule of its own class, and those of the states around it; but not that it gives way to
  /// the width of its control.
  fileprivate func title(_ names: ComponentClassNames, in surroundings: Surroundings) -> [String: String] {
    declarations(
      for: [.init(element: names[.title]), .init(element: names.component, child: names[.title])],
      in: surroundings
    ).filter { $0.key != "min-width" }
  }
}

extension ControlState {
  /// How many single states there are.
  fileprivate static let count = namedMembers.count

  /// Each state and each pair, and every combination of those that people bring about by using a control.
  static let all = (UInt16(0)..<(1 << count)).map { ControlState(rawValue: $0) }.filter { state in
    state.rawValue.nonzeroBitCount <= 2
      || state.isSubset(of: [.hovered, .focused, .selected, .highlighted, .disabled])
  }
}

extension BackgroundStyle {
  fileprivate func declared(for traits: TraitCollection) -> [String: String] {
    cssDeclarations(for: traits).dictionary
  }
}

extension CSSDeclarations {
  /// The declarations by property.
  var dictionary: [String: String] {
    Dictionary(
      BoxCascade.declarations(in: text[...]).filter { !$0.property.isEmpty }.map { ($0.property, $0.value) },
      uniquingKeysWith: { $1 })
  }
}
