import Testing

@testable import BenchmarkHarness

@Suite("Text table")
struct TextTableTests {
  @Test("aligns columns, leaves no spaces at the end, and lets notes run on")
  func layout() {
    var table = TextTable(columns: [.leading("name"), .trailing("ns"), .leading("more")])
    table.add(["café", "1,240", "a longer text"])
    table.addNote("a note that is wider than the first two columns")
    table.add(["b", "2.00", ""])
    table.add(["a longer name"])
    table.add([])
    #expect(
      table.description.split(separator: "\n", omittingEmptySubsequences: false) == [
        "name              ns  more",
        "café           1,240  a longer text",
        "  a note that is wider than the first two columns",
        "b               2.00",
        "a longer name",
        "",
      ])
  }

  @Test("shows results with their ratios and notes in the order of the alphabet")
  func results() {
    let table = TextTable(results: [
      .sample("a", nanoseconds: 12.34, allocations: 0.5, ratios: ["y": 1.0 / 13, "x": 3.1]),
      .sample("b", nanoseconds: 1_240, allocations: nil, notes: ["z": "2", "peak memory": "1 byte"]),
    ])
    #expect(
      table.description.split(separator: "\n") == [
        "name     ns  allocations  times the baseline",
        "a      12.3          0.5  3.10 × x, 0.0769 × y",
        "b     1,240  not counted",
        "  peak memory: 1 byte",
        "  z: 2",
      ])
  }

  @Test("shows the cost of a unit beyond those of the baseline that is named, where there are any")
  func units() {
    func units(_ count: Int, beyond baseline: String = "few") -> UnitCount {
      UnitCount(unit: "row", count: count, baseline: baseline, baselineCount: 3)
    }
    let results: [BenchmarkResult] = [
      .sample("a", nanoseconds: 1_000, ratios: ["few": 4], units: units(13)),
      .sample("b", nanoseconds: 1_000, ratios: ["few": 4], units: units(3)),
      .sample("c", nanoseconds: 1_000, ratios: ["few": 4], units: units(13, beyond: "none")),
    ]
    let notes = TextTable(results: results).description.split(separator: "\n").filter { $0.hasPrefix(" ") }
    // A quarter of the time is the baseline's; the rest goes to ten rows.
    #expect(notes == ["  each row beyond those of few: 75.0 ns"])
  }
}
