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
    lhs.chain == rhs.chain && lhs.request.standard == rhs.request.standard
      && lhs.request.defaults == rhs.request.defaults && lhs.custom == rhs.custom
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
    let (makerCount, circular) = state.withLock { state in
      state.makerCount += 1
      return (state.makerCount, state.circular)
    }
    if makerCount <= Self.makerLimit, circular.isEmpty { return .usual }
    // Users' code compares traits of their own: not under the lock.
    let isKnown = circular.contains(style)
    guard isKnown || style.isWithinItself else { return makerCount > Self.makerLimit ? .crowded : .usual }
    let forgotten: StyleInMaking? = state.withLock { state in
      state.makerCount -= 1
      if isKnown { return nil }
      state.circular.append(style)
      return state.circular.count > Self.capacity ? state.circular.removeFirst() : nil
    }
    withExtendedLifetime(forgotten) {}
    if !isKnown { SharedDefaults.shared.report(.circular) }
    return .circular
  }

  /// Ends making a style and remembers it, unless it was found to be made out of itself meanwhile.
  func end(_ style: StyleInMaking, with made: RememberedStyle, isKept: Bool) -> Bool {
    let circular = state.withLock { state in
      state.makerCount -= 1
      return state.circular
    }
    if !circular.isEmpty, circular.contains(style) { return false }
    insert(made, isKept: isKept)
    return true
  }
}
