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

  /// Sends an element to every stream.
  ///
  /// - Returns: What streams have dropped, for the caller to let go of where that does no harm.
  func send(_ element: Element) -> [Element] {
    let continuations = listeners.withLock { Array($0.continuations.values) }
    return continuations.compactMap { continuation in
      if case .dropped(let oldest) = continuation.yield(element) { oldest } else { nil }
    }
  }

  private func remove(_ number: UInt64) {
    _ = listeners.withLock { $0.continuations.removeValue(forKey: number) }
  }
}
