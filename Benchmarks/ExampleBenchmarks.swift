import BenchmarkHarness

private final class Box {}

/// Demonstrations on the standard library alone, to be replaced by the real cases.
enum ExampleBenchmarks {
  static let all: [Benchmark] = [
    Benchmark("example/nothing") { batch in
      var number = 1
      batch.measure {
        hide(&number)
        keep(number)
      }
    }
    .noting("MemoryLayout", "Int is \(MemoryLayout<Int>.size) bytes"),

    Benchmark("example/object") { batch in
      batch.measure { keep(Box()) }
    }
    .compared(to: "array") { batch in
      batch.measure { keep([Int](repeating: 1, count: 1)) }
    },

    Benchmark("example/append") { batch in
      var count = 1_000
      batch.measure {
        hide(&count)
        var bytes: [UInt8] = []
        for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: index)) }
        keep(bytes)
      }
    }
    .compared(to: "repeating") { batch in
      var count = 1_000
      batch.measure {
        hide(&count)
        keep([UInt8](repeating: 1, count: count))
      }
    }
    .compared(to: "reserving") { batch in
      var count = 1_000
      batch.measure {
        hide(&count)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: index)) }
        keep(bytes)
      }
    }
    .reportingPeakMemory(),
  ]
}
