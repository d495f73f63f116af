import BrowserSupport
import Restyle
import RestyleHTML
import TestSupport
import Testing

@Suite("Utilities of named values, and texts in states")
struct UtilityTests {
  private static let gap = NamedValue("gap", 12.0)
  private static let values = DesignValues(
    "Acme", colors: [NamedValue("accent", Color(light: .blue, dark: .cyan))],
    lengths: [gap, NamedValue("a b", 3.0)], cornerRadii: [NamedValue("card", 8.0)],
    shadows: [NamedValue("raised", [ShadowStyle(color: .black, y: 1)])])

  @Test("Each value has its classes, which refer to its property and are important")
  func classes() {
    var sheet = StyleSheet()
    sheet.add(Self.values)
    let names = sheet.addUtilities(for: Self.values)
    #expect(names.count == 27)
    #expect(names["mt-gap"] == "mt-gap" && names["p-a b"] == "p-a-b")
    #expect(sheet.css.contains(".mt-gap{margin-block-start:var(--Acme-gap)!important}"), "\(sheet.css)")
    #expect(sheet.css.contains(".text-accent{color:var(--Acme-accent)!important}"))
    #expect(sheet.css.contains(".rounded-card{border-radius:var(--Acme-card)!important}"))
    #expect(sheet.css.contains(".shadow-raised{box-shadow:var(--Acme-raised)!important}"))
    #expect(sheet.problems.isEmpty)
    let again = sheet.addUtilities(for: Self.values, [.gap])
    #expect(again == ["gap-gap": "gap-gap-2", "gap-a b": "gap-a-b-2"])
  }

  @Test("Without properties, values are written themselves, and themes reach them")
  func themes() throws {
    var sheet = StyleSheet()
    sheet.addUtilities(for: Self.values, [.gap])
    try sheet.add(theme: DefaultStyling.system.restyled { $0[Self.gap] = 20 }, to: ".t")
    #expect(sheet.css.contains(".gap-gap{gap:12px!important}"))
    #expect(sheet.css.contains(".gap-gap:where(.t,.t *){gap:20px!important}"), "\(sheet.css)")
  }

  @Test("Links of a text look otherwise where they are followed, under the pointer, and by the keyboard")
  func links() throws {
    let links: StateStyles<TextStyle> = [
      .normal: TextStyle(color: .blue), .visited: TextStyle(color: .red),
      .hovered: TextStyle(color: .black),
    ]
    var sheet = StyleSheet()
    try sheet.add(links, to: ".prose a")
    let lines = sheet.css.split(separator: "\n")
    #expect(
      lines == [
        ".prose a{color:#0000ff}", ".prose a:where(:visited,[data-state~=visited]){color:#ff0000}",
        ".prose a:where(:hover,[data-state~=hovered]){color:#000000}",
      ], "\(sheet.css)")
  }
}
