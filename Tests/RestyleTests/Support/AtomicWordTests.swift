import TestSupport
import Testing

@testable import Restyle

@Suite struct AtomicWordTests {
  private final class Words: Sendable {
    let count = AtomicWord()
    let bits = AtomicWord()
    let message = AtomicWord()
  }

  @Test func changesOfManyThreadsAddUp() {
    let words = Words()
    concurrently(threads: 4) { thread in
      for _ in 0..<1_000 {
        words.count.increment()
        words.count.increment()
        words.count.decrement()
        words.bits.formUnion(1 << UInt(thread))
      }
    }
    #expect(words.count.value == 4_000)
    #expect(words.bits.value == 0b1111)
  }

  @Test func whoReadsAChangeSeesWhatWasWrittenBefore() {
    // Safe, as long as what is tested holds.
    nonisolated(unsafe) let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    defer { memory.deallocate() }
    let words = Words()
    let wrong = Counter()
    concurrently(threads: 2) { thread in
      if thread == 0 {
        memory.initialize(to: 42)
        words.message.set(1)
      } else {
        while words.message.value == 0 {}
        if memory.pointee != 42 { wrong.add() }
      }
    }
    #expect(wrong.count == 0)
  }
}
