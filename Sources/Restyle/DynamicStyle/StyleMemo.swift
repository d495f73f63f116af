/// The styles that a link of a chain has made last, each with what it was made from.
///
/// It knows nothing of the styles' type: code that depends on it looks types up at run time, which takes longer
/// than the rest.
// Styles made under defaults that are kept for good are kept as long as the memo, while there is room: nothing
// has to be counted to read them, since whoever reads holds the memo. Others are counted, under a lock, and give
// way to newer ones.
@usableFromInline
final class StyleMemo: Sendable {
  // The address of the kept style that was added last, which knows the next; zero without any. They are held by
  // `state`, under whose lock the address changes.
  private let newestKept = AtomicWord()
  private let state = Lock(State())

  private struct State: Sendable {
    var kept: [RememberedStyle] = []
    var passing: [RememberedStyle] = []
    var oldest = 0
  }

  /// How many styles are kept, and how many are remembered beside them: the twelve text sizes, or what four
  /// traits of two values each can be.
  static let capacity = 16
}

extension StyleMemo {
  /// Where the style for some traits under the defaults in force is, if it is kept: for as long as the memo.
  ///
  /// Finding it counts as reading the traits that it depends on.
  @usableFromInline
  func keptStyle(for traits: TraitCollection) -> UnsafeRawPointer? {
    guard let kept = kept(for: StyleRequest(traits, DefaultsInForce.current)) else { return nil }
    return kept._withUnsafeGuaranteedRef {
      traits.recording?.record($0.reads)
      return $0.style
    }
  }

  /// The style for a request, if one is remembered.
  ///
  /// What a generator reads may depend on what it read before, so remembered styles may have read different
  /// traits. One whose traits all have the values that it read would read the same again.
  func style(for request: borrowing StyleRequest) -> RememberedStyle? {
    if let kept = kept(for: request) { return kept.takeUnretainedValue() }
    // Users' code compares traits of their own: not under the lock.
    let passing = state.withLock { $0.passing }
    for style in passing where style.answers(request) { return style }
    return nil
  }

  private func kept(for request: borrowing StyleRequest) -> Unmanaged<RememberedStyle>? {
    var address = newestKept.value
    while let pointer = UnsafeRawPointer(bitPattern: address) {
      let style = Unmanaged<RememberedStyle>.fromOpaque(pointer)
      if style._withUnsafeGuaranteedRef({ $0.answers(request) }) { return style }
      address = style._withUnsafeGuaranteedRef { $0.next }
    }
    return nil
  }
}

extension StyleMemo {
  /// Remembers a style: for as long as this lives if it is to be kept and there is room, else for some time.
  func insert(_ style: RememberedStyle, isKept: Bool) {
    guard !(isKept && keep(style)) else { return }
    // What is forgotten goes outside of the lock, since others' code may run when it does.
    let forgotten: RememberedStyle? = state.withLock { state in
      guard state.passing.count == Self.capacity else {
        state.passing.append(style)
        return nil
      }
      defer { state.oldest = (state.oldest + 1) % Self.capacity }
      let forgotten = state.passing[state.oldest]
      state.passing[state.oldest] = style
      return forgotten
    }
    withExtendedLifetime(forgotten) {}
  }

  /// Keeps a style for as long as this lives.
  ///
  /// - Returns: Whether there was room.
  @discardableResult
  func keep(_ style: RememberedStyle) -> Bool {
    state.withLock { state in
      // Several threads may find one that is to be kept from now on.
      guard !state.kept.contains(where: { $0 === style }) else { return true }
      guard state.kept.count < Self.capacity else { return false }
      style.next = newestKept.value
      state.kept.append(style)
      newestKept.set(UInt(bitPattern: Unmanaged.passUnretained(style).toOpaque()))
      return true
    }
  }
}
