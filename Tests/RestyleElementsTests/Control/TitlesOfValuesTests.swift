import Restyle
import RestyleElements
import Testing

/// Choices, items and cells whose texts aren't literals.
@Suite("Titles of values")
struct TitlesOfValuesTests {
  private enum Plan: String, CaseIterable, DisplayableString {
    case free, team

    func displayValue(in language: Language?) -> String { language == "sv" ? "Plan " + rawValue : rawValue }
  }

  private static let regions = ["Dublin", "", "<b>\"", "東京"]

  @Test("Controls of choices take strings", arguments: [regions, ["a", "a"], []])
  func strings(titles: [String]) {
    let radio = RadioGroup(titles, selectedIndex: 1, axis: .horizontal, name: "n", style: .system)
    let picker = Picker(titles, selectedIndex: 1, placeholder: "None", name: "n", style: .system)
    let labelled = Picker("Label", titles, selectedIndex: 1, placeholder: "None", name: "n", style: .system)
    let segments = SegmentedControl(titles, selectedIndex: 1, name: "n", style: .system)
    let group = Picker.Group("Group", titles)

    #expect(radio.choices.map(\.title.displayValue) == titles)
    #expect(picker.choices.map(\.title.displayValue) == titles)
    #expect(labelled.choices.map(\.title.displayValue) == titles)
    #expect(segments.segments.map(\.title.displayValue) == titles)
    #expect(group.choices.map(\.title.displayValue) == titles)
    let chosen = titles.count > 1 ? 1 : nil
    let choices: [any ChoiceControl] = [radio, picker, labelled]
    for control in choices {
      #expect(control.selectedChoiceIndex == chosen)
      #expect(control.name == "n")
      #expect(control.value(ofChoiceAt: 0) == (titles.isEmpty ? nil : "0"))
    }
    #expect(segments.selectedSegmentIndex == chosen)
    #expect(segments.name == "n")
    #expect(radio.axis == .horizontal)
    #expect([picker, labelled].map(\.placeholder?.displayValue) == ["None", "None"])
    #expect([picker.label?.text.displayValue, labelled.label?.text.displayValue] == [nil, "Label"])
    #expect(group.title?.displayValue == "Group")
  }

  @Test("Controls of choices take values that are displayable, which know the language")
  func values() {
    let radio = RadioGroup(Plan.allCases)
    let picker = Picker("Plan", Plan.allCases, selectedIndex: Plan.allCases.firstIndex(of: .team))
    let segments = SegmentedControl(Plan.allCases)
    for titles in [radio.choices.map(\.title), picker.choices.map(\.title), segments.segments.map(\.title)] {
      #expect(titles.map { $0.displayValue(in: "sv") } == ["Plan free", "Plan team"])
    }
    #expect(picker.shownText?.displayValue == "team")
  }

  /// How many items a list has.
  private static func items(_ list: List) -> Int {
    (0...).prefix { list.content.node(at: $0) != nil }.count
  }

  @Test("Lists and tables take strings")
  func texts() {
    let rows = [Self.regions, ["a"], []]
    let table = Table("Caption", columns: ["A", "B"], rows: rows, hasRowHeaders: true)
    #expect(table.rows.map { $0.cells.map { $0.text?.displayValue } } == rows)
    #expect(table.caption?.displayValue == "Caption")
    #expect(table.hasRowHeaders)

    #expect(rows.map { Table.Row($0).cells.map { $0.text?.displayValue } } == rows)
    let name = "b"
    let bold = Table.Row(["a", "\(name, style: TextStyle().bold)"])
    for row in [Table.Row(["a", name]), Table.Row(["a", "b"]), bold] {
      #expect(row.cells.map { $0.text?.displayValue } == ["a", "b"])
    }

    let list = List(Self.regions, isOrdered: true, start: 3)
    #expect(Self.items(list) == Self.regions.count)
    #expect(list.isOrdered && list.start == 3)
  }

  @Test("A segment that can't be selected is disabled", arguments: [true, false])
  func segments(isEnabled: Bool) {
    let segments = [SegmentedControl.Segment("a", value: "b", isEnabled: isEnabled), "c"]
    let control = SegmentedControl(segments, selectedIndex: 1)
    #expect(control.state(ofSegmentAt: 0) == (isEnabled ? .normal : .disabled))
    #expect(control.state(ofSegmentAt: 1) == .selected)
  }

  @Test("Literals have choices and texts, with styles in them")
  func literals() {
    let bold = TextStyle().bold
    #expect(RadioGroup([Choice("a", hint: "b"), "c"]).choices.map(\.hint?.displayValue) == ["b", nil])
    #expect(Picker([], name: "n").choices.isEmpty)
    #expect(Self.items(List(["a", "\("b", style: bold)"])) == 2)
    let table = Table(columns: ["A"], rows: [["a"], ["\("b", style: bold)"]])
    #expect(table.rows[1].cells[0].text?.styled(TextStyle()).runs.map(\.style) == [bold])
  }
}
