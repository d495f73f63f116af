import Restyle
import RestyleTerminal
import TestSupport
import Testing

@Suite struct TerminalDifferenceTests {
  /// Screens of many kinds, from few to all cells, made of numbers that are the same each time.
  private static func screens(_ columns: Int, _ rows: Int, _ profile: TerminalProfile) -> [TerminalScreen] {
    var state: UInt64 = 42
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    var screen = TerminalScreen(profile.with { $0.columns = columns }, rows: rows)
    var screens = [screen]
    for step in 0..<24 {
      if step % 9 == 8 { screen.clear() }
      for _ in 0...random(3) {
        let style = styleSamples[random(styleSamples.count)]
        let text = textSamples[random(textSamples.count)]
        screen.draw(
          StyledString(
            text, style: random(4) == 0 ? style.linked(to: Link("https://example.org/\(random(2))")) : style),
          row: random(rows + 2) - 1, column: random(columns + 4) - 2, columns: 1 + random(columns))
      }
      screen.cursor =
        random(3) == 0 ? nil : TerminalScreen.Position(row: random(rows), column: random(columns))
      screens.append(screen)
    }
    return screens
  }

  private func emulator(showing screen: TerminalScreen) -> ScreenEmulator {
    var terminal = ScreenEmulator(columns: screen.columns, rows: screen.rows)
    terminal.send(screen.text)
    return terminal
  }

  @Test
  func differencesLeadFromEachScreenToEach() async throws {
    try await forEach([(20, 5), (2, 2), (1, 1)], [ColorProfile.trueColor, .none]) {
      (size: (columns: Int, rows: Int), colors: ColorProfile) in
      let screens = Self.screens(size.columns, size.rows, TerminalProfile(colors: colors))
      let shown = screens.map(emulator)
      for first in screens.indices {
        for second in screens.indices.sampled(every: 3) {
          let difference = TerminalDifference(from: screens[first], to: screens[second])
          #expect(difference.bytes.count <= screens[second].text.utf8.count)
          var terminal = shown[first]
          terminal.send(difference.bytes)
          #expect(terminal == shown[second], "\(first) to \(second): \(String(reflecting: difference.text))")
          #expect(terminal.surprises.isEmpty)
          #expect(terminal.lookInForce == TerminalCells.Look())
          if first == second { #expect(difference.isEmpty) }
        }
      }
    }
  }

  @Test func equalScreensNeedNothing() {
    var (one, other) = (TerminalScreen(rows: 3), TerminalScreen(rows: 3))
    // Drawn in another order, so that links and long clusters have other numbers.
    let (first, second) = (
      StyledString("👩‍🚀 first", style: TextStyle().linked(to: "https://example.org/1")),
      StyledString("👨‍👩‍👧‍👦 second", style: TextStyle().linked(to: "https://example.org/2"))
    )
    one.draw(first)
    one.draw(second, row: 1)
    other.draw(second, row: 1)
    other.draw(first)
    #expect(TerminalDifference(from: one, to: other).isEmpty)
  }

  @Test
  func differencesAreShort() async throws {
    try await forEach([
      ("abc", "abc", ""), ("abc", "abd", "\u{1B}[;3Hd"), ("abc", "ab", "\u{1B}[;3H "),
      ("a long line", "a", "\u{1B}[;3H\u{1B}[K"),
      ("a long line", "A long Line", "\u{1B}[HA\u{1B}[6CL"), ("1 of 9", "2 of 8", "\u{1B}[H2\u{1B}[4C8"),
      ("1 o 9", "2 o 8", "\u{1B}[H2 o 8"),
      ("one\ntwo", "One\nTwo", "\u{1B}[HO\r\nT"), ("中文", "中x", "\u{1B}[;3Hx "),
      ("a中b", "axyb", "\u{1B}[;2Hxy"), ("", "\n\nx", "\u{1B}[3Hx"),
    ]) { (first: String, second: String, expected: String) in
      var (old, new) = (TerminalScreen(rows: 4), TerminalScreen(rows: 4))
      old.draw(first)
      new.draw(second)
      #expect(TerminalDifference(from: old, to: new).text == expected)
    }
  }

  @Test func whatIsUnknownIsShownAnew() {
    var (small, large) = (TerminalScreen(rows: 3), TerminalScreen(rows: 4))
    small.draw("text")
    large.draw("text")
    #expect(TerminalDifference(from: nil, to: small).text == small.text)
    #expect(TerminalDifference(from: small, to: large).text == large.text)
    var narrow = TerminalScreen(TerminalProfile(columns: 20), rows: 3)
    narrow.draw("text")
    #expect(TerminalDifference(from: small, to: narrow).text == narrow.text)
  }

  @Test func withoutSequencesTheWholeIsWritten() {
    var (old, new) = (TerminalScreen(.plain, rows: 3), TerminalScreen(.plain, rows: 3))
    old.draw("one")
    new.draw("two")
    #expect(TerminalDifference(from: old, to: new).text == "two\n")
    #expect(TerminalDifference(from: old, to: old).isEmpty)
  }

  /// A terminal emulator of others shows what the second screen says.
  @Test(.enabled(if: Tmux.installed != nil, "tmux isn't installed"))
  func tmuxShowsTheSecondScreen() throws {
    let tmux = try #require(Tmux.installed)
    // Links aren't told when the screen is captured.
    let screens = Self.screens(40, 8, TerminalProfile(showsLinks: false))
    let all = zip([nil] + screens.map(Optional.some), screens).map {
      TerminalDifference(from: $0, to: $1).text
    }
    for count in [2, 9, 25] {
      let captured = TerminalCells(
        try tmux.screen(showing: all.prefix(count).joined(), columns: 40, rows: 8))
      let expected = emulator(showing: screens[count - 1]).seen
      #expect(captured.surprises.isEmpty)
      for (row, line) in expected.enumerated() {
        var cells =
          row < captured.lines.count
          ? captured.lines[row].map { ScreenEmulator.Cell(text: String($0.character), look: $0.look).seen }
          : []
        var wanted = line.filter { !$0.text.isEmpty }
        while wanted.last == ScreenEmulator.Cell() { wanted.removeLast() }
        while cells.last == ScreenEmulator.Cell() { cells.removeLast() }
        #expect(
          cells.map(\.text).joined() == wanted.map(\.text).joined() && cells == wanted,
          "row \(row) of screen \(count)")
      }
    }
  }
}
