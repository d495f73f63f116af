import Foundation
import Testing

@testable import BenchmarkHarness

private final class Node {
  let next: Node?
  init(next: Node?) { self.next = next }
}

/// Frees memory that the compiler has to allocate: it would remove the pair of calls.
private func release(_ memory: UnsafeMutableRawPointer?) {
  keep(memory)
  free(memory)
}

@Suite(
  "Allocation counting",
  .enabled(if: AllocationTally.isAvailable, "allocations can only be counted with glibc and no sanitizer"))
struct AllocationCountingTests {
  /// Counts with the batch that the command uses.
  private func count(
    _ scope: AllocationScope = .thread, times: Int = 100, of operation: @escaping @Sendable () -> Void
  ) throws -> AllocationTally {
    let contender = Contender(name: "counted") { $0.measure(operation) }
    return try #require(contender.run(iterations: times, counting: scope).allocations)
  }

  private static let known: [(Int, @Sendable () -> Void)] = [
    (0, { keep(1) }),
    (0, { keep([Int]()) }),
    (1, { keep([Int](repeating: 1, count: 1)) }),
    (1, { keep([Int](repeating: 1, count: 100_000)) }),
    (1, { keep(Node(next: nil)) }),
    (3, { keep(Node(next: Node(next: Node(next: nil)))) }),
  ]

  @Test("is exact", arguments: known)
  func exact(expected: Int, operation: @escaping @Sendable () -> Void) throws {
    #expect(try count(of: operation).allocations == expected * 100)
  }

  @Test("sees every function that allocates")
  func functions() throws {
    #expect(try count(times: 1) { release(malloc(10)) }.allocations == 1)
    #expect(try count(times: 1) { release(calloc(10, 10)) }.allocations == 1)
    #expect(try count(times: 1) { release(realloc(malloc(10), 100)) }.allocations == 2)
    #expect(try count(times: 1) { release(aligned_alloc(64, 64)) }.allocations == 1)
    let tally = try count(times: 1) {
      var memory: UnsafeMutableRawPointer?
      #expect(posix_memalign(&memory, 24, 10) == EINVAL)
      #expect(posix_memalign(&memory, 4_096, 10) == 0)
      #expect(Int(bitPattern: memory) % 4_096 == 0)
      free(memory)
    }
    #expect(tally.allocations >= 1)
  }

  @Test("leaves set-up and the first operation out")
  func warmUp() throws {
    let contender = Contender(name: "copy on first write") { batch in
      let original = [Int](repeating: 1, count: 10)
      var copy = original
      batch.measure { copy[0] += 1 }
      keep(original)
      keep(copy)
    }
    #expect(try contender.run(iterations: 10, counting: .thread).allocations?.allocations == 0)
  }

  @Test("tells the most memory held at once, not the sum")
  func peak() throws {
    let tally = try count { keep([UInt8](repeating: 1, count: 10_000)) }
    #expect(10_000..<11_000 ~= tally.peakBytes)
    #expect(try count { keep(1) }.peakBytes == 0)
  }

  @Test("takes in other threads only when asked")
  func threads() throws {
    let work: @Sendable () -> Void = {
      let done = DispatchSemaphore(value: 0)
      Thread {
        for _ in 0..<1_000 { keep([Int](repeating: 1, count: 1)) }
        done.signal()
      }.start()
      done.wait()
    }
    #expect(try count(.everyThread, times: 1, of: work).allocations >= 1_000)
    #expect(try count(.thread, times: 1, of: work).allocations < 1_000)
  }
}
