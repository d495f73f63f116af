import Restyle
import RestyleAudit
import RestyleElements
import Testing

@Suite("States")
struct StateRuleTests {
  private func findings(_ button: ButtonStyle, _ rule: AuditRule) -> [AuditFinding] {
    let catalog = StyleCatalog("Test") { NamedStyle("button", button) }
    return Audit(catalog, in: AuditSurroundings(page: .white)).findings.filter { $0.rule == rule }
  }

  private static let normal = ButtonStateStyle(
    background: BackgroundStyle(color: Color(hex: 0x0050A0), border: BorderStyle(width: 1, color: .clear)),
    text: TextStyle(font: .system(size: 17), color: .white))

  private static func ring(_ color: Color) -> ButtonStateStyle {
    normal.restyled { $0.background.shadows = [ShadowStyle(color: color, spread: 2)] }
  }

  @Test(
    "The focus is seen by a ring, a line, a fill or a line under the text that stands out",
    arguments: [
      (ring(.black), true), (ring(Color(white: 0.9)), false), (ring(.clear), false),
      (normal.restyled { $0.background.border.color = .white }, true),
      (normal.restyled { $0.background.border.color = Color(hex: 0x0060B0) }, false),
      (normal.restyled { $0.background.color = .black }, false),
      (normal.restyled { $0.background.color = Color(hex: 0x99CCFF) }, true),
      (normal.restyled { $0.text.underline = .single }, true),
    ])
  func focus(look: ButtonStateStyle, isSeen: Bool) {
    let button = ButtonStyle(normal: Self.normal, focused: look)
    #expect(findings(button, .visibleFocus).isEmpty == isSeen)
    #expect(
      findings(button, .visibleFocus).allSatisfy {
        $0.condition.description == "focused" || $0.condition.isAlways
      })
  }

  @Test("A style that says nothing of the focus has the system's")
  func systemFocus() {
    #expect(findings(ButtonStyle(normal: Self.normal), .visibleFocus).isEmpty)
    #expect(findings(ButtonStyle(normal: Self.normal, focused: Self.normal), .visibleFocus).isEmpty)
  }

  @Test("States that look alike are found, with both names")
  func alike() {
    let disabled = Self.normal.restyled { $0.background.color = .gray }
    func messages(_ button: ButtonStyle) -> [String] { findings(button, .distinctStates).map(\.message) }
    #expect(messages(ButtonStyle(normal: Self.normal, disabled: disabled)).isEmpty)
    #expect(messages(ButtonStyle(normal: Self.normal)) == ["it looks the same disabled as at rest"])
    #expect(
      messages(ButtonStyle(normal: Self.normal, highlighted: Self.normal, disabled: disabled))
        == ["it looks the same pressed as at rest"])
    // A step of one in 255 isn't noticed.
    let nearly = Self.normal.restyled { $0.background.color = Color(hex: 0x0051A0) }
    #expect(messages(ButtonStyle(normal: Self.normal, disabled: disabled, hovered: nearly)).count == 1)
  }

  @Test("States are distinguished where the colours are, and found where they aren't")
  func alikeInTheDark() {
    let disabled = Self.normal.restyled {
      $0.background.color = Color(light: .gray, dark: Color(hex: 0x0050A0))
    }
    let found = findings(ButtonStyle(normal: Self.normal, disabled: disabled), .distinctStates)
    #expect(found.map(\.condition.description) == ["dark"])
  }

  /// A button whose text can hardly be read in a state, of several with looks of their own.
  private static func button(faint: ControlState, besides others: ControlState...) -> ButtonStyle {
    var button = ButtonStyle(normal: normal, disabled: ring(.black))
    for state in others { button.states[state] = ring(.gray) }
    button.states[faint] = ring(.white).restyled { $0.text.color = Color(hex: 0x1060B0) }
    return button
  }

  private static let dark = button(faint: .highlighted)
  private static let light = button(faint: .selected, besides: .hovered, .focused, [.selected, .hovered])
  private static let conditions: Set = ["dark, pressed", "light, selected"]

  private func contrastConditions(_ audit: Audit) -> Set<String> {
    Set(audit.findings.filter { $0.rule == .textContrast }.map(\.condition.description))
  }

  @Test("States are those of the style, where it has others for other traits")
  func dynamicStyles() throws {
    let style = TraitStyle { $0.colorScheme == .dark ? Self.dark : Self.light }
    let surroundings = AuditSurroundings(page: .white)
    let catalog = StyleCatalog("Test") { NamedStyle("button", dynamic: style) }
    #expect(contrastConditions(Audit(catalog, in: surroundings)) == Self.conditions)
    #expect(contrastConditions(try Audit(Button("a").styled(style), in: surroundings)) == Self.conditions)
    let reader = ContextReader { Button("a", style: $0.traits.colorScheme == .dark ? Self.dark : Self.light) }
    #expect(contrastConditions(try Audit(reader, in: surroundings)) == Self.conditions)
  }

  private enum Scheme: CaseIterable { case light, dark }
  private enum Size: CaseIterable { case small, large }

  @Test("States are those of the style among the styles of a recipe, whichever axes others of its name have")
  func recipes() {
    let first = Recipe(ButtonStyle(), Size.self) { (style: inout ButtonStyle, _) in style = Self.dark }
    let second = Recipe(ButtonStyle(), Scheme.self, Size.self) { (style: inout ButtonStyle, scheme, _) in
      style = scheme == .dark ? Self.dark : Self.light
    }
    let surroundings = AuditSurroundings(page: .white)
    let catalog = StyleCatalog("Test") { second.named("button") }
    #expect(contrastConditions(Audit(catalog, in: surroundings)) == Self.conditions)
    let both = StyleCatalog("Test") {
      first.named("button")
      second.named("button")
    }
    #expect(contrastConditions(Audit(both, in: surroundings)).contains { $0.hasSuffix("pressed") })
  }

  @Test("A state in which only another style of the place has a look isn't to be distinguished from others")
  func statesOfOthers() {
    let style = TraitStyle { traits in
      traits.colorScheme == .dark
        ? ButtonStyle(normal: Self.normal, disabled: Self.ring(.black))
        : ButtonStyle(normal: Self.normal, disabled: Self.ring(.black), hovered: Self.ring(.gray))
    }
    let catalog = StyleCatalog("Test") { NamedStyle("button", dynamic: style) }
    let found = Audit(catalog, in: AuditSurroundings(page: .white)).findings
    #expect(!found.contains { $0.rule == .distinctStates })
  }

  @Test("A mark in the colour around it tells chosen from others, too")
  func checkboxes() {
    func look(_ color: Color, mark: Color? = nil) -> CheckboxStateStyle {
      CheckboxStateStyle(
        background: BackgroundStyle(color: color, border: BorderStyle(width: 2, color: .black)),
        markColor: mark)
    }
    let style = CheckboxStyle(
      size: 44,
      states: [.normal: look(.white), .selected: look(.blue, mark: .white), .disabled: look(.lightGray)])
    let catalog = StyleCatalog("Test") { NamedStyle("checkbox", style) }
    let findings = Audit(catalog, in: AuditSurroundings(page: .white)).findings
    #expect(!findings.contains { $0.rule == .distinctStates })
  }

  @Test("The place of a switch's thumb tells on from off")
  func switches() {
    let gray = SwitchStyle(
      onTintColor: .gray, thumbTintColor: .black, offTintColor: .gray,
      states: [.disabled: SwitchStateStyle(trackColor: .white, thumbColor: .gray)])
    let catalog = StyleCatalog("Test") { NamedStyle("switch", gray) }
    let findings = Audit(catalog, in: AuditSurroundings(page: .white)).findings
    #expect(!findings.contains { $0.rule == .distinctStates })
  }

  @Test(
    "Targets are measured as far as the style says",
    arguments: [
      (8.0, [AuditRule.targetSize]), (24, [.enhancedTargetSize]), (43, [.enhancedTargetSize]), (44, []),
    ])
  func targets(height: Double, rules: [AuditRule]) {
    let button = ButtonStyle(
      preferredMinimumSize: MinimumSize(height: height),
      normal: ButtonStateStyle(text: TextStyle(font: .system(size: 10))))
    let found = [AuditRule.targetSize, .enhancedTargetSize].flatMap { findings(button, $0) }
    #expect(found.map(\.rule) == rules)
  }
}
