/// The styles that a link of a chain has made last, each with what it was made from.
///
/// It knows nothing of the styles' type: code that depends on it looks types up at run time, which takes longer
/// than the rest.
// Styles made under defaults that are kept for good are kept as long as the memo, while there is room: nothing
// has to be counted to read them, since whoever reads holds the memo. Others pass: they are counted, under a
// lock, and give way to newer ones.
//
// Safe to share: of what `kept` points to, nobody reads more than `keptCount` tells, and that doesn't change any more.
final class StyleMemo: @unchecked Sendable {
  private let kept = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
  // It changes under the lock of `state`.
  private let keptCount = AtomicWord()
  // Whether there are passing styles, so that nobody takes the lock in vain.
  private let passingCount = AtomicWord()
  let state = Lock(State())

  // How many make a style for this memo, and how many of `State.circular` there are.
  let makerCount = AtomicWord()
  let circularCount = AtomicWord()

  struct State: Sendable {
    var passing: [Entry] = []
    var oldest = 0
    // What the latest styles were made for that weren't remembered, by its hash: of two that share one, the second
    // is remembered at its first demand, which costs some memory and nothing else.
    var unremembered: [UInt64] = []
    var oldestUnremembered = 0
    // The latest that were found to be made out of themselves.
    var circular: [StyleInMaking] = []
  }

  /// How many styles are kept, and how many are remembered beside them: the twelve text sizes, or what four
  /// traits of two values each can be.
  static let capacity = 16

  deinit {
    for entry in state.withLock({ $0.passing }) { entry.style.release() }
    for index in 0..<Int(keptCount.value) { kept[index].style.release() }
    kept.deallocate()
  }

  /// A style, retained by hand, since looking through many needn't count each, and what tells whom it answers.
  struct Entry: Sendable {
    let style: Unmanaged<RememberedStyle>
    private let request: StyleRequest
    private let mask: StandardTraitBytes
    fileprivate let dependsOnCustomTraits: Bool
  }
}

extension StyleMemo.Entry {
  fileprivate init(_ style: RememberedStyle, for request: StyleRequest) {
    let reads = style.reads
    mask = StandardTraitBytes(mask: reads.standard)
    self.request = request.masked(by: mask)
    dependsOnCustomTraits = reads.dependsOnCustomTraits
    self.style = .passRetained(style)
  }

  /// Whether making the style for a request would read what was read for this one, and so make an equal one.
  ///
  /// What a generator reads may depend on what it read before, so remembered styles may have read different
  /// traits. One whose traits all have the values that it read would read the same again.
  fileprivate func answers(_ request: StyleRequest, _ custom: CustomTraits) -> Bool {
    matches(request) && (!dependsOnCustomTraits || style._withUnsafeGuaranteedRef { $0.agrees(custom) })
  }

  /// Whether the defaults and those of the standard traits that were read are equal.
  fileprivate func matches(_ request: StyleRequest) -> Bool { request.masked(by: mask) == self.request }
}

extension StyleMemo {
  /// The style for a request if it is kept, for as long as the memo.
  func kept(for request: StyleRequest, _ custom: CustomTraits) -> Unmanaged<RememberedStyle>? {
    for index in 0..<Int(keptCount.value) where kept[index].answers(request, custom) {
      return kept[index].style
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
      for entry in state.passing where entry.matches(request) {
        let style = entry.style.takeUnretainedValue()
        guard entry.dependsOnCustomTraits else { return (style, []) }
        candidates.append(style)
      }
      return (nil, candidates)
    }
    return style ?? candidates.first { $0.agrees(custom) }
  }
}

extension StyleMemo {
  /// Remembers a new style: for as long as this lives if it is to be kept and there is room, else for some time.
  func insert(_ style: RememberedStyle, for request: StyleRequest, isKept: Bool) {
    let entry = Entry(style, for: request)
    // What is forgotten goes outside of the lock, since others' code may run when it does.
    let forgotten: Entry? = state.withLock { state in
      if isKept, keep(entry) { return nil }
      guard state.passing.count == Self.capacity else {
        state.passing.append(entry)
        passingCount.increment()
        return nil
      }
      defer { state.oldest = (state.oldest + 1) % Self.capacity }
      let forgotten = state.passing[state.oldest]
      state.passing[state.oldest] = entry
      return forgotten
    }
    forgotten?.style.release()
  }

  /// Whether a style was made before for what was read of a request, and not remembered; this one is noted.
  ///
  /// Users' own traits aren't compared: a style that depends on them counts as made before.
  func isMadeAgain(for request: StyleRequest, _ reads: TraitReads) -> Bool {
    guard !reads.dependsOnCustomTraits else { return true }
    let read = request.masked(by: StandardTraitBytes(mask: reads.standard)).mixedBits
    return state.withLock { state in
      guard !state.unremembered.contains(read) else { return true }
      guard state.unremembered.count == Self.capacity else {
        state.unremembered.append(read)
        return false
      }
      state.unremembered[state.oldestUnremembered] = read
      state.oldestUnremembered = (state.oldestUnremembered + 1) % Self.capacity
      return false
    }
  }

  /// Keeps a style that was passing, whose defaults are kept from now on.
  func keep(_ style: RememberedStyle) {
    state.withLock { state in
      // Of several threads that found it one gets further.
      guard
        let index = state.passing.firstIndex(where: {
          $0.style.toOpaque() == Unmanaged.passUnretained(style).toOpaque()
        }),
        keep(state.passing[index])
      else { return }
      state.passing.remove(at: index)
      state.oldest = 0
      passingCount.decrement()
    }
  }

  /// Keeps a style if there is room; for whoever holds the lock.
  private func keep(_ entry: Entry) -> Bool {
    let count = Int(keptCount.value)
    guard count < Self.capacity else { return false }
    (kept + count).initialize(to: entry)
    keptCount.increment()
    return true
  }
}
