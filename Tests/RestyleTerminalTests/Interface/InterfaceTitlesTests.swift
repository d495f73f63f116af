import Restyle
import RestyleElements
import RestyleTerminal
import Testing

@Suite("Titles of controls that need more than a line")
struct InterfaceTitlesTests {
  private func rows(
    _ element: some Element, _ columns: Int, _ profile: TerminalProfile = .plain
  ) throws -> [String] {
    var terminal = TerminalRenderer(profile)
    let block = try terminal.block(of: element, in: ElementContext(defaults: .system), columns: columns)
    block.check()
    #expect(terminal.problems.isEmpty)
    return block.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static let title = "A button with a very long title that certainly does not fit"

  private static let words = title.split(separator: " ").map(String.init)

  @Test("A button's title goes on in further lines, between the marks of the whole")
  func marks() throws {
    let button = Button(Self.title)
    let shown = try rows(button, 30)
    #expect(
      shown == [
        "[ A button with a very long", "  title that certainly does", "           not fit           ]",
      ])
    #expect(try rows(button.with { $0.isSelected = true }, 70) == ["[*\(Self.title)*]"])
    let lines = try rows(Button("One\nTwo"), 30)
    #expect(lines == ["[ One", "  Two ]"])
  }

  @Test("No word of a title is lost at any width that has room for it, in any control and profile")
  func widths() throws {
    let style = ButtonStyle(
      normal: ButtonStateStyle(color: .white, border: BorderStyle(width: 1, color: .gray), text: TextStyle()))
    for profile in [TerminalProfile.plain, TerminalProfile()] {
      for columns in 16...70 {
        let elements: [any Element] = [
          Button(Self.title), Button(Self.title, style: style), Stack { Button(Self.title, style: style) },
          Stack(.horizontal) {
            Button(Self.title)
            Button("x")
          },
          SegmentedControl(["\(Self.title)", "x"], selectedIndex: 0),
          Picker(["\(Self.title)"], selectedIndex: 0),
        ]
        for element in elements {
          let shown = try rows(element, columns, profile).joined(separator: " ")
          #expect(!shown.contains("…"), "\(columns) \(shown)")
          for word in Self.words { #expect(shown.contains(word), "\(columns) \(shown)") }
        }
      }
    }
  }

  @Test("A choice is marked once, whatever the lines of its title")
  func segments() throws {
    #expect(
      try rows(SegmentedControl(["One and another", "Two"], selectedIndex: 0), 12) == [
        "(*) One and", "    another", "( ) Two",
      ])
    #expect(
      try rows(Picker(["One and another"], selectedIndex: 0).frame(width: .characters(16)), 40)
        == ["[One and      ▾]", "[another       ]"])
  }
}
