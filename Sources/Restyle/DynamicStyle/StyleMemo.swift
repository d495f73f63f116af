/// The styles that a link of a chain has made last, each with what it was made from.
///
/// It knows nothing of the styles' type: code that depends on it looks types up at run time, which takes longer
/// than the rest.
// Styles made under defaults that are kept for good are kept as long as the memo, while there is room: nothing
// has to be counted to read them, since whoever reads holds the memo. Others pass: they are counted, under a
// lock, and give way to newer ones.
final class StyleMemo: Sendable {
  // The address of the kept style that was added last, which knows the next; zero without any. It changes under
  // the lock of `state`.
  private let newestKept = AtomicWord()
  // Whether there are passing styles, so that nobody takes the lock in vain.
  private let passingCount = AtomicWord()
  let state = Lock(State())

  // The styles of both kinds are retained by hand: looking through them needn't count each.
  struct State: Sendable {
    var keptCount = 0
    var keptBytes = 0
    var passing: [Unmanaged<RememberedStyle>] = []
    var passingBytes = 0
    var oldest = 0
    // How many make a style for this memo, and the latest that were found to be made out of themselves.
    var makerCount = 0
    var circular: [StyleInMaking] = []
  }

  /// How many styles are kept, and how many are remembered beside them: the twelve text sizes, or what four
  /// traits of two values each can be.
  static let capacity = 16

  /// How many bytes may be kept, and how many remembered beside them; one style each may have more.
  static let byteLimit = 1 << 20

  deinit {
    for style in state.withLock({ $0.passing }) { style.release() }
    var next = Self.style(at: newestKept.value)
    while let style = next {
      next = Self.style(at: style._withUnsafeGuaranteedRef { $0.next })
      style.release()
    }
  }

  private static func style(at address: UInt) -> Unmanaged<RememberedStyle>? {
    UnsafeRawPointer(bitPattern: address).map { Unmanaged.fromOpaque($0) }
  }
}

extension StyleMemo {
  /// Whether nothing is remembered, which most links of a chain never do.
  var isEmpty: Bool { newestKept.value == 0 && passingCount.value == 0 }

  /// The style for a request if it is kept, for as long as the memo.
  ///
  /// What a generator reads may depend on what it read before, so remembered styles may have read different
  /// traits. One whose traits all have the values that it read would read the same again.
  func kept(for request: StyleRequest, _ custom: CustomTraits) -> Unmanaged<RememberedStyle>? {
    var next = Self.style(at: newestKept.value)
    while let style = next {
      if style._withUnsafeGuaranteedRef({ $0.answers(request, custom) }) { return style }
      next = Self.style(at: style._withUnsafeGuaranteedRef { $0.next })
    }
    return nil
  }

  /// The style for a request, if it is remembered.
  func style(for request: StyleRequest, _ custom: CustomTraits) -> RememberedStyle? {
    kept(for: request, custom)?.takeUnretainedValue() ?? passing(for: request, custom)
  }

  /// The style for a request, if it is remembered for some time.
  func passing(for request: StyleRequest, _ custom: CustomTraits) -> RememberedStyle? {
    guard passingCount.value > 0 else { return nil }
    // Users' code compares traits of their own: not under the lock.
    let (style, candidates) = state.withLock { state -> (RememberedStyle?, [RememberedStyle]) in
      var candidates: [RememberedStyle] = []
      for style in state.passing where style._withUnsafeGuaranteedRef({ $0.matches(request) }) {
        let style = style.takeUnretainedValue()
        guard style.dependsOnCustomTraits else { return (style, []) }
        candidates.append(style)
      }
      return (nil, candidates)
    }
    return style ?? candidates.first { $0.agrees(custom) }
  }
}

extension StyleMemo {
  /// Remembers a new style: for as long as this lives if it is to be kept and there is room, else for some time.
  func insert(_ style: RememberedStyle, isKept: Bool) {
    // The first one may have any size, and finding out takes longer than making some.
    let byteCount = isEmpty ? 0 : style.byteCount
    let style = Unmanaged.passRetained(style)
    // What is forgotten goes outside of the lock, since others' code may run when it does.
    var many: [Unmanaged<RememberedStyle>] = []
    let forgotten: Unmanaged<RememberedStyle>? = state.withLock { state in
      if isKept, state.keptCount < Self.capacity, state.keptBytes + byteCount <= Self.byteLimit {
        add(style, byteCount, to: &state)
        return nil
      }
      if state.passingBytes + byteCount > Self.byteLimit {
        // They are too large to be worth telling the old from the new.
        swap(&many, &state.passing)
        state.passing.append(style)
        state.passingBytes = byteCount
        state.oldest = 0
        passingCount.set(1)
        return nil
      }
      state.passingBytes += byteCount
      guard state.passing.count == Self.capacity else {
        state.passing.append(style)
        passingCount.increment()
        return nil
      }
      defer { state.oldest = (state.oldest + 1) % Self.capacity }
      let forgotten = state.passing[state.oldest]
      state.passing[state.oldest] = style
      return forgotten
    }
    forgotten?.release()
    for style in many { style.release() }
  }

  /// Keeps a style that was passing, whose defaults are kept from now on.
  func keep(_ style: RememberedStyle) {
    let byteCount = style.byteCount
    state.withLock { state in
      guard state.keptCount < Self.capacity, state.keptBytes + byteCount <= Self.byteLimit,
        let index = state.passing.firstIndex(where: {
          $0.toOpaque() == Unmanaged.passUnretained(style).toOpaque()
        })
      else { return }
      // Of several threads that found it one gets here.
      add(state.passing.remove(at: index), byteCount, to: &state)
      state.oldest = 0
      passingCount.decrement()
    }
  }

  private func add(_ style: Unmanaged<RememberedStyle>, _ byteCount: Int, to state: inout State) {
    style._withUnsafeGuaranteedRef { $0.next = newestKept.value }
    newestKept.set(UInt(bitPattern: style.toOpaque()))
    state.keptCount += 1
    state.keptBytes += byteCount
  }
}
