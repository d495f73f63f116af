import DesignSystems
import Restyle
import RestyleHTML
import TestSupport
import Testing

@testable import stylebook

@Suite struct SourceTextTests {
  @Test
  func swiftIsKeptAsItIs() async throws {
    try await forEach(
      [
        "TextStyle()", #"$0.fontFamily = .named("a \"b\\")"#, "\"open", "\"\\", "0xFF_00 1.5e3", "é + ß", "🏳️‍🌈",
        "",
      ] + StyleCatalog.system[TextStyle.self].map(\.style.debugDescription)
    ) { (source: String) in
      #expect(SourceText(swift: source).highlighted.text == source)
    }
  }

  @Test func swiftIsTakenApart() {
    let pieces = SourceText(swift: #"try Font.Feature(tag: "ss01", value: 12)"#).pieces
    #expect(pieces.filter { $0.kind == .keyword }.map(\.text) == ["try"])
    #expect(pieces.filter { $0.kind == .type }.map(\.text) == ["Font", "Feature"])
    #expect(pieces.filter { $0.kind == .literal }.map(\.text) == ["\"ss01\"", "12"])
  }

  @Test func declarationsStandOneToALine() {
    let style = TextStyle(font: .custom("A;B:C", size: 12))
    let text = SourceText(css: style.cssDeclarations(), className: "x").highlighted.text
    #expect(text.split(separator: "\n").count == 4)
    #expect(text.hasPrefix(".x {\n  font-family: ") && text.hasSuffix("  font-size: 12px;\n}"))
    #expect(
      SourceText(css: style.cssDeclarations(), className: "x x--y").highlighted.text.hasPrefix(".x.x--y {"))
  }
}
