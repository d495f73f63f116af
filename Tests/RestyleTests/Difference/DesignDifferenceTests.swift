import Foundation
import Restyle
import Testing

@Suite("Differences of designs")
struct DesignDifferenceTests {
  private struct Opaque: Style { let draw: @Sendable () -> Void = {} }

  private static let old = StyleCatalog("Old") {
    NamedStyle("primary", ButtonStyle.system)
    NamedStyle("title", TextStyle(color: .red))
    NamedStyle("gone", TextStyle())
  }
  private static let new = StyleCatalog("New") {
    NamedStyle("title", TextStyle(color: .blue))
    NamedStyle("fresh", TextStyle())
    NamedStyle("primary", ButtonStyle.system)
  }

  @Test("Styles of a catalog are distinguished by types and names, not by their order")
  func catalogs() throws {
    let difference = Self.old.difference(to: Self.new)
    #expect(
      difference.description == """
        textStyles.title.color: #ff0000 → #0000ff
        textStyles.gone: removed
        textStyles.fresh: added
        """)
    #expect(
      difference.markdown == """
        ### `textStyles`

        - `title`
          - `color`: `#ff0000` → `#0000ff`
        - `gone` removed
        - `fresh` added

        """)
    #expect(Self.old.difference(to: Self.old).isEmpty)
    let kinds = difference.inverted.entries.map(\.kind)
    #expect(kinds == [.changed, .added, .removed])
    let json = try JSONEncoder().encode(difference)
    #expect(String(decoding: json, as: UTF8.self).contains(#""path":["color"]"#))
  }

  @Test("Styles that can't be compared are named")
  func uncompared() {
    let catalog = StyleCatalog("Opaque") { NamedStyle("one", Opaque()) }
    let difference = catalog.difference(to: catalog)
    #expect(difference.uncomparedNames == ["Opaque.one"] && !difference.isEmpty)
    #expect(StyleCatalog("None").difference(to: catalog).entries.map(\.kind) == [.added])
  }

  @Test("Styles that depend on traits are compared for some")
  func traits() {
    let old = StyleCatalog("Old") { NamedStyle("t", TextStyle(color: .red)) }
    let new = StyleCatalog("New") {
      NamedStyle(
        "t",
        dynamic: TraitStyle { TextStyle(color: $0.colorScheme == .dark ? .blue : .red) })
    }
    #expect(old.difference(to: new).isEmpty)
    #expect(!old.difference(to: new, for: TraitCollection(colorScheme: .dark)).isEmpty)
  }

  @Test("Defaults differ in their slots, and in the values that they set")
  func defaults() {
    let gap = NamedValue("gap", 8.0)
    let new = DefaultStyling.system.restyled {
      $0.text.kern = 1
      $0[gap] = 4
    }
    let difference = DefaultStyling.system.difference(to: new)
    #expect(difference.description == "textStyles.text.kern: unset → 1.0\nvalues.gap: added")
    #expect(new.difference(to: new).isEmpty)
  }

  @Test("Named values are added, removed and changed")
  func namedValues() {
    let old = DesignValues(
      "Old", colors: [NamedValue("ink", Color.black)], lengths: [NamedValue("gap", 8)])
    let new = DesignValues(
      "New", colors: [NamedValue("ink", Color.blue)], cornerRadii: [NamedValue("round", 6)],
      fonts: [NamedValue("body", .system(size: 17))], textStyles: [NamedValue("note", .bold)])
    #expect(
      old.difference(to: new).description == """
        colors.ink: #000000 → #0000ff
        lengths.gap: removed
        cornerRadii.round: added
        fonts.body: added
        textStyles.note: added
        """)
  }

  @Test("Names from outside are harmless in a description")
  func harmlessNames() {
    let catalog = StyleCatalog("") { NamedStyle("a\u{1B}[31m\nb\u{202E}", TextStyle()) }
    let description = StyleCatalog("").difference(to: catalog).description
    #expect(description == #"textStyles.a\u{1B}[31m\nb\u{202E}: added"#)
  }
}
