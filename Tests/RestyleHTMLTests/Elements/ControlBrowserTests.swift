import BrowserSupport
import Foundation
import Restyle
import RestyleElements
import RestyleHTML
import RestyleTesting
import TestSupport
import Testing

@Suite("Controls of forms in a browser", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct ControlBrowserTests {
  private func page(_ element: some Element, in context: ElementContext = ElementContext()) throws -> String {
    var renderer = HTMLRenderer()
    try renderer.append(element, in: context)
    return """
      <!doctype html><html lang="en"><meta charset="utf-8"><title>Screen</title>
      <style>:root{color-scheme:light dark}body{margin:0}\(renderer.styleSheet.css)</style>\
      <main>\(renderer.html)</main>
      """
  }

  private func form(@ElementBuilder _ content: () -> ElementContent) -> Form {
    let content = content()
    return Form(submission: .init(to: "/", sendsFiles: true)) {
      Stack(spacing: 12, insets: EdgeInsets(inset: 16), background: BackgroundStyle(color: .systemBackground))
      { content }
    }
  }

  private static let states = ControlState.namedStates

  @Test(
    "No rule of accessible pages is broken, in any state and either scheme", arguments: ColorScheme.allCases)
  func rules(scheme: ColorScheme) async throws {
    let gallery = form {
      DocumentGallery()
      ControlGallery(name: "normal")
      for (name, state) in Self.states {
        ControlGallery(state: state, name: name, error: state == .invalid ? "This is wrong" : nil)
      }
    }
    let broken = try await Browser.required().open(
      page(gallery), options: Browser.Options(colorScheme: scheme)
    ) { try $0.brokenAccessibilityRules() }
    #expect(broken == [])
  }

  @Test("Controls in the cells of a table are in the middle of their rows", arguments: [12.0, 17])
  func middles(fontSize: Double) async throws {
    let style = TableStyle(cell: TextStyle(font: .system(size: fontSize)))
    let controls = Table(columns: [], style: style) {
      Table.Row { Switch() }
      Table.Row { Checkbox() }
      Table.Row { Checkbox("Label") }
      Table.Row { RadioGroup(["One"]) }
    }
    let script = """
      const middle = element => {
        const box = element.getBoundingClientRect()
        return (box.top + box.bottom) / 2
      }
      return [...document.querySelectorAll("td")].map(
        cell => Math.abs(middle(cell.querySelector("input")) - middle(cell)))
      """
    let distances = try await Browser.required().evaluate(script, in: page(controls), as: [Double].self)
    #expect(distances.count == 4 && distances.allSatisfy { $0 < 1 }, "\(distances)")
  }

  @Test("The rules find what is wrong")
  func rulesFindMistakes() async throws {
    let html = """
      <!doctype html><html><title></title><p id=a>x</p><p id=a style="color:#ccc">y</p><input><input id=b>
      <label for=b>n</label><label for=b>m</label><label for=c></label>
      <button style="width:8px;height:8px;padding:0"></button><ul><p>z</p></ul><h3>h</h3>
      <input aria-label=k aria-describedby=nobody aria-invalid=maybe><table><tr><td>t</td></tr></table>
      <p aria-label=w>q</p><img src="x.png">
      """
    let broken = try await Browser.required().open(html) { try $0.brokenAccessibilityRules() }
    let rules = Set(broken.map { String($0.prefix { $0 != ":" }) })
    #expect(
      rules.isSuperset(of: [
        "no language", "no title", "duplicate identifier", "no label", "several labels", "label of nothing",
        "empty label", "small target", "list with others than items", "skipped heading",
        "dangling aria-describedby", "value of aria-invalid", "table without headers", "name of nothing",
        "no alternative", "no name",
      ]))
    #expect(rules.contains { $0.hasPrefix("contrast") })
  }

  @Test("Controls are told as what they are, with their help and what is wrong")
  func reading() async throws {
    let tree = try await Browser.required().open(page(form { ControlGallery(error: "Wrong") })) {
      try $0.accessibilityTree()
    }
    let controls: Set = [
      "textbox", "spinbutton", "Date", "button", "combobox", "radiogroup", "radio", "checkbox", "switch",
      "link", "group", "DisclosureTriangle",
    ]
    // A browser's own parts of a date are not ours.
    let parts: Set = ["Month Month", "Day Day", "Year Year", "Show date picker Show date picker"]
    let lines = tree.exposed.filter {
      controls.contains($0.role) && !$0.name.isEmpty && !parts.contains($0.name)
    }
    .map { $0.debugDescription + ($0.description.isEmpty ? "" : " (\($0.description))") }
    #expect(
      lines == [
        #"textbox "Name a" = "Ada" invalid (As in your passport Wrong)"#,
        #"textbox "Postcode a" invalid (Wrong)"#,
        "textbox \"Message a\" = \"One\ntwo\" invalid (Up to 200 letters Wrong)",
        #"spinbutton "Guests a" = "2" invalid (Wrong)"#,
        #"Date "Arrival a" = "2026-11-22" invalid (Wrong)"#,
        #"button "Photo a" = "No file chosen" invalid (Wrong)"#,
        #"combobox "Country a" = "Sweden" invalid (Wrong)"#, #"group "North""#, #"group "South""#,
        #"radiogroup "Delivery a" invalid (Two to five days Wrong)"#, #"radio "Standard" checked"#,
        #"radio "Express" unchecked"#, #"radiogroup "Size a""#, #"radio "Small" unchecked"#,
        #"radio "Large" checked"#, #"group "Terms a""#, #"checkbox "I accept them" checked invalid (Wrong)"#,
        #"group "Birthday a" (Day and year)"#, #"spinbutton "Day""#, #"spinbutton "Year""#,
        #"switch "News a" checked"#, #"checkbox "Remember a" unchecked"#, #"button "Save a""#,
        #"link "Terms of use a""#, #"DisclosureTriangle "More a""#,
      ])
  }

  /// What may lead elsewhere, by a link.
  private static let leading: [@Sendable (Link) -> any Control & Sendable] = [
    { Hyperlink("a", to: $0) }, { Button("a", action: .follow($0)) },
  ]

  @Test("What leads nowhere looks and is told like what can't be chosen", arguments: leading.indices)
  func droppedLinks(index: Int) async throws {
    func look(_ element: any Control & Sendable) async throws -> [String] {
      let script = """
        const link = document.querySelector('a');
        return [getComputedStyle(link.querySelector('span')).color, link.getAttribute('aria-disabled') ?? ''];
        """
      return try await Browser.required().evaluate(
        script, in: page(Stack { element }), as: [String].self)
    }
    let make = Self.leading[index]
    let dropped = try await look(make("javascript:x"))
    #expect(try await dropped == look(make("/").disabled()))
    #expect(try await dropped != look(make("/")))
  }

  @Test("Buttons and links of the system are as high as targets have to be")
  func targets() async throws {
    let elements = Stack(alignment: .leading) {
      Button("a")
      Button("a", action: .follow("/"))
      Hyperlink("a", to: "/")
      Disclosure("a") {}
    }
    let script = """
      return [...document.querySelectorAll('a, button, summary')].map(x => x.getBoundingClientRect().height >= 24);
      """
    let found = try await Browser.required().evaluate(script, in: page(elements), as: [Bool].self)
    #expect(found == [true, true, true, true])
  }

  @Test("Documents are told as lists, tables and bars")
  func documents() async throws {
    let tree = try await Browser.required().open(page(DocumentGallery())) { try $0.accessibilityTree() }
    let roles = ["list", "listitem", "table", "caption", "columnheader", "rowheader", "cell", "progressbar"]
    let counts = roles.map { role in tree.exposed.filter { $0.role == role }.count }
    #expect(counts == [3, 6, 2, 2, 5, 4, 9, 2])
    #expect(tree.first("switch", "Ada Notified") != nil && tree.first("textbox", "Grace Sort by role") != nil)
    #expect(tree.first("table", "Prices") != nil && tree.first("columnheader", "Dish") != nil)
    #expect(tree.first("rowheader", "Pie") != nil)
    #expect(tree.first("progressbar", "Upload")?.description == "Leave the page open")
  }

  @Test("All of it is used by keyboard, in the order in which it is read")
  func keyboard() async throws {
    let element = form {
      FormField("Name") { TextField(name: "name", style: .boxed) }
      FormField("Fixed") { TextField(text: "x", name: "fixed", style: .boxed).readOnly() }
      FormField("Gone") { TextField(text: "y", name: "gone", style: .boxed).disabled() }
      FormField("Message") { TextArea(name: "message", style: .boxed) }
      FormField("Guests") { NumberField(value: 2, range: 1...3, name: "guests", style: .boxed) }
      FormField("Country") { Picker(["Norway", "Sweden"], selectedIndex: 0, name: "country", style: .boxed) }
      FormField("Delivery") { RadioGroup(["Standard", "Express"], selectedIndex: 0, name: "delivery") }
      Checkbox("Terms", name: "terms")
      Switch("News", name: "news")
      Disclosure("More") { Hyperlink("Rules", to: "/rules") }
      Disclosure("Shut") { Label("z") }.disabled()
      Hyperlink("Terms of use", to: "/terms")
      Hyperlink("No longer", to: "/terms").disabled()
      Button("Save", style: .legible, action: .submit)
    }
    let lines = try await Browser.required().open(page(element)) { page in
      var lines: [String] = []
      func note() throws(BrowserError) {
        lines.append(try page.focusedNode()?.debugDescription ?? "nothing")
      }
      func tab() throws(BrowserError) {
        try page.press(.tab)
        try note()
      }
      try tab()
      try page.type("Ada")
      try note()
      try tab()
      try page.type("changed")
      try note()
      try tab()
      try page.press(.enter)
      try page.type("b")
      try note()
      try tab()
      try page.press(.upArrow)
      try page.press(.upArrow)
      try note()
      try tab()
      try page.press(.downArrow)
      try note()
      try tab()
      try page.press(.downArrow)
      try note()
      try tab()
      try page.press(.space)
      try note()
      try tab()
      try page.press(.space)
      try note()
      try tab()
      try page.press(.enter)
      try tab()
      try tab()
      try tab()
      try page.press(.tab, withShift: true)
      try note()
      return lines
    }
    #expect(
      lines == [
        #"textbox "Name""#, #"textbox "Name" = "Ada""#, #"textbox "Fixed" = "x""#, #"textbox "Fixed" = "x""#,
        #"textbox "Message""#, "textbox \"Message\" = \"\nb\"", #"spinbutton "Guests" = "2""#,
        #"spinbutton "Guests" = "3""#, #"combobox "Country" = "Norway""#, #"combobox "Country" = "Sweden""#,
        #"radio "Standard" checked"#, #"radio "Express" checked"#, #"checkbox "Terms" unchecked"#,
        #"checkbox "Terms" checked"#, #"switch "News" unchecked"#, #"switch "News" checked"#,
        #"DisclosureTriangle "More""#, #"link "Rules""#, #"link "Terms of use""#, #"button "Save""#,
        #"link "Terms of use""#,
      ])
  }

  @Test(
    "What has the focus shows it",
    arguments: ["input", "textarea", "select", "[type=checkbox]", "[type=radio]", "summary", "a", "button"])
  func focus(selector: String) async throws {
    let element = form {
      FormField("Name") { TextField(name: "name", style: .boxed) }
      FormField("Message") { TextArea(name: "message", style: .boxed) }
      FormField("Country") { Picker(["Norway"], name: "country", style: .boxed) }
      FormField("Delivery") { RadioGroup(["Standard"], name: "delivery") }
      Checkbox("Terms", name: "terms")
      Disclosure("More") { Label("z") }
      Hyperlink("Terms of use", to: "/terms")
      Button("Save", style: .legible, action: .submit)
    }
    let script = """
      const element = document.querySelector('\(selector)');
      const outline = () => { const style = getComputedStyle(element); return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0; };
      const before = outline();
      element.focus({focusVisible: true});
      return [before, outline()];
      """
    let shown = try await Browser.required().evaluate(script, in: page(element), as: [Bool].self)
    #expect(shown == [false, true])
  }

  @Test(
    "Controls take their time from state to state, and none for readers who want less motion",
    arguments: [false, true])
  func transitions(reducesMotion: Bool) async throws {
    var options = Browser.Options()
    options.reducesMotion = reducesMotion
    let transition = ControlTransition(duration: 0.25, curve: .init(0.2, 0, 0, 1))
    let element = form {
      Button("Save", style: .legible.restyled { $0.states.transition = transition })
      TextField("Name", style: .boxed.restyled { $0.backgrounds.transition = transition })
      Checkbox("Terms", style: .system.restyled { $0.states.transition = transition })
      Switch("News", style: .system.restyled { $0.states.transition = transition })
      Picker("Country", ["Norway"], style: .boxed.restyled { $0.backgrounds.transition = transition })
    }
    let script = """
      return ['button', 'button span', 'input:not([type=checkbox])', '[type=checkbox]:not([role])', '[role=switch]', 'select']
        .map(selector => getComputedStyle(document.querySelector(selector)))
        .map(style => style.transitionDuration + ' ' + style.transitionTimingFunction);
      """
    let times = try await Browser.required().evaluate(
      script, in: page(element), options: options, as: [String].self)
    let time = reducesMotion ? "0s ease" : "0.25s cubic-bezier(0.2, 0, 0, 1)"
    #expect(times == [String](repeating: time, count: 6))
  }

  @Test("What is put into fields stays what it is")
  func hostile() async throws {
    try await forEach(HostileText.all.sampled(every: 8)) { (text: String) async throws in
      let element = form {
        FormField(text, help: text, error: text) {
          TextArea(text: text, name: text).with { $0.rules.pattern = nil }
        }
        TextField("n", name: "n").pattern(text)
        Picker("p", groups: [.init(text, [Choice(text, value: text)])], selectedIndex: 0, name: text)
        Checkbox("c", name: text, value: text)
        Disclosure(text, group: text) { Label("x") }
      }
      let script = """
        return [document.querySelector('textarea').defaultValue, document.querySelector('[pattern]')?.pattern ?? '',
          document.querySelector('option[selected]').value, document.querySelector('[type=checkbox]').value,
          String(window.hacked), String(document.querySelectorAll('main form > div > *').length)];
        """
      let values = try await Browser.required().evaluate(script, in: page(element), as: [String].self)
      let expected = ExpectedText.replacingControls(in: text)
      for value in values[...3] { #expect(value.unicodeScalars.elementsEqual(expected.unicodeScalars)) }
      #expect(values[4] == "undefined" && values[5] == "5")
    }
  }
}

extension ControlState {
  /// Each state with its name.
  static let namedStates: [(String, ControlState)] = [
    ("required", .required), ("hovered", .hovered), ("readOnly", .readOnly), ("focused", .focused),
    ("selected", .selected), ("invalid", .invalid), ("highlighted", .highlighted), ("loading", .loading),
    ("disabled", .disabled),
  ]
}
