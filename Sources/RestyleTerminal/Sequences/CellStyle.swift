import Restyle

/// The look of a text's cells, as set by "select graphic rendition" (ECMA-48, section 8.3.117).
struct CellStyle: Hashable, Sendable {
  var foreground: TerminalColor?
  var background: TerminalColor?
  var underlineColor: TerminalColor?
  var underline = Underline.none
  var flags: Flags = []

  struct Flags: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let bold = Self(rawValue: 1)
    static let faint = Self(rawValue: 2)
    static let italic = Self(rawValue: 4)
    static let struckThrough = Self(rawValue: 8)
    static let reversed = Self(rawValue: 16)

    /// The flags that are visible without a character.
    static let seenInSpaces: Self = [.struckThrough, .reversed]
  }

  /// The patterns of lines under texts, as kitty and others number them in `4:n`.
  enum Underline: UInt8, Hashable, Sendable {
    case none, single, double, curly, dotted, dashed
  }

  /// The terminal's default.
  static let plain = Self()

  /// The style with the terminal's own background.
  var withoutBackground: Self {
    var style = self
    style.background = nil
    return style
  }
}

extension CellStyle {
  /// Creates the style that is written to the terminal for a look.
  ///
  /// - Parameters:
  ///   - look: The look.
  ///   - profile: The capabilities of the terminal.
  ///   - keepsContrast: Whether another colour is chosen if the nearest one would lose contrast.
  init(_ look: CellLook, on profile: TerminalProfile, keepsContrast: Bool) {
    flags = look.flags
    underline = look.underline
    // The background of translucent colours: the best guess of the terminal's own background.
    let ground = profile.colorScheme == .dark ? Color.black : .white
    let isKnown = profile.colorScheme != nil
    let fill = look.background.flatMap { isKnown || EitherGround.paints($0) ? $0 : nil }
    let behind = fill.map { Self.opaque($0, over: ground, profile) }
    // A clear background counts as none.
    if let color = fill, color.resolved(colorScheme: profile.shownColorScheme).alpha > 0 {
      background = Self.shown(color, as: .background, in: profile) {
        behind.flatMap { TerminalPalette.nearest(to: $0, in: profile.colors) }
      }
    }
    let isOnOwnGround = !isKnown && (fill.map { PaletteColor($0) == .background } ?? true)
    if let color = look.foreground {
      foreground = Self.shown(color, as: .foreground, in: profile) {
        if isOnOwnGround { return EitherGround.text(color, in: profile.colors) }
        let seen = Self.opaque(color, over: behind ?? ground, profile)
        return TerminalPalette.nearest(
          to: seen, in: profile.colors,
          contrast: keepsContrast || profile.colors == .ansi16
            ? (
              min(
                seen.contrastRatio(with: behind ?? ground),
                keepsContrast ? .infinity : TerminalPalette.leastContrast),
              (background?.color ?? ground).relativeLuminance
            ) : nil)
      }
    } else if !isKnown, !isOnOwnGround, let behind {
      // With few colours, a light colour may replace a dark background.
      let text = EitherGround.text(on: background?.color ?? behind)
      foreground = TerminalPalette.nearest(to: text, in: profile.colors)
    }
    underlineColor = look.underlineColor.flatMap { color in
      Self.shown(color, as: .foreground, in: profile) {
        isOnOwnGround
          ? EitherGround.text(color, in: profile.colors)
          : TerminalPalette.nearest(
            to: Self.opaque(color, over: behind ?? ground, profile), in: profile.colors)
      }
    }
  }

  /// A palette colour unchanged, and another colour as `other` chooses it; nil for the terminal's default.
  private static func shown(
    _ color: Color, as kind: PaletteColor, in profile: TerminalProfile, _ other: () -> TerminalColor?
  ) -> TerminalColor? {
    guard profile.colors != .none, let own = PaletteColor(color) else { return other() }
    if case .index(let index) = own { return TerminalColor(index: index) }
    // Text in the default background colour must be set like any other colour.
    return own == kind ? nil : other()
  }

  private static func opaque(_ color: Color, over ground: Color, _ profile: TerminalProfile) -> Color {
    let shown = color.resolved(colorScheme: profile.shownColorScheme)
    return shown.alpha == 1 ? shown : shown.composited(over: ground)
  }
}

extension CellStyle.Underline {
  init(_ pattern: TextLine.Pattern) {
    switch pattern {
    case .none: self = .none
    case .double: self = .double
    case .wavy: self = .curly
    case .dotted: self = .dotted
    case .dashed: self = .dashed
    default: self = .single
    }
  }
}
