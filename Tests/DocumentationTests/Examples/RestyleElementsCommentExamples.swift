// The examples in the comments of RestyleElements, as they stand there, and what they give.

import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import Testing

extension TextStyle {
  static var footer: Self { TextStyle(font: .system(size: 13), color: .secondaryLabel) }
}

@Suite("What the comments of RestyleElements show")
struct RestyleElementsCommentExamples {
  private func html(@ElementBuilder of content: () -> ElementContent) throws -> String {
    var page = HTMLRenderer()
    try page.append(Stack { content() })
    #expect(page.problems.isEmpty)
    return page.html
  }

  private func texts(@ElementBuilder of content: () -> ElementContent) throws -> [String] {
    try html(of: content).matches(of: />([^<]+)</).map { String($0.1) }
  }

  @Test("Element.box(_:background:insets:), Element.padding(_:)")
  func boxes() throws {
    func boxed() -> Stack {
      // Block 1 of RestyleElements/Layout/Element+Box.swift
      return note
    }
    // Block 2 of RestyleElements/Layout/Element+Box.swift

    #expect(boxed().style.box.maximumWidth == .characters(60) && card.style.background.color == .white)
    #expect(try texts { card } == ["Card"])
  }

  @Test("Landmarks")
  func landmarks() throws {
    // Block of RestyleElements/Layout/Landmark.swift

    let html = try html { page }
    #expect(html.contains("<nav class=") && html.contains("<main class="))
  }

  @Test("Identifiers, and links to them")
  func identifiers() throws {
    // Block 1 of RestyleElements/Element/PrimitiveElement.swift

    let page = try html {
      field
      note
      link
    }
    #expect(page.contains(" aria-describedby=\"email-note\"") && page.contains("href=\"#email\""))
  }

  @Test("PrimitiveElement.revealed(by:)")
  func revealed() throws {
    // Block 2 of RestyleElements/Element/PrimitiveElement.swift

    let page = try html {
      choices
      email
      address
      number
    }
    for name in ["contact", "contact-2", "contact-3"] {
      #expect(page.contains(" id=\"\(name)\"") && page.contains("data-revealed-by=\"\(name)\""))
    }
  }

  @Test("A link to an element")
  func linkToElement() {
    // Block of RestyleElements/Element/Link+Element.swift

    #expect(link.destination.target == "#name")
  }

  @Test("Element")
  func ownElement() throws {
    // Block 1 of RestyleElements/Element/Element.swift

    #expect(try texts { Greeting(name: "Blob") } == ["Hello", "Blob"])
  }

  @Test("ContainerElement")
  func container() throws {
    // Block of RestyleElements/Element/ContainerElement.swift

    #expect(try texts { Card(title: "News") } == ["News", "Open"])
  }

  @Test("Element.with(_:)")
  func changedElement() throws {
    let html = try html {
      // Block 2 of RestyleElements/Element/Element.swift
    }

    #expect(html.contains(" disabled"))
  }

  @Test("ElementContent")
  func content() throws {
    // Block of RestyleElements/Element/ElementContent.swift

    #expect(try texts { Card { Label("Ace") } } == ["Ace"])
  }

  @Test("ElementBuilder", arguments: [["Ann", "Bob"], []])
  func builder(_ names: [String]) throws {
    struct Account { let name: String }
    let accounts = names.map(Account.init)
    let texts = try texts {
      // Block of RestyleElements/Element/ElementBuilder.swift
    }

    #expect(texts == ["ACCOUNTS"] + (names.isEmpty ? ["None yet"] : names))
  }

  @Test("ElementContext")
  func context() {
    // Block of RestyleElements/Element/ElementContext.swift

    #expect(context.traits.colorScheme == .dark && context.language == "sv")
  }

  @Test("ContextReader")
  func contextReader() throws {
    let texts = try texts {
      // Block of RestyleElements/Element/ContextReader.swift
    }

    #expect(texts == ["Home", "About", "Menu"])
  }

  @Test("ForEach")
  func forEach() throws {
    let many = Stack {
      // Block of RestyleElements/Element/ForEach.swift
    }

    var output = TextOutput()
    try many.walkStructure(&output)
    #expect(output.lines.count == 100_000 && output.lines.last == "Row 99999")
  }

  @Test("StyledElement")
  func styled() {
    // Block 1 of RestyleElements/Element/StyledElement.swift

    #expect(!label.hasExplicitStyle && label.style == .default)
  }

  @Test("StyledElement.restyled(_:)")
  func restyled() {
    // Block 2 of RestyleElements/Element/StyledElement.swift

    #expect(save.style.states.style(for: .highlighted)?.text.color == .gray)
  }

  @Test("DynamicallyStyledElement")
  func dynamicallyStyled() {
    // Block of RestyleElements/Element/TraitStyledElement.swift

    #expect(save.style.contentInsets == EdgeInsets(inset: 16))
  }

  @Test("Label")
  func labels() throws {
    let dynamicTitle = TraitStyle<TextStyle> { TextStyle(font: Font(size: $0.isCompact ? 20 : 28)) }
    let texts = try texts {
      // Block of RestyleElements/Content/Label.swift
    }

    #expect(texts == ["Hello", "Hello", "Read the ", "terms", "Hello"])
  }

  @Test("Stack.init(style:content:)")
  func dynamicStack() throws {
    let texts = try texts {
      // Block 2 of RestyleElements/Layout/Stack.swift
    }

    #expect(texts.first == "Name")
  }

  @Test("DisplayText")
  func displayText() throws {
    struct Greeting: DisplayableString {
      func displayValue(in language: Language?) -> String { "Hello" }
    }
    // Block of RestyleElements/Text/DisplayText.swift

    let texts = try texts {
      for text in [plain, localised, rich] { Label(text) }
    }
    #expect(texts == ["Terms", "Hello", "Read the ", "terms"])
  }

  @Test("ImageView, Accessibility")
  func image() throws {
    let html = try html {
      // Block of RestyleElements/Content/ImageView.swift
    }
    #expect(html.contains("alt=\"Example Bank\""))

    var logo = ImageView(Image(url: "logo.svg"), aspectRatio: 3)
    // Block of RestyleElements/Element/Accessibility.swift
    #expect(try html == self.html { logo })
  }

  @Test("TitleSubtitle, Row")
  func titles() throws {
    let title = try texts {
      // Block of RestyleElements/Content/TitleSubtitle.swift
    }
    #expect(title == ["Wi-Fi", "Connected"])

    let html = try html {
      // Block of RestyleElements/Layout/Row.swift
    }
    #expect(html.matches(of: />([^<]+)</).map { String($0.1) } == ["Wi-Fi", "Connected", "About"])
    #expect(
      html.contains(" checked") && html.contains("href=\"/about\"") && html.contains("placeholder=\"Name\""))
  }

  @Test("TextArea, NumberField, DateField, CalendarDate, FileField, InputRules, Autocomplete")
  func fields() throws {
    let today = try CalendarDate(year: 2026, month: 11, day: 22)
    // Block of RestyleElements/Control/Input/CalendarDate.swift
    let html = try html {
      // Block of RestyleElements/Control/Input/TextArea.swift

      // Block of RestyleElements/Control/Input/NumberField.swift

      // Block of RestyleElements/Control/Input/DateField.swift

      // Block of RestyleElements/Control/Input/FileField.swift

      // Block of RestyleElements/Control/Input/InputRules.swift

      // Block of RestyleElements/Control/Input/Autocomplete.swift
    }

    #expect(birthday < today)
    #expect(html.contains(" maxlength=\"2000\"") && html.contains(" value=\"2\" min=\"1\" max=\"12\""))
    #expect(html.contains(" min=\"2026-11-22\"") && html.contains(" accept=\"image/*\" multiple"))
    #expect(html.contains("\"postal-code\"") && html.contains("\"shipping address-line1\""))
  }

  @Test("Choice, Checkbox, RadioGroup, Picker")
  func choices() throws {
    func choice() -> Choice {
      // Block of RestyleElements/Control/Choice/Choice.swift
    }
    let texts = try texts {
      // Block of RestyleElements/Control/Choice/Checkbox.swift

      // Block of RestyleElements/Control/Choice/RadioGroup.swift

      // Block of RestyleElements/Control/Choice/Picker.swift
    }

    #expect(choice().value == "SE")
    #expect(
      texts == [
        "Send me news", "Delivery", "Standard", "Express", "Country", "Denmark", "Norway", "Sweden", "Dish",
        "\u{A0}", "Soup", "Salad", "Pie",
      ])
  }

  @Test("FormField")
  func formField() throws {
    let errors = ["email": "That is no address."]
    let html = try html {
      // Block of RestyleElements/Layout/FormField.swift
    }

    #expect(html.contains(" required aria-invalid=\"true\" aria-describedby=\"e1 e2\""))
  }

  @Test("ColorField")
  func colorField() throws {
    let accent = try html {
      // Block of RestyleElements/Control/Input/ColorField.swift
    }
    #expect(accent.contains(##"name="accent" value="#6155f5""##))
  }

  @Test("Slider, DescriptionList")
  func sliderAndDescriptions() throws {
    let volume = try html {
      // Block of RestyleElements/Control/Input/Slider.swift
    }
    #expect(volume.contains(#"name="volume" min="0" max="11" step="1" value="7""#))

    let texts = try texts {
      // Block of RestyleElements/Layout/DescriptionList.swift
    }
    #expect(texts == ["Arrives", "Tuesday", "Questions", "Write to us"])
  }

  @Test("Table: cells of elements, columns and cells")
  func tables() throws {
    let members = try html {
      // Block 2 of RestyleElements/Content/Table.swift
    }
    #expect(members.contains("aria-labelledby=\"e3 e1\""))

    // Block of RestyleElements/Content/Table+Column.swift
    // Block 1 of RestyleElements/Content/Table+Cell.swift
    let texts = try texts {
      Table(columns: columns) {
        Table.Row { cells }
        // Block 2 of RestyleElements/Content/Table+Cell.swift
      }
    }
    #expect(texts == ["Price", "Price, cheapest first", "Total", "Ada Lovelace", "Profile", "Closed"])
  }

  @Test("Hyperlink, ProgressBar, Table, List, Disclosure")
  func documents() throws {
    let texts = try texts {
      // Block of RestyleElements/Control/Hyperlink.swift

      // Block of RestyleElements/Content/ProgressBar.swift

      // Block 1 of RestyleElements/Content/Table.swift

      // Block of RestyleElements/Layout/List.swift

      // Block of RestyleElements/Layout/Disclosure.swift
    }

    #expect(
      texts == [
        "Terms of use", "Uploading", "Loading", "Prices", "Dish", "Price", "Soup", "4.50", "Pie", "8.00",
        "Flour", "Milk",
        "Eggs", "Mix everything", "Bake it", "Which oven?", "Shipping costs", "Free from 50 euros on.",
      ])
  }

  @Test("SegmentedControl")
  func segmentedControl() throws {
    let texts = try texts {
      // Block of RestyleElements/Control/SegmentedControl.swift
    }

    #expect(texts == ["Day", "Week", "Month"])
  }

  @Test("TextField")
  func textField() throws {
    let html = try html {
      // Block of RestyleElements/Control/Input/TextField.swift
    }

    #expect(html.contains("type=\"email\"") && html.contains("placeholder=\"blob@example.org\""))
  }

  @Test("Button")
  func buttons() throws {
    let texts = try texts {
      // Block of RestyleElements/Control/Button.swift
    }

    #expect(texts == ["Sign in", "Forgot my password"])
  }

  @Test("Switch")
  func switches() throws {
    let texts = try texts {
      // Block of RestyleElements/Control/Switch.swift
    }

    #expect(texts == ["Wi-Fi"])
  }

  @Test("Section")
  func section() throws {
    let texts = try texts {
      // Block of RestyleElements/Layout/Section.swift
    }

    #expect(texts == ["NETWORK", "Wi-Fi", "Bluetooth", "Applies to all accounts"])
  }

  @Test("Form")
  func form() throws {
    let html = try html {
      // Block of RestyleElements/Layout/Form.swift
    }

    #expect(html.contains("action=\"/settings\""))
    #expect(html.matches(of: />([^<]+)</).map { String($0.1) } == ["PROFILE", "Name", "Save"])
  }

  @Test("Stack")
  func stack() throws {
    // Block 1 of RestyleElements/Layout/Stack.swift

    #expect(try texts { form } == ["Name"])
  }

  @Test("ElementPath")
  func path() throws {
    struct Settings: Element {
      var body: some Element {
        Section { Row("About") }
        Section(header: "Network") {
          Row("Wi-Fi") { Label("Help", style: TextStyle().linked(to: "javascript:x")) }
        }
      }
    }
    var page = HTMLRenderer()
    try page.append(Settings())
    let problem = try #require(page.problems.first)
    // Block of RestyleRendering/Problem/ElementPath.swift

    let comment = try DocumentedFile("Sources/RestyleRendering/Problem/ElementPath.swift")
    #expect(comment.results(of: "let place = problem.path.description") == [place])
  }
}

/// An output of titles and texts, a line for each.
private struct TextOutput: StructureVisitor {
  var problems: [RenderingProblem] = []
  private(set) var lines: [String] = []

  mutating func visit(_ label: ResolvedLabel) { lines.append(label.text.text) }
  mutating func visit(_ title: ResolvedTitle) { lines.append(title.title.text) }
}
