public import Restyle

/// One of the sixteen colours of a terminal that its user chooses.
///
/// ```swift
/// let passed = TextStyle(color: .ansi(.green)).bold
/// let warning = BackgroundStyle(color: .ansi(.yellow))
/// ```
public enum ANSIColor: UInt8, Hashable, Sendable, Codable, CaseIterable {
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite
}

extension Color {
  /// Returns a colour of the terminal's palette, as its user has set it.
  ///
  /// A terminal is asked for the colour by its number (SGR 30 to 37 and 90 to 97, or 40 to 47 and 100 to 107 behind a text),
  /// however many others it can show. Every other output shows what xterm shows without settings (`XTerm-col.ad`), unless
  /// defaults have another colour for the value's name, such as `ansi-red` and `ansi-bright-red`.
  ///
  /// It is a named value, and so is what JSON and Swift source have of it. What depends on how it looks, such as contrast, its
  /// mixtures and gradients, takes xterm's colour, since nobody knows that of the user.
  ///
  /// - Parameter color: Which of the colours.
  /// - Returns: The colour.
  public static func ansi(_ color: ANSIColor) -> Color { PaletteColor.colors[Int(color.rawValue)] }

  /// The colour in which the terminal shows texts by itself (SGR 39): black in a light scheme, and white in a dark one.
  public static var terminalForeground: Color { PaletteColor.colors[16] }

  /// The colour of the terminal's own background (SGR 49): white in a light scheme, and black in a dark one.
  public static var terminalBackground: Color { PaletteColor.colors[17] }
}

/// A colour that a terminal has itself.
enum PaletteColor: Hashable {
  case index(UInt8)
  case foreground
  case background

  /// The sixteen, and those of texts and of the background.
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

  /// Nil for a colour that isn't the terminal's own.
  init?(_ color: Color) {
    // Nearly all colours refer to nothing.
    guard color.isReference, let known = Self.known[color] else { return nil }
    self = known
  }
}

extension Color {
  /// The colour under the current defaults; the terminal's own colours are named values that stay what they are.
  var withoutNamedValues: Color { PaletteColor(self) == nil ? plain : self }
}

extension ANSIColor {
  /// The name as words with hyphens.
  fileprivate var name: String {
    let name = "\(self)"
    return name.hasPrefix("bright") ? "bright-\(name.dropFirst(6).lowercased())" : name
  }
}
