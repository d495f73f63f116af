import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import Testing

@Suite("The HTML of controls")
struct ControlHTMLTests {
  private func render(_ element: some Element) throws -> HTMLRenderer {
    var renderer = HTMLRenderer()
    try renderer.append(element)
    return renderer
  }

  /// The markup without classes, which other tests are about.
  private func html(_ element: some Element) throws -> String {
    try render(element).html.replacing(#/ class="[^"]*"/#, with: "")
  }

  @Test("The fill of a bar has the corners of its track")
  func corners() throws {
    let track = BackgroundStyle(color: .blue, border: BorderStyle(cornerRadius: 3))
    let bar = ProgressBar(value: 1, style: ProgressBarStyle(track: track, fillColor: .red, thickness: 6))
    let css = try render(bar).styleSheet.css
    for part in ["-webkit-progress-value", "-moz-progress-bar"] {
      #expect(css.contains("::\(part){background:#ff0000;border-radius:3px}"), "\(css)")
    }
  }

  @Test("A bar of unknown progress has the style's track, and stripes of its fill")
  func unknownProgress() throws {
    let track = BackgroundStyle(color: .blue, border: BorderStyle(cornerRadius: 3))
    let bar = ProgressBar(value: nil, style: ProgressBarStyle(track: track, fillColor: .red, thickness: 6))
    let css = try render(bar).styleSheet.css
    for declaration in ["height:6px", "background:#0000ff", "border-radius:3px"] {
      #expect(css.contains(declaration), "\(declaration) in \(css)")
    }
    for part in ["-webkit-progress-bar", "-moz-progress-bar"] {
      let stripes =
        ":where(:indeterminate)::\(part){background:repeating-linear-gradient(-45deg,#ff0000 0 8px,"
      #expect(css.contains(stripes), "\(css)")
    }
  }

  /// Tracks that differ from a colour for all traits.
  private static let tracks: [BackgroundStyle] = [
    BackgroundStyle(color: Color(light: .white, dark: .black)),
    BackgroundStyle(gradient: .linear(angle: .degrees(90), colors: [.white, .black])),
  ]

  @Test(
    "The stripes of unknown progress leave the track",
    .enabled(if: Browser.installed != nil, "\(Browser.absence)"),
    arguments: tracks.indices)
  func leavesTrack(index: Int) async throws {
    let style = ProgressBarStyle(track: Self.tracks[index], fillColor: .red, thickness: 6)
    let script = """
      const [known, unknown] = [...document.querySelectorAll('progress')].map(bar => {
        const { backgroundImage, backgroundColor } = getComputedStyle(bar);
        return backgroundImage + backgroundColor;
      });
      return known === unknown;
      """
    let bars = Stack {
      ProgressBar(value: 0.5, style: style)
      ProgressBar(value: nil, style: style)
    }
    #expect(try await evaluateNarrow(script, bars, as: Bool.self))
  }

  @Test("Each field is the element that HTML has for it, with what is asked of it")
  func fields() throws {
    #expect(
      try html(
        TextField(name: "a").autocomplete(.email.of(.billing)).inputMode(.email).length(2...9).pattern(
          "\"<a>")
      )
        == #"<input type="text" inputmode="email" autocomplete="billing email" dir="ltr" enterkeyhint="done" minlength="2" maxlength="9" pattern="&quot;&lt;a&gt;" id="e0" name="a">"#
    )
    #expect(
      try html(TextField(style: .email).autocomplete(.username))
        == #"<input type="email" autocomplete="username" autocapitalize="none" autocorrect="off" spellcheck="false" dir="ltr" enterkeyhint="done" id="e0">"#
    )
    #expect(
      try html(TextArea(text: "\n</textarea>", rows: 0, name: "a").length(...5))
        == "<textarea id=\"e0\" name=\"a\" rows=\"1\" maxlength=\"5\">\n\n&lt;/textarea&gt;</textarea>")
    #expect(
      try html(NumberField(value: 1.5, range: 0...1e21, step: 0.5, name: "a"))
        == #"<input type="number" id="e0" name="a" enterkeyhint="done" dir="ltr" value="1.5" min="0" max="1e+21" step="0.5">"#
    )
    #expect(
      try html(NumberField(value: .nan, range: -.infinity...2, step: -1))
        == #"<input type="number" id="e0" enterkeyhint="done" dir="ltr" max="2" step="any">"#)
    let day = try CalendarDate(year: 987, month: 2, day: 3)
    let value = DateField.Value(date: day, time: try ClockTime(hour: 7))
    let types = DateField.Components.allCases.map {
      DateField(components: $0, value: value, earliest: value, latest: DateField.Value())
    }
    #expect(
      try types.map(html) == [
        #"<input type="date" id="e0" value="0987-02-03" min="0987-02-03">"#,
        #"<input type="time" id="e0" value="07:00" min="07:00">"#,
        #"<input type="datetime-local" id="e0" value="0987-02-03T07:00" min="0987-02-03T07:00">"#,
      ])
    #expect(
      try html(FileField(accepting: [.image, FileType(".pdf")], allowsSeveral: true, name: "a"))
        == #"<input type="file" id="e0" name="a" accept="image/*,.pdf" multiple>"#)
  }

  @Test("Choices are chosen by their index, and nothing is where nothing was")
  func choices() throws {
    #expect(
      try html(Picker(["a", Choice("b", value: "B", isEnabled: false)], selectedIndex: 1, name: "p"))
        == #"<div><select id="e0" name="p"><option value="0">a</option><option value="B" selected disabled>b</option></select><span></span></div>"#
    )
    #expect(
      try html(Picker(groups: [.init("g", ["a"]), .init(nil, ["b"])], selectedIndex: 7, placeholder: "none"))
        == #"<div><select id="e0"><option value="" selected data-placeholder>none</option><optgroup label="g"><option value="0">a</option></optgroup><option value="1">b</option></select><span></span></div>"#
    )
    #expect(
      try html(Checkbox("a", isOn: true, name: "n", value: "v"))
        == #"<label><input type="checkbox" id="e0" name="n" value="v" checked><span>a</span></label>"#)
    #expect(
      try html(Switch(isOn: true, name: "n", value: "\"v"))
        == #"<input type="checkbox" role="switch" id="e0" name="n" value="&quot;v" checked>"#)
    #expect(try html(Switch(name: "n")) == #"<input type="checkbox" role="switch" id="e0" name="n">"#)
    #expect(try html(Checkbox(name: "n")) == #"<span><input type="checkbox" id="e0" name="n"></span>"#)
    #expect(
      try html(RadioGroup(["a", "b"], selectedIndex: 1, name: "n").required())
        == #"<fieldset role="radiogroup" aria-required="true"><label><input type="radio" name="n" value="0" required><span>a</span></label><label><input type="radio" name="n" value="1" checked required><span>b</span></label></fieldset>"#
    )
  }

  @Test("States are attributes of HTML and ARIA where there are some, and told of where there are none")
  func states() throws {
    let all: ControlState = [.required, .readOnly, .invalid, .loading, .disabled, .hovered]
    #expect(
      try html(NumberField().with { $0.state = all })
        == #"<input type="number" id="e0" enterkeyhint="done" dir="ltr" step="1" required readonly aria-invalid="true" aria-busy="true" disabled data-state="hovered">"#
    )
    let checkbox = try render(Checkbox().with { $0.state = all })
    #expect(
      checkbox.html.contains(
        #" required aria-invalid="true" aria-busy="true" disabled data-state="hovered readOnly">"#))
    #expect(checkbox.problems.map(\.loss) == [.property("read-only state")])
    #expect(
      try html(Button("a").with { $0.state = [.loading, .invalid] })
        == #"<button type="button" aria-busy="true" data-state="invalid"><span>a</span></button>"#)
    #expect(
      try html(Disclosure("a", isExpanded: true) { Label("b") }.disabled())
        == #"<div><button type="button" disabled aria-expanded="true" data-state="selected"><span></span><span>a</span></button><div><p>b</p></div></div>"#
    )
  }

  @Test("A link that is chosen is the current one: the page, or a part of it")
  func currentLinks() throws {
    for (target, current) in [("/", "page"), ("https://example.com/#a", "page"), ("#a", "true")] {
      let link = #"<a href="\#(target)" aria-current="\#(current)"><span>a</span></a>"#
      #expect(try html(Hyperlink("a", to: Link(target)).with { $0.isSelected = true }) == link)
      #expect(try html(Button("a", action: .follow(Link(target))).with { $0.isSelected = true }) == link)
    }
  }

  @Test("A field's texts name and describe its control by their identifiers")
  func formFields() throws {
    #expect(
      try html(FormField("n", help: "h", error: "e") { TextField() })
        == #"<div><label for="e0">n</label><p id="e1">h</p><p id="e2">e</p><input type="text" enterkeyhint="done" id="e0" aria-invalid="true" aria-describedby="e1 e2" aria-errormessage="e2"></div>"#
    )
    #expect(
      try html(FormField("n", help: "", error: "") { TextField() })
        == #"<div><label for="e0">n</label><input type="text" enterkeyhint="done" id="e0"></div>"#)
    #expect(
      try html(FormField("n", help: "h") { RadioGroup(["a"], name: "r") })
        == #"<div><span id="e0">n</span><p id="e1">h</p><fieldset role="radiogroup" aria-labelledby="e0" aria-describedby="e1"><label><input type="radio" name="r" value="0"><span>a</span></label></fieldset></div>"#
    )
    #expect(
      try html(FormField("n", error: "e") { Checkbox("c") })
        == #"<div role="group" aria-labelledby="e0"><span id="e0">n</span><p id="e1">e</p><label><input type="checkbox" id="e2" aria-invalid="true" aria-describedby="e1" aria-errormessage="e1"><span>c</span></label></div>"#
    )
    #expect(
      try html(
        FormField("n", help: "h") {
          NumberField("d")
          NumberField()
        })
        == #"<div role="group" aria-labelledby="e0" aria-describedby="e1"><span id="e0">n</span><p id="e1">h</p><div><label for="e2">d</label><input type="number" id="e2" enterkeyhint="done" dir="ltr" step="1"></div><input type="number" id="e3" enterkeyhint="done" dir="ltr" step="1" aria-labelledby="e0"></div>"#
    )
    var prefixed = HTMLRenderer(identifierPrefix: "x")
    try prefixed.append(FormField("n", help: "h", error: "e") { TextField() })
    #expect(prefixed.html.contains(#"aria-describedby="x-e1 x-e2" aria-errormessage="x-e2""#))
  }

  @Test("Lists, tables, links and bars are what HTML has for them")
  func documents() throws {
    #expect(
      try html(List(isOrdered: true, start: 3, style: ListStyle()) { Label("a") })
        == #"<ol start="3"><li><p>a</p></li></ol>"#)
    #expect(
      try html(List(["a"], style: ListStyle(bullet: .none))) == #"<ul role="list"><li><p>a</p></li></ul>"#)
    #expect(try html(List.Item { Label("a") }) == "<ul><li><p>a</p></li></ul>")
    #expect(
      try html(Table(columns: ["", "b"], rows: [["c"], ["d", "e", "f"]], hasRowHeaders: true))
        == #"<table><thead><tr><td></td><th scope="col">b</th><td></td></tr></thead><tbody><tr><th scope="row">c</th><td colspan="2"></td></tr><tr><th scope="row">d</th><td>e</td><td>f</td></tr></tbody></table>"#
    )
    #expect(
      try html(Table("c", columns: [], rows: [])) == "<table><caption>c</caption><tbody></tbody></table>")
    // What a row lacks is one cell, whatever the longest row holds.
    let long = (0..<1500).map { DisplayText("\($0)") }
    let ragged = try html(Table(columns: [], rows: [long, ["a"], []]))
    #expect(
      ragged.hasSuffix(
        "<td>a</td><td colspan=\"1000\"></td></tr><tr><td colspan=\"1000\"></td></tr></tbody></table>"))
    #expect(
      try html(Table(columns: ["a", "b", "c"], rows: [["d"]])).hasSuffix(
        "<tr><td>d</td><td colspan=\"2\"></td></tr></tbody></table>"))
    let spanning = Table(columns: []) {
      Table.Row {
        Table.Cell("a", isHeader: true).spanning(rows: 2)
        Table.Cell("b").spanning(columns: 2)
      }
      Table.Row { for text in ["c", "d"] { text } }
    }
    #expect(
      try html(spanning)
        == #"<table><tbody><tr><th scope="row" rowspan="2">a</th><td colspan="2">b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>"#
    )
    let link = try render(Hyperlink("a", to: "javascript:x"))
    #expect(!link.html.contains("href") && !link.html.contains("javascript"))
    #expect(link.problems.map(\.loss) == [.droppedLink("javascript:x", scheme: "javascript")])
    #expect(
      try html(ProgressBar(value: 3, total: 4)) == #"<progress id="e0" value="0.75" max="1"></progress>"#)
    #expect(try html(ProgressBar(value: .nan)) == #"<progress id="e0"></progress>"#)
    #expect(try html(ProgressBar(value: 9, total: 0)) == #"<progress id="e0"></progress>"#)
  }

  @Test("Sliders are moved by the browser, within their range")
  func sliders() throws {
    let input = #"<input type="range" id="e0""#
    #expect(
      try html(Slider("v", value: 7, in: 0...11, step: 1, name: "n"))
        == #"<div><label for="e0">v</label>\#(input) name="n" min="0" max="11" step="1" value="7"></div>"#)
    #expect(try html(Slider(value: nil)) == #"\#(input) min="0" max="1" step="any">"#)
    #expect(
      try html(Slider(value: .nan, in: -2...(.infinity), step: -1))
        == #"\#(input) min="-2" max="1" step="any">"#)
    #expect(try html(Slider(value: 99, in: 0...2).invalid()).contains(#" value="2" aria-invalid="true""#))
    let css = try render(Slider(value: 1, style: SliderStyle(fillColor: .green, invalidFillColor: .red)))
      .styleSheet.css
    #expect(css.contains("accent-color:#00ff00") && css.contains("accent-color:#ff0000"))
    // What HTML can't say of it is told.
    #expect(try render(Slider(value: 1).readOnly()).problems.count == 1)
    for (slider, fraction) in [
      (Slider(value: 3, in: 1...5), 0.5), (Slider(value: nil), 0.5), (Slider(value: 9, in: 2...2), 0),
      (Slider(value: 0, in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude), 0.5),
    ] {
      #expect(slider.fraction == fraction)
    }
  }

  @Test("Colours are chosen by the browser, among those that it can submit")
  func colors() throws {
    let input = #"<input type="color" id="e0""#
    #expect(
      try html(ColorField("v", value: Color(red: 1, green: 0.5, blue: 0), name: "n"))
        == ##"<div><label for="e0">v</label>\##(input) name="n" value="#ff8000"></div>"##)
    // An unknown device shows the light one.
    #expect(try html(ColorField(value: Color(light: .red, dark: .blue))).contains(##"value="#ff0000""##))
    #expect(try html(ColorField().invalid().disabled()).contains(#" aria-invalid="true" disabled"#))
    // What HTML can't say of it is reported.
    #expect(
      try render(ColorField(value: .red.withAlpha(0.5)).readOnly().required()).problems.map(\.loss)
        == [.property("opacity of a color"), .property("read-only state")])
    let style = ColorFieldStyle(size: Size(width: 60, height: 30), inset: 5).restyled {
      $0.frames = [
        .normal: BackgroundStyle(border: BorderStyle(width: 1, color: .gray)),
        .invalid: BackgroundStyle(border: BorderStyle(width: 1, color: .red)),
      ]
    }
    let css = try render(ColorField(style: style)).styleSheet.css
    #expect(css.contains("width:60px;height:30px") && css.contains("padding-block:4px"))
    #expect(css.contains("border-color:#ff0000"))
  }

  @Test("Terms stand beside their descriptions")
  func descriptions() throws {
    let list = DescriptionList {
      DescriptionList.Item("t", "d")
      for number in 1...1 {
        DescriptionList.Item("n") { Hyperlink("\(number)", to: "/") }
      }
    }
    #expect(
      try html(list)
        == #"<dl><div><dt>t</dt><dd><p>d</p></dd></div><div><dt>n</dt><dd><a href="/"><span>1</span></a></dd></div></dl>"#
    )
    let place = try render(
      DescriptionList { DescriptionList.Item("t") { Hyperlink("h", to: "javascript:x") } }
    ).problems.map(\.path.description)
    #expect(place == [#"DescriptionList 1 > DescriptionList.Item 1 "t" > Hyperlink 1 "h""#])
  }

  @Test("Cells hold elements, which the headers of their row and column name")
  func tablesOfElements() throws {
    let table = Table("c", columns: ["n", Table.Column("s", alignment: .trailing)]) {
      Table.Row {
        Table.Cell("r", isHeader: true)
        Checkbox()
        Hyperlink("h", to: "/")
      }
      Table.Row { Label("l") }
    }
    let told = try html(table)
    #expect(
      told
        == #"<table><caption>c</caption><thead><tr><th scope="col" id="e0">n</th><th scope="col" id="e1">s</th><td></td></tr></thead><tbody>"#
        + #"<tr><th scope="row" id="e2">r</th><td><span><input type="checkbox" id="e3" aria-labelledby="e2 e1"></span></td><td><a href="/"><span>h</span></a></td></tr>"#
        + #"<tr><td><p>l</p></td><td colspan="2"></td></tr></tbody></table>"#)
    // What has a name keeps it, and a row in a cell names what lies in that row.
    let named = try html(
      Table(columns: ["n"]) {
        Table.Row { Button("", action: .submit).accessibilityLabel("a") }
        Table.Row { Row("b") { Switch() } }
        Table.Row { Table(columns: []) { Table.Row { Switch() } } }
      })
    #expect(named.contains("aria-label=\"a\"") && !named.contains("aria-labelledby=\"e0\""))
  }

  @Test("Header cells hold neither headings nor sections of HTML, but what announces the same")
  func headingsInHeaderCells() throws {
    func table(isHeader: Bool) throws -> String {
      try html(
        Table(columns: []) {
          Table.Row {
            Table.Cell(isHeader: isHeader) {
              Label("l").heading(3)
              // A table in a cell is in the same header.
              Table(columns: []) {
                Table.Row { Table.Cell { Section(header: "s") { Label("m") } } }
              }
            }
            Label("n").heading(4)
          }
        })
    }
    let header = try table(isHeader: true)
    #expect(header.contains(#"<p role="heading" aria-level="3">l</p>"#))
    #expect(header.contains(#"<div role="group" aria-labelledby="e1">"#) && !header.contains("section"))
    #expect(header.contains(#"<p role="heading" aria-level="4" id="e1">S</p>"#))
    // The cell after it is none.
    #expect(header.contains("<h4>n</h4>"))
    let cell = try table(isHeader: false)
    #expect(cell.contains("<h3>l</h3>") && cell.contains("<section") && cell.contains("<h4 id="))
    #expect(!cell.contains("role=\"heading\""))
  }

  @Test("Browsers check a form's values, unless it says otherwise")
  func validation() throws {
    for isValidated in [true, false] {
      let submission = Form.Submission(to: "/", isValidatedByBrowsers: isValidated)
      let page = try render(Form(submission: submission) { TextField("a", name: "a").required() })
      #expect(page.html.contains(#/<form[^>]* novalidate/#) != isValidated)
      #expect(page.html.contains(" required") && page.problems.isEmpty)
    }
    #expect(try !render(Form { Label("a") }).html.contains("novalidate"))
  }

  @Test("Files are sent by forms that say so, else it is told")
  func files() throws {
    let sent = try render(Form(submission: .init(to: "/", sendsFiles: true)) { FileField("f", name: "f") })
    #expect(sent.html.contains(#" method="post" enctype="multipart/form-data""#) && sent.problems.isEmpty)
    for submission in [Form.Submission(to: "/"), .init(to: "/", method: .get, sendsFiles: true)] {
      let unsent = try render(Form(submission: submission) { FileField("f", name: "f") })
      #expect(!unsent.html.contains("enctype"))
      #expect(unsent.problems.map(\.loss) == [.unsentFiles])
    }
  }

  @Test("A control whose name is empty isn't submitted, which is reported", arguments: ["a", "", nil])
  func emptyNames(name: String?) throws {
    let controls: [any Element] = [
      TextField("x", name: name), TextArea("x", name: name), NumberField("x", name: name),
      DateField("x", name: name), FileField("x", name: name), ColorField("x", name: name),
      Slider("x", value: 0.5, name: name), Switch("x", name: name), Checkbox("x", name: name),
      RadioGroup(["y"], name: name).accessibilityLabel("x"), Picker("x", ["y"], name: name),
      SegmentedControl(["y"], name: name).accessibilityLabel("x"),
      Button("x", action: .submit(name: name, value: "y")),
    ]
    for control in controls {
      let page = try render(Form(submission: .init(to: "/", sendsFiles: true)) { control })
      let problems = page.problems.map(\.description)
      #expect(problems.count == (name == "" ? 1 : 0), "\(control)")
      #expect(problems.allSatisfy { $0.contains("its name is empty") && $0.contains("Form 1 > ") })
      #expect(page.html.contains(" name=\"a\"") == (name == "a") && !page.html.contains("name=\"\""))
    }
  }

  @Test("A query in the destination of a form is reported if browsers replace it")
  func queries() throws {
    func reports(_ destination: Link, _ method: Form.Submission.Method) throws -> [String] {
      try render(Form(submission: .init(to: destination, method: method)) { TextField("q", name: "q") })
        .problems.map(\.description)
    }
    for destination in ["/search?lang=ar", "?lang=ar#list", "/search?lang=ar&q=1"] as [Link] {
      let problems = try reports(destination, .get)
      #expect(problems.count == 1 && problems[0].hasPrefix("Form 1, submission: left out the query of \""))
      #expect(try reports(destination, .post).isEmpty)
    }
    for destination in ["/search", "/search?", "?", "", "#a?b=c", "/search?#a"] as [Link] {
      #expect(try reports(destination, .get).isEmpty)
    }
  }

  @Test("A field has one line, and loses nothing of a text that may have several")
  func multilinedFields() throws {
    let style = FieldStyle.system.restyled { $0.restyleTexts { $0.setMultilined() } }
    let cut = FieldStyle.system.restyled { $0.restyleTexts { $0.setMultilined(lines: 2) } }
    #expect(try render(TextField(text: "a", style: style)).problems.isEmpty)
    #expect(try render(TextArea(text: "a", style: style)).problems.isEmpty)
    #expect(try !render(TextField(text: "a", style: cut)).problems.isEmpty)
  }
}
