/// Notes which traits of a collection are read, on behalf of what is made out of them.
struct TraitRecording: Sendable {
  private let recorder: TraitRecorder
  // What was changed on the way, and so says nothing about the traits that came in.
  private var overwritten = TraitReads()

  init(_ recorder: TraitRecorder) {
    self.recorder = recorder
  }

  func record(_ reads: TraitReads) {
    recorder.record(reads.subtracting(overwritten))
  }

  mutating func overwrite(_ traits: TraitReads) {
    overwritten.formUnion(traits)
  }
}

/// Collects the traits that are read while a style is made, from whichever thread.
final class TraitRecorder: Sendable {
  private let lock = Lock(TraitReads())

  var reads: TraitReads {
    lock.withLock { $0 }
  }

  func record(_ reads: TraitReads) {
    lock.withLock { $0.formUnion(reads) }
  }
}

extension TraitCollection {
  /// The same traits, with their reads noted by `recorder` alone.
  func recorded(by recorder: TraitRecorder) -> TraitCollection {
    var traits = self
    traits.recording = TraitRecording(recorder)
    return traits
  }
}

extension TraitCollection {
  /// Calls `body` with the traits, and tells which of them it read.
  package func recordingReads<Result>(
    _ body: (TraitCollection) throws -> Result
  ) rethrows -> (result: Result, reads: TraitReads) {
    let recorder = TraitRecorder()
    let result = try body(recorded(by: recorder))
    let reads = recorder.reads
    recording?.record(reads)
    return (result, reads)
  }
}
