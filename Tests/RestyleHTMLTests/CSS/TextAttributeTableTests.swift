import Restyle
import RestyleElements
import RestyleRendering
import Testing

@testable import RestyleHTML

@Suite("What the table of attributes says of HTML")
struct TextAttributeTableTests {
  private static let text = "\u{FFFC}ffi Two words\nmore"
  /// Large, and following the reader's text size: most attributes of sizes say nothing alone.
  private static let base = TextStyle(font: Font(size: 40), adjustsFontForContentSizeCategory: true)

  private static func written(_ append: (inout HTMLRenderer) throws -> Void) rethrows -> WrittenText {
    var page = HTMLRenderer()
    try append(&page)
    return WrittenText(output: page.html + page.styleSheet.css, losses: page.problems.map(\.loss))
  }

  private static func asksForNothing(_ style: TextStyle) -> Bool {
    style.adjustsFontForContentSizeCategory == true || style.fontTextStyle != nil
  }

  @Test("Texts show what the table says, and report the rest")
  func texts() throws {
    // Only a control is highlighted.
    let law = TextAttributeLaw(presence: \.html) {
      Self.asksForNothing($0) || $0.highlightedColor != nil
    } write: { style in
      try Self.written { try $0.append(Label(Self.text, style: Self.base.merging(style))) }
    } writePart: { style in
      Self.written { $0.append(StyledText(Self.text, style: style)) }
    }
    try law.check()
    let rows = TextAttributeSupport.table.filter { row in
      TextAttributeCSS.table.contains { $0.properties(of: row.key) != nil }
    }
    #expect(rows.map { $0.key.name } == law.shown)
  }

  @Test("Texts of controls show what others do but for what the table says, and report that")
  func controls() throws {
    let law = TextAttributeLaw {
      if case .shown = $0.control { $0.html } else { $0.control }
    } asksForNothing: {
      // A field has one line, which it cuts off, and nobody types images.
      let mode = $0.attribute(for: .lineBreakMode)
      return Self.asksForNothing($0) || $0.attribute(for: .numberOfLines) ?? 2 < 2
        || mode == .clipping || mode == .wordWrapping || $0.image != nil
    } write: { style in
      let style = FieldStyle(text: Self.base.merging(style))
      return try Self.written { try $0.append(TextField(text: Self.text, style: style)) }
    }
    try law.check()
  }
}
