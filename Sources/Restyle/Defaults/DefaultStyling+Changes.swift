extension DefaultStyling {
  /// An asynchronous sequence of the defaults that are set from now on.
  ///
  /// Each read of the property creates a sequence for one reader. The sequence ends when the reading task is cancelled.
  /// A reader that falls behind by more than 64 changes misses the oldest ones, never the newest. The sequence doesn't
  /// contain the defaults of scopes.
  ///
  /// ```swift
  /// for await defaults in DefaultStyling.changes { window.reload(with: defaults) }
  /// ```
  public static var changes: AsyncStream<DefaultStyling> {
    SharedDefaults.changes.stream(bufferingNewest: changesBufferLimit)
  }

  /// An asynchronous sequence of refused assignments to ``defaults`` and of circular defaults, from now on.
  ///
  /// Each element is the reason. Each read of the property creates a sequence, like ``changes``. Refusals of
  /// `setDefaults(_:)` aren't reported here: it throws them.
  public static var refusals: AsyncStream<DefaultsRefusal> {
    SharedDefaults.refusals.stream(bufferingNewest: changesBufferLimit)
  }

  /// The number of changes that are buffered for a slow reader.
  package static let changesBufferLimit = 64
}
