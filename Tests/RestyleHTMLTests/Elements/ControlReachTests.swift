import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import TestSupport
import Testing

@Suite("Controls that people must reach, and those that they can't")
struct ControlReachTests {
  private func page(@ElementBuilder _ content: () -> ElementContent) throws -> HTMLRenderer {
    var page = HTMLRenderer()
    try page.append(Stack { content() })
    return page
  }

  /// The controls that browsers require a value of.
  private static let required: [any Element & Sendable] = [
    TextField("a", name: "a").required(), TextArea("a", name: "a").required(),
    NumberField("a", name: "a").required(), DateField("a", name: "a").required(),
    FileField("a", name: "a").required(), Picker("a", ["b"], name: "a").required(),
    Checkbox("a", name: "a").required(), Switch("a", name: "a").required(),
    RadioGroup(["b"], name: "a").required(),
  ]

  @Test(
    "Browsers require no value of a control that may be hidden, which would block the form", arguments: 0..<9)
  func hiddenRequirements(index: Int) throws {
    func form(_ isValidated: Bool, @ElementBuilder _ content: () -> ElementContent) throws -> HTMLRenderer {
      try page {
        Form(submission: .init(to: "/", sendsFiles: true, isValidatedByBrowsers: isValidated)) {
          Checkbox("More", name: "more").id("more")
          content()
        }
      }
    }
    let control = Self.required[index]
    for isValidated in [false, true] {
      for shown in [try form(isValidated) { control }, try form(isValidated) { Stack { control } }] {
        #expect(shown.html.contains(" required") && shown.problems.isEmpty)
      }
      for hidden in [
        try form(isValidated) { Stack { control }.revealed(by: "more") },
        try form(isValidated) { FormField("f") { Stack { control }.revealed(by: "more") } },
        try form(isValidated) { Disclosure("d") { Stack { control } } },
      ] {
        #expect(hidden.html.contains(" required") == !isValidated, "\(hidden.html)")
        #expect(hidden.html.contains(" aria-required=\"true\"") == isValidated || index == 8)
        #expect(hidden.problems.map(\.loss.kind) == (isValidated ? ["uncheckedRequirement"] : []))
      }
    }
  }

  @Test("Groups without a name are in no form, and end none of the program's own")
  func looseGroups() throws {
    for group in [SegmentedControl(["a", "b"]) as any Element, RadioGroup(["a", "b"])] {
      var renderer = HTMLRenderer()
      try renderer.append(element: "form") { try $0.append(group) }
      #expect(renderer.html.contains(" form=\"f") && renderer.html.matches(of: /<form/).count == 1)
      let document = try HTMLDocument(title: "t") { group }.html
      #expect(document.contains(#/<form id="f\d+" hidden></form>/#))
    }
  }

  @Test("Seconds are allowed where a time or the earliest one has some")
  func seconds() throws {
    func html(_ components: DateField.Components, _ value: ClockTime?, earliest: ClockTime? = nil) throws
      -> String
    {
      let date = try CalendarDate(year: 2026, month: 12, day: 1)
      func at(_ time: ClockTime?) -> DateField.Value { .init(date: date, time: time) }
      return try page {
        DateField("t", components: components, value: at(value), earliest: at(earliest))
      }.html
    }
    let whole = try ClockTime(hour: 7)
    let exact = try ClockTime(hour: 7, second: 30)
    for components in [DateField.Components.time, .dateAndTime] {
      #expect(try html(components, exact).contains(" step=\"1\""))
      #expect(try html(components, whole, earliest: exact).contains(" step=\"1\""))
      #expect(try !html(components, whole, earliest: whole).contains(" step"))
      #expect(try !html(components, nil).contains(" step"))
    }
    #expect(try !html(.date, exact).contains(" step"))
  }

  @Test("What assistive technologies ignore can't be reached by the keyboard")
  func ignored() throws {
    for group in [
      SegmentedControl(["a", "b"], name: "g") as any PrimitiveElement, RadioGroup(["a", "b"], name: "g"),
    ] {
      #expect(try page { group.accessibilityHidden() }.html.matches(of: #/ tabindex="-1"/#).count == 2)
    }
    for row in [Row("a", action: .follow("/")), Row(action: .perform("b")) { Label("b") }] {
      for page in [
        try page { row.accessibilityHidden() }, try page { Section { row.accessibilityHidden() } },
      ] {
        #expect(page.html.contains(#/<(a|button)[^>]* aria-hidden="true" tabindex="-1"/#))
      }
    }
  }

  @Test("The link or the button of a row says what using it does", arguments: [false, true])
  func actions(isInSection: Bool) throws {
    func html(_ row: Row) throws -> String {
      try page { if isInSection { Section { row } } else { row } }.html
    }
    for action in [Action.follow("/"), .perform("x")] {
      for row in [Row("a", action: action), Row(action: action) { Label("a") }] {
        let written = try html(
          row.selected().accessibilityHint("Opens it").controlling("list").id("row"))
        let opening = try #require(written.firstMatch(of: /<(?:a|button)[^>]*>/)?.0)
        for attribute in [" aria-description=\"Opens it\"", " aria-controls=\"list\""] {
          #expect(opening.contains(attribute))
          #expect(written.matches(of: try Regex(attribute)).count == 1)
        }
        #expect(try html(row.described(by: "note")).contains(#/<(a|button)[^>]* aria-describedby="note"/#))
        #expect(opening.contains(" aria-current=\"page\"") == (action == .follow("/")))
        #expect(written.contains(" id=\"row\"") && !opening.contains(" id="))
      }
    }
  }

  @Test("A hint beside other descriptions is reported, since browsers leave it out")
  func hints() throws {
    func problems(_ field: some Element) throws -> [RenderingProblem.Loss] {
      try page { field }.problems.map(\.loss)
    }
    let control = TextField(name: "a").accessibilityHint("Hint")
    #expect(try problems(FormField("f") { control }) == [])
    #expect(try problems(FormField("f", help: "Help") { control }) == [.property("accessibilityHint")])
    #expect(try problems(FormField("f", error: "Error") { control }) == [.property("accessibilityHint")])
  }

  @Test("A choice reveals a disclosure with its content", arguments: [true, false])
  func disclosures(isEnabled: Bool) throws {
    let html = try page { Disclosure("d") { Label("c") }.disabled(!isEnabled).revealed(by: "more") }.html
    #expect(
      html.contains(isEnabled ? "<details data-revealed-with=\"more\"" : "<div data-revealed-with=\"more\""))
  }

  @Test("Suggestions of secrets are left out")
  func secretSuggestions() throws {
    let field = TextField("a", style: .default.restyled { $0.isSecure = true }).suggestions(["secret"])
    let page = try page { field }
    #expect(!page.html.contains("secret") && !page.html.contains("list"))
    #expect(page.problems.map(\.loss) == [.property("suggestions")])
  }

  @Test(
    "The link of a row doesn't cover what people use in it",
    .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
  func above() async throws {
    let page = Form {
      Section {
        for control in [Slider("a", value: 0.5), ColorField("b"), Switch("c"), TextField("d"), Checkbox("e")]
          as [any Element]
        {
          Row("Row", action: .follow("/")) { control }
        }
      }
    }
    let script = """
      return [...document.querySelectorAll('li input')].map(input => {
        const box = input.getBoundingClientRect();
        return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2) === input;
      });
      """
    #expect(try await evaluateNarrow(script, page, as: [Bool].self) == [true, true, true, true, true])
  }
}
