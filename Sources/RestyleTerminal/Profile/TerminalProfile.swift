public import Restyle

/// The capabilities of a terminal, a pipe or a file.
///
/// ```swift
/// let profile = TerminalProfile(
///   environment: ["TERM": "xterm-256color", "COLORFGBG": "0;15"], isTerminal: true)
/// profile.colors  // .ansi256
/// profile.colorScheme  // .light
/// ```
///
/// A profile contains only what you pass in. It queries neither the system nor the terminal.
public struct TerminalProfile: Hashable, Sendable {
  /// Whether escape sequences are written; otherwise text is plain.
  public var writesSequences: Bool
  /// The colours that are shown.
  public var colors: ColorProfile
  /// The colour scheme of the terminal; nil if it is unknown.
  ///
  /// If it is unknown, styles are resolved for a light scheme. Colours that wouldn't be legible on both black and white
  /// are lightened or darkened, or replaced with the terminal's own. Backgrounds that are light in one scheme and dark
  /// in the other aren't painted.
  public var colorScheme: ColorScheme?
  /// The number of cells in a line; at least one.
  public var columns: Int { didSet { columns = max(columns, 1) } }
  /// Whether links can be followed (OSC 8).
  public var showsLinks: Bool
  /// Whether lines, marks and bars are drawn with ASCII characters only; texts are unaffected, except for ellipses.
  public var drawsASCII = false
  /// The widths of texts.
  public var metrics: CellMetrics

  /// Creates a profile.
  ///
  /// - Parameters:
  ///   - colors: The colours that are shown.
  ///   - colorScheme: The colour scheme of the terminal; nil if it is unknown.
  ///   - columns: The number of cells in a line; numbers below one count as one.
  ///   - showsLinks: Whether links can be followed.
  ///   - metrics: The widths of texts.
  public init(
    colors: ColorProfile = .trueColor, colorScheme: ColorScheme? = .dark, columns: Int = Self.defaultColumns,
    showsLinks: Bool = true, metrics: CellMetrics = .standard
  ) {
    writesSequences = true
    self.colors = colors
    self.colorScheme = colorScheme
    self.columns = max(columns, 1)
    self.showsLinks = showsLinks
    self.metrics = metrics
  }

  /// The number of cells in a line if it is unknown.
  @usableFromInline package static let defaultColumns = 80

  /// Plain text, as for a file, in which lines below headings replace their weight.
  public static let plain = Self(colors: .none, colorScheme: nil, showsLinks: false).with {
    $0.writesSequences = false
  }
}

extension TerminalProfile {
  /// Returns a changed copy of the profile.
  public func with(_ change: (inout Self) throws -> Void) rethrows -> Self {
    var copy = self
    try change(&copy)
    return copy
  }

  /// The scheme whose variants of colours are shown.
  var shownColorScheme: ColorScheme { colorScheme ?? Self.assumedColorScheme }

  /// The colour scheme if the background is unknown; its variants are shown if they are legible.
  static let assumedColorScheme = ColorScheme.light

  /// Whether only ASCII can be drawn: the characters for lines are narrow only if ambiguous ones are.
  var drawsASCIIOnly: Bool { drawsASCII || metrics.ambiguousWidth == .wide }

  /// The mark of text that was cut off, or that isn't loaded yet.
  var ellipsis: String { drawsASCIIOnly ? "..." : "…" }
}
