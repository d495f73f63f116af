import RestyleTokens
import TestSupport
import Testing

@testable import stylebook

@Suite struct CommandTests {
  @Test
  func readsArguments() async throws {
    try await forEach(
      [
        ([], .write(directory: "stylebook-output")),
        (["--output", "book"], .write(directory: "book")),
        (["--output=book"], .write(directory: "book")),
        (["-o", "book"], .write(directory: "book")),
        (["--output=a=b"], .write(directory: "a=b")),
        (["--output", "with space/é"], .write(directory: "with space/é")),
        (["--output=./-dash"], .write(directory: "./-dash")),
        (["--images", "images"], .draw(directory: "images")),
        (["--images=images"], .draw(directory: "images")),
        (["--terminal"], .show(TerminalRequest())),
        (["--terminal", "Primer"], .show(TerminalRequest(catalog: "Primer"))),
        (
          ["material", "--plain", "--columns=60", "--terminal"],
          .show(TerminalRequest(catalog: "material", columns: 60, isPlain: true))
        ),
        (
          ["--tokens", "a.json", "-o", "book"],
          .write(directory: "book", tokens: TokenFiles(file: "a.json"))
        ),
        (["--help"], .help),
        (["-h"], .help),
        (["--output", "book", "--help"], .help),
      ] as [([String], Command)]
    ) { (arguments: [String], command: Command) throws in
      #expect(try Command(arguments: arguments) == command)
    }
  }

  @Test
  func refusesWhatItDoesNotUnderstand() async throws {
    try await forEach(
      [
        (["--verbose"], .unknownOption("--verbose")),
        (["--output-dir=x"], .unknownOption("--output-dir=x")),
        (["--help=yes"], .unknownOption("--help=yes")),
        (["-"], .unknownOption("-")),
        (["--output"], .missingValue("--output")),
        (["--output", ""], .missingValue("--output")),
        (["--output="], .missingValue("--output")),
        (["--output", "--help"], .missingValue("--output", found: "--help")),
        (["--output", "a", "--output", "b"], .repeatedOption("--output")),
        (["--images"], .missingValue("--images")),
        (["--images", "a", "--images", "b"], .repeatedOption("--images")),
        (["--images", "a", "--output", "b"], .exclusiveOptions("--images", "--output")),
        (["book"], .unexpectedArgument("book")),
        (["--terminal", "book"], .unknownCatalog("book", known: ["System", "Material 3", "Primer"])),
        (["--terminal", "system", "primer"], .repeatedOption("CATALOG")),
        (["--terminal", "--terminal"], .repeatedOption("--terminal")),
        (["--terminal", "--output", "a"], .exclusiveOptions("--terminal", "--output")),
        (["--images", "a", "--terminal"], .exclusiveOptions("--terminal", "--images")),
        (["--terminal", "--columns", "0"], .invalidColumns("0")),
        (["--terminal", "--columns", "x"], .invalidColumns("x")),
        (["--terminal", "--columns=99999"], .invalidColumns("99999")),
        (["--terminal", "--columns"], .invalidColumns(nil)),
        (["--terminal", "--columns=9", "--columns=9"], .repeatedOption("--columns")),
        (["--plain"], .needsTerminal("--plain")), (["--columns", "9"], .needsTerminal("--columns")),
        (["--terminal=yes"], .unknownOption("--terminal=yes")),
        (["--tokens"], .missingValue("--tokens")),
        (["--tokens", "a", "--tokens", "b"], .repeatedOption("--tokens")),
        (["--tokens", "a", "--images", "b"], .exclusiveOptions("--images", "--tokens")),
        (["--terminal", "--tokens", "a"], .exclusiveOptions("--terminal", "--tokens")),
        (["--older-formats"], .needsTokens("--older-formats")),
        ([""], .unexpectedArgument("")),
      ] as [([String], UsageError)]
    ) { (arguments: [String], error: UsageError) in
      #expect(throws: error) { try Command(arguments: arguments) }
      #expect(Command.run(arguments: arguments) == 2)
    }
  }

  @Test func errorsSayWhatWouldBeRight() {
    #expect("\(UsageError.unknownOption("--xyz"))" == #"unknown option "--xyz""#)
    for (option, meant) in [
      ("--outptu", "--output"), ("--formats", "--format"), ("--colums=80", "--columns"),
      ("--Markdown", "--markdown"), ("--productt", "--product"),
    ] {
      #expect(
        "\(UsageError.unknownOption(option))" == "unknown option \"\(option)\"; did you mean \(meant)?")
    }
    #expect(
      "\(UsageError.unknownOption("--json"))" == #"unknown option "--json"; it is one of another command"#)
    #expect("\(UsageError.unexpectedArgument("book"))".contains("--output \"book\""))
    #expect("\(UsageError.missingValue("--output", found: "-x"))".contains("./-x"))
    // What can't be seen doesn't reach the terminal as it is.
    let hostile = "-\u{1B}[2J"
    for error in [
      UsageError.unknownOption(hostile), .missingValue("-o", found: hostile), .unexpectedArgument(hostile),
      .invalidColumns(hostile), .unknownCatalog(hostile, known: []),
    ] {
      #expect(!"\(error)".contains("\u{1B}"))
    }
  }

  @Test func helpNamesEveryOptionAndTheDefault() {
    for word in [
      "--terminal", "--plain", "--columns", "CATALOG", "--output", "-o", "--images", "--help", "-h",
      "diff OLD NEW", "--markdown", "--json", Command.defaultDirectory,
    ] {
      #expect(Command.usage.contains(word))
    }
    #expect(Command.run(arguments: ["--help"]) == 0)
  }
}
