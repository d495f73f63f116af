import Restyle

extension TerminalProfile {
  /// Reads what programs are told of the terminal that they write to.
  ///
  /// ```swift
  /// let profile = TerminalProfile(
  ///   environment: ProcessInfo.processInfo.environment, isTerminal: isatty(STDOUT_FILENO) == 1)
  /// ```
  ///
  /// - `NO_COLOR`, if it isn't empty, leaves out colours (no-color.org); bold and the like stay.
  /// - `CLICOLOR_FORCE` and `FORCE_COLOR`, unless they are empty or `0`, make a pipe or a file count as a terminal.
  /// - `CLICOLOR=0` leaves out colours too (bixense.com/clicolors).
  /// - `COLORTERM` of `truecolor` or `24bit` says that all colours are shown, else `TERM` says which.
  /// - `TERM=dumb`, or none at all, is text alone.
  /// - `COLORFGBG` tells by its last number whether the background is dark; without it, it counts as dark.
  /// - `LC_ALL`, `LC_CTYPE` or `LANG`, the first that is set, has lines drawn in ASCII if it names no UTF-8.
  /// - `COLUMNS` is how many cells a line has, unless `columns` is given.
  ///
  /// - Parameters:
  ///   - environment: The variables of the environment.
  ///   - isTerminal: Whether the output is a terminal, and not a pipe or a file.
  ///   - columns: How many cells a line has, if it is known.
  ///   - metrics: How many cells texts take.
  public init(
    environment: [String: String], isTerminal: Bool, columns: Int? = nil, metrics: CellMetrics = .standard
  ) {
    func isOn(_ name: String) -> Bool { environment[name].map { !$0.isEmpty && $0 != "0" } ?? false }
    let isForced = isOn("CLICOLOR_FORCE") || isOn("FORCE_COLOR")
    let term = environment["TERM"]?.lowercased() ?? ""
    let known = ColorProfile(term: term, colorTerm: environment["COLORTERM"]?.lowercased() ?? "")
    let forbidsColors = environment["NO_COLOR"].map { !$0.isEmpty } ?? false || environment["CLICOLOR"] == "0"
    self.init(
      colors: forbidsColors && !isForced ? .none : isForced ? max(known ?? .none, .ansi16) : known ?? .none,
      colorScheme: ColorScheme(colorForegroundBackground: environment["COLORFGBG"]) ?? .dark,
      columns: columns ?? environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        ?? Self.defaultColumns,
      // The console of Linux would show the addresses.
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
  /// What the names of terminals say; nil for one that knows no sequences.
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
  /// What rxvt and others tell as numbers of their palette, such as `15;0` or `0;default;15`.
  fileprivate init?(colorForegroundBackground text: String?) {
    guard let text, let last = text.split(separator: ";").last, let background = Int(last),
      0...15 ~= background
    else { return nil }
    self = background == 7 || background > 8 ? .light : .dark
  }
}
