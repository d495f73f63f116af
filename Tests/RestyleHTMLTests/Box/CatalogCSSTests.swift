import Restyle
import RestyleHTML
import RestyleTesting
import TestSupport
import Testing

struct CatalogCSSTests {
  private static func css(_ catalog: StyleCatalog) -> String {
    var sheet = StyleSheet()
    sheet.add(catalog)
    return sheet.css
  }

  @Test("A catalog comes out the same, whether its styles have been written before or not")
  func determinism() {
    func catalog() -> StyleCatalog {
      // New dynamic styles each time, of which nothing is remembered.
      let defaults = DefaultStyling.system.restyled {
        $0.sectionGrouped = $0.sectionGrouped.restyled { $0.minRowHeight = 45 }
        $0.formGrouped = $0.formGrouped.restyled { $0.insets.top = 3 }
      }
      return StyleCatalog("System", defaults: defaults)
    }
    let css = Self.css(catalog())
    #expect(css.contains("min-height:45px"))
    for _ in 0..<4 { #expect(Self.css(catalog()) == css) }
  }

  @Test("Classes are named after the catalog, the style and the part")
  func names() throws {
    var sheet = StyleSheet()
    let names = sheet.add(
      StyleCatalog("My app") {
        NamedStyle("ok", ButtonStyle.system)
        NamedStyle("ok", ButtonStyle.system)
        NamedStyle("ok", SwitchStyle.system)
        NamedStyle("a__b", SegmentedControlStyle.system)
        NamedStyle("both", TitleSubtitleStyle.system)
        NamedStyle("header", HeaderFooterStyle.none)
        NamedStyle("plain", dynamic: DynamicSectionStyle.systemPlain)
        NamedStyle("table", dynamic: DynamicTableViewFormStyle.grouped)
      })
    #expect(names[ButtonStyle.self].map(\.component) == ["My-app-ok", "My-app-ok-2"])
    #expect(names[ButtonStyle.self].map { $0[.title] } == ["My-app-ok__title", "My-app-ok-2__title"])
    #expect(names[SwitchStyle.self] == ["My-app-ok-3"])
    // Two underscores are what parts have.
    #expect(names[SegmentedControlStyle.self].first?[.segment] == "My-app-a_-b__segment")
    #expect(names[TitleSubtitleStyle.self].first?[.subtitle] == "My-app-both__subtitle")
    #expect(names[HeaderFooterStyle.self].first?[.text] == "My-app-header__text")
    #expect(names[SectionStyle.self].first?[rowAt: .top] == "My-app-plain__row My-app-plain__top")
    #expect(names[TableViewFormStyle.self].first?[.footerText] == "My-app-table__footer-text")
    for name in ["My-app-ok__title", "My-app-a_-b__segment", "My-app-plain__unique", "My-app-table__header"] {
      #expect(sheet.css.contains(".\(name){"), "\(name)")
    }
  }

  @Test("Styles that CSS says the same of share their classes, dynamic or not")
  func sharing() {
    var sheet = StyleSheet()
    let button = sheet.classNames(for: ButtonStyle.system)
    let css = sheet.css
    #expect(sheet.classNames(for: ButtonStyle.system) == button)
    #expect(sheet.classNames(for: TraitStyle<ButtonStyle> { _ in .system }) == button)
    #expect(sheet.css == css)
    #expect(sheet.classNames(for: ButtonStyle.system.restyled { $0.alignment = .leading }) != button)
  }

  @Test("A dynamic style is written only where it differs")
  func dynamicStyles() {
    var sheet = StyleSheet()
    _ = sheet.classNames(
      for: DynamicFormStyle { traits in
        FormStyle(
          insets: EdgeInsets(inset: traits.isCompact ? 8 : 16), background: BackgroundStyle(color: .white))
      })
    #expect(
      sheet.css == """
        .s0{box-sizing:border-box;overflow-wrap:break-word;display:flex;flex-direction:column;background:#ffffff;\
        border-width:0;border-radius:0px;padding-block:16px;padding-inline:16px}
        .s0>:where(a,button,img,label,[role=radiogroup]){align-self:flex-start}
        @media (width<600px){
        .s0{padding-block:8px;padding-inline:8px}
        }

        """)
  }

  @Test("A dynamic style is what the defaults in force make of it")
  func defaults() {
    let table = DynamicTableViewFormStyle.grouped
    func css() -> String {
      var sheet = StyleSheet()
      _ = sheet.classNames(for: table)
      return sheet.css
    }
    let red = DefaultStyling.system.restyled {
      $0.formGrouped = $0.formGrouped.restyled { $0.background.color = Color(hex: 0xFE0102) }
    }
    let usual = css()
    #expect(!usual.contains("#fe0102"))
    #expect(DefaultStyling.withDefaults(red) { css() }.contains("#fe0102"))
    #expect(css() == usual)
  }

  @Test("Fixed heights take the place of least ones, and none hides a header")
  func fixedHeights() {
    let section = SectionStyle.system(grouped: false, horizontallyRegular: true)
    let form = FormStyle(insets: .zero)
    var sheet = StyleSheet()
    _ = sheet.classNames(
      for: TableViewFormStyle(
        section: section, form: form, fixedRowHeight: 50, fixedHeaderHeight: 0, fixedFooterHeight: 20))
    let rules = sheet.css.split(separator: "\n")
    func rule(_ name: String) -> Substring { rules.first { $0.hasPrefix(".s0__\(name){") } ?? "" }
    #expect(rule("row").contains("min-height:0px;height:50px"))
    #expect(rule("header").contains("display:none"))
    #expect(rule("footer").contains(";height:20px") && !rule("footer").contains("min-height"))
  }

  @Test("Names, families and addresses can't leave their places")
  func hostileText() async throws {
    try await forEach(HostileText.all.sampled(every: 4)) { (text: String) throws in
      let style = TextStyle(font: .custom(text, size: 12))
      let background = BackgroundStyle(image: Image(url: "a?" + text))
      let catalog = StyleCatalog(text) {
        NamedStyle(text, ButtonStyle(normal: ButtonStateStyle(background: background, text: style)))
        NamedStyle(text, FieldStyle.system.restyled { $0.placeholder = style })
      }
      var sheet = StyleSheet(classPrefix: text)
      let names = sheet.add(catalog)
      _ = sheet.classNames(for: background)
      // In bytes, since marks in a text would join the character before them.
      for line in sheet.css.utf8.split(separator: UInt8(ascii: "\n")) where !line.starts(with: "@media".utf8)
      {
        // One rule to a line, or the end of a query, with what is quoted out of the way.
        let bare = line.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset.isMultiple(of: 2) }.flatMap(\.element)
        #expect(bare.first == UInt8(ascii: ".") || bare == Array("}".utf8))
        #expect(bare.last == UInt8(ascii: "}"))
        #expect(bare.count { $0 == UInt8(ascii: "{") } == (bare.count > 1 ? 1 : 0))
        #expect(bare.count { $0 == UInt8(ascii: "}") } == 1)
        #expect(!line.contains(UInt8(ascii: "<")) && !line.contains(UInt8(ascii: "\"")))
      }
      for name in [
        names[ButtonStyle.self][0].component, names[ButtonStyle.self][0][.title], names[FieldStyle.self][0],
      ] {
        #expect(!name.contains { $0.isWhitespace || "\"'<>&{}".contains($0) }, "\(name)")
      }
    }
  }
}
