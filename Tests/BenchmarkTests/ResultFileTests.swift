import Foundation
import TestSupport
import Testing

@testable import BenchmarkHarness

@Suite("Result files")
struct ResultFileTests {
  static let results: [BenchmarkResult] = [
    .sample("restyle/color", nanoseconds: 0.1, allocations: 0, ratios: ["plain-struct": 1.0 / 3]),
    .sample("a \"quoted\" <name>", allocations: 1.25, notes: ["peak memory": "12 bytes"]),
    .sample("elsewhere", allocations: nil),
    .sample("many", units: UnitCount(unit: "row", count: 9, baseline: "few", baselineCount: 3)),
  ]

  @Test("give back what was written")
  func roundTrip() throws {
    #expect(try ResultFile.decode(ResultFile.encode(Self.results), path: "") == Self.results)
    #expect(try ResultFile.decode(ResultFile.encode([]), path: "").isEmpty)
  }

  @Test(
    "have the documented fields: a count that is unknown is null, notes and units only where there are any")
  func format() throws {
    let object = try JSONSerialization.jsonObject(with: ResultFile.encode(Self.results))
    let fields = try #require(object as? [[String: Any]])
    let always: Set = ["name", "nanoseconds", "allocations", "ratios"]
    #expect(
      fields.map { Set($0.keys) } == [
        always, always.union(["notes"]), always, always.union(["units"]),
      ])
    #expect(fields[0]["allocations"] as? Int == 0)
    #expect(fields[2]["allocations"] is NSNull)
  }

  @Test("that are malformed are told")
  func malformed() async throws {
    try await forEach([
      "", "[", "{}", "null", "[1]", #"[{"name":"a"}]"#,
      #"[{"name":"a","nanoseconds":"1","allocations":0,"ratios":{}}]"#,
      #"[{"name":"a","nanoseconds":1,"ratios":{}}]"#,
      #"[{"name":"a","nanoseconds":0,"allocations":0,"ratios":{}}]"#,
      #"[{"name":"a","nanoseconds":-1,"allocations":0,"ratios":{}}]"#,
      #"[{"name":"a","nanoseconds":1e999,"allocations":0,"ratios":{}}]"#,
      #"[{"name":"a","nanoseconds":1,"allocations":0,"ratios":{}},"#
        + #"{"name":"a","nanoseconds":1,"allocations":0,"ratios":{}}]"#,
    ]) { (text: String) in
      let error = #expect(throws: ResultFileError.self) {
        try ResultFile.decode(Data(text.utf8), path: "some.json")
      }
      #expect(error?.description.hasPrefix("some.json isn't a file that --save wrote: ") == true)
    }
  }

  @Test("are replaced when they are saved again")
  func saving() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try ResultFile.write(Self.results, to: path)
    try ResultFile.write([Self.results[0]], to: path)
    #expect(try ResultFile.read(from: path) == [Self.results[0]])
  }

  @Test("that can't be read or written are told")
  func missing() {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())/file").path
    let reading = #expect(throws: ResultFileError.self) { try ResultFile.read(from: path) }
    #expect(reading?.description.hasPrefix("can't read \(path): ") == true)
    let writing = #expect(throws: ResultFileError.self) { try ResultFile.write([], to: path) }
    #expect(writing?.description.hasPrefix("can't write \(path): ") == true)
  }
}
