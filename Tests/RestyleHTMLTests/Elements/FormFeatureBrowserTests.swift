import BrowserSupport
import DesignSystems
import Restyle
import RestyleElements
import RestyleHTML
import TestSupport
import Testing

@Suite(
  "Forms as services have them, in a browser", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct FormFeatureBrowserTests {
  /// A design system, and the page that its controls lie on.
  struct System {
    let name: String
    let styling: DefaultStyling
    let page: Color

    static let all = [
      System(name: "system", styling: .system, page: .systemBackground),
      System(name: "Material", styling: .material, page: .materialSurface),
      System(name: "Primer", styling: .primer, page: .primerBackgroundDefault),
    ]
  }

  private func page(_ background: Color, @ElementBuilder _ content: () -> ElementContent) throws -> String {
    var page = HTMLRenderer()
    try page.append(
      Stack(spacing: 16, insets: EdgeInsets(inset: 16), background: BackgroundStyle(color: background)) {
        content()
      })
    return HTMLDocument(title: "Apply", language: "en", body: page).html
  }

  @Test("No rule of accessible pages is broken in any system, state, scheme and contrast")
  func rules() async throws {
    let states = [("normal", ControlState.normal)] + ControlState.namedStates
    let surroundings = System.all.flatMap { system in
      Browser.Options.appearances.flatMap { options in states.map { (system, options, $0.0, $0.1) } }
    }
    // Each state in another appearance of each system.
    for (system, options, name, state) in surroundings.sampled(every: 3) {
      let html = try DefaultStyling.withDefaults(system.styling) {
        try page(system.page) {
          FormFeatureGallery(state: state, error: state == .invalid ? "Wrong" : nil, isFilled: true)
        }
      }
      let broken = try await Browser.required().open(html, options: options) {
        try $0.brokenAccessibilityRules()
      }
      // Some are as small as their design systems have them, and far enough from each other.
      #expect(
        broken.filter { !$0.hasPrefix("small target") } == [], "\(name) in \(system.name), \(options)")
    }
  }

  @Test("Choices of a picker that are selected or disabled don't make the picker look so")
  func statesOfChoices() async throws {
    let style = FieldStyle(
      text: TextStyle(color: .black), disabled: TextStyle(color: .red),
      backgrounds: [.normal: BackgroundStyle(color: .white), .selected: BackgroundStyle(color: .blue)])
    let picker = Picker([Choice("a"), Choice("b", isEnabled: false)], selectedIndex: 0, style: style)
    let html = try page(.white) {
      picker
      picker.disabled()
    }
    let script = """
      return [...document.querySelectorAll("select")].map(select => {
        const style = getComputedStyle(select);
        return style.color + " on " + style.backgroundColor;
      })
      """
    let looks = try await Browser.required().open(html) { try $0.evaluate(script, as: [String].self) }
    #expect(looks == ["rgb(0, 0, 0) on rgb(255, 255, 255)", "rgb(255, 0, 0) on rgb(255, 255, 255)"])
  }

  @Test("A picker shows its placeholder in the style for that, and choices in that of texts")
  func placeholderOfPicker() async throws {
    let style = FieldStyle(
      text: TextStyle(color: .black), placeholder: TextStyle(color: .blue), disabled: TextStyle(color: .red))
    let choices = [Choice("All", value: ""), Choice("b", isEnabled: false)]
    let html = try page(.white) {
      Picker(choices, placeholder: "Choose", style: style)
      Picker(choices, selectedIndex: 0, placeholder: "Choose", style: style)
      Picker(choices, selectedIndex: 0, style: style)
      Picker(choices, placeholder: "Choose", style: style).disabled()
    }
    let script = """
      const color = element => getComputedStyle(element).color;
      const selects = [...document.querySelectorAll("select")];
      const [first] = selects;
      const before = [...selects, ...first.options].map(color);
      first.selectedIndex = 1;
      return [...before, color(first)];
      """
    let colors = try await Browser.required().open(html) { try $0.evaluate(script, as: [String].self) }
    let (black, blue, red) = ("rgb(0, 0, 0)", "rgb(0, 0, 255)", "rgb(255, 0, 0)")
    #expect(Array(colors.prefix(6)) == [blue, black, black, red, black, black], "\(colors)")
    #expect(colors.last == black, "\(colors)")
  }

  @Test("The mark of a required field is seen, and no part of a name")
  func requiredMark() async throws {
    let style = FormFieldStyle.system.restyled { $0.requiredMark = "(needed)" }
    let html = try page(.systemBackground) {
      FormField("A", style: style) { TextField(name: "a").required() }
      FormField("B", style: style) { RadioGroup(["x"], name: "b").required() }
      FormField("C", style: style) { TextField(name: "c") }
      FormField("D", style: style) {
        TextField(name: "d").required()
        TextField(name: "e")
      }
    }
    let script = """
      return [...document.querySelectorAll("span, label")].map(label => getComputedStyle(label, "::after").content)
      """
    let (tree, shown) = try await Browser.required().open(html) { page in
      (try page.accessibilityTree(), try page.evaluate(script, as: [String].self))
    }
    for (role, name) in [("textbox", "A"), ("radiogroup", "B"), ("textbox", "C"), ("group", "D")] {
      #expect(tree.first(role, name) != nil, "\(tree.exposed)")
    }
    #expect(tree.first("textbox", "A")?.states.contains(.required) == true)
    #expect(shown.filter { $0.contains("needed") }.count == 2, "\(shown)")
  }

  @Test("What lies beside something revealed is shown without it")
  func besideRevealed() async throws {
    let html = try page(.systemBackground) {
      FormField("Other amount") {
        NumberField().revealed(by: "other")
        Switch().id("other")
      }
      FormField("Other date") {
        Label("Shown")
        DateField().revealed(by: "other")
      }
    }
    let script = """
      const [field, toggle, date] = document.querySelectorAll('input'), text = document.querySelector('p');
      const visible = () => [field, toggle, date, text].map(x => x.checkVisibility());
      const before = visible();
      toggle.click();
      return [...before, ...visible()];
      """
    let found = try await Browser.required().evaluate(script, in: html, as: [Bool].self)
    #expect(found == [false, true, false, true, true, true, true, true])
  }

  @Test("What is revealed lies apart from the choice, and shows its label with it")
  func revealed() async throws {
    let choices = RadioGroup(["E-mail", "Post"], selectedIndex: 0, name: "contact").id("contact")
    let fields: [ElementContent] = [
      FormField("Address") { TextField(name: "a") }.revealed(by: "contact").asContent(),
      TextField("Address", name: "a").revealed(by: "contact").asContent(),
      Picker("Address", ["b"], name: "a").revealed(by: "contact").asContent(),
    ]
    let script = """
      const [choice, other] = document.querySelectorAll('label:has(>input)');
      const revealed = document.querySelector('[name=a]'), label = document.querySelector('label:not(:has(>input))');
      const gap = () => Math.min(...[label, revealed].map(x => x.getBoundingClientRect().top))
        - other.getBoundingClientRect().bottom;
      const isAlone = revealed.parentElement.hasAttribute('data-revealed-by');
      const before = [gap() >= (isAlone ? 12 : 4), label.checkVisibility(), revealed.checkVisibility()];
      other.click();
      return [...before, label.checkVisibility(), revealed.checkVisibility(), choice.checkVisibility()];
      """
    for field in fields {
      let html = try page(.systemBackground) {
        FormField("Contact") {
          choices
          field
        }
      }
      let found = try await Browser.required().evaluate(script, in: html, as: [Bool].self)
      #expect(found == [true, true, true, false, false, true])
    }
  }

  /// Elements of which the texts "A" and others are shown while a control is.
  private static let hidden: [ElementContent] = [
    Checkbox("A").revealed(by: "c").asContent(),
    Switch("A").revealed(by: "c").asContent(),
    FormField("A", help: "B") { TextField().revealed(by: "c") }.asContent(),
    FormField("A", help: "B", error: "C") { Picker(["D"]).revealed(by: "c") }.asContent(),
    Section { Row("A") { TextField().revealed(by: "c") } }.asContent(),
    Section { Row("A", subtitle: "B") { Switch().revealed(by: "c") } }.asContent(),
    FormField("A", help: "B") { TextField().suggestions(["D"]).revealed(by: "c") }.asContent(),
    FormField("A", help: "B") { RadioGroup(["D"]).revealed(by: "c") }.asContent(),
    FormField("A", help: "B") { SegmentedControl(["D"]).revealed(by: "c") }.asContent(),
    FormField("A", help: "B") { Checkbox("D").revealed(by: "c") }.asContent(),
    FormField("A", help: "B") { TextField("D").revealed(by: "c") }.asContent(),
    FormField("A", help: "B") { Stack { Label("D") }.revealed(by: "c") }.asContent(),
    FormField("A", help: "B") { ProgressBar(value: 1, total: 2).revealed(by: "c") }.asContent(),
    Section { Row("A") { SegmentedControl(["D"]).revealed(by: "c") } }.asContent(),
    Section { Row("A") { Component { Component { Switch().revealed(by: "c") } } } }.asContent(),
    Row("A") { RevealedSwitch() }.asContent(),
    FormField("A", help: "B") { Component { TextField().revealed(by: "c") } }.asContent(),
    Row("A") { RadioGroup(["D"]).revealed(by: "c") }.asContent(),
    Row("A") { ProgressBar(value: 1, total: 2).revealed(by: "c") }.asContent(),
    TextField("A").suggestions(["D"]).revealed(by: "c").asContent(),
    Picker("A", ["D"]).revealed(by: "c").asContent(),
    ProgressBar("A", value: 1, total: 2).revealed(by: "c").asContent(),
  ]

  @Test("A control that isn't shown has no texts beside it", arguments: hidden.indices)
  func hiddenTexts(index: Int) async throws {
    let html = try page(.systemBackground) {
      Switch().id("c")
      Self.hidden[index]
    }
    let script = """
      const before = document.body.innerText.trim();
      // Neither a box nor a line of anything is left.
      const boxes = [...document.querySelectorAll('li, div, select, fieldset')]
        .filter(box => box.querySelector('[data-revealed-by]') && box.matches('[data-revealed-with]'));
      if (boxes.some(box => box.checkVisibility())) return ['shown', ''];
      document.querySelector('input').click();
      return [before, document.body.innerText.trim()[0]];
      """
    let found = try await Browser.required().evaluate(script, in: html, as: [String].self)
    #expect(found == ["", "A"])
    // The control says what reveals it; so does what is around it and its names, as no selector has to guess.
    let boxes = ":is([data-revealed-by='c'],[data-revealed-with='c'])"
    #expect(html.contains(":root:not(:has([id='c']:checked)) \(boxes){display:none}"))
  }

  private struct RevealedSwitch: Element {
    var body: some Element { Switch().revealed(by: "c") }
  }

  private struct Component: Element {
    let content: ElementContent

    init(@ElementBuilder content: () -> ElementContent) { self.content = content() }

    var body: some Element { content }
  }

  @Test("A component that contains itself is an error in a row, too")
  func endless() {
    struct Endless: Element {
      var body: some Element { Endless() }
    }
    for content in [Row("A") { Endless() }.asContent(), FormField("A") { Endless() }.asContent()] {
      #expect(throws: ElementError.self) { try HTMLDocument(title: "Page") { content } }
    }
  }

  @Test("What two choices reveal is shown if both are selected", arguments: [true, false])
  func revealedTwice(outer: Bool) async throws {
    let html = try page(.systemBackground) {
      Checkbox(isOn: outer).id("d")
      Checkbox(isOn: !outer).id("c")
      FormField("A") { TextField().revealed(by: "c") }.revealed(by: "d")
      Section { Row("B") { Switch().revealed(by: "c") }.with { $0.accessibility.revealedBy = "d" } }
    }
    let script = """
      const text = () => document.body.innerText.replace(/\\s/g, '');
      const before = text();
      for (const box of document.querySelectorAll('input[type=checkbox]')) if (!box.checked) box.click();
      return [before, text()];
      """
    #expect(try await Browser.required().evaluate(script, in: html, as: [String].self) == ["", "AB"])
  }

  @Test("A row or a field that has more than a control that isn't shown stays")
  func shownRows() async throws {
    let html = try page(.systemBackground) {
      Switch().id("c")
      Section {
        Row("A") { Checkbox("D").revealed(by: "c") }
        Row("B", action: .follow("/b")) { Switch().revealed(by: "c") }
        Row("E") { Label("D").revealed(by: "c") }
        Row("F") {
          Switch().revealed(by: "c")
          Label("G")
        }
      }
      FormField("H") {
        Label("I")
        TextField().revealed(by: "c")
      }
    }
    let script = "return document.body.innerText.replace(/\\s/g, '')"
    #expect(try await Browser.required().evaluate(script, in: html, as: String.self) == "ABEFGHI")
  }

  @Test("What is revealed, divided, described and scrolled is reached by the keyboard while it is shown")
  func keyboard() async throws {
    let html = try page(.systemBackground) {
      Hyperlink("Choose one", to: .element("contact"))
      FormField("Contact") {
        RadioGroup([Choice("E-mail", hint: "Daily"), Choice("Post", divider: "or")], name: "contact")
          .id("contact")
        FormField("Address") { TextField(name: "address") }.revealed(by: "contact-2")
      }
      Checkbox("Tent", name: "tent").id("tent")
      FormField("Size") { Picker(["Small", "Large"], selectedIndex: 0, name: "size") }.revealed(by: "tent")
      FormField("Born") {
        Stack(.horizontal, spacing: 8) {
          FormField("Day") { TextField(name: "day").frame(width: .characters(4)) }
          FormField("Month") { TextField(name: "month").frame(width: .characters(4)) }
        }
      }
      Stack { for line in 0..<20 { Label("Line \(line)") } }
        .box(BoxStyle(height: 60, overflow: .scrolling)).accessibilityLabel("Terms")
      Button("Send")
    }
    let lines = try await Browser.required().open(html) { page in
      var lines: [String] = []
      func press(_ keys: BrowserPage.Key...) throws(BrowserError) {
        for key in keys { try page.press(key) }
        lines.append(try page.focusedNode()?.debugDescription ?? "nothing")
      }
      func pressBack() throws(BrowserError) { try page.press(.tab, withShift: true) }
      try press(.tab)
      try press(.enter)
      try press(.downArrow)
      try press(.tab)
      try pressBack()
      try press(.upArrow)
      try press(.tab)
      try press(.space)
      try press(.tab)
      try pressBack()
      try press(.space)
      try press(.tab)
      try press(.tab)
      try press(.tab)
      try press(.downArrow, .tab)
      let scrolled = """
        const region = document.querySelector('[role=region]');
        for (let i = 0; i < 100 && !region.scrollTop; i++) await new Promise(go => setTimeout(go, 20));
        return region.scrollTop > 0;
        """
      return lines + ["\(try page.evaluate(scrolled, as: Bool.self))"]
    }
    #expect(
      lines == [
        #"link "Choose one""#, #"radio "E-mail" unchecked"#, #"radio "Post" checked"#, #"textbox "Address""#,
        #"radio "E-mail" checked"#, #"checkbox "Tent" unchecked"#, #"checkbox "Tent" checked"#,
        #"combobox "Size" = "Small""#, #"checkbox "Tent" unchecked"#, #"textbox "Day""#, #"textbox "Month""#,
        #"region "Terms""#, #"button "Send""#, "true",
      ])
  }
}
