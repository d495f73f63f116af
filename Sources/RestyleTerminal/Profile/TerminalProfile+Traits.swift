public import Restyle

/// The trait for the number of cells in a line of the terminal; 80 by default.
public struct TerminalColumns: TraitKey {
  /// The name in serialised traits.
  public static let name = "terminalColumns"
  /// The number of cells in a line by default.
  public static let defaultValue = TerminalProfile.defaultColumns

  /// Creates the key.
  public init() {}
}

/// The trait for the colours that the terminal can show; all by default.
public struct TerminalColors: TraitKey {
  /// The name in serialised traits.
  public static let name = "terminalColors"
  /// The default colours.
  public static let defaultValue = ColorProfile.trueColor

  /// Creates the key.
  public init() {}
}

extension TraitKey where Self == TerminalColumns {
  /// The number of cells in a line of the terminal.
  public static var terminalColumns: Self { Self() }
}

extension TraitKey where Self == TerminalColors {
  /// The colours that the terminal can show.
  public static var terminalColors: Self { Self() }
}

extension TerminalProfile {
  /// The traits for resolving styles: the idiom, the colour scheme, the colours and the columns.
  ///
  /// The width is compact below 60 columns.
  public var traits: TraitCollection { traits(over: TraitCollection()) }

  /// The terminal's own traits over others.
  func traits(over others: TraitCollection) -> TraitCollection {
    var traits = others
    traits.idiom = .terminal
    traits.colorScheme = shownColorScheme
    traits.horizontalSizeClass = columns < 60 ? .compact : .regular
    traits[.terminalColumns] = columns
    traits[.terminalColors] = colors
    return traits
  }
}
