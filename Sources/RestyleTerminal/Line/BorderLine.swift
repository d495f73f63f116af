/// The lines that borders and grids are drawn with.
public enum BorderLine: String, Hashable, Sendable, Codable, CaseIterable {
  /// Thin lines: `┌─┐`.
  case light
  /// Thin lines with round corners: `╭─╮`.
  case rounded
  /// Thin lines with gaps: `┌┄┐`.
  case dashed
  /// Thick lines: `┏━┓`.
  case heavy
  /// Two lines beside each other: `╔═╗`.
  case double
  /// Half cells: `▛▀▜`.
  case block
  /// ASCII characters, which every terminal shows: `+-+`.
  case ascii
}

extension BorderLine {
  /// The weight of the line where it meets others.
  var weight: LineWeight {
    switch self {
    case .light, .rounded, .dashed, .ascii: .light
    case .heavy, .block: .heavy
    case .double: .double
    }
  }

  /// The line along the upper or lower edge of a box, or between rows.
  func horizontal(isLower: Bool = false) -> String {
    switch self {
    case .dashed: "┄"
    case .ascii: "-"
    case .block: isLower ? "▄" : "▀"
    default: LineArms(right: weight, left: weight).character
    }
  }

  /// The line along a side of a box, or between columns.
  func vertical(isRight: Bool = false) -> String {
    switch self {
    case .dashed: "┆"
    case .ascii: "|"
    case .block: isRight ? "▐" : "▌"
    default: LineArms(up: weight, down: weight).character
    }
  }

  /// The corner of a box.
  func corner(isLower: Bool, isRight: Bool, isRound: Bool = true) -> String {
    switch self {
    case .ascii: "+"
    case .block: [["▛", "▜"], ["▙", "▟"]][isLower ? 1 : 0][isRight ? 1 : 0]
    case .rounded where isRound: [["╭", "╮"], ["╰", "╯"]][isLower ? 1 : 0][isRight ? 1 : 0]
    default:
      LineArms(
        up: isLower ? weight : .none, right: isRight ? .none : weight, down: isLower ? .none : weight,
        left: isRight ? weight : .none
      ).character
    }
  }
}
