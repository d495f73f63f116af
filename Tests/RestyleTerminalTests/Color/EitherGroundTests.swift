import DesignSystems
import Restyle
import RestyleElements
import TestSupport
import Testing

@testable import RestyleTerminal

@Suite("Terminals of whose background nothing is known")
struct EitherGroundTests {
  private static func profile(_ colors: ColorProfile) -> TerminalProfile {
    TerminalProfile(colors: colors, colorScheme: nil)
  }

  private static func cellStyle(_ style: TextStyle, _ colors: ColorProfile = .trueColor) -> CellStyle {
    var terminal = TerminalRenderer(profile(colors))
    let look = terminal.look(of: style)
    return terminal.cellStyle(of: look)
  }

  /// The least contrast of characters and lines with what is behind them, on a black background and on a white one.
  private static func leastContrast(_ cells: TerminalCells) -> Double {
    var least = Double.infinity
    for cell in cells.lines.joined() where cell.character != " " || cell.look.underline != 0 {
      let text = color(cell.look.foreground)
      guard let behind = color(cell.look.background) else {
        // The terminal's own colour is legible on its own background.
        guard let text else { continue }
        least = min(least, text.contrastRatio(with: .black), text.contrastRatio(with: .white))
        continue
      }
      // The terminal's own colour may be either before a painted background.
      least = min(least, text?.contrastRatio(with: behind) ?? 1)
    }
    return least
  }

  private static func color(_ parameters: [Int]) -> Color? {
    switch parameters.count {
    case 1: TerminalColor(index: UInt8(parameters[0])).color
    case 3:
      TerminalColor(red: UInt8(parameters[0]), green: UInt8(parameters[1]), blue: UInt8(parameters[2])).color
    default: nil
    }
  }

  private static let colors: [Color] = {
    let named: [Color] = [
      .black, .white, .red, .green, .blue, .yellow, .cyan, .magenta, .gray, .orange, .purple, .label,
      .secondaryLabel, .systemRed, .systemGreen, .systemYellow, .systemBlue, .link, .separator,
      .systemBackground,
      Color(hex: 0x123456), Color(hex: 0xFEDCBA).opacity(0.4),
    ]
    let levels = (0..<6).map { Double($0) / 5 }
    let cube = levels.flatMap { red in
      levels.flatMap { green in levels.map { Color(red: red, green: green, blue: $0) } }
    }
    return named + cube
  }()

  @Test("Colours of texts and lines have a contrast of 3:1 with black and white, or are the terminal's own")
  func texts() async throws {
    try await forEach(Self.colors, ColorProfile.allCases) { color, colors in
      let style = Self.cellStyle(TextStyle(color: color).underlined(TextLine(color: color)), colors)
      for shown in [style.foreground, style.underlineColor] {
        guard let shown = shown?.color else { continue }
        #expect(shown.contrastRatio(with: .black) >= 3 && shown.contrastRatio(with: .white) >= 3)
      }
    }
  }

  @Test("Colours keep their hue, and those without one are the terminal's own")
  func hues() async throws {
    try await forEach(Self.colors, [ColorProfile.trueColor, .ansi256]) { color, colors in
      let shown = Self.cellStyle(TextStyle(color: color), colors).foreground?.color
      let wanted = color.resolved(colorScheme: .light).oklab
      let chroma = (wanted.a * wanted.a + wanted.b * wanted.b).squareRoot()
      if chroma < 0.02 {
        let lab = shown?.oklab
        #expect(lab == nil || abs(lab?.a ?? 0) < 0.03 && abs(lab?.b ?? 0) < 0.03)
      } else if chroma > 0.1, color.resolved(colorScheme: .light).alpha == 1 {
        let lab = try #require(shown?.oklab)
        // Less than a right angle between the hues.
        #expect(lab.a * wanted.a + lab.b * wanted.b > 0)
      }
    }
  }

  /// Teal, cyan, navy, and every so many of all colours.
  private static let chromatic: [Color] = {
    let steps = stride(from: 0, through: 255, by: 17).map { Double($0) / 255 }
    let cube = steps.flatMap { red in
      steps.flatMap { green in steps.map { Color(red: red, green: green, blue: $0) } }
    }
    return [0x005F73, 0x5ED0E0, 0x1E3A8A].map { Color(hex: $0) }
      + cube.filter { $0.oklch.chroma > 0.05 }.sampled(every: 8)
  }()

  @Test("In true colour, colours keep their hue within a few degrees, and none is of the palette")
  func exactHues() async throws {
    try await forEach(Self.chromatic) { color in
      let shown = try #require(Self.cellStyle(TextStyle(color: color)).foreground)
      #expect(shown.index == nil)
      #expect(shown.color.contrastRatio(with: .black) >= 3 && shown.color.contrastRatio(with: .white) >= 3)
      let turn = abs(shown.color.oklch.hue - color.oklch.hue)
      #expect(min(turn, 360 - turn) < 3)
      // No more of it gives way than has to.
      let contrasts = [Color.black, .white].map { color.contrastRatio(with: $0) }
      if contrasts.allSatisfy({ $0 >= 3 }) {
        #expect(shown.color == color)
      } else {
        let least = [Color.black, .white].map { shown.color.contrastRatio(with: $0) }.min()
        #expect(try #require(least) < 3.1)
      }
    }
  }

  @Test("With sixteen colours, hues that none resembles are the terminal's own")
  func sixteen() {
    #expect(Self.cellStyle(TextStyle(color: .red), .ansi16).foreground == TerminalColor(index: 9))
    #expect(Self.cellStyle(TextStyle(color: .yellow), .ansi16).foreground == nil)
    // Orange is no error.
    #expect(Self.cellStyle(TextStyle(color: Color(hex: 0xEC6A00)), .ansi16).foreground == nil)
    #expect(Self.cellStyle(TextStyle(color: .white), .ansi16).foreground == nil)
  }

  @Test("With sixteen colours, texts are legible on the background that is shown")
  func shownBackgrounds() async throws {
    // Brown, green and teal have white texts where they are shown themselves.
    let cases: [(UInt32, background: UInt8, text: UInt8)] = [
      (0xB45309, 3, 0), (0x15803D, 2, 0), (0x0F766E, 6, 0), (0xB91C1C, 1, 15), (0xFFFFFF, 15, 0),
    ]
    try await forEach(cases) { hex, background, text in
      let style = Self.cellStyle(TextStyle().backgroundColored(Color(hex: hex)), .ansi16)
      #expect(style.background == TerminalColor(index: background))
      #expect(style.foreground == TerminalColor(index: text))
    }
  }

  @Test(
    "Backgrounds of a scheme and translucent ones aren't painted, and others have a text that is legible on them"
  )
  func backgrounds() async throws {
    let cases: [(Color, Bool)] = [
      (.systemBackground, false), (.secondarySystemBackground, false),
      (Color(light: .white, dark: .black), false),
      (.black.opacity(0.5), false), (.clear, false), (.red, true), (.white, true), (.systemBlue, true),
      (Color(light: .blue, dark: .purple), true), (.ansi(.yellow), true),
      // What stands out from black and from white, on whichever side of the middle it lies.
      (Color(light: Color(hex: 0xCF222E), dark: Color(hex: 0xF85149)), true),
      (Color(light: Color(hex: 0x2DA44E), dark: Color(hex: 0x238636)), true),
      (Color(light: Color(hex: 0xFFCECB), dark: Color(hex: 0x8E1519)), false),
    ]
    try await forEach(cases) { color, isPainted in
      let style = Self.cellStyle(TextStyle().backgroundColored(color))
      #expect((style.background != nil) == isPainted)
      #expect((style.foreground != nil) == isPainted)
      if let text = style.foreground?.color, let behind = style.background?.color {
        #expect(text.contrastRatio(with: behind) >= 4.5)
      }
      var terminal = TerminalRenderer(Self.profile(.trueColor))
      let box = TerminalBox("x", background: BackgroundStyle(color: color))
      #expect(
        terminal.block(box).cells(Self.profile(.trueColor)).lines[0][0].look.background.isEmpty != isPainted)
    }
  }

  @Test("Blocks are legible on either")
  func blocks() {
    var terminal = TerminalRenderer(Self.profile(.trueColor))
    var box = TerminalBox(
      "text",
      background: BackgroundStyle(color: .systemBackground, border: BorderStyle(width: 1, color: .separator)))
    box.titles = [.init("\("title", style: TextStyle(color: .yellow))")]
    terminal.append(block: box)
    for style in [TerminalTableStyle.plain, .underlined, .rounded, .grid] {
      terminal.append(
        block: TerminalTable(columns: ["a", "b"], rows: [[1, "x"]], caption: "c", style: style))
    }
    terminal.append(block: TerminalTree("a", lineStyle: TextStyle(color: .green)) { "b" })
    terminal.append(block: TerminalProgressBar(0.4, style: TextStyle(color: .green)))
    #expect(Self.leastContrast(TerminalCells(terminal.text)) >= 3)
    #expect(!terminal.text.contains("[48;") && !terminal.text.contains("[7m"))
  }

  @Test(
    "Screens of every system are legible on either", arguments: [ColorProfile.ansi256, .trueColor, .ansi16])
  func screens(_ colors: ColorProfile) throws {
    for defaults in [DefaultStyling.system, .material, .primer] {
      let context = ElementContext(defaults: defaults)
      let form = Form {
        Section(header: "Network", footer: "Applies to all.") {
          Row("Wi-Fi", subtitle: "Connected") { Switch(isOn: true) }
          Row("Theme") { SegmentedControl(["Light", "Dark"], selectedIndex: 1) }
          Row("Name") { TextField(text: "Ada", placeholder: "Name") }
          Row("Chosen") { Checkbox("yes", isOn: true) }.with { $0.isSelected = true }
          Slider(value: 0.5, in: 0...1)
          ProgressBar(value: 0.4)
        }
        Button("Save")
        Label("text")
        Hyperlink("link", to: "https://example.org")
      }
      var terminal = TerminalRenderer(Self.profile(colors))
      try terminal.append(form, in: context, columns: 60)
      let cells = TerminalCells(terminal.text)
      #expect(Self.leastContrast(cells) >= 3, "\(terminal.text)")
      // Nothing fills a line from side to side.
      #expect(!cells.lines.contains { $0.count == 60 && $0.allSatisfy { !$0.look.background.isEmpty } })
    }
  }

  @Test("Styles are resolved for a light scheme")
  func traits() {
    #expect(Self.profile(.trueColor).traits.colorScheme == .light)
    #expect(TerminalProfile.plain.colorScheme == nil && TerminalProfile().colorScheme == .dark)
  }
}
