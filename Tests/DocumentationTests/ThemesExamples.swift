// The examples of the article, as they stand there, and what they give.

import Restyle
import RestyleElements
import RestyleHTML
import Testing

struct BrandColor: DefaultStylingKey {
  static let defaultValue = Color(light: Color(hex: 0x0F62FE), dark: Color(hex: 0x78A9FF))
}
struct Rounding: DefaultStylingKey { static let defaultValue = 4.0 }

extension DefaultStylingKey where Self == BrandColor { static var brand: Self { Self() } }
extension DefaultStylingKey where Self == Rounding { static var rounding: Self { Self() } }
extension Color { static var brand: Color { DefaultStyling.defaults[.brand] } }

extension ButtonStyle {
  static var primary: ButtonStyle {
    ButtonStyle(
      contentInsets: EdgeInsets(horizontalInset: 16, verticalInset: 8),
      normal: ButtonStateStyle(
        color: .brand, border: BorderStyle(cornerRadius: DefaultStyling.defaults[.rounding]),
        text: TextStyle.default.colored(.white)))
  }
  static var wide: ButtonStyle {
    primary.restyled { $0.contentInsets = EdgeInsets(horizontalInset: 32, verticalInset: 8) }
  }
}

extension DefaultStyling {
  static let brandB = DefaultStyling.system.restyled {
    $0[.brand] = Color(hex: 0x8A3FFC)
    $0[.rounding] = 12
    $0.text.fontWeight = .semibold
  }
}

@Suite("What the article about themes shows")
struct ThemesExamples {
  @Test("A page with two brands")
  func themes() throws {
    let catalog = StyleCatalog("Acme", buttons: [NamedStyle("primary", .primary), NamedStyle("wide", .wide)])

    let values = DesignValues(
      "Acme", colors: [NamedValue("brand", .brand)], lengths: [NamedValue("gap", 16)],
      cornerRadii: [NamedValue("rounded", DefaultStyling.defaults[.rounding])])
    var sheet = StyleSheet()
    let properties = sheet.add(values)
    let own = ".logo{color:var(\(properties["brand"] ?? ""))}"  // ".logo{color:var(--Acme-brand)}"

    sheet.add(catalog)
    try sheet.add(ButtonStyle.primary, to: ".primary")
    for entry in catalog.buttons { sheet.add(entry, to: .className("btn-" + entry.name)) }
    try sheet.add(theme: .brandB, to: "[data-theme=b]")

    #expect(own == ".logo{color:var(--Acme-brand)}")
    #expect(sheet.css.contains(":where([data-theme='b']){--Acme-brand:#8a3ffc;--Acme-rounded:12px}"))
    for name in [".btn-wide", ".Acme-primary__title"] {
      let rule = sheet.css.split(separator: "\n").first {
        $0.contains("\(name):where([data-theme='b'],[data-theme='b'] *)") && $0.hasSuffix("{font-weight:600}")
      }
      #expect(rule != nil, "\(name)")
    }
    #expect(sheet.css.contains(".primary:where([data-theme='b']"))

    var page = HTMLRenderer(styleSheet: sheet)
    try page.append(Label("Welcome"))
    let body = "<p>Ours</p><div data-theme=\"b\">\(page.html)</div>"

    #expect(body.contains("<div data-theme=\"b\"><p class=\"s0\">"))
    #expect(page.styleSheet.css.contains(".s0:where([data-theme='b'],[data-theme='b'] *)"))
  }
}
