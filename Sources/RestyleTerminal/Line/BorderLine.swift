/// A kind of line that draws borders and grids.
public enum BorderLine: String, Hashable, Sendable, Codable, CaseIterable {
  /// Thin lines: `┌─┐`.
  case light
  /// Thin lines with round corners: `╭─╮`.
  case rounded
  /// Thin lines with gaps: `┌┄┐`.
  case dashed
  /// Thick lines: `┏━┓`.
  case heavy
  /// Double lines: `╔═╗`.
  case double
  /// Blocks of half a cell: `▛▀▜`.
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

  /// The line along a side of a box, or between columns, with a junction if an inner line meets it.
  func vertical(isRight: Bool = false, meeting inner: Self? = nil) -> String {
    switch self {
    case .block: isRight ? "▐" : "▌"
    case _ where inner != nil:
      Self.joint(up: self, right: isRight ? nil : inner, down: self, left: isRight ? inner : nil)
    case .dashed: "┆"
    case .ascii: "|"
    default: LineArms(up: weight, down: weight).character
    }
  }

  /// The corner of a box.
  func corner(isLower: Bool, isRight: Bool, isRound: Bool = true) -> String {
    switch self {
    case .block: [["▛", "▜"], ["▙", "▟"]][isLower ? 1 : 0][isRight ? 1 : 0]
    case .rounded where isRound: [["╭", "╮"], ["╰", "╯"]][isLower ? 1 : 0][isRight ? 1 : 0]
    default:
      Self.joint(
        up: isLower ? self : nil, right: isRight ? nil : self, down: isLower ? nil : self,
        left: isRight ? self : nil)
    }
  }

  /// The character where lines meet.
  static func joint(up: Self?, right: Self?, down: Self?, left: Self?) -> String {
    if up == .ascii || right == .ascii || down == .ascii || left == .ascii { return "+" }
    return LineArms(
      up: up?.weight ?? .none, right: right?.weight ?? .none, down: down?.weight ?? .none,
      left: left?.weight ?? .none
    ).character
  }
}
