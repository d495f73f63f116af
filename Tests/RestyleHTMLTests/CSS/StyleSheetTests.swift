import Restyle
import RestyleHTML
import RestyleTesting
import TestSupport
import Testing

struct StyleSheetTests {
  @Test("Equal styles share a class, and others don't")
  func sharing() {
    var sheet = StyleSheet()
    let names = [TextStyle(color: .red), TextStyle(color: .blue), TextStyle(color: .red)]
      .map { sheet.className(for: $0) }
    #expect(names == ["s0", "s1", "s0"])
    #expect(sheet.css == ".s0{color:#ff0000}\n.s1{color:#0000ff}\n")
  }

  @Test("Texts that differ in nothing that CSS says share a class")
  func sharingBesidesCSS() {
    var renderer = HTMLRenderer()
    let style = TextStyle(color: .red)
    renderer.append(StyledText("a", style: style))
    renderer.append(StyledText("b", style: style.linked(to: "b.html")))
    renderer.append(StyledText("c", style: style.restyled { $0.language = "de" }))
    renderer.append(StyledText("d", style: style.uppercased))
    #expect(
      renderer.html == #"<span class="s0">a</span><a href="b.html" class="s0">b</a>"#
        + #"<span class="s0" lang="de">c</span><span class="s0">D</span>"#)
    #expect(renderer.styleSheet.css == ".s0{color:#ff0000}\n")
  }

  @Test("A catalog's classes are named after it and its styles")
  func catalog() throws {
    var sheet = StyleSheet()
    let names = sheet.add(.sample)[TextStyle.self]
    #expect(names == StyleCatalog.sample[TextStyle.self].map { "Sample-\($0.name)" })
    let cascade = try Cascade(css: sheet.css)
    for (entry, name) in zip(StyleCatalog.sample[TextStyle.self], names) {
      let declarations = entry.style.cssDeclarations()
      let expected = try declarations.isEmpty ? [] : StyleSheetReader.declarations(in: declarations.text)
      #expect(
        cascade.declarations(className: name, colorScheme: .light, contrast: .normal)
          == Dictionary(uniqueKeysWithValues: expected.map { ($0.property, $0.value) }))
    }
  }

  @Test("Every name becomes a class of its own, one that HTML can hold")
  func hostileNames() async throws {
    try await forEach(Quoted.all(HostileText.all)) { (quoted: Quoted) throws in
      let text = quoted.text
      let style = TextStyle(color: .red)
      let catalog = StyleCatalog(text) {
        NamedStyle(text, style)
        NamedStyle("", style)
        NamedStyle(text, style)
      }
      var sheet = StyleSheet(classPrefix: text)
      let names =
        [sheet.className(for: style)] + sheet.add(catalog)[TextStyle.self]
        + sheet.add(catalog)[TextStyle.self] + [sheet.className(for: TextStyle(color: .blue))]
      let rules = try StyleSheetReader.rules(in: sheet.css)
      #expect(rules.map(\.className) == names)
      #expect(Set(names).count == names.count)
      for name in names {
        #expect(!name.isEmpty)
        #expect(
          !name.unicodeScalars.contains { "\"'<>&\\{}()/*".unicodeScalars.contains($0) || $0.value <= 0x20 })
      }
      #expect(rules.allSatisfy { $0.declarations.map(\.property) == ["color"] && $0.conditions.isEmpty })
    }
  }

  @Test("A name doesn't clash with one that was made unique")
  func uniqueNames() {
    var sheet = StyleSheet(classPrefix: "a-")
    let style = TextStyle(color: .red)
    let names = sheet.add(
      StyleCatalog("a") {
        ["b", "b-2", "b", "b", "b-2", "0"].map { NamedStyle($0, style) } as [NamedStyle<TextStyle>]
      }
    )[TextStyle.self]
    #expect(names.first == "a-b")
    #expect(names.last == "a-0")
    #expect(Set(names + [sheet.className(for: style)]).count == 7)
  }

  @Test("An empty sheet is empty")
  func empty() {
    var sheet = StyleSheet()
    #expect(sheet.css == "")
    sheet.add(StyleCatalog("Empty"))
    #expect(sheet.css == "")
    _ = sheet.className(for: TextStyle())
    #expect(sheet.css == "")
  }
}
