import Restyle
import RestyleElements
import TestSupport
import Testing

@testable import RestyleTerminal

@Suite("Colours of the terminal's own palette")
struct ANSIColorTests {
  private func text(_ style: TextStyle, _ profile: TerminalProfile = TerminalProfile()) -> String {
    var terminal = TerminalRenderer(profile)
    terminal.append(StyledText("x", style: style))
    return terminal.text
  }

  @Test("Each is asked for by its number, whatever the depth and the scheme")
  func numbers() async throws {
    try await forEach(ANSIColor.allCases, [ColorProfile.ansi16, .ansi256, .trueColor]) { color, colors in
      let number = Int(color.rawValue)
      for scheme in [ColorScheme.dark, .light, nil] {
        let profile = TerminalProfile(colors: colors, colorScheme: scheme)
        #expect(
          text(TextStyle(color: .ansi(color)), profile).hasPrefix(
            "\u{1B}[\(number < 8 ? 30 + number : 82 + number)mx"))
        let behind = text(TextStyle(color: .ansi(.red)).backgroundColored(.ansi(color)), profile)
        #expect(behind.hasPrefix("\u{1B}[31;\(number < 8 ? 40 + number : 92 + number)mx"))
      }
    }
  }

  @Test("The terminal's own colours of texts and of its background are asked for by nothing, or by 39 and 49")
  func defaults() {
    for scheme in [ColorScheme.dark, .light, nil] {
      let profile = TerminalProfile(colorScheme: scheme)
      #expect(
        text(TextStyle(color: .terminalForeground).backgroundColored(.terminalBackground), profile) == "x")
      var terminal = TerminalRenderer(profile)
      terminal.append(
        "\("a", style: TextStyle(color: .ansi(.red)))\("b", style: TextStyle(color: .terminalForeground).bold)"
          as StyledString)
      #expect(terminal.text == "\u{1B}[31ma\u{1B}[0;1mb\u{1B}[m")
    }
    // Where they change places, they have to be asked for as other colours.
    #expect(text(TextStyle(color: .terminalBackground)) == "\u{1B}[38;2;0;0;0mx\u{1B}[m")
  }

  @Test("Without colours there are none")
  func none() {
    let environment = ["TERM": "xterm-256color", "NO_COLOR": "1"]
    let profile = TerminalProfile(environment: environment, isTerminal: true)
    let style = TextStyle(color: .ansi(.red)).backgroundColored(.ansi(.blue)).bold
    #expect(text(style, profile) == "\u{1B}[1mx\u{1B}[m")
    #expect(text(style, .plain) == "x")
  }

  @Test("Elsewhere they show what xterm shows, or what defaults say")
  func elsewhere() {
    #expect(Color.ansi(.red).cssText() == "#cd0000" && Color.ansi(.brightBlue).cssText() == "#5c5cff")
    #expect(Color.terminalForeground.cssText(colorScheme: .dark) == Color.white.cssText())
    let named = NamedValue("ansi-bright-red", Color.red)
    var defaults = DefaultStyling.system
    defaults[named] = .orange
    DefaultStyling.withDefaults(defaults) {
      #expect(Color.ansi(.brightRed).looksEqual(to: .orange, in: TraitCollection()))
    }
    #expect(Set(ANSIColor.allCases.map { Color.ansi($0) }).count == 16)
    #expect(Color.ansi(.red) != Color(hex: 0xCD0000))
  }

  @Test("Boxes, tables, bars and elements have them")
  func blocks() throws {
    for scheme in [ColorScheme.dark, .light, nil] {
      var terminal = TerminalRenderer(TerminalProfile(colorScheme: scheme))
      let border = BorderStyle(width: 1, color: .ansi(.cyan))
      terminal.append(
        block: TerminalBox("x", background: BackgroundStyle(color: .ansi(.blue), border: border)))
      var style = TerminalTableStyle.rounded
      style.columnSeparator.color = .ansi(.yellow)
      terminal.append(block: TerminalTable(columns: [], rows: [["a", "b"]], style: style))
      terminal.append(block: TerminalProgressBar(0.5, style: TextStyle(color: .ansi(.green))), columns: 20)
      try terminal.append(Label("text", style: TextStyle(color: .ansi(.magenta))))
      for number in ["36", "44", "33", "32", "35"] {
        #expect(terminal.text.contains(try Regex("\u{1B}\\[([0-9]+;)*\(number)(;[0-9]+)*m")), "\(number)")
      }
    }
  }

  @Test("One over another keeps its number, and mixtures are what xterm's would be")
  func mixtures() {
    var terminal = TerminalRenderer()
    let text = StyledString("x", style: TextStyle().backgroundColored(.ansi(.red)))
    #expect(terminal.block(text).filled(with: .ansi(.blue)).cells().lines[0][0].look.background == [1])
    #expect(terminal.block("x").filled(with: .ansi(.blue)).cells().lines[0][0].look.background == [4])
    let half = Color.ansi(.red).opacity(0.5)
    #expect(terminal.block("x").filled(with: half).cells().lines[0][0].look.background == [103, 0, 0])
    let line = String(repeating: "x", count: 40)
    let gradients = [[Color.ansi(.red), .ansi(.brightBlue)], [Color(hex: 0xCD0000), Color(hex: 0x5C5CFF)]].map
    {
      Gradient.linear(angle: .degrees(90), colors: $0)
    }
    for profile in [TerminalProfile(), TerminalProfile(colorScheme: nil)] {
      let shown = gradients.map {
        terminal.block(line).colored(with: $0).cells(profile).lines[0].map(\.look.foreground)
      }
      #expect(shown[0] == shown[1] && Set(shown[0]).count > 10)
    }
  }

  @Test("They survive being written as source")
  func source() { #expect(Color.ansi(.red).debugDescription.contains("ansi-red")) }
}
