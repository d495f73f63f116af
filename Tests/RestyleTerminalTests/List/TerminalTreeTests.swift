import Restyle
import RestyleRendering
import TestSupport
import Testing

@testable import RestyleTerminal

@Suite("Trees nested by children")
struct TerminalTreeTests {
  private func rows(
    _ tree: TerminalTree, columns: Int = 30, _ profile: TerminalProfile = TerminalProfile()
  ) -> [String] {
    TerminalBlock.checked(tree, columns: columns, profile).text.split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  private func sample(_ hasTests: Bool = true) -> TerminalTree {
    TerminalTree("root") {
      "a"
      TerminalTree("b") {
        for name in ["c", "d"] { name }
        TerminalTree("e") { "\("f", style: .bold)" }
      }
      if hasTests { StyledString("tests") }
    }
  }

  @Test("Children lie below their parent, behind lines")
  func lines() {
    #expect(
      rows(sample()) == [
        "root", "├── a", "├── b", "│   ├── c", "│   ├── d", "│   └── e", "│       └── f", "└── tests",
      ])
    var tree = sample(false)
    tree.line = .rounded
    tree.indentation = 3
    #expect(rows(tree) == ["root", "├─ a", "╰─ b", "   ├─ c", "   ├─ d", "   ╰─ e", "      ╰─ f"])
    #expect(rows(tree, .plain.with { $0.drawsASCII = true })[1...2] == ["|- a", "`- b"])
    tree.line = .ascii
    #expect(rows(tree)[3] == "   |- c")
  }

  @Test("Several outermost entries, none, and entries by their levels")
  func nodes() {
    #expect(
      rows(TerminalTree(nodes: [.init("a", children: [.init("b")]), .init("c")])) == ["a", "└── b", "c"])
    #expect(TerminalRenderer().text.isEmpty && rows(TerminalTree(nodes: [])) == [""])
    let items = [
      ListItem("x", level: 3), ListItem("y", level: 9), ListItem("z", level: 9), ListItem("w", level: -1),
    ]
    #expect(rows(TerminalTree(items)) == ["x", "└── y", "    └── z", "w"])
    var tree = sample()
    tree.nodes[0].children.removeFirst(2)
    #expect(rows(tree) == ["root", "└── tests"])
  }

  @Test("Labels of several lines, wide ones and blocks go on beside their line")
  func labels() {
    let tree = TerminalTree("one\ntwo") {
      "the quick brown fox"
      TerminalTree("日本語の名前") { TerminalTable(columns: ["n"], rows: [[1]], style: .underlined) }
      TerminalBlock()
    }
    #expect(
      rows(tree, columns: 16) == [
        "one", "two", "├── the quick", "│   brown fox", "├── 日本語の名前", "│   └── n", "│       ─", "│       1",
        "└── ",
      ])
  }

  @Test("Lines have their style")
  func styles() {
    var tree = sample()
    tree.lineStyle = TextStyle(color: .red)
    var terminal = TerminalRenderer()
    let cells = terminal.block(tree).cells().lines
    #expect(cells[6][0].look.foreground == [255, 0, 0] && cells[6][12].look.flags.contains(1))
  }

  @Test(
    "Where lines leave no room for texts, outer ones are left out, and it is reported",
    arguments: [1, 2, 3, 8, 20, 80])
  func narrow(_ columns: Int) {
    var deep = TerminalTree("leaf") {}
    for level in (0..<30).reversed() { deep = TerminalTree("level \(level)") { deep } }
    #expect(rows(deep, columns: columns).joined().contains("l"))
    var terminal = TerminalRenderer()
    _ = terminal.block(deep, columns: columns)
    #expect(terminal.problems.map(\.loss) == [.property("indentation")])
    terminal = TerminalRenderer()
    _ = terminal.block(sample(), columns: max(columns, 24))
    #expect(terminal.problems.isEmpty)
  }

  @Test("Any width, any text", arguments: BorderLine.allCases)
  func anything(_ line: BorderLine) {
    var tree = TerminalTree("root") {
      for text in textSamples + hostileTexts {
        TerminalTree(styled(text)) { TerminalTree("\(text)") { text } }
      }
    }
    tree.line = line
    for columns in Array(1...12) + (13...40).sampled(every: 9) + [100, 200] {
      let shown = rows(tree, columns: columns).joined(separator: "\n")
      #expect(!shown.unicodeScalars.contains { $0 != "\n" && UntrustedCharacters.contains($0) })
    }
  }

  @Test("A tree 100,000 deep is built, shown and freed")
  func deep() {
    var tree = TerminalTree("x") {}
    for _ in 0..<100_000 { tree = TerminalTree("x") { tree } }
    #expect(rows(tree, columns: 20).count == 100_001)
  }
}
