import Restyle
import RestyleRendering
import RestyleTerminal
import Testing

@Suite("What the table of attributes says of terminals")
struct TextAttributeTableTests {
  private static func written(_ append: (inout TerminalRenderer) -> Void) -> WrittenText {
    var options = TerminalRenderer.Options()
    options.sizes = .none
    var terminal = TerminalRenderer(options: options)
    append(&terminal)
    return WrittenText(output: terminal.text, losses: terminal.problems.map(\.loss))
  }

  /// What texts are without it, and what is for readers or sizes that a terminal hasn't.
  private static func asksForNothing(_ style: TextStyle) -> Bool {
    let font = style.font
    return [.system(.default), .system(.monospaced)].contains(font.family) || font.slant == .upright
      || font.weight == .regular || font.weight == Font.Weight(432.5)
      || style.adjustsFontForContentSizeCategory != nil || style.fontTextStyle != nil
      || style.maximumFontSize != nil || style.language != nil
      || style.attribute(for: .alignment) == .left || style.attribute(for: .writingDirection) == .leftToRight
      || style.attribute(for: .lineBreakMode) == .wordWrapping
      || [0, .max].contains(style.attribute(for: .numberOfLines) ?? 1)
      || [style.underline, style.strikethrough].contains(.absent)
  }

  @Test("Texts show what the table says, and report the rest")
  func texts() throws {
    let text = "\u{FFFC}Two words (of) and " + String(repeating: "unmistakably long ", count: 8) + "\nmore"
    let law = TextAttributeLaw(presence: \.terminal, asksForNothing: Self.asksForNothing) { style in
      Self.written { $0.append(paragraph: StyledString(text, style: style), columns: 36) }
    } writePart: { style in
      Self.written { $0.append(StyledText(text, style: style)) }
    }
    try law.check()
  }
}
