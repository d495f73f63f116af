/// The defaults outside of scopes, which all threads share.
final class SharedDefaults: Sendable {
  static let shared = SharedDefaults(.system)

  private let state: Lock<State>
  let changes = Broadcast<DefaultStyling>()
  let refusals = Broadcast<DefaultsRefusal>()

  private struct State {
    var current: DefaultsInForce
    var lockCount = 0
  }

  private init(_ defaults: DefaultStyling) {
    state = Lock(State(current: DefaultsInForce(identity: DefaultsIdentity(), defaults: defaults)))
  }
}

extension SharedDefaults {
  var current: DefaultsInForce {
    state.withLock { $0.current }
  }

  var isLocked: Bool {
    state.withLock { $0.lockCount > 0 }
  }

  func set(_ defaults: DefaultStyling) throws(DefaultsRefusal) {
    // Setting counts as a change even if the value is the one in force, so it takes a new identity.
    let next = DefaultsInForce(identity: DefaultsIdentity(), defaults: defaults)
    // Old values go outside of the locks: what they hold may run code of its own when it goes.
    var replaced: DefaultStyling?
    let dropped = try changes.send(defaults) { () throws(DefaultsRefusal) in
      replaced = try replaceCurrent(with: next)
    }
    withExtendedLifetime((replaced, dropped)) {}
  }

  private func replaceCurrent(with next: DefaultsInForce) throws(DefaultsRefusal) -> DefaultStyling {
    try state.withLock { (state) throws(DefaultsRefusal) in
      guard state.lockCount == 0 else { throw .locked }
      defer { state.current = next }
      return state.current.defaults
    }
  }

  func report(_ refusal: DefaultsRefusal) {
    _ = refusals.send(refusal) { () throws(Never) in }
  }

  func addLock() {
    state.withLock { $0.lockCount += 1 }
  }

  func removeLock() {
    state.withLock { $0.lockCount -= 1 }
  }
}
