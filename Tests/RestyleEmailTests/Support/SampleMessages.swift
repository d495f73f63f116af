import DesignSystems
import Restyle
import RestyleElements
import RestyleEmail
import RestyleHTML

/// What e-mails are made of in tests: each kind of element, with what each of them can say.
enum SampleMessage: String, CaseIterable {
  case newsletter, receipt, settings, signIn, texts, boxes, layouts, controls, fields, documents

  @ElementBuilder var content: ElementContent {
    switch self {
    case .newsletter: Newsletter()
    case .receipt: Receipt(items: 3)
    case .settings: SettingsScreen(submission: Form.Submission(to: "https://example.org/settings"))
    case .signIn: SignInScreen()
    case .texts: Texts()
    case .boxes: Boxes()
    case .layouts: Layouts()
    case .controls: Controls()
    case .fields: Fields()
    case .documents: Documents()
    }
  }

  /// The e-mail under some defaults and traits.
  func message(
    _ defaults: DefaultStyling = .system, traits: TraitCollection = TraitCollection(),
    style: EmailStyle = .sample
  ) throws -> EmailMessage {
    try EmailMessage(
      title: "Sample", preheader: "What is in it", style: style,
      fontFaces: [FontFace("Inter", sources: [.url("https://example.org/inter.woff2", format: .woff2)])],
      in: ElementContext(traits: traits, defaults: defaults, language: traits.isMirrored ? "he" : "en")
    ) { content }
  }
}

extension EmailStyle {
  static let sample = EmailStyle(
    background: Color(light: Color(hex: 0xF2F2F7), dark: Color(hex: 0x101014)), insets: EdgeInsets(inset: 16))
}

extension TraitCollection {
  static let mirrored = TraitCollection(layoutDirection: .rightToLeft)
  var isMirrored: Bool { self.layoutDirection == .rightToLeft }
}

private let card = BackgroundStyle(
  color: Color(light: .white, dark: Color(hex: 0x1C1C1E)),
  border: BorderStyle(
    width: 1, color: Color(light: Color(hex: 0xD0D0D5), dark: Color(hex: 0x3A3A3C)), cornerRadius: 12))

extension ButtonStyle {
  fileprivate static let filled = ButtonStyle(
    contentInsets: EdgeInsets(horizontalInset: 20, verticalInset: 12),
    normal: ButtonStateStyle(
      color: Color(light: Color(hex: 0x0057D9), dark: Color(hex: 0x5AA2FF)),
      border: BorderStyle(cornerRadius: 8),
      text: TextStyle(font: .system(size: 16, weight: .semibold), color: Color(light: .white, dark: .black))))
  fileprivate static let outlined = ButtonStyle(
    contentInsets: EdgeInsets(horizontalInset: 20, verticalInset: 12),
    normal: ButtonStateStyle(
      color: .clear, border: BorderStyle(width: 2, color: .systemRed, cornerRadius: 4),
      text: TextStyle(font: .system(size: 16), color: .systemRed)))
}

private let heading = TextStyle(font: .system(size: 28, weight: .bold), lineHeight: 34, color: .label)
private let fine = TextStyle(font: .system(size: 13), lineHeight: 18, color: .secondaryLabel)

struct Newsletter: Element {
  var body: some Element {
    Stack(spacing: 24, insets: EdgeInsets(inset: 24), background: card) {
      ImageView(Image(url: "https://example.org/logo.png"), width: 120, height: 40).accessibilityLabel(
        "Example")
      Label("Spring is here", style: heading).heading(1)
      Label(
        "Read about the \("new harbour", style: TextStyle(color: .link).restyled { $0.link = "https://example.org/harbour" }), \("and more", style: TextStyle().bold)."
      )
      Stack(.horizontal, spacing: 16, alignment: .leading) {
        for name in ["Harbour", "Market"] {
          Stack(spacing: 8) {
            ImageView(Image(url: "https://example.org/\(name).jpg"), width: 240, aspectRatio: 1.5)
              .accessibilityLabel(name)
            Label(name, style: heading.resized(to: 20)).heading(2)
            Label("Some words about the \(name) that are as long as a line and a half of the column.")
          }
        }
      }
      Stack(alignment: .center) {
        Button("See what is new", style: .filled, action: .follow("https://example.org/new"))
      }
      Separator()
      Label("You get this since you asked for it.\nNobody else has your address.", style: fine)
    }
  }
}

struct Receipt: Element {
  var items: Int

  var body: some Element {
    Label("Your receipt", style: heading).heading(1)
    Section(header: "Order 17", footer: "Paid with a card.") {
      ForEach(0..<items) { Row("Item \($0 + 1)", subtitle: "Small, blue") { Label("€ 12.50") } }
      Row("Total") { Label("€ 37.50", style: heading.resized(to: 17)) }
      Row("Terms", action: .follow("https://example.org/terms"))
    }
    Button("See your order", style: .outlined, action: .follow("https://example.org/orders/17?a=1&b=2"))
  }
}

private struct Texts: Element {
  var body: some Element {
    for level in 1...6 { Label("Heading \(level)", style: heading).heading(level) }
    for alignment in TextAlignment.allCases {
      Label("Aligned", style: TextStyle(font: .system(size: 15), alignment: alignment))
    }
    for design in Font.Design.allCases {
      Label("A design", style: TextStyle(font: .system(size: 15, design: design)))
    }
    Label("Named & \"quoted\"", style: TextStyle(font: .custom("O'Neil <Sans>", size: 12)))
    Label(
      "Two\nparagraphs",
      style: TextStyle(font: .system(size: 15)).restyled {
        $0.paragraphSpacing = 10
        $0.paragraphSpacingBefore = 2
        $0.headIndent = 12
        $0.firstLineHeadIndent = 30
        $0.tailIndent = -8
      })
    Label(
      "Letters",
      style: TextStyle(font: .system(size: 15)).restyled {
        $0.kern = 1.5
        $0.baselineOffset = 3
        $0.backgroundColor = Color(red: 1, green: 0.8, blue: 0, alpha: 0.5)
        $0.color = Color(red: 0.9, green: 0.1, blue: 0.1, alpha: 0.7, space: .displayP3)
        $0.fontSlant = .italic
        $0.underline = .single
        $0.strikethrough = .single
      })
    Label(
      "Not in mail",
      style: TextStyle(font: .system(size: 15)).restyled {
        $0.shadow = TextShadow(x: 1, y: 1)
        $0.stroke = TextStroke(width: 1)
        $0.ligatures = Ligatures.none
        $0.hyphenation = .automatic
        $0.fontWidth = .condensed
        $0.underline = TextLine(pattern: .wavy, color: .red)
      })
    Label(
      "עברית",
      style: TextStyle(font: .system(size: 15)).restyled {
        $0.writingDirection = .rightToLeft
        $0.language = "he"
      })
    Label(
      "אב \("ab", style: TextStyle(color: .red).restyled { $0.language = "en" }) ab",
      style: TextStyle().restyled { $0.writingDirection = .natural })
    TitleSubtitle("Title", subtitle: "Subtitle")
  }
}

private struct Boxes: Element {
  var body: some Element {
    Stack(spacing: 10) {
      Stack(insets: EdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4), background: card) {
        Label("Card")
      }
      Stack(
        insets: EdgeInsets(inset: 8),
        background: BackgroundStyle(color: Color(red: 1, green: 0, blue: 0, alpha: 0.25))
      ) {
        Stack(insets: EdgeInsets(inset: 8), background: BackgroundStyle(color: Color(white: 0, alpha: 0.5))) {
          Label("Over others", style: TextStyle(color: Color(white: 1, alpha: 0.8)))
        }
      }
      Stack(
        insets: EdgeInsets(inset: 8),
        background: BackgroundStyle(
          gradient: .linear(angle: .zero, colors: [.red, .blue]),
          shadows: [ShadowStyle(color: .black, y: 1, blur: 2)])
      ) { Label("Gradient", style: TextStyle(color: .white)) }
      Stack(
        insets: EdgeInsets(inset: 8),
        background: BackgroundStyle(
          border: BorderStyle(
            width: 3, color: .blue, cornerRadii: CornerRadii(topLeading: 8, bottomTrailing: 4),
            borderEdges: [.leading, .top]))
      ) { Label("Edges") }
      Stack(background: BackgroundStyle(image: Image(url: "https://example.org/x.png"))) { Label("Picture") }
    }
  }
}

private struct Layouts: Element {
  var body: some Element {
    for alignment in StackStyle.Alignment.allCases {
      Stack(spacing: 4, alignment: alignment) {
        Label("Short")
        Stack(.horizontal, spacing: 6, alignment: alignment) {
          Label("A", style: heading)
          Separator()
          Label("b")
          Button("Go", style: .filled, action: .follow("https://example.org"))
        }
        Button("Go", style: .filled, action: .follow("https://example.org"))
        Spacer(minimumLength: 12)
        Stack(.horizontal, spacing: 6) {
          Label("Start")
          Label("of it")
          Spacer()
          Label("middle")
          Spacer(minimumLength: 20)
          Label("the")
          Label("end")
        }
      }
    }
    Stack {}
    Stack(.horizontal) { Spacer() }
    Row("Loose") { Label("row") }
  }
}

private struct Controls: Element {
  var body: some Element {
    Form(submission: Form.Submission(to: "https://example.org")) {
      TextField("Name", text: "Ada", name: "name")
      TextField("Password", text: "secret", style: .default.password)
      TextField(placeholder: "Nothing yet")
      Switch("Wi-Fi", isOn: true)
      Switch("Bluetooth")
      SegmentedControl(["Day", "Week"], selectedIndex: 1)
      SegmentedControl(["Day", "Week"])
      Button("No address", style: .filled, action: .perform("x"))
      Button("Nothing", style: .outlined)
      Button("Text only", action: .follow("https://example.org/"))
      Button(
        "With image", image: Image(url: "https://example.org/i.png"), style: .filled,
        action: .follow("https://example.org/"))
      Button("Disabled", style: .filled, action: .follow("https://example.org/")).disabled()
      Row(action: .follow("https://example.org")) { Label("Row without a title") }
      ImageView(Image(url: "https://example.org/unmeasured.png")).accessibilityLabel("Unmeasured")
      ImageView(Image(url: "cid:part1"), width: 2_000, height: 100)
      ImageView(Image(url: "/relative.png"), width: 20, height: 10).accessibilityLabel("Relative")
      ImageView(Image(data: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), width: 20).accessibilityLabel(
        "Data")
    }
  }
}

private struct Fields: Element {
  var body: some Element {
    Form {
      FormField("E-mail", help: "Once a month.", error: "Not an address.") { TextField(text: "ada") }
      FormField("Delivery") { RadioGroup(["Standard", "Express"], selectedIndex: 1) }
      FormField("Travel", help: "Both.") {
        DateField("From", value: .init(date: try? CalendarDate(year: 2026, month: 11, day: 22)))
        DateField("At", components: .time)
      }
      RadioGroup(["A", "B"], axis: .horizontal)
      Checkbox("News", isOn: true)
      Checkbox()
      Picker("Country", ["Denmark", "Norway"], selectedIndex: 1)
      Picker("Dish", groups: [Picker.Group("Starters", ["Soup"])], placeholder: "Choose")
      TextArea("Message", text: "Two\nlines")
      TextArea(placeholder: "Nothing yet")
      NumberField("Guests", value: 2)
      FileField("Photo")
      Row("Upload") { ProgressBar(value: 3, total: 12) }
    }
  }
}

/// What documents are made of.
struct Documents: Element {
  struct Card: ContainerElement {
    var body: some Element {
      Label("A card", style: fine)
      Separator()
    }
  }

  static let table = Table(
    "Prices", columns: ["Dish", Table.Column("Price", alignment: .trailing)],
    rows: [["Soup", "4.50"], ["Pie", "8.00"], ["Bread"], ["Tea", "2.00", "green"]], hasRowHeaders: true,
    style: .system.restyled {
      $0.background = card
      $0.headerColor = Color(light: Color(hex: 0xEEEEEE), dark: Color(hex: 0x333333))
      $0.stripeColor = Color(white: 0.5, alpha: 0.1)
    })

  var body: some Element {
    Card()
    ContextReader { context in Label(context.traits.colorScheme == .dark ? "Dark" : "Light") }
    for bullet in ListStyle.Bullet.allCases {
      List(
        ["Flour", "Milk that is so cold that the words about it fill more than a line of the column"],
        style: ListStyle(bullet: bullet))
    }
    for numbering in ListStyle.Numbering.allCases {
      List(isOrdered: true, start: 9, style: ListStyle(numbering: numbering)) {
        Label("Mix")
        List.Item {
          Label("Bake")
          List(["Hot", "Long"])
          Hyperlink("Which oven?", to: "https://example.org/ovens")
        }
      }
    }
    Self.table
    Table(
      "Members", columns: ["Name", Table.Column("Share", alignment: .trailing), ""], style: Self.table.style
    ) {
      Table.Row {
        Table.Cell("Ada", isHeader: true)
        ProgressBar(value: 0.25)
        Table.Cell {
          Button("Remove", style: .outlined, action: .follow("https://example.org/remove"))
          Label("No way back")
          List(["One", "Two"])
        }
      }
      Table.Row {
        ImageView(Image(url: "https://example.org/face.png"), width: 400, height: 200)
        "12"
      }
    }
    Stack(.horizontal) {
      Table(columns: [], rows: [["1", "2"]])
      ProgressBar(value: 1)
    }
    ProgressBar("Done", value: 0.3)
    Slider("Volume", value: 7, in: 0...11).invalid()
    DescriptionList(style: .system.restyled { $0.indent = 16 }) {
      DescriptionList.Item("Arrives", "Tuesday")
      DescriptionList.Item("Questions") { Hyperlink("Write", to: "https://example.org/write") }
    }
    ProgressBar("None", value: 0)
    ProgressBar("Unknown", value: nil)
    Hyperlink("Terms", to: "https://example.org/terms")
    Hyperlink("Buy", to: "https://example.org/buy", style: .filled)
    Disclosure("Shipping") { Label("Free from 50 euros on.") }
  }
}
