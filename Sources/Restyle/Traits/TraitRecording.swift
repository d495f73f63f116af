/// Notes which traits of a collection are read, on behalf of what is made out of them.
@usableFromInline
struct TraitRecording: Sendable {
  private let recorder: TraitRecorder
  // What was changed on the way, and so says nothing about the traits that came in.
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

/// Collects the traits that are read while a style is made, from whichever thread.
// Safe to share: `custom` is touched under `customLock` alone.
class TraitRecorder: @unchecked Sendable {
  private let standard = AtomicWord()
  private var custom = TraitReads()
  private let hasCustom = AtomicWord()

  // One for all: few traits are users' own, and a recorder is made for every style.
  private static let customLock = Lock(())

  /// What was read by the caller, and on other threads before they let the caller go on.
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
    // Most traits are read again and again, and looking costs a tenth of writing.
    let bits = UInt(reads.rawValue)
    if standard.value & bits != bits { standard.formUnion(bits) }
  }
}

/// Tells which traits are read of a copy of some, as long as anybody holds it.
package struct TraitWatch: Sendable {
  private let recorder = TraitRecorder()
  /// The traits whose reads are reported.
  package let traits: TraitCollection

  package init(_ traits: TraitCollection) { self.traits = traits.recorded(by: recorder) }

  /// What was read so far.
  package var reads: TraitReads { recorder.reads }
}

extension TraitCollection {
  /// The same traits, with their reads noted by `recorder` alone.
  func recorded(by recorder: TraitRecorder) -> TraitCollection {
    // Not a changed copy, whose own recording would be counted for nothing.
    TraitCollection(values: values, recording: TraitRecording(recorder), unrecorded: .everything)
  }

  /// Doesn't report to `recorder` again what it has noted.
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
