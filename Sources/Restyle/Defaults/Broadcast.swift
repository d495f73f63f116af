/// Sends elements to any number of asynchronous streams, each of which hears all from its beginning on.
final class Broadcast<Element: Sendable>: Sendable {
  private let listeners = Lock(Listeners())

  private struct Listeners {
    var last: UInt64 = 0
    var continuations: [UInt64: AsyncStream<Element>.Continuation] = [:]
  }

  /// A new stream of what is sent from now on; one that nobody reads keeps the newest elements only.
  func stream(bufferingNewest limit: Int) -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Element.self, bufferingPolicy: .bufferingNewest(limit)
    )
    let number = listeners.withLock { listeners in
      listeners.last += 1
      listeners.continuations[listeners.last] = continuation
      return listeners.last
    }
    continuation.onTermination = { [weak self] _ in
      self?.remove(number)
    }
    return stream
  }

  /// Calls `change`, and tells every stream of it before the next change.
  ///
  /// - Parameters:
  ///   - element: What to send.
  ///   - change: What the element tells of; if it throws, nothing is sent.
  /// - Returns: What streams have dropped, for the caller to let go of where that does no harm.
  /// - Throws: What `change` throws.
  func send<Failure: Error>(
    _ element: Element, after change: () throws(Failure) -> Void
  ) throws(Failure) -> [Element] {
    try listeners.withLock { (listeners) throws(Failure) in
      try change()
      return listeners.continuations.values.compactMap { continuation in
        if case .dropped(let oldest) = continuation.yield(element) { oldest } else { nil }
      }
    }
  }

  private func remove(_ number: UInt64) {
    _ = listeners.withLock { $0.continuations.removeValue(forKey: number) }
  }
}
