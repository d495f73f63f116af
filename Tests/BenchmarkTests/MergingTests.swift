import Testing

@testable import BenchmarkHarness

@Suite("Merging of processes")
struct MergingTests {
  @Test("takes the lower quartile of each contender's own times, and the most allocations")
  func quartile() {
    let ours: [Double] = [33, 15, 34, 35, 33]
    let baseline: [Double] = [66, 100, 66, 66, 10]
    let runs = zip(ours, baseline).map { ours, baseline in
      [
        BenchmarkResult.sample(
          nanoseconds: ours, allocations: ours == 35 ? 2 : 1, ratios: ["b": ours / baseline])
      ]
    }
    #expect(
      BenchmarkResult.merging(runs) == [.sample(nanoseconds: 33, allocations: 2, ratios: ["b": 0.5])])
  }

  @Test("of one process changes nothing, and of none gives nothing")
  func edges() {
    let units = UnitCount(unit: "row", count: 5, baseline: "few", baselineCount: 1)
    let run: [BenchmarkResult] = [
      .sample("b", allocations: nil, notes: ["a": "b"]), .sample("a", units: units),
    ]
    #expect(BenchmarkResult.merging([run]) == run)
    #expect(BenchmarkResult.merging([]).isEmpty)
  }
}
