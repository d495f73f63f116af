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
}
