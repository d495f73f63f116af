/// Tells defaults apart without comparing them: no two are made alike.
///
/// An address wouldn't do, since memory is used again.
struct DefaultsIdentity: Hashable, Sendable {
  private let number: UInt64

  init() {
    number = Self.last.withLock { last in
      last += 1
      return last
    }
  }

  private static let last = Lock<UInt64>(0)
}
