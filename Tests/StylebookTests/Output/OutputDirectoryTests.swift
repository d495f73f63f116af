import Foundation
import Testing

@testable import stylebook

@Suite struct OutputDirectoryTests {
  @Test func writesBothFilesAndWritesOverThemAgain() throws {
    try inTemporaryDirectory { (directory: URL) throws in
      let book = directory.appendingPathComponent("a/b", isDirectory: true)
      for _ in 1...2 { #expect(Command.run(arguments: ["--output", book.path]) == 0) }
      let rendered = Book.standard.rendered()
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: book.path).sorted() == [
          "index.html", "stylebook.css",
        ])
      for file in BookFile.allCases {
        #expect(
          try String(contentsOf: book.appendingPathComponent(file.rawValue), encoding: .utf8)
            == rendered[file])
      }
    }
  }

  @Test(arguments: BookFile.allCases)
  func leavesFilesOfOthersAlone(file: BookFile) throws {
    try inTemporaryDirectory { (directory: URL) throws in
      let url = directory.appendingPathComponent(file.rawValue)
      try Data("mine".utf8).write(to: url)
      #expect(throws: OutputError(path: url.path, reason: .foreign)) {
        try OutputDirectory(path: directory.path).write(RenderedBook(html: "", css: ""))
      }
      #expect(Command.run(arguments: ["--output", directory.path]) == 1)
      #expect(try String(contentsOf: url, encoding: .utf8) == "mine")
      // Nothing is written if not everything can be.
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == [file.rawValue])
    }
  }

  @Test func reportsADirectoryThatCannotBeMade() throws {
    try inTemporaryDirectory { (directory: URL) throws in
      let file = directory.appendingPathComponent("file")
      try Data().write(to: file)
      let inside = file.appendingPathComponent("book").path
      let error = #expect(throws: OutputError.self) {
        try OutputDirectory(path: inside).write(RenderedBook(html: "", css: ""))
      }
      #expect(
        error?.description.hasPrefix("can't make the directory \"\(inside)\": Not a directory;") == true)
      #expect(Command.run(arguments: ["--output", inside]) == 1)
    }
  }

  @Test func reportsAFileThatCannotBeWritten() throws {
    try inTemporaryDirectory { (directory: URL) throws in
      let page = directory.appendingPathComponent("index.html", isDirectory: true)
      try FileManager.default.createDirectory(at: page, withIntermediateDirectories: true)
      #expect(Command.run(arguments: ["--output", directory.path]) == 1)
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["index.html"])
    }
  }

  @Test func filesCarryTheSignatureThatTheyAreKnownBy() {
    for file in BookFile.allCases {
      let start = Book.standard.rendered()[file].utf8.prefix(BookFile.signatureRange)
      #expect(String(decoding: start, as: UTF8.self).contains("\(file.signature)"))
    }
  }

  private func inTemporaryDirectory(_ body: (URL) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("stylebook-\(UUID().uuidString)", isDirectory: true).standardizedFileURL
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try body(directory)
  }
}
