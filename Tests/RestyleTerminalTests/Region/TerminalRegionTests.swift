import Restyle
import RestyleElements
import RestyleTerminal
import RestyleTesting
import Testing

@Suite("Regions of a terminal")
struct TerminalRegionTests {
  private func text(_ lines: [String]) -> StyledString {
    StyledString(lines.joined(separator: "\n"), style: TextStyle(color: .green))
  }

  @Test("What was printed stays, and below it is what the region shows", arguments: 0..<200)
  func law(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    func words(_ limit: Int, _ columns: Int) -> [String] {
      (0..<Int.random(in: 1...limit, using: &generator)).map { _ in
        String(
          repeating: "abcdefgh".randomElement(using: &generator) ?? "a",
          count: Int.random(in: 1...columns, using: &generator))
      }
    }
    let columns = 20
    var rows = 8
    var emulator = ScrollingEmulator(columns: columns, rows: rows)
    var region = TerminalRegion(TerminalProfile(columns: columns), rows: rows)
    var (printed, content): ([String], [String]) = ([], [])
    for _ in 0..<40 {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0..<4:
        content = words(12, columns)
        emulator.send(region.update(text(content)))
      case 4..<6:
        let lines = words(3, columns)
        printed += lines
        emulator.send(region.print(text(lines)))
      case 6:
        let shownCount = min(content.count, rows - 1)
        rows = .random(in: 2...10, using: &generator)
        emulator.resize(columns: columns, rows: rows)
        // The part that scrolled away is out of reach.
        guard shownCount < rows else { return }
        emulator.send(region.resize(columns: columns, rows: rows))
      default:
        emulator.send(region.end())
        printed += content
        content = []
      }
      #expect(emulator.surprises.isEmpty)
      #expect(emulator.text == printed + content.prefix(max(rows - 1, 1)) + [""], "\(seed)")
      #expect(emulator.isEmptyBelow)
    }
  }

  @Test("Lines that a narrower window breaks are drawn again where they were")
  func narrower() {
    var emulator = ScrollingEmulator(columns: 20, rows: 10)
    var region = TerminalRegion(TerminalProfile(columns: 20), rows: 10)
    emulator.send(region.print("printed"))
    emulator.send(region.update(text(["aaaaaaaaaaaaaaaa", "bb"])))
    emulator.resize(columns: 10, rows: 10)
    #expect(emulator.text == ["printed", "aaaaaaaaaa", "aaaaaa", "bb", ""])
    emulator.send(region.resize(columns: 10, rows: 10))
    #expect(emulator.text == ["printed", "aaaaaaaaaa", "bb", ""])
    emulator.send(region.update(text(["cccc"])))
    #expect(emulator.text == ["printed", "cccc", ""] && emulator.surprises.isEmpty)
  }

  @Test("Equal lines aren't written again, and no sequence clears the screen or hides the cursor")
  func bytes() {
    var region = TerminalRegion(TerminalProfile(colors: .none, columns: 20))
    #expect(region.update("one\ntwo") == "one\r\ntwo\r\n")
    #expect(region.update("one\nTWO") == "\u{1B}[2A\r\r\n\u{1B}[2KTWO\r\n")
    #expect(region.update("one\nTWO") == "")
    #expect(region.update("one") == "\u{1B}[2A\r\r\n\u{1B}[2K\u{1B}[B\u{1B}[1A\r")
    #expect(region.print("log") == "\u{1B}[1A\r\u{1B}[2Klog\r\none\r\n")
    #expect(region.end() == "" && region.end() == "")
    #expect(region.update("new") == "new\r\n")
  }

  @Test("In a pipe, what is printed comes at once, and the region once, at its end")
  func plain() throws {
    var region = TerminalRegion(.plain)
    #expect(region.update("10 %") == "")
    #expect(region.print("fetched") == "fetched\n")
    #expect(try region.update(Label("100 %")) == "")
    #expect(try region.print(Label("built")) == "built\n")
    #expect(region.resize(columns: 10, rows: 3) == "")
    #expect(region.end() == "100 %\n" && region.end() == "")
  }

  @Test("Whoever asks for a window's size may get any number", arguments: [Int.min, -1, 0, 1, .max])
  func anySize(_ count: Int) {
    var region = TerminalRegion(TerminalProfile(columns: 20), rows: count)
    #expect(region.update("a\nb").contains("a"))
    #expect(region.resize(columns: count, rows: count).contains("a"))
    #expect(region.print("c").contains("c") && !region.update("d").isEmpty)
    _ = region.end()
  }

  @Test("What is lost is told once")
  func problems() {
    var region = TerminalRegion()
    let text = StyledString("x", style: TextStyle().restyled { $0.kern = 2 })
    _ = region.update(text)
    _ = region.resize(columns: 30, rows: nil)
    _ = region.update(text)
    #expect(region.problems.count == 1)
  }

  @Test(
    "tmux shows the same, with its scrollback", .enabled(if: Tmux.installed != nil, "tmux isn't installed"))
  func tmux() throws {
    let tmux = try #require(Tmux.installed)
    var region = TerminalRegion(TerminalProfile(columns: 30), rows: 10)
    var sent = ""
    for step in 1...30 {
      sent += region.print(text(["task \(step) done"]))
      sent += region.update(text((0..<step % 9 + 1).map { "working on \(step), \($0)" }))
    }
    sent += region.end()
    var emulator = ScrollingEmulator(columns: 30, rows: 10)
    emulator.send(sent)
    let shown = try tmux.screen(showing: sent, columns: 30, rows: 10, withScrollback: true)
    let lines = TerminalCells(shown).text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.reversed().drop { $0 == " " }.reversed()) }
    #expect(Array(lines.prefix(emulator.row)) == emulator.text.dropLast(), "\(lines)")
    #expect(emulator.text.prefix(30) == (1...30).map { "task \($0) done" }[...])
  }
}
