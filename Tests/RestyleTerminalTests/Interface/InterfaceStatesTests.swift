import DesignSystems
import Restyle
import RestyleElements
import RestyleRendering
import Testing

@testable import RestyleTerminal

@Suite("States of controls in a terminal")
struct InterfaceStatesTests {
  private static let controls: [any Control] = [
    Button("a"), Hyperlink("a", to: Link("https://example.org")), Switch("a"), Checkbox("a"),
    RadioGroup(["a", "b"]), SegmentedControl(["a", "b"]), TextField("a", text: "b"),
    TextField("a", placeholder: "b"), NumberField("a", value: 1), DateField("a"), TextArea("a", text: "b"),
    Row("a", action: .submit), Row("a", action: .follow("https://example.org")),
    Picker("a", ["b"], selectedIndex: 0), Slider("a", value: 0.5), ColorField("a", value: .blue),
  ]

  private static let states: [ControlState] = [.disabled, .invalid, .required, .readOnly, .loading]

  private static let profiles: [TerminalProfile] = [
    TerminalProfile(), TerminalProfile(colors: .ansi16, colorScheme: .light), TerminalProfile(colors: .none),
    .plain, .plain.with { $0.drawsASCII = true },
  ]

  private struct Shown: Equatable {
    var text: String
    var losses: [RenderingProblem.Loss]
  }

  private func shown(
    _ control: some Control, _ state: ControlState, _ defaults: DefaultStyling, _ profile: TerminalProfile
  ) throws -> Shown {
    var terminal = TerminalRenderer(profile)
    var control = control
    control.state.formUnion(state)
    try terminal.append(control, in: ElementContext(defaults: defaults))
    return Shown(text: terminal.text, losses: terminal.problems.map(\.loss))
  }

  /// Each state of each control changes what is shown, or is reported.
  @Test func noStateIsLost() throws {
    for defaults in [DefaultStyling.system, .material, .primer] {
      for profile in Self.profiles {
        for control in Self.controls {
          let normal = try shown(control, [], defaults, profile)
          for state in Self.states {
            let changed = try shown(control, state, defaults, profile)
            #expect(changed != normal, "\(state) of \(type(of: control)) on \(profile)\n\(normal.text)")
          }
        }
      }
    }
  }

  /// A row that can't be chosen is faint, but for the labels of what is in it.
  @Test func disabledRowsAreFaint() throws {
    let rows: [(row: Row, faint: String)] = [
      (Row("a", action: .submit), "a"), (Row("a", subtitle: "b"), "ab"),
      (Row("a") { Label("c") }, "ac"), (Row("a", subtitle: "b", action: .submit) { Label("c") }, "abc"),
      (Row { Label("c") }, "c"), (Row { TextField("c") }, ""),
    ]
    for (row, faint) in rows {
      let disabled = try shown(row, .disabled, .system, TerminalProfile(colors: .none)).text
      #expect(Set(Self.faintLetters(of: disabled)) == Set(faint), "\(disabled)")
      // Without colours, a subtitle is faint in any state.
      let usual = try shown(row, [], .system, TerminalProfile(colors: .none)).text
      #expect(Self.faintLetters(of: usual).allSatisfy { $0 == "b" }, "\(usual)")
    }
  }

  /// A heading in a disabled row looks like a heading where nothing can be faint.
  @Test func headingsInDisabledRows() throws {
    let row = Row("a") {
      Stack {
        Label("Heading").heading(2)
        Label("c")
      }
    }
    let states: [ControlState] = [.normal, .disabled]
    let texts = try states.map { try shown(row, $0, .system, .plain).text }
    #expect(texts[0] == texts[1])
  }

  /// The letters a to c of a text whose sequences make them faint.
  private static func faintLetters(of text: String) -> String {
    var letters = ""
    var isFaint = false
    for (index, piece) in text.split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated() {
      let end =
        index == 0 ? piece.startIndex : piece.firstIndex(of: "m").map(piece.index(after:)) ?? piece.endIndex
      for code in piece[..<end].dropLast().split(separator: ";", omittingEmptySubsequences: false)
      where index > 0 {
        if code == "2" { isFaint = true } else if ["", "0", "22"].contains(code) { isFaint = false }
      }
      if isFaint { letters += piece[end...].filter { "abc".contains($0) } }
    }
    return letters
  }

  /// A few colours may show the text of a disabled field and a placeholder alike.
  @Test func disabledPlaceholdersAreFaintInTheirColor() throws {
    let text = TextStyle(color: .white)
    let style = FieldStyle(text: text, placeholder: text, disabled: text.colored(Color(hex: 0xFF0000)))
    let defaults = DefaultStyling.system.restyled { $0.field = style }
    let field = TextField(placeholder: "b")
    let disabled = try shown(field, .disabled, defaults, TerminalProfile()).text
    #expect(disabled.contains("2;38;2;255;0;0m"), "\(disabled)")
    #expect(try !shown(field, [], defaults, TerminalProfile()).text.contains("255;0;0"))
  }

  /// A line of a terminal is wider than a hairline, which a field has below its text instead.
  @Test(arguments: [0.1, 0.5, 0.99, 1, 2], [ControlState.normal, .invalid])
  func hairlinesStayOnTheLine(width: Double, state: ControlState) throws {
    var style = FieldStyle(contentInsets: EdgeInsets(inset: 8))
    style.backgrounds = [
      .normal: BackgroundStyle(border: BorderStyle(width: width, color: Color(hex: 0x00FF00))),
      .invalid: BackgroundStyle(border: BorderStyle(width: width, color: Color(hex: 0xFF0000))),
    ]
    var terminal = TerminalRenderer(TerminalProfile(columns: 12))
    try terminal.append(TextField(text: "b", style: style).with { $0.state = state })
    #expect(terminal.text.contains { "─━".contains($0) } == (width >= 1), "\(terminal.text)")
    #expect(terminal.text.contains(state == .normal ? "38;2;0;255;0" : "38;2;255;0;0"))
    var plain = TerminalRenderer(.plain.with { $0.columns = 12 })
    try plain.append(TextField(text: "b", style: style))
    #expect(plain.text.hasPrefix("[b         ]") == (width < 1), "\(plain.text)")
  }

  /// A fill shows the extent of a field, and keeps its room; then there is no line that could have the colour.
  @Test func hairlinesOnFillsAreReported() throws {
    func shown(_ border: BorderStyle) throws -> (String, [RenderingProblem.Loss]) {
      var style = FieldStyle(contentInsets: EdgeInsets(inset: 16))
      style.backgrounds = [.normal: BackgroundStyle(color: .white, border: border)]
      var terminal = TerminalRenderer(TerminalProfile(columns: 12))
      try terminal.append(TextField(text: "b", style: style))
      return (terminal.text, terminal.problems.map(\.loss))
    }
    let (text, losses) = try shown(BorderStyle(width: 0.5, color: Color(hex: 0xFF0000)))
    let (plainText, plainLosses) = try shown(.none)
    #expect(text == plainText)
    #expect(losses == plainLosses + [.property("border")])
  }

  /// What has no colours has marks, which are below where they find no room.
  @Test(arguments: [
    (ControlState.required, "a [b       ] *"), (ControlState.invalid, "a [b       ] !"),
    (ControlState.loading, "a [b       ] …"),
    (ControlState([.required, .invalid]), "a [b         ]\n*!"), (ControlState.readOnly, "a b"),
  ])
  func statesHaveMarks(_ state: ControlState, _ expected: String) throws {
    var terminal = TerminalRenderer(.plain.with { $0.columns = 14 })
    var field = TextField("a", text: "b")
    field.state = state
    try terminal.append(field, in: ElementContext(defaults: .system))
    #expect(terminal.text == expected + "\n")
    #expect(terminal.problems.isEmpty)
  }
}
