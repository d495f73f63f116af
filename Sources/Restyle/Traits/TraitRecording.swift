/// Notes which traits of a collection are read, on behalf of what is made out of them.
@usableFromInline
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

  @usableFromInline
  func record(_ reads: StandardTraitSet) {
    recorder.record(reads == .everything ? reads : reads.subtracting(overwritten.standard))
  }

  mutating func overwrite(_ traits: TraitReads) {
    overwritten.formUnion(traits)
  }

  @usableFromInline
  mutating func overwrite(_ traits: StandardTraitSet) {
    overwritten.standard.formUnion(traits)
  }
}

/// Collects the traits that are read while a style is made, from whichever thread.
final class TraitRecorder: Sendable {
  private let standard = AtomicWord()
  private let custom = Lock(TraitReads())

  /// What was read by the caller, and on other threads before they told the caller to go on.
  var reads: TraitReads {
    var reads = custom.withLock { $0 }
    reads.standard.formUnion(StandardTraitSet(rawValue: UInt32(standard.value)))
    return reads
  }

  func record(_ reads: TraitReads) {
    record(reads.standard)
    if reads.dependsOnCustomTraits { custom.withLock { $0.formUnion(reads) } }
  }

  func record(_ reads: StandardTraitSet) {
    // Most traits are read again and again, and looking costs a tenth of writing.
    let bits = UInt(reads.rawValue)
    if standard.value & bits != bits { standard.formUnion(bits) }
  }
}

extension TraitCollection {
  /// The same traits, with their reads noted by `recorder` alone.
  func recorded(by recorder: TraitRecorder) -> TraitCollection {
    var traits = self
    traits.recording = TraitRecording(recorder)
    return traits
  }

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
