import Restyle
import RestyleElements
import TestSupport
import Testing

@testable import RestyleTerminal

@Suite("Interfaces from right to left")
struct InterfaceDirectionTests {
  private func rows(
    _ element: some Element, columns: Int, _ direction: LayoutDirection,
    _ profile: TerminalProfile = .plain
  ) throws -> [String] {
    var terminal = TerminalRenderer(profile)
    var context = ElementContext(defaults: .system)
    context.traits.layoutDirection = direction
    let block = try terminal.block(of: element, in: context, columns: columns)
    block.check()
    return block.aligned(.leading, columns: columns).rows
  }

  private static let pairs: [Character: Character] = {
    let pairs: [(Character, Character)] = [
      ("[", "]"), ("(", ")"), ("╭", "╮"), ("╰", "╯"), ("├", "┤"), ("┌", "┐"), ("└", "┘"), ("›", "‹"),
      (">", "<"), ("▌", "▐"),
    ]
    return Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($1, $0) })
  }()

  /// All kinds of what has a side, with texts that read the same from both.
  private static let elements: [any Element] = {
    let wide = EdgeInsets(top: 0, leading: 24, bottom: 0, trailing: 8)
    let spanned = Table(columns: ["a", "bb", Table.Column("c", alignment: .trailing)]) {
      Table.Row {
        Table.Cell("d").spanning(columns: 2)
        Table.Cell("11")
      }
      Table.Row {
        Table.Cell("e").spanning(rows: 2)
        Table.Cell("f")
        Table.Cell("2")
      }
      Table.Row { Table.Cell("g").spanning(columns: 2) }
    }
    return [
      Table(
        columns: ["a", Table.Column("bbbb", alignment: .trailing)], rows: [["11", "2"], ["3", "44", "5"]]),
      Table(
        columns: [], rows: [["a", "b"], ["c", "d"]],
        style: TableStyle().restyled {
          $0.cellInsets = wide
          $0.background.border = BorderStyle(width: 1, color: .black, borderEdges: [.leading, .top])
        }),
      spanned,
      Table(columns: [], rows: [(0..<30).map { DisplayText(String($0 % 10)) }]),
      Slider("v", value: 11, in: 0...22),
      Stack {
        Picker("a", ["bb"], selectedIndex: 0)
        TextField("cc", text: "d")
        TextField("e", text: "f", style: .system.restyled { $0.text.alignment = .natural }).required()
        TextArea("gg", text: "h")
        TextField("i", text: "j", style: .system.restyled { $0.text.alignment = .trailing })
        TextArea("k", text: "l", style: .system.restyled { $0.text.alignment = .trailing })
        Label("mm", style: TextStyle().trailingAligned)
      },
      Table(columns: ["aaaa"]) { Table.Row { Label("b", style: TextStyle().trailingAligned) } },
      SegmentedControl(["aa", "bb"], selectedIndex: 1),
      Stack {
        RadioGroup(["a", Choice("b", hint: "c")], selectedIndex: 0)
        Checkbox("d", isOn: true)
        Disclosure("e") { Label("f") }
        DescriptionList { DescriptionList.Item("g", "h") }
        List(["i"])
      },
      Section(header: "a", footer: "b") {
        Row("c") { Label("1") }.with { $0.isSelected = true }
        Row("dd", subtitle: "e") { Switch(isOn: true) }
      },
      Stack(insets: wide) { Label("a", style: TextStyle().restyled { $0.headIndent = 16 }) },
    ]
  }()

  // But what is in the middle, where a cell is left over.
  @Test("Everything is the mirror image of what it is from left to right")
  func mirrorImages() async throws {
    try await forEach(Self.elements.indices, [1, 2, 5, 10, 21, 40]) { index, columns in
      for profile in [TerminalProfile.plain, .plain.with { $0.drawsASCII = true }, TerminalProfile()] {
        let expected = try rows(Self.elements[index], columns: columns, .leftToRight, profile).map { row in
          String(row.reversed().map { Self.pairs[$0] ?? $0 })
        }
        let shown = try rows(Self.elements[index], columns: columns, .rightToLeft, profile)
        #expect(shown == expected, "\(shown.joined(separator: "\n"))\n\(expected.joined(separator: "\n"))")
      }
    }
  }

  @Test("Bars fill from the right, in half cells, behind their labels and before their numbers")
  func bars() throws {
    let bar = ProgressBar("aa", value: 0.45)
    #expect(try rows(bar, columns: 18, .leftToRight) == ["aa ████▌░░░░░  45%"])
    #expect(try rows(bar, columns: 18, .rightToLeft) == ["45%  ░░░░░▐████ aa"])
    let ascii = TerminalProfile.plain.with { $0.drawsASCII = true }
    #expect(try rows(bar, columns: 18, .rightToLeft, ascii) == ["45%  -----##### aa"])
    var terminal = TerminalRenderer()
    terminal.isMirrored = true
    var content = TerminalProgressBar(0.5)
    content.label = "\("a", style: TextStyle().bold)b"
    content.gradient = .linear(angle: .degrees(90), colors: [.red, .blue])
    let cells = terminal.block(content, columns: 16).cells().lines[0]
    #expect(String(cells.map(\.character)) == "50%  ░░░░████ ab")
    #expect(cells[8].look.foreground.isEmpty && cells[12].look.foreground.last ?? 0 > 200)
  }

  @Test("Texts lie where their style says, from the side that the interface starts at")
  func texts() throws {
    func label(_ change: (inout TextStyle) -> Void) -> Label {
      Label("a bb", style: TextStyle().restyled { change(&$0) })
    }
    let cases: [(Label, String)] = [
      (label { _ in }, "    a bb"), (label { $0.alignment = .left }, "a bb    "),
      (label { $0.alignment = .right }, "    a bb"), (label { $0.alignment = .trailing }, "a bb    "),
      (label { $0.alignment = .center }, "  a bb  "),
      (label { $0.alignment = .justified }, "    a bb"), (label { $0.headIndent = 16 }, "    a bb"),
      (label { $0.firstLineHeadIndent = 16 }, "  a bb  "),
      (label { $0.writingDirection = .leftToRight }, "a bb    "),
    ]
    for (label, expected) in cases {
      #expect(try rows(Stack { label }, columns: 8, .rightToLeft) == [expected])
    }
    let columns = [HorizontalAlignment.left, .right, .leading, .trailing].map {
      Table.Column("x", alignment: $0)
    }
    let table = Table(columns: columns, rows: [["aaa", "aaa", "aaa", "aaa"]])
    #expect(try rows(table, columns: 25, .rightToLeft)[1] == "│ x   │   x │   x │ x   │")
  }
  @Test("The line below a field is as long in both directions", arguments: 0..<4)
  func lines(index: Int) throws {
    let aligned = FieldStyle.system.restyled { $0.text.alignment = .right }
    let fields: [any Element] = [
      Picker("a", ["bb"], selectedIndex: 0), TextField("cc", text: "d"),
      TextField("e", text: "f", style: aligned), TextArea("g", text: "h\ni", style: aligned),
    ]
    let counts = try [LayoutDirection.leftToRight, .rightToLeft].map { direction in
      var terminal = TerminalRenderer(TerminalProfile())
      var context = ElementContext(defaults: .system)
      context.traits.layoutDirection = direction
      let block = try terminal.block(of: fields[index], in: context, columns: 30)
      return block.lines.flatMap(\.runs).filter { $0.look.underline != .none }.reduce(0) { $0 + $1.width }
    }
    #expect(counts[0] > 5 && counts[0] == counts[1], "\(counts)")
  }
}
