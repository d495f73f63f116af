import Restyle
import RestyleElements
import Testing

@testable import RestyleTerminal

@Suite struct TerminalListTests {
  private func rows(
    _ content: some TerminalContent, columns: Int = 30, _ profile: TerminalProfile = TerminalProfile()
  ) -> [String] {
    TerminalBlock.checked(content, columns: columns, profile).text.split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  private func count(_ enumerator: ListEnumerator, _ numbers: [Int]) -> [String] {
    let last = numbers.max() ?? 0
    let items = (0...last).map { _ in ListItem("x") }
    return rows(TerminalList(items, enumerator: enumerator)).enumerated().filter {
      numbers.contains($0.offset)
    }
    .map { String($0.element.dropLast(2).drop { $0 == " " }) }
  }

  @Test func stringsOfAVariableAreEntries() {
    let (names, number) = (["ab", "cd"], 3)
    let styled: [ListItem] = ["Item \(number)", "\("x", style: .bold)", ListItem(names[0], level: 1)]
    #expect(rows(TerminalList(names, enumerator: .arabic)) == ["1. ab", "2. cd"])
    #expect(rows(TerminalList(["Item \(number)"])) == ["• Item 3"])
    #expect(styled.map(\.text.text) == ["Item 3", "x", "ab"] && styled.map(\.level) == [0, 0, 1])
    #expect(styled[1].text.runs.map(\.style) == [.bold])
    #expect(
      rows(TerminalTree(nodes: [TerminalTree.Node(names[0], children: [.init(names[1])])])) == [
        "ab", "└── cd",
      ])
    let rule = TerminalRule(names[0], alignment: .leading)
    #expect(rows(rule, columns: 8) == rows(TerminalRule("ab", alignment: .leading), columns: 8))
    #expect(TerminalTable.Caption(names[0], isAbove: false) == TerminalTable.Caption("ab", isAbove: false))
    #expect(TerminalBox.Title(names[0], alignment: .center) == TerminalBox.Title("ab", alignment: .center))
    #expect(TerminalTable.Column(names[0], width: .fixed(6)) == TerminalTable.Column("ab", width: .fixed(6)))
    let text: DisplayText = "\("x", style: .bold)"
    #expect(ListItem(text) == styled[1] && TerminalTable.Caption(text).text == styled[1].text)
    let table = TerminalTable(columns: names.map { .init($0) }, rows: [names])
    #expect(rows(table) == rows(TerminalTable(columns: ["ab", "cd"], rows: [["ab", "cd"]])))
  }

  @Test func entriesAreCounted() {
    #expect(count(.bullets, [0, 5]) == ["•", "•"])
    #expect(count(.arabic, [0, 9]) == ["1.", "10."])
    #expect(
      count(.lowercaseAlphabet, [0, 25, 26, 27, 51, 52, 701, 702]) == [
        "a.", "z.", "aa.", "ab.", "az.", "ba.", "zz.", "aaa.",
      ])
    #expect(count(.uppercaseAlphabet, [2]) == ["C."])
    #expect(
      count(.lowercaseRoman, [0, 3, 8, 13, 39, 89, 399, 1_993]) == [
        "i.", "iv.", "ix.", "xiv.", "xl.", "xc.", "cd.", "mcmxciv.",
      ])
    #expect(count(.uppercaseRoman, [3_998, 3_999]) == ["MMMCMXCIX.", "4000."])
    #expect(count(ListEnumerator { "(\($0))" }, [3]) == ["(3)"])
    #expect(rows(TerminalList(["a"], enumerator: .none)) == ["a"])
    #expect(rows(TerminalList(["a"]), .plain.with { $0.drawsASCII = true }) == ["* a"])
  }

  @Test func levelsHaveEnumeratorsOfTheirOwn() {
    var list = TerminalList([
      "one", ListItem("two", level: 1), ListItem("three", level: 1), "four", ListItem("five", level: 7),
    ])
    list.enumerators = [.arabic, .lowercaseAlphabet]
    #expect(rows(list) == ["1. one", "   a. two", "   b. three", "2. four", "   a. five"])
    list.enumerators = []
    #expect(rows(list)[1] == "two")
  }

  @Test func linesHangBehindTheirMarkers() {
    let items = (1...10).map { ListItem(StyledString("entry \($0) of ten")) }
    let shown = rows(TerminalList(items, enumerator: .arabic), columns: 12)
    #expect(shown.prefix(3) == [" 1. entry 1", "    of ten", " 2. entry 2"])
    #expect(shown.suffix(2) == ["10. entry 10", "    of ten"])
    var spaced = TerminalList(["a", "b"])
    spaced.spacing = 1
    #expect(rows(spaced) == ["• a", "", "• b"])
  }

  @Test func treesHaveLines() {
    var tree = TerminalTree([
      "Sources", ListItem("Restyle", level: 1), ListItem("Color.swift", level: 2),
      ListItem("Font.swift", level: 2),
      ListItem("Form", level: 1), "Tests",
    ])
    #expect(
      rows(tree) == [
        "Sources", "├── Restyle", "│   ├── Color.swift", "│   └── Font.swift", "└── Form", "Tests",
      ])
    tree.line = .rounded
    tree.indentation = 3
    #expect(rows(tree)[3] == "│  ╰─ Font.swift")
    tree.line = .heavy
    #expect(rows(tree)[1] == "┣━ Restyle")
    #expect(
      rows(tree, .plain.with { $0.drawsASCII = true }) == [
        "Sources", "|- Restyle", "|  |- Color.swift", "|  `- Font.swift", "`- Form", "Tests",
      ])
  }

  @Test func longEntriesOfTreesGoOnBesideTheirLine() {
    let tree = TerminalTree([
      "a", ListItem("the quick brown", level: 1), ListItem("fox jumps over", level: 1),
    ])
    #expect(rows(tree, columns: 14) == ["a", "├── the quick", "│   brown", "└── fox jumps", "    over"])
  }

  /// However deep and however narrow, nothing is wider than the terminal.
  @Test func listsAndTreesFit() {
    let deep = (0..<300).map { ListItem("entry \($0)", level: $0) }
    let wild = (0..<300).map { ListItem(styled("中文 entry \($0)"), level: ($0 * 7919) % 13 - 2) }
    for items in [deep, wild, [], [ListItem("", level: .max)]] {
      for columns in [1, 3, 40] {
        _ = rows(TerminalList(items, enumerator: .arabic), columns: columns)
        _ = rows(TerminalTree(items), columns: columns)
      }
    }
  }

  @Test func deepListsTakeNoLongerThanTheirLength() {
    let items = (0..<3_000).map { ListItem("x", level: $0) }
    #expect(rows(TerminalList(items)).count == 3_000)
    #expect(rows(TerminalTree(items)).count == 3_000)
  }
}
