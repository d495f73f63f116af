import Restyle
import RestyleTerminal
import Testing

@Suite("Styles of tables of sections")
struct TerminalTableStyleTests {
  private static func line(_ width: Double, _ color: Color) -> InsettedStyle<SeparatorStyle> {
    InsettedStyle(style: SeparatorStyle(width: width, color: color), insets: .zero)
  }

  @Test("The thicker of the lines of a row lies between rows, the upper one where they are alike")
  func separators() {
    let border = BorderStyle(width: 3, color: .green)
    for (top, bottom) in [(1.0, 2.0), (2, 1), (1, 1), (0, 0)] {
      let section = SectionStyle.system(grouped: true, horizontallyRegular: false).restyled {
        $0.background.middle?.topSeparator = Self.line(top, .red)
        $0.background.middle?.bottomSeparator = Self.line(bottom, .blue)
        $0.background.middle?.border = border
      }
      let style = TerminalTableStyle(section)
      let expected = Self.line(max(top, bottom), bottom > top ? .blue : .red).style
      if section.background.middle != nil {
        #expect(style.rowSeparator == expected && style.headerSeparator == expected)
        #expect(style.border == border)
      }
      #expect(style.header == section.header.text && style.footer == section.footer.text)
    }
  }
}
