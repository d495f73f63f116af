public import Restyle

/// One of the sixteen colours of a terminal's palette, which its user chooses.
///
/// ```swift
/// let passed = TextStyle(color: .ansi(.green)).bold
/// let warning = BackgroundStyle(color: .ansi(.yellow))
/// ```
public enum ANSIColor: UInt8, Hashable, Sendable, Codable, CaseIterable, NonisolatedValue {
  /// Black, colour 0.
  case black
  /// Red, colour 1.
  case red
  /// Green, colour 2.
  case green
  /// Yellow, colour 3.
  case yellow
  /// Blue, colour 4.
  case blue
  /// Magenta, colour 5.
  case magenta
  /// Cyan, colour 6.
  case cyan
  /// White, colour 7, which many palettes show as a light grey.
  case white
  /// Bright black, colour 8, which most palettes show as a dark grey.
  case brightBlack
  /// Bright red, colour 9.
  case brightRed
  /// Bright green, colour 10.
  case brightGreen
  /// Bright yellow, colour 11.
  case brightYellow
  /// Bright blue, colour 12.
  case brightBlue
  /// Bright magenta, colour 13.
  case brightMagenta
  /// Bright cyan, colour 14.
  case brightCyan
  /// Bright white, colour 15.
  case brightWhite
}

extension Color {
  /// Returns a colour of the terminal's palette, as its user has set it.
  ///
  /// A terminal shows the colour by its number (SGR 30 to 37 and 90 to 97, or 40 to 47 and 100 to 107 behind a text),
  /// however many other colours it has. Other outputs show the colour that xterm has without settings (`XTerm-col.ad`).
  /// Defaults can have another colour under the value's name, such as `ansi-red` or `ansi-bright-red`.
  ///
  /// The colour is a named value, also in JSON and Swift source. Computations with it, such as contrast, mixtures and
  /// gradients, use xterm's colour, since the user's is unknown.
  ///
  /// - Parameter color: The colour of the palette.
  /// - Returns: The colour.
  public static func ansi(_ color: ANSIColor) -> Color { PaletteColor.colors[Int(color.rawValue)] }

  /// The terminal's default colour of text (SGR 39): black in a light scheme, and white in a dark one.
  public static var terminalForeground: Color { PaletteColor.colors[16] }

  /// The terminal's default background colour (SGR 49): white in a light scheme, and black in a dark one.
  public static var terminalBackground: Color { PaletteColor.colors[17] }
}

/// A colour from the terminal's palette.
enum PaletteColor: Hashable {
  case index(UInt8)
  case foreground
  case background

  /// The sixteen colours, followed by the default foreground and background.
  fileprivate static let colors: [Color] = {
    let sixteen = ANSIColor.allCases.map { color in
      Color.named(NamedValue("ansi-\(color.name)", TerminalColor(index: color.rawValue).color))
    }
    return sixteen + [
      .named(NamedValue("terminal-foreground", Color(light: .black, dark: .white))),
      .named(NamedValue("terminal-background", Color(light: .white, dark: .black))),
    ]
  }()

  private static let known: [Color: PaletteColor] = {
    let kinds = ANSIColor.allCases.map { PaletteColor.index($0.rawValue) } + [.foreground, .background]
    return Dictionary(zip(colors, kinds)) { first, _ in first }
  }()

  /// Nil for a colour that isn't in the terminal's palette.
  init?(_ color: Color) {
    // A fast path: nearly all colours aren't references.
    guard color.isReference, let known = Self.known[color] else { return nil }
    self = known
  }
}

extension Color {
  /// The colour resolved with the current defaults; the terminal's palette colours stay named values.
  var withoutNamedValues: Color { PaletteColor(self) == nil ? plain : self }
}

extension ANSIColor {
  /// The name with hyphens between its words.
  fileprivate var name: String {
    let name = "\(self)"
    return name.hasPrefix("bright") ? "bright-\(name.dropFirst(6).lowercased())" : name
  }
}
