import TestSupport
import Testing

@testable import BenchmarkHarness

@Suite("Comparison report")
struct ComparisonReportTests {
  @Test("marks more allocations by any amount, and more time than noise")
  func regressions() async throws {
    try await forEach(
      [
        (.sample(), .sample(), []),
        (.sample(nanoseconds: 10), .sample(nanoseconds: 12), []),
        (.sample(nanoseconds: 10), .sample(nanoseconds: 12.1), [.time]),
        (.sample(nanoseconds: 10), .sample(nanoseconds: 1), []),
        (.sample(nanoseconds: 0.3), .sample(nanoseconds: 0.7), []),
        (.sample(allocations: 0), .sample(allocations: 0.001), [.allocations]),
        (.sample(allocations: 2), .sample(allocations: 1), []),
        (.sample(allocations: nil), .sample(allocations: 1), []),
        (.sample(allocations: 1), .sample(allocations: nil), []),
        (.sample(nanoseconds: 1), .sample(nanoseconds: 9, allocations: 1), [.time, .allocations]),
      ] as [(BenchmarkResult, BenchmarkResult, [Comparison.Regression])]
    ) { (before: BenchmarkResult, now: BenchmarkResult, expected: [Comparison.Regression]) in
      #expect(Comparison(before: before, now: now).regressions == expected)
      let report = ComparisonReport(results: [now], saved: [before], known: ["a"])
      #expect(report.hasRegressions == !expected.isEmpty)
      #expect(report.description.contains("REGRESSION") == !expected.isEmpty)
    }
  }

  @Test("tells what is new and what is gone, and leaves out what a filter left out")
  func names() {
    let report = ComparisonReport(
      results: [.sample("new"), .sample("both")],
      saved: [.sample("gone"), .sample("both"), .sample("filtered")],
      known: ["new", "both", "filtered"])
    #expect(report.comparisons.map(\.now.name) == ["both"])
    #expect(report.added == ["new"])
    #expect(report.removed == ["gone"])
    #expect(!report.hasRegressions)
    #expect(
      report.description.split(separator: "\n").map { $0.split(separator: " ") }.suffix(2)
        == [["new", "new"], ["gone", "removed"]])
  }

  @Test("is laid out in columns")
  func layout() {
    let report = ComparisonReport(
      results: [.sample("slow", nanoseconds: 2_000, allocations: 3), .sample("fast", nanoseconds: 5)],
      saved: [.sample("slow", nanoseconds: 1_000, allocations: 3), .sample("fast")],
      known: ["slow", "fast"])
    #expect(
      report.description.split(separator: "\n") == [
        "name  ns before  ns now  change  allocations before  now",
        "slow      1,000   2,000  +100 %                   3    3  REGRESSION: time",
        "fast       10.0    5.00   -50 %                   0    0",
      ])
  }
}
