/// Sends elements to any number of asynchronous streams; each receives all elements sent since its creation.
final class Broadcast<Element: Sendable>: Sendable {
  private typealias Continuation = AsyncStream<Element>.Continuation

  private let state = Lock(State())

  private struct State {
    var lastNumber: UInt64 = 0
    var listeners: [UInt64: Continuation] = [:]
    // The elements still to be sent, each with the listeners at the time of the change.
    var pending: [(element: Element, listeners: [Continuation])] = []
    var isSending = false
  }

  /// Returns a new stream of future elements; a stream that isn't read buffers only the newest ones.
  func stream(bufferingNewest limit: Int) -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Element.self, bufferingPolicy: .bufferingNewest(limit)
    )
    let number = state.withLock { state in
      state.lastNumber += 1
      state.listeners[state.lastNumber] = continuation
      return state.lastNumber
    }
    continuation.onTermination = { [weak self] _ in
      _ = self?.state.withLock { $0.listeners.removeValue(forKey: number) }
    }
    return stream
  }

  /// Calls `change`, and notifies every stream in the order of the changes.
  ///
  /// - Parameters:
  ///   - element: What to send.
  ///   - change: Makes the change that the element reports. It is called under a lock; if it throws, nothing is sent.
  /// - Throws: What `change` throws.
  func send<Failure: Error>(
    _ element: Element, after change: () throws(Failure) -> Void
  ) throws(Failure) {
    let sends = try state.withLock { (state) throws(Failure) in
      try change()
      state.pending.append((element, Array(state.listeners.values)))
      defer { state.isSending = true }
      return !state.isSending
    }
    // The thread that is already sending continues with this.
    if sends { sendPending() }
  }

  // One thread sends at a time, without holding a lock: notifying listeners, and dropping elements of a full stream,
  // may run other code.
  private func sendPending() {
    while let next = nextPending() {
      for listener in next.listeners { listener.yield(next.element) }
    }
  }

  private func nextPending() -> (element: Element, listeners: [Continuation])? {
    state.withLock { state in
      guard state.pending.isEmpty else { return state.pending.removeFirst() }
      state.isSending = false
      return nil
    }
  }
}
