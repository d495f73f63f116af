import Restyle

/// How the cells of a text look: what a terminal can be asked for by "select graphic rendition" (ECMA-48, section 8.3.117).
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

    /// What is seen where there is no character.
    static let seenInSpaces: Self = [.struckThrough, .reversed]
  }

  /// The patterns of lines under texts, as kitty and others number them in `4:n`.
  enum Underline: UInt8, Hashable, Sendable {
    case none, single, double, curly, dotted, dashed
  }

  /// What a terminal shows by itself.
  static let plain = Self()

  /// The style with the terminal's own background.
  var withoutBackground: Self {
    var style = self
    style.background = nil
    return style
  }
}

extension CellStyle {
  /// Turns a look into what is written to the terminal.
  ///
  /// - Parameters:
  ///   - look: The look.
  ///   - profile: What the terminal shows.
  ///   - keepsContrast: Whether a colour gives way to another one so that contrast isn't lost with colours.
  init(_ look: CellLook, on profile: TerminalProfile, keepsContrast: Bool) {
    flags = look.flags
    underline = look.underline
    // What a translucent colour is seen over: nobody knows the terminal's own background better than this.
    let ground = profile.colorScheme == .dark ? Color.black : .white
    let isKnown = profile.colorScheme != nil
    let fill = look.background.flatMap { isKnown || EitherGround.paints($0) ? $0 : nil }
    let behind = fill.map { Self.opaque($0, over: ground, profile) }
    // Nothing is what is behind a clear one, too.
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
      // With few colours, a dark background may be shown as a light one.
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

  /// A colour of the terminal's own palette as itself, and another one as it is chosen; nil for the terminal's own.
  private static func shown(
    _ color: Color, as kind: PaletteColor, in profile: TerminalProfile, _ other: () -> TerminalColor?
  ) -> TerminalColor? {
    guard profile.colors != .none, let own = PaletteColor(color) else { return other() }
    if case .index(let index) = own { return TerminalColor(index: index) }
    // Text in the colour of the background has to be asked for as any other colour.
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
