/// A style that is being made: to find out whether it is made out of itself, which would have no end.
struct StyleInMaking: Sendable {
  let chain: ObjectIdentifier
  let request: StyleRequest
  let custom: CustomTraits

  // Noting each style would take longer than making some, so that only those are noted that several makers are at,
  // be they threads or one that came back to it.
  @TaskLocal private static var noted: [StyleInMaking] = []

  /// Calls `make`, and lets it be found that it is at this style.
  func noted<Result>(if isNoted: Bool, _ make: () -> Result) -> Result {
    guard isNoted else { return make() }
    return Self.$noted.withValue(Self.noted + [self], operation: make)
  }

  /// Whether the caller is called by whoever makes this very style.
  var isWithinItself: Bool { Self.noted.contains(self) }
}

extension StyleInMaking: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.chain == rhs.chain && lhs.request == rhs.request && lhs.custom == rhs.custom
  }
}

extension StyleMemo {
  /// How many makers of one style are nothing to wonder about.
  private static let makerLimit = 8

  enum Start {
    case usual
    /// There are so many makers that each has to be noted.
    case crowded
    /// The style is made out of itself.
    case circular
  }

  /// Begins to make a style; whoever isn't told that it is circular ends it too.
  func begin(_ style: StyleInMaking) -> Start {
    let isCrowded = makerCount.increment() > Self.makerLimit
    guard isCrowded || circularCount.value > 0 else { return .usual }
    let isKnown = isCircular(style)
    guard isKnown || style.isWithinItself else { return isCrowded ? .crowded : .usual }
    makerCount.decrement()
    if !isKnown {
      note(style)
      SharedDefaults.shared.report(.circular)
    }
    return .circular
  }

  /// Ends making a style and remembers it, unless it was found to be made out of itself meanwhile.
  func end(_ style: StyleInMaking, with made: RememberedStyle, isKept: Bool) -> Bool {
    makerCount.decrement()
    guard circularCount.value == 0 || !isCircular(style) else { return false }
    insert(made, for: style.request, isKept: isKept)
    return true
  }

  private func isCircular(_ style: StyleInMaking) -> Bool {
    // Users' code compares traits of their own: not under the lock.
    state.withLock { $0.circular }.contains(style)
  }

  private func note(_ style: StyleInMaking) {
    let forgotten: StyleInMaking? = state.withLock { state in
      state.circular.append(style)
      guard state.circular.count > Self.capacity else {
        circularCount.increment()
        return nil
      }
      return state.circular.removeFirst()
    }
    withExtendedLifetime(forgotten) {}
  }
}
