public import Restyle

/// The trait for how many cells a line of the terminal has; 80 where nothing else is said.
public struct TerminalColumns: TraitKey {
  /// The name in serialised traits.
  public static let name = "terminalColumns"
  /// How many cells a line has where nothing else is said.
  public static let defaultValue = TerminalProfile.defaultColumns

  /// Makes the key.
  public init() {}
}

/// The trait for the colours that the terminal can show; all where nothing else is said.
public struct TerminalColors: TraitKey {
  /// The name in serialised traits.
  public static let name = "terminalColors"
  /// The colours that are shown where nothing else is said.
  public static let defaultValue = ColorProfile.trueColor

  /// Makes the key.
  public init() {}
}

extension TraitKey where Self == TerminalColumns {
  /// How many cells a line of the terminal has.
  public static var terminalColumns: Self { Self() }
}

extension TraitKey where Self == TerminalColors {
  /// The colours that the terminal can show.
  public static var terminalColors: Self { Self() }
}

extension TerminalProfile {
  /// The traits that styles are resolved for: the idiom, the colour scheme, the colours and the columns.
  ///
  /// Fewer than 60 columns are compact.
  public var traits: TraitCollection {
    var traits = TraitCollection()
    traits.idiom = .terminal
    traits.colorScheme = colorScheme
    traits.horizontalSizeClass = columns < 60 ? .compact : .regular
    traits[.terminalColumns] = columns
    traits[.terminalColors] = colors
    return traits
  }
}
