// The examples of the article, as they stand there, and what they give.

import Restyle
import RestyleHTML
import Testing

extension ButtonStyle {
  fileprivate static let save = ButtonStyle(
    contentInsets: EdgeInsets(horizontalInset: 16, verticalInset: 8),
    normal: ButtonStateStyle(color: .blue, border: .none, text: TextStyle(color: .white)))
}

@Suite("What the article about existing sites shows")
struct ExistingSitesExamples {
  private let catalog = StyleCatalog(
    "Acme", textStyles: [NamedStyle("title", .system)], buttons: [NamedStyle("save", .save)])

  @Test("Selectors")
  func selectors() throws {
    var sheet = StyleSheet()
    try sheet.add(TextStyle(font: .system(size: 28, weight: .bold)), to: "h1, .prose h1")
    try sheet.add(ButtonStyle.save, to: ".btn-primary")
    try sheet.add(FieldStyle.system, to: "input.field, textarea.field")
    let html = "<button class=\"btn-primary\">Save</button>"
    for entry in catalog.buttons { sheet.add(entry, to: .className("btn-" + entry.name)) }

    #expect(html.contains("btn-primary"))
    for selector in ["h1,.prose h1", ".btn-primary", "input.field,textarea.field", ".btn-save"] {
      #expect(sheet.css.contains("\(selector){"), "\(selector)")
    }
  }

  @Test("Weight")
  func layers() throws {
    var layered = StyleSheet(layer: "components")
    try layered.add(ButtonStyle.save, to: ".btn-primary")

    #expect(layered.css.hasPrefix("@layer components{\n.btn-primary{"))
  }

  @Test("Classes by entry")
  func entries() {
    var sheet = StyleSheet()
    let names = sheet.add(catalog)
    let title = names["title"]
    let save = names[\.buttons, "save"]?.control

    #expect(title == "Acme-title" && save == "Acme-save")
  }

  @Test("Colour schemes")
  func appearances() {
    var toggled = StyleSheet(appearance: .mediaAndAttributes(colorScheme: "data-bs-theme"))

    _ = toggled.className(for: TextStyle(color: Color(light: .black, dark: .white)))
    #expect(toggled.css.contains(":root[data-bs-theme=dark]") && toggled.css.contains("@media"))
  }

  @Test("Size")
  func sizes() throws {
    var changing = StyleSheet(sharesRules: false)

    var shared = StyleSheet()
    for selector in ["h1", ".title"] {
      try shared.add(TextStyle(color: .red), to: CSSSelector(selector))
      try changing.add(TextStyle(color: .red), to: CSSSelector(selector))
    }
    #expect(shared.css.contains("h1,.title{"))
    #expect(changing.css.contains("h1{") && changing.css.contains("\n.title{"))
  }
}
