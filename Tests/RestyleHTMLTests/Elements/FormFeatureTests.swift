import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import TestSupport
import Testing

@Suite("Forms as services have them")
struct FormFeatureTests {
  private func page(@ElementBuilder _ content: () -> ElementContent) throws -> HTMLRenderer {
    var page = HTMLRenderer()
    try page.append(Stack { content() })
    return page
  }

  @Test("A field's label is for its only control, whatever it lies in beside texts")
  func onlyControl() throws {
    let alone = try page { FormField("Price") { TextField(name: "a") } }
    let identifier = try #require(alone.html.firstMatch(of: /<label for="(\w+)"/)?.1)
    for field in [
      FormField("Price") { TextField(name: "a").frame(width: .characters(5)) },
      FormField("Price") {
        Label("£")
        Stack(.horizontal) { Stack { TextField(name: "a") } }
      },
    ] {
      let html = try page { field }.html
      #expect(
        html.contains("<label for=\"\(identifier)\"") && html.contains("id=\"\(identifier)\""), "\(html)")
      #expect(!html.contains("role=\"group\""))
    }
    let two = try page {
      FormField("Name") {
        Stack {
          TextField("First")
          TextField("Last")
        }
      }
    }
    #expect(two.html.contains("role=\"group\""))
  }

  @Test(
    "Hints describe the choice that they are below, dividers stand before it, and buttons have identifiers")
  func choices() throws {
    let group = RadioGroup(
      ["A", Choice("B", hint: "About <b>"), Choice("C", hint: "", divider: "or")], name: "x")
    let html = try page { group.id("x") }.html
    let hint = try #require(html.firstMatch(of: #/ aria-describedby="([^"]+)"/#)?.1)
    #expect(html.contains("<p id=\"\(hint)\"") && html.contains("About &lt;b&gt;</p></div>"), "\(html)")
    #expect(
      html.matches(of: /<input type="radio"[^>]* id="(x[^"]*)"/).map { String($0.1) } == ["x", "x-2", "x-3"])
    #expect(html.contains("or</p><label"))
    let picker = try page { Picker([Choice("A", hint: "x", divider: "y")]) }
    #expect(picker.problems.map(\.loss) == [.property("hint"), .property("divider")])
  }

  @Test("Suggestions are a list of the field, whatever they hold")
  func suggestions() throws {
    let field = TextField(name: "a").suggestions(["A & B", "\"><script>"])
    let html = try page { field }.html
    let list = try #require(html.firstMatch(of: #/ list="([^"]+)"/#)?.1)
    #expect(
      html.contains(
        "<datalist id=\"\(list)\"><option value=\"A &amp; B\"></option><option value=\"&quot;&gt;&lt;script&gt;\"></option></datalist>"
      ),
      "\(html)")
    let area = try page { TextArea(name: "a").with { $0.rules.suggestions = ["A"] } }
    #expect(area.problems.map(\.loss) == [.property("suggestions")])
  }

  @Test("One style has the space between fields, and one the bar beside those with errors")
  func spacing() throws {
    let style = FormFieldStyle.system.restyled {
      $0.errorBorder = BorderStyle(width: 5, color: .red, borderEdges: .leading)
      $0.errorInsets.leading = 15
    }
    let form = Form(style: DynamicFormStyle { _ in FormStyle(spacing: 30) }) {
      FormField("A", error: "Wrong", style: style) { TextField(name: "a") }
      FormField("B", style: style) { TextField(name: "b") }
    }
    let page = try page { form }
    #expect(page.styleSheet.css.contains("row-gap:30px"))
    #expect(
      page.html.contains(" data-state=\"invalid\"") && page.styleSheet.css.contains("0px 5px"))
  }

  @Test("The label of a control that needs a value has the mark of its style, which isn't read out")
  func requiredMark() throws {
    let style = FormFieldStyle.system.restyled {
      $0.requiredMark = "*\"<"
      $0.requiredMarkColor = .red
    }
    func fields(_ style: FormFieldStyle) throws -> HTMLRenderer {
      try page {
        FormField("A", style: style) { TextField(name: "a").required() }
        FormField("B", error: "Wrong", style: style) { TextField(name: "b") }
        FormField("C", style: style) { RadioGroup(["x"], name: "c").required() }
        FormField("D", style: style) {
          TextField("E", name: "e").required()
          TextField("F", name: "f")
        }
      }
    }
    let marked = try fields(style)
    #expect(marked.problems.isEmpty)
    let states = marked.html.matches(of: /<div class="[^"]*" data-state="([^"]*)"[^>]*><(label|span)/).map(
      \.1)
    #expect(states == ["required", "required"], "\(marked.html)")
    // The same elements as without a mark: it is in the style alone.
    let css = marked.styleSheet.css
    #expect(css.contains("::after{color:#ff0000;content:'\u{A0}*\\22 \\3c '}"), "\(css)")
    // For browsers that know texts for listeners, who aren't to hear it.
    #expect(css.contains("::after{content:'\u{A0}*\\22 \\3c '/\"\"}"), "\(css)")
    #expect(!marked.html.contains("*"))

    for style in [.system, style.restyled { $0.requiredMark = "" }] as [FormFieldStyle] {
      let plain = try fields(style)
      #expect(!plain.html.contains("data-state=\"required\"") && !plain.styleSheet.css.contains("::after"))
    }
  }

  @Test("A field without a label is no group, and its texts describe the control", arguments: ["", nil])
  func noLabel(label: String?) throws {
    let page = try page {
      let box = Checkbox("I accept", name: "terms").required()
      if let label { FormField(label, error: "Accept") { box } } else { FormField(error: "Accept") { box } }
    }
    #expect(page.problems.isEmpty)
    #expect(page.html.matches(of: /<p id="([^"]*)"[^>]*>Accept<\/p>/).count == 1, "\(page.html)")
    #expect(page.html.contains(" aria-invalid=\"true\" aria-describedby=\""), "\(page.html)")
    #expect(!page.html.contains("role=\"group\"") && !page.html.contains("aria-labelledby"))
    #expect(page.html.matches(of: /<(span|label)[ >]/).count == 2, "\(page.html)")
  }

  @Test("The texts of a field without a label describe the group of its controls")
  func groupWithoutLabel() throws {
    let page = try page {
      FormField(error: "Wrong") {
        TextField(name: "a")
        TextField(name: "b")
      }
    }
    #expect(page.html.contains(#/ role="group" aria-describedby="(\w+)"[^>]*><p id="\1"/#), "\(page.html)")
  }

  @Test("An error of a field makes its control invalid, and none that it reveals")
  func invalidBesideRevealed() throws {
    let choices = RadioGroup(["E-mail", "Post"], name: "contact").id("contact")
    for revealed in [
      FormField("Address") { TextField(name: "address") }.revealed(by: "contact-2").asContent(),
      TextField("Address", name: "address").revealed(by: "contact-2").asContent(),
      Stack { TextField("Address", name: "address") }.revealed(by: "contact-2").asContent(),
    ] {
      for isFirst in [false, true] {
        let page = try page {
          FormField("How?", help: "Or not", error: "Choose one") {
            if isFirst { revealed }
            choices
            if !isFirst { revealed }
          }
        }
        #expect(page.problems.isEmpty, "\(page.problems)")
        let invalid = page.html.matches(of: /<[^>]* aria-invalid="true"[^>]*>/).map(\.0)
        #expect(invalid.count == 1, "\(page.html)")
        #expect(invalid[0].contains(" role=\"radiogroup\"") && invalid[0].contains(" aria-describedby=\""))
        // Each choice looks so.
        #expect(page.html.matches(of: /<input type="radio"[^>]*>/).count == 2)
        #expect(!page.html.contains(" role=\"group\""))
      }
    }
    let mixed = try page {
      FormField("Size", error: "Wrong") {
        TextField(name: "size").id("size")
        Checkbox("More", name: "more").revealed(by: "size")
      }
    }
    #expect(mixed.html.contains(/<input type="text"[^>]* aria-invalid="true"/), "\(mixed.html)")
    #expect(!mixed.html.contains(/<input type="checkbox"[^>]* aria-invalid/), "\(mixed.html)")
  }

  @Test("Whatever a choice reveals, a page has one rule for it")
  func revealedOften() throws {
    let page = try page {
      RadioGroup(["A", "B"], name: "x").id("x")
      ForEach(0..<20) { _ in Label("Of B").revealed(by: "x-2") }
    }
    #expect(page.styleSheet.css.matches(of: /:root:not/).count == 1, "\(page.styleSheet.css)")
    #expect(page.html.matches(of: /data-revealed-by="x-2"/).count == 20)
    // Not all checkers of pages know conditions of selectors, and browsers without `:has()` drop the rule anyway.
    #expect(!page.styleSheet.css.contains("@supports"))
  }

  @Test(
    "What a choice reveals is shown while it is chosen, by the keyboard too",
    .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
  func revealing() async throws {
    let page = try page {
      RadioGroup(["A", "B"], name: "x").id("x")
      Label("Of B").revealed(by: "x-2").id("b")
      Checkbox("More", name: "y").id("y")
      Stack { TextField("More") }.revealed(by: "y").id("more")
    }
    #expect(page.problems.isEmpty, "\(page.problems)")
    let html = "<!doctype html><style>\(page.styleSheet.css)</style>\(page.html)"
    let script = """
      const shown = () => ['b', 'more'].map(id => document.getElementById(id).getBoundingClientRect().height > 0);
      const results = [shown()];
      document.getElementById('x-2').click();
      results.push(shown());
      document.getElementById('y').click();
      document.getElementById('x').click();
      results.push(shown());
      return results;
      """
    let found = try await Browser.required().evaluate(script, in: html, as: [[Bool]].self)
    #expect(found == [[false, false], [true, false], [false, true]])
  }
}
