import Restyle
import RestyleElements
import RestyleRendering
import Testing

@testable import RestyleTerminal

@Suite struct InterfaceSectionsTests {
  private struct Network: Element {
    var body: some Element {
      Section(header: "Network", footer: "Bluetooth waits for a device to be near.") {
        Row("Wi-Fi", subtitle: "Connected") { Switch(isOn: true) }
        Row("Bluetooth") { Switch() }
        Row("Known networks") { Label("3") }
      }
    }
  }

  @Test func sectionsHaveLinesBetweenTheirRows() throws {
    #expect(
      try rows(Network()) == [
        "", "  NETWORK", "────────────────────────────────────────", "  Wi-Fi                            [x]",
        "  Connected", "  ──────────────────────────────────────", "  Bluetooth                        [ ]",
        "  ──────────────────────────────────────", "  Known networks                     3",
        "────────────────────────────────────────", "  Bluetooth waits for a device to be", "  near.", "",
      ])
  }

  private static let boxed = boxed(linesInset: .zero)

  private static func boxed(linesInset insets: EdgeInsets) -> DynamicSectionStyle {
    let line = InsettedStyle(style: SeparatorStyle(width: 1, color: .gray), insets: insets)
    return DynamicSectionStyle { _ in boxed(line) }
  }

  private static func boxed(_ line: InsettedStyle<SeparatorStyle>) -> SectionStyle {
    SectionStyle.system(grouped: true, horizontallyRegular: false).restyled {
      $0.header = .none
      $0.background = SectionStyle.Background(
        style: SectionBackgroundStyle(
          background: BackgroundStyle(border: BorderStyle(width: 1, color: .gray, cornerRadius: 8)),
          topSeparator: line, bottomSeparator: line))
      $0.selectedBackground = $0.background
    }
  }

  @Test func linesBetweenRowsMeetThoseAround() throws {
    let section = Section(style: Self.boxed) {
      Row("One")
      Row("Two")
    }
    #expect(
      try rows(section, columns: 12).prefix(5) == [
        "╭──────────╮", "│  One     │", "├──────────┤", "│  Two     │", "╰──────────╯",
      ])
    #expect(try rows(section, columns: 12, .plain.with { $0.drawsASCII = true })[2] == "+----------+")
    #expect(try rows(Section(style: Self.boxed) { Row("One") }, columns: 12).prefix(3).last == "╰──────────╯")
  }

  @Test(arguments: 0...3, 0...3)
  func linesBetweenRowsKeepToTheirInsets(_ leading: Int, _ trailing: Int) throws {
    let insets = EdgeInsets(top: 0, leading: Double(leading) * 8, bottom: 0, trailing: Double(trailing) * 8)
    let section = Section(style: Self.boxed(linesInset: insets)) {
      Row("One")
      Row("Two")
    }
    let spaces = (String(repeating: " ", count: leading), String(repeating: " ", count: trailing))
    let line = spaces.0 + String(repeating: "─", count: 10 - leading - trailing) + spaces.1
    #expect(
      try rows(section, columns: 12)[2] == (leading == 0 ? "├" : "│") + line + (trailing == 0 ? "┤" : "│"))
  }

  @Test func selectedRowsAreMarked() throws {
    #expect(
      try rows(Section(style: Self.boxed) { Row("One").with { $0.isSelected = true } }, columns: 12)[1]
        == "│› One     │")
  }
}
