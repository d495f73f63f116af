import Foundation
import TestSupport
import Testing

@testable import BenchmarkHarness

@Suite("Benchmark command")
struct BenchmarkCommandTests {
  private struct Refusal: Error {}

  private static let number = Benchmark("number") { batch in
    var number = 1
    batch.measure {
      hide(&number)
      keep(number)
    }
  }
  private static let array = Benchmark("array/one") { batch in
    batch.measure { keep([Int](repeating: 1, count: 1)) }
  }
  .compared(to: "array-two") { batch in
    batch.measure { keep([Int](repeating: 1, count: 2)) }
  }
  .noting("size", "8 bytes")
  .reportingPeakMemory()

  private func run(
    _ arguments: [String], _ benchmarks: [Benchmark] = [number, array]
  ) -> (status: Int32, output: String, diagnostics: String) {
    var output = ""
    var diagnostics = ""
    let command = BenchmarkCommand(
      benchmarks, output: { output += $0 + "\n" }, diagnostics: { diagnostics += $0 + "\n" })
    return (command.run(arguments), output, diagnostics)
  }

  @Test("lists names and helps without measuring")
  func listing() {
    #expect(run(["--list"]).output == "number\narray/one\n")
    #expect(run(["--list", "--filter", "arr"]).output == "array/one\n")
    let help = run(["--help"])
    #expect(help.status == 0)
    for option in ArgumentOption.allCases { #expect(help.output.contains(option.rawValue)) }
  }

  @Test("prints results as JSON and nothing else")
  func json() throws {
    let run = run(["--quick", "--json"])
    #expect(run.status == 0)
    let results = try ResultFile.decode(Data(run.output.utf8), path: "")
    #expect(results.map(\.name) == ["number", "array/one"])
    #expect(results.map { Set($0.ratios.keys) } == [[], ["array-two"]])
    #expect(results[1].notes?.keys.sorted() == ["peak memory", "size"])
    if AllocationTally.isAvailable { #expect(results.map(\.allocations.value) == [0, 1]) }
  }

  @Test("saves, compares, and answers a regression with 1")
  func comparing() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(run(["--quick", "--filter=number", "--save", path]).status == 0)
    #expect(try ResultFile.read(from: path).map(\.name) == ["number"])

    try ResultFile.write([.sample("number", nanoseconds: 1e9, allocations: nil)], to: path)
    let better = run(["--quick", "--json", "--compare", path])
    #expect(better.status == 0)
    #expect(better.output.hasPrefix("["))
    #expect(better.diagnostics.contains("ns before"))

    try ResultFile.write([.sample("array/one", nanoseconds: 0.001)], to: path)
    let worse = run(["--quick", "--compare", path])
    #expect(worse.status == 1)
    #expect(worse.output.contains("REGRESSION: time"))
  }

  @Test(
    "answers a bad argument or file with 2, before it measures",
    arguments: [
      ["--nope"], ["--filter", "nothing has this name"], ["--compare", "/no such folder/file"],
    ])
  func usage(arguments: [String]) {
    let run = run(arguments, [Benchmark("number") { _ in Issue.record("measured") }])
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.diagnostics.hasPrefix("error: "))
  }

  @Test("answers a case that can't be measured with 1")
  func failing() async throws {
    try await forEach([
      ("failed: Refusal()", Benchmark("case") { _ in throw Refusal() }),
      ("failed: Refusal()", Benchmark("case") { try $0.measure { throw Refusal() } }),
      ("called measure 0 times", Benchmark("case") { _ in }),
      (
        "called measure 2 times",
        Benchmark("case") { batch in
          batch.measure {}
          batch.measure {}
        }
      ),
      ("names two cases", Self.number.compared(to: "same") { _ in }.compared(to: "same") { _ in }),
    ]) { (message: String, benchmark: Benchmark) in
      let run = run(["--quick"], [benchmark])
      #expect(run.status == 1)
      #expect(run.output.isEmpty)
      #expect(run.diagnostics.contains(message))
    }
  }

  @Test("takes the same number of rounds for each contender, in turn")
  func turns() async throws {
    let (order, recorder) = AsyncStream.makeStream(of: Character.self)
    func body(_ name: Character) -> Benchmark.Body {
      { batch in
        recorder.yield(name)
        batch.measure { Thread.sleep(forTimeInterval: 0.000_1) }
      }
    }
    var effort = Effort.quick
    effort.rounds = 4...4
    let benchmark = Benchmark("a", body: body("a")).compared(to: "b", body: body("b"))
    _ = try benchmark.measured(with: effort)
    // The last one counts allocations.
    recorder.finish()
    let names = await order.reduce(into: "") { $0.append($1) }
    #expect(names.hasSuffix("ababababa"))
  }
}
