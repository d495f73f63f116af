public import Restyle

/// What a terminal, or whatever stands behind an output, can show.
///
/// ```swift
/// let profile = TerminalProfile(
///   environment: ["TERM": "xterm-256color", "COLORFGBG": "15;0"], isTerminal: true)
/// profile.colors  // .ansi256
/// profile.colorScheme  // .dark
/// ```
///
/// Nothing is asked of the system or the terminal: what is known is what is passed in.
public struct TerminalProfile: Hashable, Sendable {
  /// Whether escape sequences are written at all; without them text is plain.
  public var writesSequences: Bool
  /// Which colours are shown.
  public var colors: ColorProfile
  /// Whether text is dark on light, or light on dark.
  public var colorScheme: ColorScheme
  /// How many cells a line has; at least one.
  public var columns: Int {
    didSet { columns = max(columns, 1) }
  }
  /// Whether links can be followed (OSC 8).
  public var showsLinks: Bool
  /// Whether lines, marks and bars are drawn with characters of ASCII alone; texts stay as they are.
  public var drawsASCII = false
  /// How many cells texts take.
  public var metrics: CellMetrics

  /// Makes a profile.
  ///
  /// - Parameters:
  ///   - colors: Which colours are shown.
  ///   - colorScheme: Whether text is dark on light, or light on dark.
  ///   - columns: How many cells a line has; numbers below one count as one.
  ///   - showsLinks: Whether links can be followed.
  ///   - metrics: How many cells texts take.
  public init(
    colors: ColorProfile = .trueColor, colorScheme: ColorScheme = .dark, columns: Int = Self.defaultColumns,
    showsLinks: Bool = true, metrics: CellMetrics = .standard
  ) {
    writesSequences = true
    self.colors = colors
    self.colorScheme = colorScheme
    self.columns = max(columns, 1)
    self.showsLinks = showsLinks
    self.metrics = metrics
  }

  /// How many cells a line has where nobody knows.
  public static let defaultColumns = 80

  /// Text alone, as for a file.
  public static let plain = Self(colors: .none, showsLinks: false).with { $0.writesSequences = false }
}

extension TerminalProfile {
  /// Returns the profile changed.
  public func with(_ change: (inout Self) throws -> Void) rethrows -> Self {
    var copy = self
    try change(&copy)
    return copy
  }
}

extension TerminalProfile {
  /// Whether nothing but ASCII can be drawn: the characters for lines are as wide as others only if ambiguous ones are.
  var drawsASCIIOnly: Bool { drawsASCII || metrics.ambiguousWidth == .wide }
}
