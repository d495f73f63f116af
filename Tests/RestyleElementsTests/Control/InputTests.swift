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

  private static let times: [ClockTime] = [0, 7, 23].flatMap { hour in
    [0, 5, 59].flatMap { minute in
      [0, 9, 59].compactMap { try? ClockTime(hour: hour, minute: minute, second: $0) }
    }
  }

  private static let days: [CalendarDate] = [1, 987, 1900, 2000, 2026, 9999].flatMap { year in
    (1...12).flatMap { month in
      [1, 28, 29, 30, 31].compactMap { try? CalendarDate(year: year, month: month, day: $0) }
    }
  }

  @Test("Days and times are read from the texts that they write")
  func readTexts() throws {
    #expect(Self.days.count > 300)
    #expect(Self.days.allSatisfy { CalendarDate($0.description) == $0 })
    #expect(Self.times.count == 27 && Self.times.allSatisfy { ClockTime($0.description) == $0 })
    // Browsers submit those of a field that shows seconds.
    #expect(try ClockTime("08:30:00") == ClockTime(hour: 8, minute: 30))
  }

  @Test("A date field reads the texts that it submits", arguments: DateField.Components.allCases)
  func readValues(components: DateField.Components) throws {
    let field = DateField(components: components)
    for date in Self.days.prefix(80) {
      for time in Self.times {
        let value = DateField.Value(date: date, time: time)
        let text = try #require(field.text(of: value))
        let read = try #require(field.value(of: text))
        #expect(field.text(of: read) == text)
        #expect(read.date == (components == .time ? nil : date))
        #expect(read.time == (components == .date ? nil : time))
      }
    }
  }

  @Test("Any other text is no day and no time")
  func otherTexts() async throws {
    let texts = [
      "", " ", "-", "--", ":", "::", "T", "TT", "1984", "1984-02", "84-02-29", "1984-2-29", "1984-02-30",
      "1983-02-29", "0000-01-01", "-001-01-01", "+1984-02-29", "01984-02-29", "10000-01-01", "1984-02-29 ",
      " 1984-02-29", "1984-02-29Z", "1984-02-29-", "-1984-02-29", "1984--02-29", "1984-02-29-01",
      "1984/02/29",
      "1984-+2-29", "1984-0２-29", "１９８４-02-29", "1984-02-29\u{301}", "1984\u{2011}02-29", "1984-02-29\u{0}",
      "8:30", "08:3", "24:00", "08:60", "08:30:60", "08:30:", ":08:30", "08::30", "08:30:15:00", "08:30:0",
      "08:30:15.5", "08:30Z", "08.30", "08:30 ", "-8:30", "+8:30", "08:30\u{301}",
      "1984-02-29T", "T08:30", "1984-02-29 08:30", "1984-02-29t08:30", "1984-02-29TT08:30",
      "1984-02-29T08:30T", "1984-02-29T08:30Z", "1984-02-29T\u{301}08:30", "99999999999999999999-01-01",
      String(repeating: "9", count: 100_000), String(repeating: "1-", count: 100_000),
      String(repeating: ":", count: 100_000), String(repeating: "T", count: 100_000),
    ]
    try await forEach(texts) { text in
      #expect(CalendarDate(text) == nil && ClockTime(text) == nil, "\(text.prefix(40))")
      for components in DateField.Components.allCases {
        #expect(DateField(components: components).value(of: text) == nil, "\(text.prefix(40))")
      }
    }
    // Each is one of another field.
    let values = ["1984-02-29", "08:30", "1984-02-29T08:30"]
    for (index, components) in DateField.Components.allCases.enumerated() {
      for (other, text) in values.enumerated() {
        #expect((DateField(components: components).value(of: text) != nil) == (other == index))
      }
    }
  }

  @Test("The day of a point in time is that of its text")
  func today() throws {
    let day = CalendarDate(Date(timeIntervalSince1970: 0).formatted(.iso8601.year().month().day()))
    #expect(try day == CalendarDate(year: 1970, month: 1, day: 1))
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
    #expect(ProgressBar("a").fraction == nil && Slider("a").value == nil)
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
    #expect(TextArea().length(8...).rules == InputRules(minimumLength: 8))
    #expect(field.length(8...).rules.minimumLength == 8 && field.length(8...).rules.maximumLength == 2)
    #expect(!TextField().hasRules && field.hasRules && TextField().length(...3).hasRules)
    #expect(field.pattern(nil).pattern("e\u{301}").rules != field.pattern("\u{E9}").rules)
    #expect(InputRules(suggestions: ["e\u{301}"]) != InputRules(suggestions: ["\u{E9}"]))
    #expect(try JSONDecoder().decode(InputRules.self, from: JSONEncoder().encode(field.rules)) == field.rules)
    #expect(field.with { $0.rules = InputRules() }.rules == TextField().rules)
  }
}
