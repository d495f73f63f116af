import Foundation
import Restyle
import RestyleTokens
import TestSupport
import Testing

@testable import restyle_tokens

@Suite("The command restyle-tokens")
struct TokenCommandTests {
  @Test("Arguments name files and say how they are read")
  func arguments() throws {
    let command = try TokenCommand(
      ["a.json", "--name", "Acme", "--dark", "b.json", "--public", "--older-formats", "--output", "c.swift"])
    var files = TokenFiles(file: "a.json")
    files.variants = [.dark: "b.json"]
    files.formats = .all
    #expect(command.files == files)
    #expect(command.name == "Acme" && command.output == "c.swift" && command.isPublic)
    for variant in TokenFiles.Variant.allCases {
      let command = try TokenCommand(["a", "--dark", "b", "--\(variant.rawValue)", "c"])
      #expect(command.files.variants[variant] == "c")
      #expect(TokenCommand.usage.contains("--\(variant.rawValue) FILE"))
    }
  }

  @Test(
    "Other arguments are refused",
    arguments: [
      [], ["a", "b"], ["--nothing", "a"], ["-dark", "a", "b"], ["a", "--name"], ["a", "--dark"],
    ])
  func refused(arguments: [String]) {
    #expect(throws: UsageError.self) { try TokenCommand(arguments) }
    #expect(TokenCommand.run(arguments: arguments) == 2)
  }

  private static let older = ##"{"$type":"color","$value":"#fff"}"##
  private static let broken = #"{"$type":"color","$value":"{nothing}"}"#

  @Test(
    "A hint says what of an older file can be accepted",
    arguments: [
      (#"{"a":\#(older)}"#, [], "all of this"), (#"{"a":\#(older),"b":\#(broken)}"#, [], "1 of these"),
      (#"{"b":\#(broken)}"#, [], nil), (#"{"a":\#(older),"b":\#(broken)}"#, .all, nil),
    ] as [(String, OlderFormats, String?)])
  func olderFormats(json: String, formats: OlderFormats, expected: String?) throws {
    try inTemporaryDirectory { directory in
      var files = TokenFiles(file: directory.appending(path: "a.json").path)
      files.formats = formats
      try Data(json.utf8).write(to: URL(filePath: files.file))
      let error = #expect(throws: TokenFileError.self) { try files.design { _, _ in } }
      #expect(error?.hint == expected.map { "\($0) is what older files write: --older-formats accepts it" })
    }
  }

  @Test("A hint says what of an older file that a resolver refers to can be accepted")
  func olderSources() throws {
    try inTemporaryDirectory { directory in
      try Data(#"{"a":\#(Self.older)}"#.utf8).write(to: directory.appending(path: "a.json"))
      let file = directory.appending(path: "acme.resolver.json")
      let resolver =
        ##"{"version":"2025.10","sets":{"s":{"sources":[{"$ref":"a.json"}]}},"resolutionOrder":[{"$ref":"#/sets/s"}]}"##
      try Data(resolver.utf8).write(to: file)
      let error = #expect(throws: TokenFileError.self) { try TokenFiles(file: file.path).design { _, _ in } }
      #expect(error?.hint == "all of this is what older files write: --older-formats accepts it")
    }
  }

  @Test(
    "All sets of Tokens Studio in one file aren't read, and a file for each is",
    arguments: [[], .all] as [OlderFormats])
  func sets(formats: OlderFormats) throws {
    let sets = [
      "core": ##"{"blue":{"value":"#0000ff","type":"color"}}"##,
      "theme": ##"{"ink":{"value":"{blue}","type":"color"}}"##,
    ]
    try inTemporaryDirectory { directory in
      var files = TokenFiles(file: directory.appending(path: "all.json").path)
      files.formats = formats
      let all =
        sets.map { "\"\($0)\":\($1)," }.joined() + #""$themes":[],"$metadata":{"tokenSetOrder":["core"]}"#
      try Data("{\(all)}".utf8).write(to: URL(filePath: files.file))
      let error = #expect(throws: TokenFileError.self) { try files.design { _, _ in } }
      #expect(error?.hint?.contains("a file for each") == true)
      for (name, set) in sets { try Data(set.utf8).write(to: directory.appending(path: "\(name).json")) }
      files = TokenFiles(file: directory.appending(path: "resolver.json").path)
      files.formats = .all
      let resolver =
        ##"{"version":"2025.10","sets":{"s":{"sources":[{"$ref":"core.json"},{"$ref":"theme.json"}]}},"resolutionOrder":[{"$ref":"#/sets/s"}]}"##
      try Data(resolver.utf8).write(to: URL(filePath: files.file))
      #expect(try files.design { _, _ in }.values.colors.map(\.name) == ["blue", "ink"])
    }
  }

  @Test("The source is written, and not again while it stays as it is; a wrong file changes nothing")
  func writing() throws {
    try inTemporaryDirectory { directory in
      let file = directory.appending(path: "acme.tokens.json")
      let output = directory.appending(path: "Acme.swift")
      func run(_ json: String, _ options: String...) throws -> Int32 {
        try Data(json.utf8).write(to: file)
        return TokenCommand.run(arguments: [file.path, "--output", output.path] + options)
      }
      func source() throws -> String { try String(contentsOf: output, encoding: .utf8) }
      let color = ##"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } }"##
      #expect(try run(#"{ "ink": \#(color) }"#) == 0)
      #expect(try source().contains("static var ink"))
      let old = Date(timeIntervalSince1970: 1_000_000)
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: output.path)
      #expect(try run(#"{ "ink": \#(color) }"#) == 0)
      let date = try FileManager.default.attributesOfItem(atPath: output.path)[.modificationDate] as? Date
      #expect(date == old)
      #expect(try run(#"{ "ink": "#) == 1)
      #expect(try source().contains("static var ink"))
      #expect(try run(#"{ "paper": \#(color) }"#, "--public") == 0)
      #expect(try source().contains("public static var paper"))
      #expect(TokenCommand.run(arguments: [file.path + "x"]) == 1)
    }
  }

  private static func gray(_ white: Double) -> String {
    #"{"ink":{"$type":"color","$value":{"colorSpace":"srgb","components":[\#(white),\#(white),\#(white)]}}}"#
  }

  @Test(
    "Variants beside a file of tokens are read with it, unless others are named", arguments: ["", "acme."])
  func neighbours(prefix: String) throws {
    try inTemporaryDirectory { directory in
      func write(_ name: String, _ white: Double) throws -> String {
        let file = directory.appending(path: name)
        try Data(Self.gray(white).utf8).write(to: file)
        return file.path
      }
      var files = TokenFiles(file: try write(prefix + "tokens.json", 0))
      var warned: [String] = []
      func ink() throws -> Color {
        warned = []
        return try files.design { if !$1.isEmpty { warned.append($0) } }.values.colors[0].value
      }
      func grays() throws -> [Double] {
        try [
          (ColorScheme.light, Contrast.normal), (.dark, .normal), (.light, .increased), (.dark, .increased),
        ]
        .map { try ink().resolved(colorScheme: $0, contrast: $1).red }
      }
      // What belongs to another file, or is none of tokens.
      for name in ["x\(prefix)dark.tokens.json", "other.dark.tokens.json", "\(prefix)dark.json"] {
        _ = try write(name, 0.5)
      }
      #expect(try grays() == [0, 0, 0, 0])
      let increased = try write("\(prefix)lightIncreasedContrast.tokens.json", 0.25)
      let dark = directory.appending(path: "\(prefix)dark.tokens.json")
      try FileManager.default.createDirectory(at: dark, withIntermediateDirectories: false)
      // Neither a directory nor a variant that nobody named is an error.
      #expect(try grays() == [0, 0, 0, 0])
      #expect(warned == [increased])
      files.variants[.lightIncreasedContrast] = increased
      let error = #expect(throws: TokenFileError.self) { try ink() }
      #expect(error?.file == increased && error?.lines[0].contains("--dark") == true)
      #expect(
        TokenCommand.run(arguments: [
          files.file, "--light-increased-contrast", increased, "--output", "/dev/null",
        ])
          == 1)
      try FileManager.default.removeItem(at: dark)
      _ = try write("\(prefix)dark.tokens.json", 1)
      #expect(try grays() == [0, 1, 0.25, 1])
      #expect(warned.isEmpty)
      files.variants = [:]
      #expect(try grays() == [0, 1, 0.25, 1])
      _ = try write("\(prefix)darkIncreasedContrast.tokens.json", 0.75)
      #expect(try grays() == [0, 1, 0.25, 0.75])
      files.variants[.dark] = try write("named.json", 0.125)
      #expect(try grays() == [0, 0.125, 0.25, 0.75])
      files = TokenFiles(file: try write("\(prefix)json", 0))
      #expect(try grays() == [0, 0, 0, 0])
    }
  }

  #if os(macOS) || os(Linux)
    @Test(
      "A variant whose link leads nowhere is an error, since the file would have the same colours in all schemes"
    )
    func brokenLinks() throws {
      try inTemporaryDirectory { directory in
        let file = directory.appending(path: "acme.tokens.json")
        try Data(Self.gray(0).utf8).write(to: file)
        let dark = directory.appending(path: "acme.dark.tokens.json").path
        for (target, reason) in [
          ("none", "No such file or directory"), (dark, "Too many levels of symbolic links"),
        ] {
          try FileManager.default.createSymbolicLink(atPath: dark, withDestinationPath: target)
          let error = #expect(throws: TokenFileError.self) {
            try TokenFiles(file: file.path).design { _, _ in }
          }
          #expect(error?.description == "\(dark): error: can't be read: \(reason)")
          try FileManager.default.removeItem(atPath: dark)
        }
      }
    }

    @Test("The source takes the place of an earlier one, and of no other file, device or link")
    func places() throws {
      try inTemporaryDirectory { directory in
        let files = FileManager.default
        let tokens = directory.appending(path: "acme.tokens.json")
        try Data(Self.gray(0).utf8).write(to: tokens)
        func run(_ output: String) -> Int32 {
          TokenCommand.run(arguments: [tokens.path, "--output", output])
        }
        #expect(run(tokens.path) == 1)
        #expect(try Data(contentsOf: tokens) == Data(Self.gray(0).utf8))
        let (source, link) = (
          directory.appending(path: "Acme.swift"), directory.appending(path: "Link.swift")
        )
        try Data().write(to: source)
        try files.createSymbolicLink(at: link, withDestinationURL: source)
        #expect(run(link.path) == 0)
        #expect(try files.destinationOfSymbolicLink(atPath: link.path) == source.path)
        #expect(try String(contentsOf: source, encoding: .utf8).contains("static var ink"))
        let pipe = directory.appending(path: "pipe").path
        #expect(mkfifo(pipe, 0o600) == 0)
        let reader = FileHandle(fileDescriptor: open(pipe, O_RDONLY | O_NONBLOCK), closeOnDealloc: true)
        #expect(run(pipe) == 0)
        #expect(try reader.readToEnd() == Data(contentsOf: source))
        try files.removeItem(at: link)
        try files.createSymbolicLink(at: link, withDestinationURL: link)
        #expect(run(link.path) == 1)
        #expect(run(directory.path) == 1)
      }
    }
  #endif

  @Test("The plug-in writes no source for the variants that the command reads")
  func plugIn() throws {
    let path = URL(filePath: #filePath).appending(
      path: "../../../../Sources/TokenPlugins/Generating/RestyleTokensPlugin.swift")
    let source = try String(contentsOf: path.standardizedFileURL, encoding: .utf8)
    let names = TokenFiles.Variant.allCases.map { "\"\($0)\"" }.joined(separator: ", ")
    #expect(source.contains("variants = [\(names)]"))
  }

  @Test("What is accepted in the files of a resolver is reported, whichever context they are for")
  func deviations() throws {
    try inTemporaryDirectory { directory in
      let file = directory.appending(path: "acme.resolver.json")
      let resolver =
        ##"{"version":"2025.10","resolutionOrder":[{"type":"modifier","name":"m","contexts":{"light":[],"dark":[{"$ref":"dark.json"}]}}]}"##
      try Data(resolver.utf8).write(to: file)
      try Data(##"{"a":{"$type":"color","$value":"#000"}}"##.utf8).write(
        to: directory.appending(path: "dark.json"))
      var files = TokenFiles(file: file.path)
      files.formats = .all
      var lines: [String] = []
      _ = try files.design { lines += $1 }
      #expect(lines.count == 1 && lines[0].hasPrefix("a: "))
      try FileManager.default.removeItem(at: directory.appending(path: "dark.json"))
      let error = try #require(throws: TokenFileError.self) { try files.design { _, _ in } }
      #expect(
        error.lines.count == 1
          && error.lines[0].hasPrefix(#"resolutionOrder[0].contexts.dark[0]: "dark.json" can't be loaded: "#))
      // A sentence, without the words of programmers and the names of folders.
      #expect(!error.lines[0].contains("Error") && !error.lines[0].contains(directory.path))
    }
  }

  @Test("A file without tokens is reported: groups with the data of a tool alone are no error")
  func empty() throws {
    try inTemporaryDirectory { directory in
      let file = directory.appending(path: "acme.tokens.json")
      try Data(#"{"status":{"$type":"color","$extensions":{"org.example":{"light":"{white}"}}}}"#.utf8).write(
        to: file)
      var lines: [String] = []
      _ = try TokenFiles(file: file.path).design { lines += $1 }
      #expect(lines == ["there are no tokens in it"])
    }
  }

  @Test("What can't be read is told in the words of the system")
  func unreadable() throws {
    try inTemporaryDirectory { directory in
      func lines(_ file: String) -> [String] {
        let error = #expect(throws: TokenFileError.self) { try TokenFiles(file: file).design { _, _ in } }
        return error?.lines ?? []
      }
      #expect(lines(directory.path) == ["can't be read: Is a directory"])
      #expect(lines(directory.path + "/a.json") == ["can't be read: No such file or directory"])
    }
  }

  #if os(macOS) || os(Linux)
    @Test("Tokens come out of a pipe, too, as from a command of a shell")
    func pipes() throws {
      let pipe = Pipe()
      try pipe.fileHandleForWriting.write(contentsOf: Data(#"{"a":{"$type":"number","$value":1}}"#.utf8))
      try pipe.fileHandleForWriting.close()
      let file = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
      #expect(try TokenFiles(file: file).design { _, _ in }.problems.map(\.path) == ["a"])
    }

    @Test("A reader that has seen enough is no failure")
    func closedPipes() throws {
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      let output = pipe.fileHandleForWriting
      #expect(throws: Never.self) { try output.print("text") }
      #expect(TokenCommand.run(arguments: ["--help"], output: output) == 0)
      output.report("text")
    }
  #endif

  #if os(Linux)
    @Test("What can't be written is told in the words of the system")
    func fullDevices() throws {
      let output = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let error = #expect(throws: FileError.self) { try output.print("text") }
      #expect(error?.description.hasPrefix("No space left on device; ") == true)
      #expect(TokenCommand.run(arguments: ["--help"], output: output) == 1)
      output.report("text")
    }
  #endif
}
