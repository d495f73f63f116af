import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import Testing

private struct Brand: DefaultStylingKey {
  static let defaultValue = Color(light: Color(hex: 0x0F62FE), dark: Color(hex: 0x78A9FF))
}

private struct Rounding: DefaultStylingKey {
  static let defaultValue = 4.0
}

// Keys of one name, of each kind.
private enum Kinds {
  enum Colors {
    struct Card: DefaultStylingKey { static let defaultValue = Color(hex: 0x111111) }
  }
  enum Lengths {
    struct Card: DefaultStylingKey { static let defaultValue = 1.0 }
  }
  enum Radii {
    struct Card: DefaultStylingKey { static let defaultValue = 2.0 }
  }
  enum Shadows {
    struct Card: DefaultStylingKey { static let defaultValue = [ShadowStyle(color: .black, y: 3)] }
  }
}

/// What a page adds behind its values.
private enum Addition: CaseIterable {
  case nothing, values, theme

  func add(to sheet: inout StyleSheet) {
    switch self {
    case .nothing: break
    case .values: sheet.add(DesignValues("Other", lengths: [NamedValue("gap", 8)]))
    case .theme: sheet.add(theme: .usual, to: .className("usual"))
    }
  }
}

extension DefaultStyling {
  fileprivate static let usual = DefaultStyling.system.restyled {
    $0.button = ButtonStyle(
      normal: ButtonStateStyle(
        background: BackgroundStyle(
          color: .named(Brand()), border: BorderStyle(cornerRadius: .named(Rounding()))),
        text: TextStyle(color: .white)),
      hovered: ButtonStateStyle(background: BackgroundStyle(color: Color.named(Brand()).darkened(by: 0.2))))
  }
  /// A theme that named values alone make.
  fileprivate static let red = usual.restyled {
    $0[Brand()] = Color(hex: 0xFF0000)
    $0[Rounding()] = 20
  }
  /// One that differs from others in the colour alone.
  fileprivate static let crimson = usual.restyled { $0[Brand()] = Color(hex: 0xDC143C) }
  fileprivate static let green = usual.restyled { $0[Brand()] = Color(hex: 0x008000) }
}

@Suite("Named values that a prepared stylesheet has")
struct ValuesDeclaredAgainTests {
  private static let values = DesignValues(
    "Acme", colors: [NamedValue(Brand())], cornerRadii: [NamedValue(Rounding())])

  private static let button = Button("Save", action: .submit)

  private static func prepared(_ add: (inout StyleSheet) throws -> Void = { _ in }) throws
    -> PreparedStyleSheet
  {
    try DefaultStyling.withDefaults(.usual) {
      var sheet = StyleSheet()
      sheet.add(values)
      try add(&sheet)
      var page = HTMLRenderer(styleSheet: sheet)
      try page.append(button)
      return PreparedStyleSheet(page.styleSheet)
    }
  }

  private static func page(
    _ sheet: StyleSheet, _ theme: DefaultStyling, _ addition: Addition = .nothing
  ) throws -> HTMLRenderer {
    try DefaultStyling.withDefaults(theme) {
      var sheet = sheet
      sheet.add(values)
      addition.add(to: &sheet)
      var page = HTMLRenderer(styleSheet: sheet)
      try page.append(button)
      return page
    }
  }

  /// The colour and the radius of each button.
  private static func looks(_ page: HTMLRenderer, root: String = "") async throws -> [[String]] {
    let html = "<!doctype html><html \(root)><style>\(page.styleSheet.css)</style><body>\(page.html)"
    let script = """
      return [...document.querySelectorAll('button')].map(button => {
        const style = getComputedStyle(button)
        return [style.backgroundColor, style.borderTopLeftRadius]
      })
      """
    return try await Browser.required().evaluate(script, in: html, as: [[String]].self)
  }

  @Test("Are declared again under a theme, and all rules are those that it has")
  func theme() throws {
    let prepared = try Self.prepared()
    let page = try Self.page(StyleSheet(extending: prepared), .red)
    #expect(page.styleSheet.addedCSS == ":where(:root){--Acme-brand:#ff0000;--Acme-rounding:20px}\n")
    let usual = try Self.page(StyleSheet(extending: prepared), .usual)
    #expect(page.html == usual.html)
    #expect(usual.styleSheet.addedCSS.isEmpty)
  }

  @Test("Have the names that they had")
  func names() throws {
    var sheet = StyleSheet(extending: try Self.prepared())
    #expect(DefaultStyling.withDefaults(.red) { sheet.add(Self.values)["brand"] } == "--Acme-brand")
    // What is rendered with the first ones refers to them.
    #expect(DefaultStyling.withDefaults(.green) { sheet.add(Self.values)["brand"] } == "--Acme-brand-2")
    var again = StyleSheet(extending: PreparedStyleSheet(sheet))
    #expect(DefaultStyling.withDefaults(.green) { again.add(Self.values)["brand"] } == "--Acme-brand")
  }

  @Test("Of another key get another name")
  func otherKey() throws {
    var sheet = StyleSheet(extending: try Self.prepared())
    let other = DesignValues("Acme", colors: [NamedValue("brand", .gray)])
    #expect(sheet.add(other)["brand"] == "--Acme-brand-2")
  }

  @Test("What refers to them looks as in the theme", .enabled(if: Browser.installed != nil))
  func looks() async throws {
    let red = ["rgb(255, 0, 0)", "20px"]
    let green = ["rgb(0, 128, 0)", "4px"]
    let extending = StyleSheet(extending: try Self.prepared())
    #expect(try await Self.looks(Self.page(extending, .red)) == [red])
    // Two customers on one page, with a prepared stylesheet or without.
    for sheet in [extending, StyleSheet()] {
      var page = try Self.page(sheet, .red)
      var styles = page.styleSheet
      try DefaultStyling.withDefaults(.green) {
        styles.add(Self.values)
        var other = HTMLRenderer(styleSheet: styles)
        other.append(TrustedMarkup(trusting: page.html))
        try other.append(Self.button)
        page = other
      }
      #expect(try await Self.looks(page) == [red, green])
    }
  }

  @Test("Of all kinds, they have the names that they had, even those of one name")
  func kinds() {
    let radius = NamedValue(Kinds.Radii.Card())
    let values = DesignValues(
      "Acme", colors: [NamedValue(Kinds.Colors.Card())], lengths: [NamedValue(Kinds.Lengths.Card()), radius],
      cornerRadii: [radius], shadows: [NamedValue(Kinds.Shadows.Card())])
    var sheet = StyleSheet()
    sheet.add(values)
    let theme = DefaultStyling.system.restyled {
      $0[Kinds.Colors.Card()] = Color(hex: 0xFF0000)
      $0[Kinds.Lengths.Card()] = 10
      $0[Kinds.Radii.Card()] = 20
      $0[Kinds.Shadows.Card()] = []
    }
    var page = StyleSheet(extending: PreparedStyleSheet(sheet))
    DefaultStyling.withDefaults(theme) { _ = page.add(values) }
    #expect(
      page.addedCSS == """
        :where(:root){--Acme-card:#ff0000;--Acme-card-2:10px;--Acme-card-3:20px;--Acme-card-4:20px;\
        --Acme-card-5:none}

        """)
  }

  @Test("What refers to one that changed is written itself", arguments: [false, true])
  func dependents(isFunction: Bool) throws {
    let link = NamedValue("link", isFunction ? Color.named(Brand()).darkened(by: 0.2) : .named(Brand()))
    let prepared = try Self.prepared { $0.add(DesignValues("Own", colors: [link])) }
    func refers(under theme: DefaultStyling) -> Bool {
      var sheet = StyleSheet(extending: prepared)
      DefaultStyling.withDefaults(theme) { _ = sheet.add(Self.values) }
      // What the property held once isn't what it is since it follows the brand.
      DefaultStyling.withDefaults(.usual) { _ = sheet.className(for: TextStyle(color: .named(link))) }
      return sheet.addedCSS.contains("var(--Own-link)")
    }
    #expect(refers(under: .usual) && !refers(under: .crimson))
  }

  @Test("One that becomes an alias of its own alias is written itself")
  func circle() throws {
    let link = NamedValue("link", Color.named(Brand()))
    let prepared = try Self.prepared { $0.add(DesignValues("Own", colors: [link])) }
    let theme = DefaultStyling.usual.restyled {
      $0[link] = Brand.defaultValue
      $0[Brand()] = .named(link)
    }
    let page = try Self.page(StyleSheet(extending: prepared), theme)
    #expect(!page.styleSheet.addedCSS.contains("var(--Own-link)"))
  }

  @Test("Are declared as they were once, behind what declared them otherwise")
  func onceMore() throws {
    let red = try Self.page(StyleSheet(extending: try Self.prepared()), .red)
    let extending = StyleSheet(extending: PreparedStyleSheet(red.styleSheet))
    #expect(try Self.page(extending, .red).styleSheet.addedCSS.isEmpty)
    let usual = try Self.page(extending, .usual).styleSheet.addedCSS
    #expect(usual.contains(":where(:root){--Acme-brand:#0f62fe;--Acme-rounding:4px}"))
  }

  @Test(
    "Themes of the prepared stylesheet stay in force", .enabled(if: Browser.installed != nil),
    arguments: Addition.allCases)
  fileprivate func themes(addition: Addition) async throws {
    let prepared = try Self.prepared {
      try $0.add(theme: .green, to: "html[data-theme=green]")
      try $0.add(theme: .red, to: "html[data-theme=red]")
    }
    let extending = StyleSheet(extending: prepared)
    let page = try Self.page(extending, .crimson, addition)
    #expect(try await Self.looks(page) == [["rgb(220, 20, 60)", "4px"]])
    #expect(try await Self.looks(page, root: "data-theme=green") == [["rgb(0, 128, 0)", "4px"]])
    #expect(try await Self.looks(page, root: "data-theme=red") == [["rgb(255, 0, 0)", "20px"]])
    let same = try Self.page(extending, .usual)
    #expect(same.styleSheet.addedCSS.isEmpty)
  }
}
