import Restyle

/// The look of cells before their background and the terminal's colours are known.
///
/// A class, since most of a block's many runs share a few looks.
final class CellLook: Sendable {
  let foreground: Color?
  let background: Color?
  let underlineColor: Color?
  let underline: CellStyle.Underline
  let flags: CellStyle.Flags
  /// The bytes for a link: its parameters and its target, in printable ASCII.
  let link: [UInt8]?
  /// Whether the look is invisible without characters.
  let isInvisible: Bool
  /// Whether the look hides everything behind it.
  let isOpaque: Bool

  init(
    foreground: Color? = nil, background: Color? = nil, underlineColor: Color? = nil,
    underline: CellStyle.Underline = .none, flags: CellStyle.Flags = [], link: [UInt8]? = nil
  ) {
    self.foreground = foreground
    self.background = background
    self.underlineColor = underlineColor
    self.underline = underline
    self.flags = flags
    self.link = link
    // A colour of the terminal's palette is opaque.
    isOpaque = background.map { PaletteColor($0) != nil || $0.alpha == 1 && !$0.varies } ?? false
    isInvisible =
      background == nil && underline == .none && flags.isDisjoint(with: .seenInSpaces) && link == nil
  }

  /// The terminal's default.
  static let plain = CellLook()
}

extension CellLook {
  /// The look of a text.
  ///
  /// - Parameters:
  ///   - style: The style, resolved for the terminal's traits.
  ///   - link: The target of its link in printable ASCII.
  convenience init(_ style: TextStyle, link: [UInt8]?) {
    var flags: CellStyle.Flags = []
    if let weight = style.fontWeight {
      if weight >= .semibold { flags.insert(.bold) }
      if weight <= .light { flags.insert(.faint) }
    }
    if let slant = style.fontSlant, slant != .upright { flags.insert(.italic) }
    if let line = style.strikethrough, line.pattern != .none { flags.insert(.struckThrough) }
    if style.isReversed { flags.insert(.reversed) }
    // Without named values, since looks may be written with other defaults.
    self.init(
      foreground: style.attribute(for: .color)?.withoutNamedValues,
      background: style.backgroundColor?.withoutNamedValues,
      underlineColor: style.underline?.color?.withoutNamedValues,
      underline: style.underline.map { CellStyle.Underline($0.pattern) } ?? .none, flags: flags, link: link)
  }

  /// The look over a background, which is visible through translucent colours.
  func over(_ color: Color) -> CellLook {
    changed(
      // A colour of the terminal's palette is opaque, and stays a palette colour.
      foreground: foreground,
      background: background.map { PaletteColor($0) == nil ? $0.composited(over: color) : $0 } ?? color,
      link: link)
  }

  /// The look with another text colour.
  func colored(_ color: Color) -> CellLook { changed(foreground: color, background: background, link: link) }

  /// The look with an identifier for its link, since other links can have the same target.
  func named(_ number: Int) -> CellLook {
    changed(
      foreground: foreground, background: background, link: link.map { Array("id=\(number)".utf8) + $0 })
  }

  private func changed(foreground: Color?, background: Color?, link: [UInt8]?) -> CellLook {
    CellLook(
      foreground: foreground, background: background, underlineColor: underlineColor, underline: underline,
      flags: flags, link: link)
  }
}

extension CellLook: Equatable {
  static func == (lhs: CellLook, rhs: CellLook) -> Bool {
    lhs === rhs
      || lhs.foreground == rhs.foreground && lhs.background == rhs.background && lhs.flags == rhs.flags
        && lhs.underline == rhs.underline && lhs.underlineColor == rhs.underlineColor && lhs.link == rhs.link
  }
}
