import DesignSystems
import Restyle
import RestyleElements
import RestyleRendering
import TestSupport
import Testing

@testable import RestyleTerminal

@Suite struct ScreenTests {
  private static let systems: [(String, DefaultStyling)] = [
    ("system", .system), ("material", .material), ("primer", .primer),
  ]

  /// A whole form, as a file gets it.
  @Test func settingsAsText() throws {
    var terminal = TerminalRenderer(.plain.with { $0.columns = 44 })
    try terminal.append(SettingsScreen(), in: ElementContext(defaults: .primer))
    let expected = """

          SETTINGS

        Profile
        ╭──────────────────────────────────────╮
        │                                      │
        │        ╭──────────────────────────╮  │
        │  Name  │ Ada Lovelace             │  │
        │        ╰──────────────────────────╯  │
        │                                      │
        ├──────────────────────────────────────┤
        │                                      │
        │        ╭──────────────────────────╮  │
        │  Email │ ada@example.org          │  │
        │        ╰──────────────────────────╯  │
        │                                      │
        ╰──────────────────────────────────────╯
        Others see your name, and nobody sees
        your address.

        Network
        ╭──────────────────────────────────────╮
        │                                      │
        │  Wi-Fi                          [x]  │
        │  Connected                           │
        │                                      │
        ├──────────────────────────────────────┤
        │                                      │
        │  Bluetooth                      [ ]  │
      """
    // Indented in the literal.
    let lines = expected.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.drop { $0 == " " }
    }
    let shown = terminal.text.split(separator: "\n", omittingEmptySubsequences: false).prefix(lines.count)
    #expect(shown.map { $0.drop { $0 == " " } } == lines)
    // No line has spaces at its end.
    #expect(terminal.text.split(separator: "\n").allSatisfy { !$0.hasSuffix(" ") })
  }

  /// However wide the terminal, no line of any screen in any design system is too long.
  @Test
  func screensFit() async throws {
    try await forEach(
      Self.systems.map(\.1),
      [TerminalProfile(), .plain, TerminalProfile(colors: .ansi16, colorScheme: .light)].sampled(
        every: 2, line: 0)
    ) { (defaults: DefaultStyling, profile: TerminalProfile) throws in
      for columns in [1, 2, 7, 20, 30, 80] {
        var terminal = TerminalRenderer(profile.with { $0.columns = columns })
        try terminal.append(SettingsScreen(), in: ElementContext(defaults: defaults))
        try terminal.append(SignInScreen(), in: ElementContext(defaults: defaults))
        let shown = TerminalCells(terminal.text)
        #expect(shown.surprises.isEmpty)
        for line in shown.lines { #expect(String(line.map(\.character)).cellWidth <= columns) }
        guard columns >= 30 else { continue }
        for text in ["Known networks", "Bluetooth waits"] {
          #expect(shown.text.contains(text), "\(columns)")
        }
      }
    }
  }

  /// The same screen differs by brand, and each brand is itself in both schemes.
  @Test func brandsDiffer() throws {
    let outputs = try Self.systems.flatMap { system in
      try [ColorScheme.light, .dark].map { scheme in
        var terminal = TerminalRenderer(TerminalProfile(colorScheme: scheme))
        try terminal.append(SettingsScreen(), in: ElementContext(defaults: system.1))
        return terminal.text
      }
    }
    #expect(Set(outputs).count == 6)
  }

  /// What a style lacks in a terminal is told with its place, and nothing of it twice.
  @Test func problemsHaveTheirPlace() throws {
    var terminal = TerminalRenderer()
    try terminal.append(SettingsScreen(), in: ElementContext(defaults: .material))
    #expect(!terminal.problems.isEmpty)
    for problem in terminal.problems {
      #expect(problem.description.hasPrefix("SettingsScreen 1 > Form 1"), "\(problem)")
    }
  }
}

/// What a terminal emulator shows of blocks is what they say, cell by cell.
@Suite(.enabled(if: Tmux.installed != nil, "tmux isn't installed"))
struct TmuxBlockTests {
  private func check(_ terminal: TerminalRenderer, columns: Int, rows: Int) throws {
    let tmux = try #require(Tmux.installed)
    let screen = TerminalCells(try tmux.screen(showing: terminal.text, columns: columns, rows: rows))
    let sent = TerminalCells(terminal.text)
    func trimmed(_ line: [TerminalCells.Cell]) -> [TerminalCells.Cell] {
      Array(line.reversed().drop { $0.character == " " && $0.look == TerminalCells.Look() }.reversed())
    }
    #expect(screen.surprises.isEmpty && sent.surprises.isEmpty)
    #expect(sent.lines.count <= rows)
    for (index, line) in sent.lines.enumerated() where index < screen.lines.count {
      // Links aren't among what is captured.
      let unlinked = line.map { cell in
        var cell = cell
        cell.look.link = ""
        return cell
      }
      #expect(trimmed(screen.lines[index]) == trimmed(unlinked), "line \(index)")
    }
  }

  @Test(arguments: [ColorProfile.ansi16, .ansi256, .trueColor])
  func boxesTablesAndBars(_ colors: ColorProfile) throws {
    var terminal = TerminalRenderer(TerminalProfile(colors: colors, columns: 60, showsLinks: false))
    var card = BackgroundStyle(
      color: .white, gradient: .linear(angle: .degrees(90), colors: [.red, Color.blue.withAlpha(0.5)]),
      border: BorderStyle(width: 1, color: .green, cornerRadius: 4))
    card.shadows = [ShadowStyle(color: .gray, x: 8, y: 8)]
    var box = TerminalBox(
      styled("The quick 中文 brown fox 👩‍🚀 jumps over the lazy dog", startingWith: 2), background: card,
      padding: CellInsets(horizontal: 2, vertical: 1), margins: CellInsets(horizontal: 1))
    box.width = .fixed(30)
    box.titles = [TerminalBox.Title(styled("Ein Titel 文"), alignment: .center)]
    box.lineGradient = .linear(angle: .degrees(45), colors: [.yellow, .blue])
    terminal.append(block: box)
    var table = TerminalTable(
      columns: ["名前", TerminalTable.Column("Size", alignment: .trailing)],
      rows: [[styled("a wide 中文字 cell", startingWith: 4), "12"], [styled("b"), styled("3 4 5")]], style: .grid
    )
    table.cellStyle = { row, _ in row == 0 ? TextStyle().backgroundColored(.black) : TextStyle() }
    terminal.append(block: table)
    var bar = TerminalProgressBar(0.43, trackStyle: TextStyle().backgroundColored(.gray))
    bar.gradient = .linear(angle: .degrees(90), colors: [.green, .red])
    terminal.append(block: bar, columns: 30)
    terminal.append(
      block: TerminalTree(["a", ListItem(styled("b 中 c"), level: 1)], lineStyle: styleSamples[1]))
    let covered = terminal.block(box).overlaid(with: terminal.block(table), column: 9, row: 2)
    terminal.append(block: covered)
    try check(terminal, columns: 60, rows: 48)
  }

  @Test(arguments: [DefaultStyling.system, .material, .primer])
  func screens(_ defaults: DefaultStyling) throws {
    var terminal = TerminalRenderer(TerminalProfile(columns: 60, showsLinks: false))
    try terminal.append(SettingsScreen(), in: ElementContext(defaults: defaults))
    try check(terminal, columns: 60, rows: 60)
  }
}
