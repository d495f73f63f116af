import TestSupport
import Testing

@testable import BenchmarkHarness

@Suite("Arguments")
struct ArgumentsTests {
  @Test("are read")
  func reading() async throws {
    try await forEach([
      ([], Arguments()),
      (["--json"], Arguments(printsJSON: true)),
      (["--quick", "--list"], Arguments(isQuick: true, listsNames: true)),
      (["--help"], Arguments(asksForHelp: true)),
      (["--filter", "a", "--filter=b"], Arguments(filters: ["a", "b"])),
      (["--filter=--a=b"], Arguments(filters: ["--a=b"])),
      (["--save", "x y", "--compare", "-"], Arguments(savePath: "x y", comparePath: "-")),
      (["--processes", "3"], Arguments(processCount: 3)),
    ]) { (arguments: [String], expected: Arguments) throws in
      #expect(try Arguments(parsing: arguments) == expected)
    }
  }

  @Test("that are wrong are told")
  func errors() async throws {
    try await forEach(
      [
        (["--nope"], .unknown("--nope")),
        (["--nope=1"], .unknown("--nope=1")),
        (["x"], .unknown("x")),
        ([""], .unknown("")),
        (["-"], .unknown("-")),
        (["="], .unknown("=")),
        (["--Json"], .unknown("--Json")),
        (["--filter"], .missingValue(.filter)),
        (["--filter", ""], .missingValue(.filter)),
        (["--save="], .missingValue(.save)),
        (["--compare", "--json"], .missingValue(.compare)),
        (["--json=1"], .unexpectedValue(.json)),
        (["--quick="], .unexpectedValue(.quick)),
        (["--json", "1"], .unknown("1")),
        (["--save", "a", "--save", "b"], .givenTwice(.save)),
        (["--compare=a", "--compare=a"], .givenTwice(.compare)),
        (["--processes=1", "--processes=1"], .givenTwice(.processes)),
        (["--processes", "0"], .invalidCount(.processes, "0")),
        (["--processes", "many"], .invalidCount(.processes, "many")),
      ] as [([String], ArgumentError)]
    ) { (arguments: [String], expected: ArgumentError) in
      #expect(throws: expected) { try Arguments(parsing: arguments) }
      #expect(!expected.description.isEmpty)
    }
  }

  @Test(
    "select by part of a name, by any of the filters",
    arguments: [
      ([], true), (["colo"], true), (["x", "restyle/"], true), (["Color"], false), (["x", "z"], false),
    ])
  func selection(filters: [String], expected: Bool) {
    #expect(Arguments(filters: filters).selects("restyle/color") == expected)
  }
}
