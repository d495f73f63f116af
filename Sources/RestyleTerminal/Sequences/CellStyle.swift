import Restyle

/// How the cells of a text look: what a terminal can be told by "select graphic rendition" (ECMA-48, section 8.3.117).
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
  }

  /// The patterns of lines under texts, as kitty and others number them in `4:n`.
  enum Underline: UInt8, Hashable, Sendable {
    case none, single, double, curly, dotted, dashed
  }

  /// What a terminal shows by itself.
  static let plain = Self()
}

extension CellStyle {
  /// Turns a text's style into that of cells.
  ///
  /// - Parameters:
  ///   - style: The style, resolved for the terminal's traits.
  ///   - profile: What the terminal shows.
  ///   - keepsContrast: Whether a colour gives way to another one so that contrast isn't lost with colours.
  init(_ style: TextStyle, on profile: TerminalProfile, keepsContrast: Bool) {
    // What a translucent colour is seen over: nobody knows the terminal's own background better than this.
    let ground = profile.colorScheme == .dark ? Color.black : .white
    let behind = style.backgroundColor.map { Self.opaque($0, over: ground, profile) }
    background = behind.flatMap { TerminalPalette.nearest(to: $0, in: profile.colors) }
    if let color = style.attribute(for: .color) {
      let seen = Self.opaque(color, over: behind ?? ground, profile)
      foreground = TerminalPalette.nearest(
        to: seen, in: profile.colors,
        contrast: keepsContrast
          ? (seen.contrastRatio(with: behind ?? ground), (background?.color ?? ground).relativeLuminance)
          : nil)
    }
    if let weight = style.fontWeight {
      if weight >= .semibold { flags.insert(.bold) }
      if weight <= .light { flags.insert(.faint) }
    }
    if let slant = style.fontSlant, slant != .upright { flags.insert(.italic) }
    if let line = style.strikethrough, line.pattern != .none { flags.insert(.struckThrough) }
    if let line = style.underline {
      underline = Underline(line.pattern)
      underlineColor = line.color.flatMap {
        TerminalPalette.nearest(to: Self.opaque($0, over: behind ?? ground, profile), in: profile.colors)
      }
    }
  }

  private static func opaque(_ color: Color, over ground: Color, _ profile: TerminalProfile) -> Color {
    color.resolved(colorScheme: profile.colorScheme).composited(over: ground)
  }
}

extension CellStyle.Underline {
  fileprivate init(_ pattern: TextLine.Pattern) {
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
