// The examples in the comments of RestyleElements, as they stand there, and what they give.

import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import Testing

extension TextStyle {
  static var footer: Self { TextStyle(font: .system(size: 13), color: .secondaryLabel) }
}

extension ButtonStyle {
  static var border: Self {
    .default.allRestyled { $0.background.border = BorderStyle(width: 1, color: .blue) }
  }
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

  @Test("Element")
  func ownElement() throws {
    struct Greeting: Element {
      var name: String

      var body: some Element {
        Label("Hello", style: .header)
        Label(name)
      }
    }

    #expect(try texts { Greeting(name: "Blob") } == ["Hello", "Blob"])
  }

  @Test("ContainerElement")
  func container() throws {
    struct Card: ContainerElement {
      var title: String

      var body: some Element {
        Label(title, style: .header)
        Button("Open")
      }
    }

    #expect(try texts { Card(title: "News") } == ["News", "Open"])
  }

  @Test("Element.with(_:)")
  func changedElement() throws {
    let html = try html {
      Button("Delete").with { $0.isEnabled = false }
    }

    #expect(html.contains(" disabled"))
  }

  @Test("ElementContent")
  func content() throws {
    struct Card: Element {
      var content: ElementContent

      init(@ElementBuilder content: () -> ElementContent) {
        self.content = content()
      }

      var body: some Element {
        Stack(insets: EdgeInsets(inset: 16)) { content }
      }
    }

    #expect(try texts { Card { Label("Ace") } } == ["Ace"])
  }

  @Test("ElementBuilder", arguments: [["Ann", "Bob"], []])
  func builder(_ names: [String]) throws {
    struct Account { let name: String }
    let accounts = names.map(Account.init)
    let texts = try texts {
      Section(header: "Accounts") {
        for account in accounts {
          Row(account.name)
        }
        if accounts.isEmpty {
          Label("None yet")
        }
      }
    }

    #expect(texts == ["ACCOUNTS"] + (names.isEmpty ? ["None yet"] : names))
  }

  @Test("ElementContext")
  func context() {
    let context = ElementContext(traits: TraitCollection(colorScheme: .dark), language: "sv")

    #expect(context.traits.colorScheme == .dark && context.language == "sv")
  }

  @Test("ContextReader")
  func contextReader() throws {
    let texts = try texts {
      ContextReader { context in
        if context.traits.isCompact {
          Button("Menu", action: .perform("menu"))
        } else {
          Label("Home")
          Label("About")
        }
      }
    }

    #expect(texts == ["Home", "About", "Menu"])
  }

  @Test("ForEach")
  func forEach() throws {
    let many = Stack {
      Section {
        ForEach(0..<100_000) { number in
          Row("Row \(number)")
        }
      }
    }

    var renderer = TerminalRenderer(ElementContext())
    try many.walk(&renderer)
    #expect(renderer.lines.count == 100_000 && renderer.lines.last == "Row 99999")
  }

  @Test("StyledElement")
  func styled() {
    var label = Label("Hello")  // follows `TextStyle.default`
    label.style = .footer
    label.style.color = .red
    label.explicitStyle = nil  // follows the default again

    #expect(!label.hasExplicitStyle && label.style == .default)
  }

  @Test("StyledElement.restyled(_:)")
  func restyled() {
    let save = Button("Save").restyled(.for(.highlighted) { $0.text.color = .gray })

    #expect(save.style.states.style(for: .highlighted)?.text.color == .gray)
  }

  @Test("DynamicallyStyledElement")
  func dynamicallyStyled() {
    let roomy = TraitStyle<ButtonStyle> { traits in
      ButtonStyle.default.restyled { $0.contentInsets = EdgeInsets(inset: traits.isCompact ? 8 : 16) }
    }
    let save = Button("Save").styled(roomy)

    #expect(save.style.contentInsets == EdgeInsets(inset: 16))
  }

  @Test("Label")
  func labels() throws {
    let dynamicTitle = TraitStyle<TextStyle> { TextStyle(font: Font(size: $0.isCompact ? 20 : 28)) }
    let texts = try texts {
      Label("Hello")  // in `TextStyle.default`, whichever that is when it is shown
      Label("Hello", style: .header)
      Label(notice)  // a `StyledString`: runs with styles of their own
      Label("Hello", style: dynamicTitle)  // a `TraitStyle`: another style for other traits
    }

    #expect(texts == ["Hello", "Hello", "Read the ", "terms", "Hello"])
  }

  @Test("Stack.init(style:content:)")
  func dynamicStack() throws {
    let texts = try texts {
      Stack(style: TraitStyle { StackStyle(axis: $0.isCompact ? .vertical : .horizontal) }) {
        Label("Name")
        TextField(name: "name")
      }
    }

    #expect(texts.first == "Name")
  }

  @Test("DisplayText")
  func displayText() throws {
    struct Greeting: DisplayableString {
      func displayValue(in language: Language?) -> String { "Hello" }
    }
    let plain: DisplayText = "Terms"
    let localised = DisplayText(Greeting())
    let rich: DisplayText = "Read the \("terms", style: .underlined)"

    let texts = try texts {
      for text in [plain, localised, rich] { Label(text) }
    }
    #expect(texts == ["Terms", "Hello", "Read the ", "terms"])
  }

  @Test("ImageView, Accessibility")
  func image() throws {
    let html = try html {
      ImageView(Image(url: "logo.svg"), aspectRatio: 3).accessibilityLabel("Example Bank")
    }
    #expect(html.contains("alt=\"Example Bank\""))

    var logo = ImageView(Image(url: "logo.svg"), aspectRatio: 3)
    logo.accessibility.label = "Example Bank"
    #expect(try html == self.html { logo })
  }

  @Test("TitleSubtitle, Row")
  func titles() throws {
    let title = try texts {
      TitleSubtitle("Wi-Fi", subtitle: "Connected")
    }
    #expect(title == ["Wi-Fi", "Connected"])

    let html = try html {
      Row("Wi-Fi", subtitle: "Connected") { Switch(isOn: true) }
      Row("About", action: .follow("/about"))
      Row { TextField(placeholder: "Name") }
    }
    #expect(html.matches(of: />([^<]+)</).map { String($0.1) } == ["Wi-Fi", "Connected", "About"])
    #expect(
      html.contains(" checked") && html.contains("href=\"/about\"") && html.contains("placeholder=\"Name\""))
  }

  @Test("TextArea, NumberField, DateField, CalendarDate, FileField, InputRules, Autocomplete")
  func fields() throws {
    let today = try CalendarDate(year: 2026, month: 11, day: 22)
    let birthday = try CalendarDate(year: 1984, month: 2, day: 29)
    let html = try html {
      TextArea("Message", rows: 6, name: "message").length(...2000)

      NumberField("Guests", value: 2, range: 1...12, step: 1, name: "guests")

      DateField("Arrival", earliest: .init(date: today), name: "arrival")
      DateField("Alarm", components: .time, name: "alarm")

      FileField("Photos", accepting: [.image], allowsSeveral: true, name: "photos")

      TextField("Postcode", name: "postcode").autocomplete(.postalCode).length(5...8)

      TextField("Street", name: "street").autocomplete(.streetAddress.of(.shipping))
    }

    #expect(birthday < today)
    #expect(html.contains(" maxlength=\"2000\"") && html.contains(" value=\"2\" min=\"1\" max=\"12\""))
    #expect(html.contains(" min=\"2026-11-22\"") && html.contains(" accept=\"image/*\" multiple"))
    #expect(html.contains("\"postal-code\"") && html.contains("\"shipping street-address\""))
  }

  @Test("Choice, Checkbox, RadioGroup, Picker")
  func choices() throws {
    let choice =
      Choice("Sweden", value: "SE")
    let texts = try texts {
      Checkbox("Send me news", isOn: true, name: "news")

      FormField("Delivery") {
        RadioGroup(["Standard", "Express"], selectedIndex: 0, name: "delivery")
      }

      Picker("Country", ["Denmark", "Norway", "Sweden"], selectedIndex: 2, name: "country")
      Picker(
        "Dish",
        groups: [Picker.Group("Starters", ["Soup", "Salad"]), Picker.Group("Mains", ["Pie"])])
    }

    #expect(choice.value == "SE")
    #expect(
      texts == [
        "Send me news", "Delivery", "Standard", "Express", "Country", "Denmark", "Norway", "Sweden", "Dish",
        "Soup", "Salad", "Pie",
      ])
  }

  @Test("FormField")
  func formField() throws {
    let errors = ["email": "That is no address."]
    let html = try html {
      FormField("E-mail", help: "We write once a month.", error: errors["email"]) {
        TextField(name: "email", style: .email).required()
      }
    }

    #expect(html.contains(" required aria-invalid=\"true\" aria-describedby=\"e1 e2\""))
  }

  @Test("Slider, DescriptionList")
  func sliderAndDescriptions() throws {
    let volume = try html {
      Slider("Volume", value: 7, in: 0...11, step: 1, name: "volume")
    }
    #expect(volume.contains(#"name="volume" min="0" max="11" step="1" value="7""#))

    let texts = try texts {
      DescriptionList {
        DescriptionList.Item("Arrives", "Tuesday")
        DescriptionList.Item("Questions") {
          Hyperlink("Write to us", to: "/contact")
        }
      }
    }
    #expect(texts == ["Arrives", "Tuesday", "Questions", "Write to us"])
  }

  @Test("Table: cells of elements, columns and cells")
  func tables() throws {
    let members = try html {
      Table("Members", columns: ["Name", "Notified", ""], hasRowHeaders: true) {
        for name in ["Ada", "Grace"] {
          Table.Row {
            name
            Switch(isOn: true)
            Button("Remove")
          }
        }
      }
    }
    #expect(members.contains("aria-labelledby=\"e3 e1\""))

    let columns = [
      Table.Column("Price", alignment: .trailing),
      Table.Column { Button("Price, cheapest first") },
    ]
    let cells = [
      Table.Cell("Total", isHeader: true),
      Table.Cell {
        Label("Ada Lovelace")
        Hyperlink("Profile", to: "/ada")
      },
    ]
    let texts = try texts { Table(columns: columns) { Table.Row { cells } } }
    #expect(texts == ["Price", "Price, cheapest first", "Total", "Ada Lovelace", "Profile"])
  }

  @Test("Hyperlink, ProgressBar, Table, List, Disclosure")
  func documents() throws {
    let texts = try texts {
      Hyperlink("Terms of use", to: "/terms")

      ProgressBar("Uploading", value: 3, total: 12)

      Table(
        "Prices", columns: ["Dish", Table.Column("Price", alignment: .trailing)],
        rows: [["Soup", "4.50"], ["Pie", "8.00"]])

      List(["Flour", "Milk", "Eggs"])
      List(isOrdered: true) {
        Label("Mix everything")
        List.Item {
          Label("Bake it")
          Hyperlink("Which oven?", to: "/ovens")
        }
      }

      Disclosure("Shipping costs") {
        Label("Free from 50 euros on.")
      }
    }

    #expect(
      texts == [
        "Terms of use", "Uploading", "Prices", "Dish", "Price", "Soup", "4.50", "Pie", "8.00", "Flour",
        "Milk",
        "Eggs", "Mix everything", "Bake it", "Which oven?", "Shipping costs", "Free from 50 euros on.",
      ])
  }

  @Test("SegmentedControl")
  func segmentedControl() throws {
    let texts = try texts {
      SegmentedControl(["Day", "Week", "Month"], selectedIndex: 1, name: "period")
    }

    #expect(texts == ["Day", "Week", "Month"])
  }

  @Test("TextField")
  func textField() throws {
    let html = try html {
      TextField("Address", placeholder: "blob@example.org", name: "email", style: .default.email)
    }

    #expect(html.contains("type=\"email\"") && html.contains("placeholder=\"blob@example.org\""))
  }

  @Test("Button")
  func buttons() throws {
    let texts = try texts {
      Button("Sign in", style: .border, action: .submit)
      Button("Forgot my password", action: .follow("/reset"))
    }

    #expect(texts == ["Sign in", "Forgot my password"])
  }

  @Test("Switch")
  func switches() throws {
    let texts = try texts {
      Row("Wi-Fi") { Switch(isOn: true, name: "wifi") }
    }

    #expect(texts == ["Wi-Fi"])
  }

  @Test("Section")
  func section() throws {
    let texts = try texts {
      Section(header: "Network", footer: "Applies to all accounts") {
        Row("Wi-Fi") { Switch(isOn: true) }
        Row("Bluetooth") { Switch() }
      }
    }

    #expect(texts == ["NETWORK", "Wi-Fi", "Bluetooth", "Applies to all accounts"])
  }

  @Test("Form")
  func form() throws {
    let html = try html {
      Form(submission: Form.Submission(to: "/settings")) {
        Section(header: "Profile") {
          Row { TextField("Name", name: "name") }
        }
        Button("Save", action: .submit)
      }
    }

    #expect(html.contains("action=\"/settings\""))
    #expect(html.matches(of: />([^<]+)</).map { String($0.1) } == ["PROFILE", "Name", "Save"])
  }

  @Test("Stack")
  func stack() throws {
    var form = Stack(spacing: 16, insets: EdgeInsets(inset: 32)) {
      Label("Name")
      TextField(name: "name")
    }
    form.style.alignment = .leading

    #expect(try texts { form } == ["Name"])
  }

  @Test("ElementVisitor")
  func visitor() throws {
    let context = ElementContext()
    let screen = SettingsForm()
    var renderer = TerminalRenderer(context)
    try screen.walk(&renderer, in: context)

    #expect(renderer.lines == ["What is changed here is kept at once.", "Wi-Fi", "[x]"])
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
    let place = problem.path.description
    // Settings 1 > Section 2 "Network" > Row 1 "Wi-Fi" > Label 1 "Help"

    let comment = try DocumentedFile("Sources/RestyleElements/Walk/ElementPath.swift")
    #expect(comment.results(of: "let place = problem.path.description") == [place])
  }
}

/// A renderer that shows titles and switches, a line for each.
private struct TerminalRenderer: ElementVisitor {
  private let language: Language?
  private(set) var lines: [String] = []

  init(_ context: ElementContext) { language = context.language }

  mutating func visit(_ label: Label) { lines.append(label.text.displayValue(in: language)) }
  mutating func visit(_ switch: Switch) { lines.append(`switch`.isOn ? "[x]" : "[ ]") }
  mutating func visit(_ titleSubtitle: TitleSubtitle) {
    lines.append(titleSubtitle.title.displayValue(in: language))
  }

  mutating func visit(_ button: Button) {}
  mutating func visit(_ field: TextField) {}
  mutating func visit(_ control: SegmentedControl) {}
  mutating func visit(_ imageView: ImageView) {}
  mutating func visit(_ separator: Separator) {}
  mutating func visit(_ spacer: Spacer) {}
  mutating func visit(other element: any PrimitiveElement) {}
  mutating func open(_ stack: Stack) {}
  mutating func close(_ stack: Stack) {}
  mutating func open(_ row: Row, at position: SegmentPosition?) {}
  mutating func close(_ row: Row, at position: SegmentPosition?) {}
  mutating func open(_ section: Section) {}
  mutating func close(_ section: Section) {}
  mutating func open(_ form: Form) {}
  mutating func close(_ form: Form) {}
}
