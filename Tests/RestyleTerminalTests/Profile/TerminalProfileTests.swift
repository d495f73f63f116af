import Restyle
import RestyleTerminal
import TestSupport
import Testing

@Suite struct TerminalProfileTests {
  @Test
  func environmentTellsColors() async throws {
    try await forEach([
      (["TERM": "xterm-256color"], ColorProfile.ansi256), (["TERM": "xterm"], .ansi16),
      (["TERM": "xterm-kitty"], .trueColor),
      (["TERM": "xterm", "COLORTERM": "truecolor"], .trueColor),
      (["TERM": "screen-256color", "COLORTERM": "24bit"], .trueColor),
      (["TERM": "vt100"], .none), (["TERM": "xterm-mono"], .none), (["TERM": "xterm-direct"], .trueColor),
      (["TERM": "xterm", "NO_COLOR": "1"], .none), (["TERM": "xterm", "NO_COLOR": ""], .ansi16),
      (["TERM": "xterm", "CLICOLOR": "0"], .none),
      (["TERM": "XTERM-256COLOR"], .ansi256),
      (["TERM": "xterm", "CLICOLOR": "0", "CLICOLOR_FORCE": "1"], .ansi16),
      (["TERM": "xterm-256color", "WT_SESSION": "6c1f"], .trueColor), (["WT_SESSION": "6c1f"], .trueColor),
      (["TERM": "xterm", "WT_SESSION": ""], .ansi16),
      (["TERM": "xterm-256color", "WT_SESSION": "6c1f", "NO_COLOR": "1"], .none),
    ]) { (environment: [String: String], colors: ColorProfile) in
      let profile = TerminalProfile(environment: environment, isTerminal: true)
      #expect(profile.colors == colors)
      #expect(profile.writesSequences)
    }
  }

  @Test(arguments: [
    ([:], true), (["TERM": "dumb"], true), (["TERM": "dumb", "COLORTERM": "truecolor"], true),
    (["TERM": "dumb", "WT_SESSION": "6c1f"], true),
    (["TERM": "xterm-256color"], false),
    (["TERM": "xterm", "CLICOLOR_FORCE": "0"], false),
  ])
  func whatIsNoTerminalGetsTextAlone(_ environment: [String: String], _ isTerminal: Bool) {
    #expect(!TerminalProfile(environment: environment, isTerminal: isTerminal).writesSequences)
  }

  @Test(arguments: [["CLICOLOR_FORCE": "1"], ["FORCE_COLOR": "3"], ["CLICOLOR_FORCE": "1", "TERM": "dumb"]])
  func sequencesCanBeForced(_ environment: [String: String]) {
    let profile = TerminalProfile(environment: environment, isTerminal: false)
    #expect(profile.writesSequences)
    #expect(profile.colors == .ansi16)
    #expect(!profile.showsLinks)
  }

  /// Source: no-color.org, which speaks of colours alone.
  @Test(arguments: [true, false], ["CLICOLOR_FORCE", "FORCE_COLOR", "CLICOLOR", "COLORTERM", "WT_SESSION"])
  func noColorWins(_ isTerminal: Bool, _ name: String) {
    for value in ["1", "0", "truecolor"] {
      var environment = ["TERM": "xterm-256color", name: value]
      let allowed = TerminalProfile(environment: environment, isTerminal: isTerminal)
      environment["NO_COLOR"] = "0"
      let profile = TerminalProfile(environment: environment, isTerminal: isTerminal)
      #expect(profile.colors == .none)
      #expect(profile.writesSequences == allowed.writesSequences)
      environment["NO_COLOR"] = ""
      #expect(TerminalProfile(environment: environment, isTerminal: isTerminal) == allowed)
    }
  }

  @Test
  func backgroundTellsTheScheme() async throws {
    try await forEach([
      ("15;0", ColorScheme.dark), ("0;15", .light), ("0;default;15", .light), ("12;8", .dark),
      ("0;7", .light), ("", nil), ("0;99", nil), ("x", nil), ("0;default", nil),
    ]) { (text: String, scheme: ColorScheme?) in
      let profile = TerminalProfile(environment: ["TERM": "xterm", "COLORFGBG": text], isTerminal: true)
      #expect(profile.colorScheme == scheme)
      #expect(profile.traits.colorScheme == scheme ?? .light)
    }
  }

  @Test(arguments: [
    ([:], nil, 80), (["COLUMNS": "120"], nil, 120), (["COLUMNS": "120"], 40, 40),
    (["COLUMNS": "-3"], nil, 80), (["COLUMNS": "x"], 0, 1),
  ])
  func columnsAreKnownOrEighty(_ environment: [String: String], _ columns: Int?, _ expected: Int) {
    for isTerminal in [true, false] {
      let profile = TerminalProfile(environment: environment, isTerminal: isTerminal, columns: columns)
      #expect(profile.columns == expected)
      #expect(profile.traits[.terminalColumns] == expected)
    }
  }

  @Test(arguments: [
    ([:], false), (["LANG": "en_GB.UTF-8"], false), (["LANG": "C.utf8"], false), (["LANG": "C"], true),
    (["LANG": "de_DE.ISO-8859-1"], true), (["LC_ALL": "POSIX", "LANG": "C.UTF-8"], true),
    (["LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LANG": "C"], false),
  ])
  func localesTellWhatCanBeDrawn(_ environment: [String: String], _ drawsASCII: Bool) {
    for isTerminal in [true, false] {
      let profile = TerminalProfile(
        environment: environment.merging(["TERM": "xterm"]) { $1 }, isTerminal: isTerminal)
      #expect(profile.drawsASCII == drawsASCII)
    }
  }

  @Test func traitsTellWhatStylesAreShownOn() {
    let traits = TerminalProfile(colors: .ansi256, columns: 40).traits
    #expect(traits.idiom == .terminal)
    #expect(traits[.terminalColors] == .ansi256)
    #expect(traits.horizontalSizeClass == .compact)
    #expect(TerminalProfile().traits.horizontalSizeClass == .regular)
  }
}
