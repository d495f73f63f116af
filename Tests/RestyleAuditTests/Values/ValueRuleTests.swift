import Restyle
import RestyleAudit
import RestyleElements
import Testing

private struct Ink: DefaultStylingKey { static let defaultValue = Color.black }
private struct Gap: DefaultStylingKey { static let defaultValue = 8.0 }

extension DefaultStylingKey where Self == Ink { fileprivate static var ink: Self { Self() } }
extension DefaultStylingKey where Self == Gap { fileprivate static var gap: Self { Self() } }

@Suite("Values")
struct ValueRuleTests {
  private func findings<S: Style>(
    _ style: S, _ rule: AuditRule, values: DesignValues? = nil
  ) -> [AuditFinding] {
    Audit(StyleCatalog("Test") { NamedStyle("style", style) }, values: values).findings
      .filter { $0.rule == rule }
  }

  @Test("A spacing off the scale is found, with the nearest on it")
  func scale() {
    let values = DesignValues(
      "Test", lengths: [4, 8, 12, 16].map { length in NamedValue("\(length)", Double(length)) })
    func spacing(_ insets: EdgeInsets) -> [String] {
      let style = ButtonStyle(contentInsets: insets, normal: ButtonStateStyle(text: TextStyle(color: .black)))
      return findings(style, .scale, values: values).map { "\($0.message), \($0.suggestion ?? "")" }
    }
    #expect(spacing(EdgeInsets(inset: 12)).isEmpty && spacing(.zero).isEmpty)
    #expect(spacing(EdgeInsets(horizontalInset: 13, verticalInset: 8)) == ["13 is off the scale, 12"])
    #expect(
      findings(FormFieldStyle(spacing: 5), .scale, values: values).map(\.place.description) == [
        "formFields.style.spacing"
      ])
    #expect(findings(ButtonStyle(contentInsets: EdgeInsets(inset: 13)), .scale).isEmpty)
  }

  /// A catalog in which each of some lengths is the spacing of some styles.
  private static func spaced(_ counts: [Double: Int]) -> StyleCatalog {
    StyleCatalog("Test") {
      for (length, count) in counts.sorted(by: { $0.key < $1.key }) {
        for index in 0..<count { NamedStyle("spaced\(length)-\(index)", FormFieldStyle(spacing: length)) }
      }
    }
  }

  @Test(
    "Without named lengths, one of a single style is off the scale of lengths that others repeat",
    arguments: [
      ([6: 3, 8: 3, 12: 3, 16: 3, 13: 1], ["13 is off the scale that styles repeat, 6, 8, 12, 16"]),
      // Too few lengths, too seldom, not between two, told by two styles, or too many others.
      ([6: 9, 8: 9, 16: 9, 13: 1], []), ([6: 3, 8: 2, 12: 3, 16: 3, 13: 1], []),
      ([6: 3, 8: 3, 12: 3, 16: 3, 40: 1], []), ([6: 9, 8: 9, 12: 9, 16: 9, 13: 2], []),
      ([6: 3, 8: 3, 12: 3, 16: 3, 13: 1, 11: 1], []),
    ])
  func repeatedLengths(counts: [Double: Int], messages: [String]) {
    let found = Audit(Self.spaced(counts)).findings.filter { $0.rule == .scale }
    #expect(found.map(\.message) == messages)
  }

  @Test("Surroundings say the scale, and none")
  func givenLengths() {
    func count(_ lengths: [Double]?) -> Int {
      let styles = Self.spaced([6: 3, 8: 3, 12: 3, 16: 3, 13: 1])
      return Audit(styles, in: AuditSurroundings(lengths: lengths)).findings.filter { $0.rule == .scale }
        .count
    }
    #expect(count(nil) == 1 && count([]) == 0 && count([6, 8, 12, 13, 16]) == 0 && count([6]) == 10)
  }

  @Test("Radii have a scale of their own")
  func radii() {
    let values = DesignValues("Test", cornerRadii: [NamedValue("round", 6)])
    func radius(_ radius: Double) -> Int {
      findings(BackgroundStyle(border: BorderStyle(cornerRadius: radius)), .scale, values: values).count
    }
    #expect(radius(6) == 0 && radius(7) == 1)
    // Spacings have no names here, and no scale that styles repeat: the radius isn't said to be off that.
    let found = findings(BackgroundStyle(border: BorderStyle(cornerRadius: 7)), .scale, values: values)
    #expect(found.map(\.message) == ["7 is off the scale"])
  }

  @Test("Values that nothing refers to are found")
  func unusedValues() {
    let ring = NamedValue("ring", [ShadowStyle(color: .black, spread: 2)])
    let font = NamedValue("font", Font.system(size: 17))
    let text = NamedValue("text", TextStyle(color: .black))
    let base = NamedValue("base", Color.black)
    let derived = NamedValue("derived", Color.named(base).opacity(0.9))
    let values = DesignValues(
      "Test", colors: [NamedValue(.ink), base, derived, NamedValue("other", .black)],
      lengths: [NamedValue(.gap), NamedValue("other", 4)], cornerRadii: [NamedValue("radius", 6)],
      shadows: [ring, NamedValue("other", [])], fonts: [font, NamedValue("other", Font())],
      textStyles: [text, NamedValue("other", TextStyle())])
    let catalog = StyleCatalog("Test") {
      NamedStyle("ink", TextStyle(font: .named(font), color: .named(.ink)))
      NamedStyle("text", TextStyle.named(text))
      NamedStyle(
        "box",
        BackgroundStyle(
          color: .named(derived).lightened(by: 0.1),
          border: BorderStyle(cornerRadius: .named(NamedValue("radius", 6))), shadows: [.named(ring)]))
      NamedStyle("button", ButtonStyle(contentInsets: EdgeInsets(inset: .named(.gap))))
    }
    let found = Audit(catalog, values: values).findings.filter { $0.rule == .unusedValue }
    #expect(
      found.map(\.place.description)
        == ["colors.other", "lengths.other", "shadows.other", "fonts.other", "textStyles.other"])
  }

  @Test("Colours that no display shows are found, with the nearest of their lightness")
  func gamut() throws {
    func messages(_ color: Color) -> [AuditFinding] { findings(BackgroundStyle(color: color), .gamut) }
    #expect(messages(Color(red: 1, green: 0, blue: 0, space: .displayP3)).isEmpty)
    let beyond = Color(oklch: Color.OKLCH(lightness: 0.7, chroma: 0.4, hue: 150))
    let suggestion = try #require(messages(beyond).first?.suggestion)
    #expect(messages(try Color(css: suggestion)).isEmpty)
    #expect(findings(TextStyle(color: beyond), .gamut).map(\.place.description) == ["textStyles.style.color"])
    let button = ButtonStyle(normal: ButtonStateStyle(text: TextStyle(color: beyond)))
    #expect(findings(button, .gamut).map(\.place.description) == ["buttons.style.states.text.color"])
  }

  private static let beyond = Color(oklch: Color.OKLCH(lightness: 0.7, chroma: 0.4, hue: 150))

  @Test(
    "Colours in the values of attributes are checked where they lie",
    arguments: [
      ("underline", TextStyle().restyled { $0.underline = TextLine(color: beyond) }),
      ("strikethrough", TextStyle().restyled { $0.strikethrough = TextLine(color: beyond) }),
      ("stroke", TextStyle().restyled { $0.stroke = TextStroke(width: 1, color: beyond) }),
      ("shadow", TextStyle().restyled { $0.shadow = TextShadow(color: beyond) }),
    ])
  func attributes(name: String, style: TextStyle) {
    let text = style.colored(.black)
    #expect(findings(text, .gamut).map(\.place.description) == ["textStyles.style.\(name).color"])
    let field = FieldStyle.system.restyled { $0.text = text }
    #expect(findings(field, .gamut).map(\.place.description) == ["fields.style.text.\(name).color"])
  }

  @Test(
    "Named values count as used wherever a style holds them",
    arguments: [
      TextStyle().restyled { $0.underline = TextLine(color: .named(.ink)) },
      TextStyle().restyled { $0.strikethrough = TextLine(color: .named(.ink)) },
      TextStyle().restyled { $0.stroke = TextStroke(width: 1, color: .named(.ink)) },
      TextStyle().restyled { $0.stroke = TextStroke(width: .named(.gap)) },
      TextStyle().restyled { $0.shadow = TextShadow(color: .named(.ink)) },
      TextStyle().restyled { $0.shadow = TextShadow(x: .named(.gap)) },
      TextStyle().restyled { $0.shadow = TextShadow(blur: .named(.gap)) },
      TextStyle().restyled {
        $0.image = InlineImage(Image(url: "a"), alternative: "", size: Size(width: .named(.gap), height: 1))
      },
      ButtonStyle().restyled { $0.preferredMinimumSize = MinimumSize(width: .named(.gap)) },
      SwitchStyle.system.restyled { $0.size.height = .named(.gap) },
      SwitchStyle.system.restyled { $0.thumbSize.width = .named(.gap) },
      StackStyle().restyled { $0.box.width = .points(.named(.gap)) },
      StackStyle().restyled { $0.box.maximumHeight = .points(.named(.gap)) },
    ] as [any Style])
  func usedValues(style: any Style) {
    let values = DesignValues("Test", colors: [NamedValue(.ink)], lengths: [NamedValue(.gap)])
    #expect(findings(style, .unusedValue, values: values).count == 1)
  }

  @Test("The rows at each position are checked, alike ones once", arguments: SegmentPosition.allCases)
  func rows(position: SegmentPosition) {
    let (plain, beyond) = (
      SegmentBackgroundStyle(color: .white, border: .none),
      SegmentBackgroundStyle(color: Self.beyond, border: .none)
    )
    func row(_ other: SegmentPosition) -> SegmentBackgroundStyle { other == position ? beyond : plain }
    let section = SectionStyle().restyled {
      $0.background = SectionStyle.Background(
        top: row(.top), middle: row(.middle), bottom: row(.bottom), unique: row(.unique))
    }
    let name = position == .middle ? "background" : "background.\(position)"
    #expect(findings(section, .gamut).map(\.place.description) == ["sections.style.\(name).background.color"])
    let alike = SectionStyle().restyled {
      $0.background = SectionStyle.Background(top: beyond, middle: beyond, bottom: beyond, unique: beyond)
    }
    #expect(
      findings(alike, .gamut).map(\.place.description) == ["sections.style.background.background.color"])
  }

  @Test("What is set for each kind of bar is checked, and counts as used", arguments: BarMetrics.allCases)
  func bars(metrics: BarMetrics) {
    func states(_ color: Color) -> BarMetricsStyles<ButtonStatesStyle> {
      var states: BarMetricsStyles<ButtonStatesStyle> = [
        .default: [.normal: ButtonStateStyle(text: TextStyle(color: .black))]
      ]
      states[metrics] = [.normal: ButtonStateStyle(text: TextStyle(color: color))]
      return states
    }
    let name = metrics == .default ? "states" : "states.\(metrics)"
    let (button, control) = (
      BarButtonStyle(states: states(Self.beyond)), SegmentedControlStyle(states: states(Self.beyond))
    )
    #expect(findings(button, .gamut).map(\.place.description) == ["barButtons.style.\(name).text.color"])
    #expect(
      findings(control, .gamut).map(\.place.description) == ["segmentedControls.style.\(name).text.color"])
    let values = DesignValues("Test", colors: [NamedValue(.ink)])
    #expect(findings(BarButtonStyle(states: states(.named(.ink))), .unusedValue, values: values).isEmpty)
  }

  @Test("Texts that don't scale, and fonts without fallbacks")
  func texts() {
    let fixed = TextStyle(font: .custom("Inter", size: 17), color: .black)
    #expect(findings(fixed, .textScaling).count == 1 && findings(fixed, .fontFallbacks).count == 1)
    let scaling = fixed.restyled {
      $0.adjustsFontForContentSizeCategory = true
      $0.fontFamily = .named("Inter", fallbacks: ["Helvetica"])
    }
    #expect(findings(scaling, .textScaling).isEmpty && findings(scaling, .fontFallbacks).isEmpty)
    #expect(findings(TextStyle(color: .black), .textScaling).isEmpty)
  }
}
