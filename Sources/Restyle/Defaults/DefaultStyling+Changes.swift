extension DefaultStyling {
  /// The defaults that are set from now on, as an asynchronous sequence for each reader.
  ///
  /// Each read of the property creates a sequence for one reader, which ends when the reading task is cancelled. A
  /// reader that falls behind by more than 64 changes misses the oldest, never the newest. Scopes
  /// aren't reported.
  ///
  /// ```swift
  /// for await defaults in DefaultStyling.changes { window.reload(with: defaults) }
  /// ```
  public static var changes: AsyncStream<DefaultStyling> {
    SharedDefaults.changes.stream(bufferingNewest: changesBufferLimit)
  }

  /// The reasons why assignments to ``defaults`` are refused from now on, as an asynchronous sequence for each reader.
  ///
  /// Each read of the property creates a sequence, as ``changes`` does. Callers of `setDefaults(_:)` catch refusals
  /// themselves.
  public static var refusals: AsyncStream<DefaultsRefusal> {
    SharedDefaults.refusals.stream(bufferingNewest: changesBufferLimit)
  }

  /// How many changes wait for a reader that falls behind.
  package static let changesBufferLimit = 64
}
