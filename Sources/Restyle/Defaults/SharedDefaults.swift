/// The defaults outside of scopes, which all threads share.
enum SharedDefaults {
  private static let state = Lock(State())
  // The number of the current defaults' identity, for readers that need only the identity.
  private static let currentNumber = AtomicWord()
  static let changes = Broadcast<DefaultStyling>()
  static let refusals = Broadcast<DefaultsRefusal>()

  private struct State {
    var current = DefaultStyling.system
    var lockCount = 0
  }
}

extension SharedDefaults {
  // The system's defaults never change, so reading them needs no lock.
  static var current: DefaultStyling { identity == .system ? .system : state.withLock { $0.current } }

  /// Returns one of the current styles; nil if it depends on traits.
  // Copied under the lock, which avoids retaining all of the defaults.
  @inline(__always)
  static func style<Style: Sendable>(_ part: WritableKeyPath<DefaultStyling.Parts, Style>) -> Style? {
    guard identity != .system else { return DefaultStyling.Box.system.parts[keyPath: part] }
    return state.withLock { state in
      guard let box = state.current.box, !box.parts.varies else { return nil }
      return box.parts[keyPath: part]
    }
  }

  static var identity: DefaultsIdentity { DefaultsIdentity(number: currentNumber.value) }

  static var isLocked: Bool { state.withLock { $0.lockCount > 0 } }

  static func set(_ defaults: DefaultStyling) throws(DefaultsRefusal) {
    // Replaced values are released outside of the locks, because their deinitialisers may run other code.
    var replaced: DefaultStyling?
    try changes.send(defaults) { () throws(DefaultsRefusal) in
      replaced = try replaceCurrent(with: defaults)
    }
    withExtendedLifetime(replaced) {}
  }

  private static func replaceCurrent(with next: DefaultStyling) throws(DefaultsRefusal) -> DefaultStyling {
    try state.withLock { (state) throws(DefaultsRefusal) in
      guard state.lockCount == 0 else { throw .locked }
      let replaced = state.current
      state.current = next
      currentNumber.set(next.identity.number)
      return replaced
    }
  }

  static func report(_ refusal: DefaultsRefusal) { refusals.send(refusal) { () throws(Never) in } }

  static func addLock() { state.withLock { $0.lockCount += 1 } }

  static func removeLock() { state.withLock { $0.lockCount -= 1 } }
}
