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
    /// Makes the trait what it is on a page where the condition doesn't hold.
    let reset: @Sendable (inout TraitCollection) -> Void

    init<Value: Sendable>(
      _ condition: MediaCondition, query: StaticString?,
      _ trait: any WritableKeyPath<StandardTraits, Value> & Sendable, _ value: Value
    ) {
      self.condition = condition
      self.query = query
      isRead = { $0.contains(trait) }
      apply = { $0[dynamicMember: trait] = value }
      reset = { $0[dynamicMember: trait] = TraitCollection.page[dynamicMember: trait] }
    }
  }

  /// Media Queries 5, sections 4 to 12; the widths and heights are those below which windows are called compact
  /// by Material 3's window size classes.
  static let axes: [Axis] = [
    Axis(.darkColorScheme, query: "(prefers-color-scheme:dark)", \.colorScheme, .dark),
    Axis(.increasedContrast, query: "(prefers-contrast:more)", \.contrast, .increased),
    Axis(.compactWidth, query: "(width<600px)", \.horizontalSizeClass, .compact),
    Axis(.compactHeight, query: "(height<480px)", \.verticalSizeClass, .compact),
    Axis(.doubleScale, query: "(resolution>=2dppx)", \.displayScale, 2),
    Axis(.tripleScale, query: "(resolution>=3dppx)", \.displayScale, 3),
    Axis(.wideGamut, query: "(color-gamut:p3)", \.gamut, .displayP3),
    Axis(.reducedMotion, query: "(prefers-reduced-motion:reduce)", \.reduceMotion, true),
    Axis(.reducedTransparency, query: "(prefers-reduced-transparency:reduce)", \.reduceTransparency, true),
    Axis(.rightToLeft, query: nil, \.layoutDirection, .rightToLeft),
  ]

  /// The traits of a page where a condition holds, and no other.
  func traits(over page: TraitCollection) -> TraitCollection {
    Self.axes.filter { contains($0.condition) }.reduce(into: page) { $1.apply(&$0) }
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

  /// Returns a selector of a rule under the condition as it is without one.
  func selectorWithoutSuffix(_ selector: ArraySlice<UInt8>) -> Bytes {
    var selector = Bytes(selector)
    let range = selectorSuffix.withUTF8Buffer { $0.isEmpty ? nil : selector.firstRange(of: $0) }
    if let range { selector.removeSubrange(range) }
    return selector
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
