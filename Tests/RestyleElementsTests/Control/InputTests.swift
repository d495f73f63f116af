import Foundation
import Restyle
import RestyleElements
import TestSupport
import Testing

@Suite("What is asked of fields")
struct InputTests {
  @Test("There are only days that there are")
  func dates() async throws {
    try await forEach([
      (2000, 2, 29, true), (1900, 2, 29, false), (2024, 2, 29, true), (2023, 2, 29, false), (1, 1, 1, true),
      (9999, 12, 31, true), (0, 1, 1, false), (10_000, 1, 1, false), (2024, 4, 31, false),
      (2024, 13, 1, false), (2024, 0, 1, false), (2024, 1, 0, false), (.min, .max, .max, false),
    ]) { (year: Int, month: Int, day: Int, exists: Bool) throws in
      #expect(((try? CalendarDate(year: year, month: month, day: day)) != nil) == exists)
      let json = Data(#"{"year":\#(year),"month":\#(month),"day":\#(day)}"#.utf8)
      #expect(((try? JSONDecoder().decode(CalendarDate.self, from: json)) != nil) == exists)
      guard !exists else { return }
      #expect(throws: InputError.date(year: year, month: month, day: day)) {
        try CalendarDate(year: year, month: month, day: day)
      }
    }
  }

  @Test("Days and times are written as ISO 8601 has them, and in that order")
  func texts() throws {
    let days = try [(987, 12, 3), (2026, 1, 31), (2026, 2, 1)].map {
      try CalendarDate(year: $0.0, month: $0.1, day: $0.2)
    }
    #expect(days.map(\.description) == ["0987-12-03", "2026-01-31", "2026-02-01"])
    #expect(days.sorted() == days)
    let times = try [
      ClockTime(hour: 0), ClockTime(hour: 7, minute: 5), ClockTime(hour: 7, minute: 5, second: 9),
    ]
    #expect(times.map(\.description) == ["00:00", "07:05", "07:05:09"])
    #expect(times.sorted() == times)
    for (hour, minute, second) in [(24, 0, 0), (-1, 0, 0), (0, 60, 0), (0, 0, 60)] {
      #expect(throws: InputError.time(hour: hour, minute: minute, second: second)) {
        try ClockTime(hour: hour, minute: minute, second: second)
      }
    }
    for time in times {
      #expect(try JSONDecoder().decode(ClockTime.self, from: JSONEncoder().encode(time)) == time)
    }
  }

  @Test("What a field lacks of what people choose is nothing")
  func dateFields() throws {
    let value = DateField.Value(date: try CalendarDate(year: 2026, month: 1, day: 2))
    #expect(DateField().text(of: value) == "2026-01-02")
    #expect(DateField(components: .dateAndTime).text(of: value) == "2026-01-02T00:00")
    #expect(DateField(components: .time).text(of: value) == nil)
    #expect(DateField().text(of: nil) == nil)
  }

  @Test("What may be filled in is tokens")
  func autocomplete() async throws {
    try await forEach([
      ("email", true), ("section-a shipping street-address", true), ("x2", true), ("", false), (" ", false),
      ("a  b", false), ("a ", false), ("a\"b", false), ("a>b", false), ("é", false), ("a\nb", false),
      ("a\u{0}", false),
    ]) { (text: String, isRight: Bool) throws in
      #expect(((try? Autocomplete(text)) != nil) == isRight)
      let json = try JSONEncoder().encode([text])
      #expect(((try? JSONDecoder().decode([Autocomplete].self, from: json)) != nil) == isRight)
      if !isRight { #expect(throws: InputError.autocomplete(text)) { try Autocomplete(text) } }
    }
  }

  @Test("One of several addresses is distinguished")
  func addresses() {
    #expect(Autocomplete.postalCode.of(.shipping).text == "shipping postal-code")
    #expect(Autocomplete.postalCode != Autocomplete.postalCode.of(.billing))
  }

  @Test("Types of files are media types and extensions")
  func fileTypes() async throws {
    try await forEach([
      ("application/pdf", true), ("text/*", true), (".tar.gz", true), ("image/svg+xml", true), ("", false),
      (".", false), ("pdf", false), ("a/b/c", false), ("/b", false), ("a/", false), ("*/*", false),
      ("a/b,c/d", false), (".a\"", false), ("a/b c", false), ("a/**", false),
    ]) { (text: String, isRight: Bool) throws in
      #expect(((try? FileType(text)) != nil) == isRight)
      if !isRight { #expect(throws: InputError.fileType(text)) { try FileType(text) } }
      let json = try JSONEncoder().encode([text])
      #expect(((try? JSONDecoder().decode([FileType].self, from: json)) != nil) == isRight)
    }
  }

  @Test(
    "Numbers that aren't finite are none, whenever they are set",
    arguments: [Double.nan, .infinity, -.infinity])
  func numbers(number: Double) {
    var field = NumberField(value: number, step: number)
    #expect(field.value == nil && field.step == nil)
    field.value = 1
    field.value = number
    field.minimum = number
    field.maximum = number
    field.step = number
    #expect(field.value == nil && field.minimum == nil && field.maximum == nil && field.step == nil)
    field.step = 0
    #expect(field.step == nil)
    var bar = ProgressBar(value: number)
    #expect(bar.fraction == nil)
    bar.value = 0.5
    #expect(bar.fraction == 0.5)
    bar.value = number
    #expect(bar.fraction == nil)
    var slider = Slider(value: number, step: number)
    #expect(slider.value == nil && slider.step == nil)
    (slider.value, slider.step, slider.minimum, slider.maximum) = (3, 4, 2, 5)
    #expect(slider.value == 3 && slider.step == 4 && slider.minimum == 2 && slider.maximum == 5)
    (slider.value, slider.step, slider.minimum, slider.maximum) = (number, number, number, number)
    #expect(slider.value == nil && slider.step == nil && slider.minimum == 0 && slider.maximum == 1)
  }

  @Test("A slider shows a number of its range, and the middle of it where there is none")
  func sliders() {
    for (value, range, shown) in [
      (nil, 2...4, 3), (1, 2...4, 2), (5, 2...4, 4), (2.5, 2...4, 2.5), (nil, 7...7, 7), (9, 7...7, 7),
      (nil, -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, 0),
    ] as [(Double?, ClosedRange<Double>, Double)] {
      #expect(Slider(value: value, in: range).shownValue == shown)
    }
    var reversed = Slider(value: 3, in: 2...4)
    reversed.minimum = 5
    #expect(reversed.shownValue == 5)
    for (lower, upper) in [(-Double.infinity, 0.5), (0.5, .infinity), (-.infinity, .infinity)] {
      let slider = Slider(value: 0.5, in: lower...upper)
      #expect(
        slider.minimum == (lower.isFinite ? lower : 0) && slider.maximum == (upper.isFinite ? upper : 1))
    }
  }

  @Test("An area has a row at least, however it is set")
  func rows() {
    for rows in Int.extremes {
      var area = TextArea(rows: rows)
      #expect(area.rows == max(rows, 1))
      area.rows = 2
      area.rows = rows
      #expect(area.rows == max(rows, 1))
    }
  }

  @Test(
    "Of a bar at most all is done, and none at least",
    arguments: [(3, 12, 0.25), (-1, 2, 0), (5, 2, 1), (1, 0, nil), (1, -1, nil)]
      as [(Double, Double, Double?)])
  func bars(value: Double, total: Double, fraction: Double?) {
    #expect(ProgressBar(value: value, total: total).fraction == fraction)
  }

  @Test("An index that no choice has is nobody's", arguments: [nil, -1, 0, 1, 2, Int.max] as [Int?])
  func choices(index: Int?) {
    let picker = Picker(
      groups: [.init("a", ["x"]), .init(nil, [Choice("y", value: "Y", isEnabled: false)])],
      selectedIndex: index)
    let isChoice = index == 0 || index == 1
    #expect(picker.selectedChoiceIndex == (isChoice ? index : nil))
    #expect(picker.state(ofChoiceAt: 0) == (index == 0 ? .selected : .normal))
    #expect(picker.state(ofChoiceAt: 1) == (index == 1 ? [.selected, .disabled] : .disabled))
    #expect(picker.state(ofChoiceAt: 2) == .disabled)
    #expect([0, 1, 2].map(picker.value(ofChoiceAt:)) == ["0", "Y", nil])
  }

  private static let submitted: [(value: String?, index: Int?)] = [
    ("0", 0), ("Y", 1), ("e\u{301}", 2), ("\u{E9}", nil), ("3", 3), ("", 4), ("y", nil), ("5", nil),
    (nil, nil),
  ]

  @Test("What was submitted is chosen again, and nothing that no choice submits", arguments: submitted)
  func submittedValues(value: String?, index: Int?) {
    // Two submit "Y", of which the first is chosen.
    let choices = ["a", Choice("b", value: "Y"), Choice("c", value: "e\u{301}"), "d", Choice("e", value: "")]
    let segments = choices.map { SegmentedControl.Segment($0.title.displayValue, value: $0.value) }
    let others = [Choice("f", value: "Y")]
    let controls: [any ChoiceControl] = [
      RadioGroup(choices + others, selectedIndex: 2), Picker(choices + others, selectedIndex: 2),
      Picker(groups: [.init("g", choices), .init("h", others)], selectedIndex: 2),
    ]
    for control in controls {
      let chosen = control.selectedValue(value)
      #expect(chosen.selectedIndex == index)
      #expect(chosen.selectedValue == (index == nil ? nil : value))
    }
    let control = SegmentedControl(segments, selectedIndex: 2).selectedValue(value)
    #expect(control.selectedIndex == index && control.selectedValue == (index == nil ? nil : value))
  }

  @Test("An index without a choice submits nothing", arguments: [-1, 1, Int.max])
  func submittedIndex(index: Int) {
    #expect(RadioGroup(["a"], selectedIndex: index).selectedValue == nil)
    #expect(SegmentedControl(["a"], selectedIndex: index).selectedValue == nil)
  }

  @Test("Documents of forms that don't say whether files are sent send none, and are validated")
  func submissions() throws {
    let json = #"{"destination":"/","method":"post"}"#
    #expect(try JSONDecoder().decode(Form.Submission.self, from: Data(json.utf8)) == .init(to: "/"))
    let sent = Form.Submission(to: "/", method: .get, sendsFiles: true, isValidatedByBrowsers: false)
    #expect(try JSONDecoder().decode(Form.Submission.self, from: JSONEncoder().encode(sent)) == sent)
  }

  @Test("What a field asks for itself is kept, and asking for nothing is asking nothing")
  func rules() throws {
    let field = TextField().autocomplete(.email).inputMode(.url).length(1...2).pattern("a")
    #expect(
      field.rules
        == InputRules(autocomplete: .email, inputMode: .url, minimumLength: 1, maximumLength: 2, pattern: "a")
    )
    #expect(TextField().length(...3).rules == InputRules(maximumLength: 3))
    #expect(field.length(...3).rules.minimumLength == 1 && field.length(...3).rules.maximumLength == 3)
    #expect(!TextField().hasRules && field.hasRules && TextField().length(...3).hasRules)
    #expect(field.pattern(nil).pattern("e\u{301}").rules != field.pattern("\u{E9}").rules)
    #expect(InputRules(suggestions: ["e\u{301}"]) != InputRules(suggestions: ["\u{E9}"]))
    #expect(try JSONDecoder().decode(InputRules.self, from: JSONEncoder().encode(field.rules)) == field.rules)
    #expect(field.with { $0.rules = InputRules() }.rules == TextField().rules)
  }
}
