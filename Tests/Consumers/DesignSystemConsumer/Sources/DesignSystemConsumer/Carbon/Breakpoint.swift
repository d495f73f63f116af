import Restyle
import RestyleHTML

/// The widths of windows that Carbon tells apart.
///
/// Source: carbon-design-system/carbon, packages/layout/src/index.ts, `breakpoints`.
enum Breakpoint: Int, Codable, CaseIterable, Comparable {
  case sm, md, lg, xlg, max

  /// The least width, in points.
  var start: Double {
    switch self {
    case .sm: 320
    case .md: 672
    case .lg: 1_056
    case .xlg: 1_312
    case .max: 1_584
    }
  }

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

struct BreakpointKey: MediaTraitKey {
  static let name = "breakpoint"
  static let defaultValue = Breakpoint.sm
  static let mediaValues: MediaValues<Breakpoint> = .widths([
    .md: Breakpoint.md.start, .lg: Breakpoint.lg.start, .xlg: Breakpoint.xlg.start,
    .max: Breakpoint.max.start,
  ])
}

extension TraitCollection {
  var breakpoint: Breakpoint {
    get { self[BreakpointKey()] }
    set { self[BreakpointKey()] = newValue }
  }
}
