import Restyle
import RestyleElements
import TestSupport
import Testing

/// What forms and walks ask of controls of every kind.
@Suite("Controls for input")
struct InputControlTests {
  private struct Sample: Sendable {
    var control: any InputControl
    var shownText: String?
    var isSecret = false
    var submitsFiles = false
    var choiceCount: Int?
  }

  private static let samples = [
    Sample(control: TextField(text: "a"), shownText: "a"), Sample(control: TextField()),
    Sample(control: TextField(style: .default.password), isSecret: true),
    Sample(control: TextField().autocomplete(.oneTimeCode), isSecret: true),
    Sample(control: TextField().autocomplete(Autocomplete.cardCode.of(.billing)), isSecret: true),
    Sample(control: TextField().autocomplete(.cardNumber)),
    Sample(control: TextArea(text: "a"), shownText: "a"),
    Sample(control: TextArea()), Sample(control: NumberField(value: 1.5), shownText: "1.5"),
    Sample(control: NumberField(value: 2), shownText: "2"), Sample(control: NumberField()),
    Sample(control: NumberField().autocomplete(.newPassword), isSecret: true),
    Sample(
      control: DateField(components: .time, value: .init(time: try? ClockTime(hour: 8))), shownText: "08:00"),
    Sample(control: DateField()), Sample(control: FileField(), submitsFiles: true),
    Sample(control: ColorField(value: .red), shownText: "#ff0000"),
    Sample(control: Slider(value: 3, in: 2...4), shownText: "3"),
    Sample(control: Checkbox(isOn: true)), Sample(control: Switch(isOn: true)),
    Sample(control: Picker(["a", "b"], selectedIndex: 1), shownText: "b"), Sample(control: Picker(["a"])),
    Sample(control: RadioGroup(["a", "b"], selectedIndex: 0), shownText: "a", choiceCount: 2),
    Sample(control: RadioGroup([]), choiceCount: 0),
    Sample(control: SegmentedControl(["a"], selectedIndex: 0), shownText: "a", choiceCount: 1),
    Sample(control: SegmentedControl([]), choiceCount: 0),
  ]

  @Test("A control says what it shows, and what of it is submitted")
  func kinds() async throws {
    try await forEach(Self.samples, [nil, "", "n"]) { (sample: Sample, name: String?) throws in
      var control = sample.control
      control.name = name
      #expect(control.shownText?.displayValue == sample.shownText)
      #expect(control.isSecret == sample.isSecret)
      #expect(control.submitsFiles == sample.submitsFiles)
      #expect(control.titledChoiceCount == sample.choiceCount)

      let isSubmitted = name == "n"
      let box = try #require(control.body.node(at: 0)?.box)
      let facts = try #require(box.facts)
      #expect(box.submittedName == (isSubmitted ? "n" : nil))
      #expect("\(facts.kind)" == "\(type(of: control))")
      #expect(facts.hasTitledChoices == (sample.choiceCount != nil))
      #expect(facts.hasUnsubmittedChoices == (!isSubmitted && (sample.choiceCount ?? 0) > 0))
      #expect(facts.submitsFiles == (isSubmitted && sample.submitsFiles))
    }
  }

  private struct Silence: DisplayableString {
    func displayValue(in language: Language?) -> String { "" }
  }

  @Test("A name is a text that isn't empty, and may depend on the language")
  func names() async throws {
    let texts: [(DisplayText?, isName: Bool, isFixed: Bool)] = [
      (nil, false, true), ("", false, true), ("a", true, true), ("\("a", style: .bold)", true, true),
      (DisplayText(Silence()), false, false), (DisplayText(Greeting()), true, false),
    ]
    for label in texts {
      for own in texts {
        var control = Checkbox()
        control.label = own.0
        control.accessibility.label = label.0
        let box = try #require(control.body.node(at: 0)?.box)
        let isNamed = label.isName || own.isName
        let isFixed =
          label.isFixed && own.isFixed || label.isFixed && label.isName || own.isFixed && own.isName
        #expect(control.hasName(in: nil) == isNamed)
        #expect(box.hasName(in: nil) == isNamed)
        #expect(box.facts?.hasName == (isFixed ? isNamed : nil))
      }
    }
  }

  @Test(
    "A slider stands in its range, in the middle if it has no number",
    arguments: [
      (nil, 0, 1, 0.5, 0.5), (nil, 2, 4, 3, 0.5), (nil, -4, 2, -1, 0.5), (3, 2, 6, 3, 0.25), (1, 2, 6, 2, 0),
      (9, 2, 6, 6, 1), (.nan, 0, 4, 2, 0.5), (3, 2, 2, 2, 0),
      (nil, -.greatestFiniteMagnitude, .greatestFiniteMagnitude, 0, 0.5),
    ] as [(Double?, Double, Double, Double, Double)])
  func sliders(value: Double?, minimum: Double, maximum: Double, shown: Double, fraction: Double) {
    let slider = Slider(value: value, in: minimum...maximum)
    #expect(slider.shownText?.displayValue == DisplayText(shown.shortText).displayValue)
    #expect(slider.fraction == fraction)
  }
}
