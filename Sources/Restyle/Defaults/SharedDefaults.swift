/// The defaults outside of scopes, which all threads share.
final class SharedDefaults: Sendable {
  static let shared = SharedDefaults(.system)

  private let state: Lock<State>
  // The number of the current defaults' identity, for whoever needs no more of them.
  private let currentNumber = AtomicWord()
  let changes = Broadcast<DefaultStyling>()
  let refusals = Broadcast<DefaultsRefusal>()

  private struct State {
    var current: DefaultStyling
    var lockCount = 0
  }

  private init(_ defaults: DefaultStyling) {
    state = Lock(State(current: defaults))
    currentNumber.set(defaults.identity.number)
  }
}

extension SharedDefaults {
  var current: DefaultStyling { state.withLock { $0.current } }

  var identity: DefaultsIdentity { DefaultsIdentity(number: currentNumber.value) }

  var isLocked: Bool { state.withLock { $0.lockCount > 0 } }

  func set(_ defaults: DefaultStyling) throws(DefaultsRefusal) {
    // Old values are released outside of the locks: what they hold may run code of its own then.
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
      state.current = next
      currentNumber.set(next.identity.number)
      return replaced
    }
  }

  func report(_ refusal: DefaultsRefusal) { refusals.send(refusal) { () throws(Never) in } }

  func addLock() { state.withLock { $0.lockCount += 1 } }

  func removeLock() { state.withLock { $0.lockCount -= 1 } }
}
