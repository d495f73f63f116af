extension DefaultStyling {
  /// The defaults that are put in force from now on, one after the other, to everybody who asks.
  ///
  /// Each read of the property makes a sequence of its own, for one reader, which ends when the reading task is
  /// cancelled. A reader that falls behind misses the oldest of more than 64 changes, never the newest. Scopes change nothing and aren't reported.
  ///
  /// ```swift
  /// for await defaults in DefaultStyling.changes { window.reload(with: defaults) }
  /// ```
  public static var changes: AsyncStream<DefaultStyling> {
    SharedDefaults.changes.stream(bufferingNewest: changesBufferLimit)
  }

  /// Why assignments to ``defaults`` are refused from now on, one after the other, to everybody who asks.
  ///
  /// Each read of the property makes a sequence of its own, as ``changes`` does. Callers of `setDefaults(_:)`
  /// catch refusals themselves.
  public static var refusals: AsyncStream<DefaultsRefusal> {
    SharedDefaults.refusals.stream(bufferingNewest: changesBufferLimit)
  }

  /// How many changes wait for a reader that falls behind.
  package static let changesBufferLimit = 64
}
