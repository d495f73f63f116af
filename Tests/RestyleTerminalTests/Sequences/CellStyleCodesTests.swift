import Testing

@testable import RestyleTerminal

@Suite("Styles of cells in two words")
struct CellStyleCodesTests {
  private static let colors: [TerminalColor?] = [
    nil, TerminalColor(index: 0), TerminalColor(index: 255), TerminalColor(red: 0, green: 0, blue: 0),
    TerminalColor(red: 255, green: 255, blue: 255), TerminalColor(red: 0, green: 0, blue: 1),
  ]

  @Test("The words have all of a style", arguments: colors.indices)
  func all(foreground: Int) {
    for background in Self.colors {
      for underlineColor in Self.colors {
        for underline in (0...5).compactMap(CellStyle.Underline.init(rawValue:)) {
          for flags: UInt8 in 0..<32 {
            let style = CellStyle(
              foreground: Self.colors[foreground], background: background, underlineColor: underlineColor,
              underline: underline, flags: CellStyle.Flags(rawValue: flags))
            #expect(CellStyle.Codes(style).style == style)
          }
        }
      }
    }
  }

  // The words of a property that they lack would be those of another style.
  @Test("A style has no property but those")
  func properties() {
    #expect(
      Mirror(reflecting: CellStyle.plain).children.map(\.label)
        == ["foreground", "background", "underlineColor", "underline", "flags"])
  }
}
