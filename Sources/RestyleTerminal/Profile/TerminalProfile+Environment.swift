import Restyle

extension TerminalProfile {
  /// Creates a profile from the environment variables that describe the terminal.
  ///
  /// ```swift
  /// let profile = TerminalProfile(
  ///   environment: ProcessInfo.processInfo.environment, isTerminal: isatty(STDOUT_FILENO) == 1)
  /// ```
  ///
  /// - `NO_COLOR`, if it isn't empty, disables colours whatever else is set (no-color.org). Bold text and the like are
  ///   kept.
  /// - `CLICOLOR_FORCE` and `FORCE_COLOR`, unless they are empty or `0`, make a pipe or a file count as a terminal.
  /// - `CLICOLOR=0` disables colours too, unless they are forced (bixense.com/clicolors).
  /// - `COLORTERM` with `truecolor` or `24bit` means all colours. So does a `WT_SESSION` that isn't empty, which
  ///   identifies Windows Terminal. Otherwise `TERM` sets the colours.
  /// - `TERM=dumb`, or an unset `TERM` outside of Windows Terminal, means plain text.
  /// - `COLORFGBG` tells by its last number whether the background is dark; without it, the scheme is unknown.
  /// - `LC_ALL`, `LC_CTYPE` or `LANG`, the first one that is set, means lines in ASCII if it doesn't name UTF-8.
  /// - `COLUMNS` is the number of cells in a line, unless `columns` is given.
  ///
  /// - Parameters:
  ///   - environment: The environment variables.
  ///   - isTerminal: Whether the output is a terminal instead of a pipe or a file.
  ///   - columns: The number of cells in a line, if it is known.
  ///   - metrics: The widths of texts.
  public init(
    environment: [String: String], isTerminal: Bool, columns: Int? = nil, metrics: CellMetrics = .standard
  ) {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    func isOn(_ name: String) -> Bool { isSet(name) && environment[name] != "0" }
    let isForced = isOn("CLICOLOR_FORCE") || isOn("FORCE_COLOR")
    let term = environment["TERM"]?.lowercased() ?? ""
    let isWindowsTerminal = isSet("WT_SESSION")
    let known = ColorProfile(
      // Native Windows programs have no `TERM` variable.
      term: isWindowsTerminal && term.isEmpty ? "xterm" : term,
      colorTerm: isWindowsTerminal ? "truecolor" : environment["COLORTERM"]?.lowercased() ?? "")
    let forbidsColors = isSet("NO_COLOR") || environment["CLICOLOR"] == "0" && !isForced
    self.init(
      colors: forbidsColors ? .none : isForced ? max(known ?? .none, .ansi16) : known ?? .none,
      colorScheme: ColorScheme(colorForegroundBackground: environment["COLORFGBG"]),
      columns: columns ?? environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        ?? Self.defaultColumns,
      // Linux's console would show the addresses as text.
      showsLinks: isTerminal && term != "linux", metrics: metrics)
    if !isForced && (!isTerminal || known == nil) {
      self = .plain.with {
        $0.columns = self.columns
        $0.metrics = metrics
      }
    }
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    drawsASCII = locale.map { !$0.lowercased().contains("utf") } ?? false
  }
}

extension ColorProfile {
  /// The profile for a terminal's name; nil for a terminal that doesn't support sequences.
  fileprivate init?(term: String, colorTerm: String) {
    if term.isEmpty || term == "dumb" || term == "unknown" { return nil }
    let showsAll = ["kitty", "ghostty", "wezterm", "alacritty", "foot", "contour", "direct", "truecolor"]
    if colorTerm == "truecolor" || colorTerm == "24bit" || showsAll.contains(where: { term.contains($0) }) {
      self = .trueColor
    } else if term.contains("256color") {
      self = .ansi256
    } else if term.hasPrefix("vt1") || term.hasPrefix("vt2") || term.hasSuffix("-m")
      || term.hasSuffix("-mono")
    {
      self = .none
    } else {
      self = .ansi16
    }
  }
}

extension ColorScheme {
  /// The palette numbers that rxvt and others set, such as `15;0` or `0;default;15`.
  fileprivate init?(colorForegroundBackground text: String?) {
    guard let text, let last = text.split(separator: ";").last, let background = Int(last),
      0...15 ~= background
    else { return nil }
    self = background == 7 || background > 8 ? .light : .dark
  }
}
