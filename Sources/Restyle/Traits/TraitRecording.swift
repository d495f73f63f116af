/// Records which traits of a collection are read to resolve a style.
@usableFromInline
struct TraitRecording: Sendable {
  private let recorder: TraitRecorder
  // The overwritten traits, whose reads don't depend on the original traits.
  private var overwritten = TraitReads()

  init(_ recorder: TraitRecorder) { self.recorder = recorder }

  func record(_ reads: TraitReads) { recorder.record(reads.subtracting(overwritten)) }

  @usableFromInline
  func record(_ reads: StandardTraitSet) {
    recorder.record(reads == .everything ? reads : reads.subtracting(overwritten.standard))
  }

  mutating func overwrite(_ traits: TraitReads) { overwritten.formUnion(traits) }

  @usableFromInline
  mutating func overwrite(_ traits: StandardTraitSet) { overwritten.standard.formUnion(traits) }
}

/// Collects the traits that are read while a style is resolved, on any thread.
// Safe to share: `custom` is accessed only under `customLock`.
class TraitRecorder: @unchecked Sendable {
  private let standard = AtomicWord()
  private var custom = TraitReads()
  private let hasCustom = AtomicWord()

  // One lock for all recorders: custom traits are few, and each style creates a recorder.
  private static let customLock = Lock(())

  /// The traits that the caller has read, and those read on other threads before they synchronised with the caller.
  final var reads: TraitReads {
    var reads = hasCustom.value == 0 ? TraitReads() : Self.customLock.withLock { _ in custom }
    reads.standard.formUnion(standardReads)
    return reads
  }

  /// The standard traits that were read.
  final var standardReads: StandardTraitSet { StandardTraitSet(rawValue: UInt32(standard.value)) }

  final func record(_ reads: TraitReads) {
    record(reads.standard)
    guard reads.dependsOnCustomTraits else { return }
    Self.customLock.withLock { _ in custom.formUnion(reads) }
    hasCustom.set(1)
  }

  final func record(_ reads: StandardTraitSet) {
    // Most traits are read repeatedly, and checking takes a tenth of the time of writing.
    let bits = UInt(reads.rawValue)
    if standard.value & bits != bits { standard.formUnion(bits) }
  }
}

/// Records which traits of a copy are read, as long as the copy exists.
package struct TraitWatch: Sendable {
  private let recorder = TraitRecorder()
  /// The traits whose reads are recorded.
  package let traits: TraitCollection

  package init(_ traits: TraitCollection) { self.traits = traits.recorded(by: recorder) }

  /// The traits that were read so far.
  package var reads: TraitReads { recorder.reads }
}

extension TraitCollection {
  /// Returns the same traits, with their reads recorded only by `recorder`.
  func recorded(by recorder: TraitRecorder) -> TraitCollection {
    // Not a changed copy, because that would retain this collection's recording unnecessarily.
    TraitCollection(values: values, recording: TraitRecording(recorder), unrecorded: .everything)
  }

  /// Skips reads that `recorder` has already recorded.
  mutating func skipReads(recordedBy recorder: TraitRecorder) { unrecorded.subtract(recorder.standardReads) }

  /// Calls `body` with the traits, and returns which of them it read.
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
