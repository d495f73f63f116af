/// The defaults outside of scopes, which all threads share.
///
/// Reading takes one atomic look where the defaults in force are kept for good, as those are that many read: the
/// system's, and up to ``keptLimit`` sets more. Others are counted, under a lock, and go when they are replaced.
// Why nobody reads what is gone: an address is written to `keptAddress` only of defaults that never go. Nothing
// cheaper than counting tells when the last reader of others is done, and counting is what takes the time.
final class SharedDefaults: Sendable {
  static let shared = SharedDefaults(.system)

  // Where the defaults in force are if they are kept; zero if not, and until somebody asks. It changes under the
  // lock of `state` only, so that both agree for whoever holds it.
  private static let keptAddress = AtomicWord()
  private let state: Lock<State>
  let changes = Broadcast<DefaultStyling>()
  let refusals = Broadcast<DefaultsRefusal>()

  private struct State {
    var current: DefaultStyling
    var reads = 0
    var kept: [DefaultStyling] = []
    var lockCount = 0
  }

  /// How many sets of defaults are kept beside the system's, whose memory is never used again.
  static let keptLimit = 8

  /// How often a set of defaults is read while in force until it is kept.
  static let readsUntilKept = 4096

  private init(_ defaults: DefaultStyling) {
    let kept = defaults.kept
    state = Lock(State(current: kept, kept: [kept]))
    Self.keptAddress.set(kept.keptAddress)
  }
}

extension SharedDefaults {
  /// The defaults in force if they are kept for good, and somebody has asked before.
  static var kept: DefaultStyling? {
    DefaultStyling(keptAddress: keptAddress.value)
  }

  var current: DefaultStyling {
    state.withLock { state in
      guard !state.current.isKept else { return state.current }
      state.reads += 1
      if state.reads == Self.readsUntilKept { keepCurrent(in: &state) }
      return state.current
    }
  }

  private func keepCurrent(in state: inout State) {
    guard state.kept.count <= Self.keptLimit else { return }
    state.current = state.current.kept
    Self.keptAddress.set(state.current.keptAddress)
    state.kept.append(state.current)
  }

  var isLocked: Bool {
    state.withLock { $0.lockCount > 0 }
  }

  func set(_ defaults: DefaultStyling) throws(DefaultsRefusal) {
    // Old values go outside of the locks: what they hold may run code of its own when it goes.
    var replaced: DefaultStyling?
    try changes.send(defaults) { () throws(DefaultsRefusal) in
      replaced = try replaceCurrent(with: defaults)
    }
    withExtendedLifetime(replaced) {}
  }

  private func replaceCurrent(with next: DefaultStyling) throws(DefaultsRefusal) -> DefaultStyling {
    try state.withLock { (state) throws(DefaultsRefusal) in
      guard state.lockCount == 0 else { throw .locked }
      let replaced = state.current
      state.current = state.kept.first { $0.identity == next.identity } ?? next
      state.reads = 0
      Self.keptAddress.set(state.current.keptAddress)
      return replaced
    }
  }

  func report(_ refusal: DefaultsRefusal) {
    refusals.send(refusal) { () throws(Never) in }
  }

  func addLock() {
    state.withLock { $0.lockCount += 1 }
  }

  func removeLock() {
    state.withLock { $0.lockCount -= 1 }
  }
}
