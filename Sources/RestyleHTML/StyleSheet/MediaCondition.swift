import Restyle

/// What CSS can tell of the surroundings: each member is a difference from the base, which is a wide light window
/// with ordinary contrast on a simple display.
struct MediaCondition: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  static let darkColorScheme = Self(rawValue: 1 << 0)
  static let increasedContrast = Self(rawValue: 1 << 1)
  static let compactWidth = Self(rawValue: 1 << 2)
  static let compactHeight = Self(rawValue: 1 << 3)
  static let doubleScale = Self(rawValue: 1 << 4)
  static let tripleScale = Self(rawValue: 1 << 5)
  static let wideGamut = Self(rawValue: 1 << 6)
  static let reducedMotion = Self(rawValue: 1 << 7)
  static let reducedTransparency = Self(rawValue: 1 << 8)
  static let rightToLeft = Self(rawValue: 1 << 9)
}

extension MediaCondition {
  /// One member: how CSS asks for it, and what it means in traits.
  struct Axis: Sendable {
    let condition: MediaCondition
    /// A media feature; nil for what a selector asks for.
    let query: StaticString?
    let isRead: @Sendable (TraitReads) -> Bool
    let apply: @Sendable (inout TraitCollection) -> Void
  }

  /// Media Queries 5, sections 4 to 12; the widths and heights are those below which windows are called compact
  /// by Material 3's window size classes.
  static let axes: [Axis] = [
    Axis(
      condition: .darkColorScheme, query: "(prefers-color-scheme:dark)",
      isRead: { $0.contains(\.colorScheme) }
    ) {
      $0.colorScheme = .dark
    },
    Axis(condition: .increasedContrast, query: "(prefers-contrast:more)", isRead: { $0.contains(\.contrast) })
    {
      $0.contrast = .increased
    },
    Axis(condition: .compactWidth, query: "(width<600px)", isRead: { $0.contains(\.horizontalSizeClass) }) {
      $0.horizontalSizeClass = .compact
    },
    Axis(condition: .compactHeight, query: "(height<480px)", isRead: { $0.contains(\.verticalSizeClass) }) {
      $0.verticalSizeClass = .compact
    },
    Axis(condition: .doubleScale, query: "(resolution>=2dppx)", isRead: { $0.contains(\.displayScale) }) {
      $0.displayScale = 2
    },
    Axis(condition: .tripleScale, query: "(resolution>=3dppx)", isRead: { $0.contains(\.displayScale) }) {
      $0.displayScale = 3
    },
    Axis(condition: .wideGamut, query: "(color-gamut:p3)", isRead: { $0.contains(\.gamut) }) {
      $0.gamut = .displayP3
    },
    Axis(
      condition: .reducedMotion, query: "(prefers-reduced-motion:reduce)",
      isRead: { $0.contains(\.reduceMotion) }
    ) {
      $0.reduceMotion = true
    },
    Axis(
      condition: .reducedTransparency, query: "(prefers-reduced-transparency:reduce)",
      isRead: { $0.contains(\.reduceTransparency) }
    ) { $0.reduceTransparency = true },
    Axis(condition: .rightToLeft, query: nil, isRead: { $0.contains(\.layoutDirection) }) {
      $0.layoutDirection = .rightToLeft
    },
  ]

  /// The traits of a page where a condition holds, and no other.
  var traits: TraitCollection {
    Self.axes.filter { contains($0.condition) }.reduce(into: .page) { $1.apply(&$0) }
  }

  /// The members that something which read some traits can depend on.
  static func members(readIn reads: TraitReads) -> MediaCondition {
    guard !reads.isEmpty else { return [] }
    return axes.filter { $0.isRead(reads) }.reduce(into: []) { $0.insert($1.condition) }
  }

  /// Every set of these members that can hold at once, each after those that it is a special case of.
  var subsets: [MediaCondition] {
    let members = Self.axes.map(\.condition).filter(contains)
    let all = members.reduce(into: [MediaCondition()]) { sets, member in sets += sets.map { $0.union(member) }
    }
    // What has three pixels to the point has two.
    return all.filter { !$0.contains(.tripleScale) || $0.contains(.doubleScale) }.sorted()
  }

  /// The condition as a media query, empty if only selectors ask for it.
  var query: String {
    Self.axes.compactMap { axis in
      contains(axis.condition) ? axis.query.map { "\($0)" } : nil
    }.joined(separator: " and ")
  }

  /// The condition as the end of a selector, which takes no part in the competition of selectors.
  var selectorSuffix: StaticString {
    contains(.rightToLeft) ? ":where(:dir(rtl))" : ""
  }
}

extension MediaCondition: Comparable {
  /// Whether fewer members hold on the left; of as many, in the order of the axes.
  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.rawValue.nonzeroBitCount, lhs.rawValue) < (rhs.rawValue.nonzeroBitCount, rhs.rawValue)
  }
}

extension TraitCollection {
  /// The surroundings that a page's rules outside of media queries are for.
  static let page = TraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .regular, idiom: .web)
}
