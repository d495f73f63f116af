import Foundation
import TestSupport
import Testing

@testable import stylebook

@Suite struct OutputDirectoryTests {
  @Test func writesBothFilesAndWritesOverThemAgain() async throws {
    let rendered = await StandardBook.rendered
    try inTemporaryDirectory { (directory: URL) throws in
      let book = directory.appendingPathComponent("a/b", isDirectory: true)
      let earlier = rendered.files.map { RenderedFile(file: $0.file, content: "\($0.file.signature)earlier") }
      try OutputDirectory(path: book.path).write(RenderedBook(files: earlier).outputFiles)
      try OutputDirectory(path: book.path).write(rendered.outputFiles)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: book.path).sorted() == [
          "drawings.html", "email.html", "index.html", "material-3.html", "primer.html", "screens.html",
          "stylebook.css",
          "system.html",
        ])
      for rendered in rendered.files {
        let url = book.appendingPathComponent(rendered.file.name)
        #expect(try String(contentsOf: url, encoding: .utf8) == rendered.content)
      }
    }
  }

  @Test(arguments: [BookFile.cover, .page("system"), .styleSheet])
  func leavesFilesOfOthersAlone(file: BookFile) async throws {
    let files = await StandardBook.rendered.outputFiles
    try inTemporaryDirectory { (directory: URL) throws in
      let url = directory.appendingPathComponent(file.name)
      try Data("mine".utf8).write(to: url)
      #expect(throws: OutputError(path: url.path, reason: .foreign)) {
        try OutputDirectory(path: directory.path).write(files)
      }
      #expect(try String(contentsOf: url, encoding: .utf8) == "mine")
      // Nothing is written if not everything can be.
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == [file.name])
    }
  }

  @Test func reportsADirectoryThatCannotBeMade() throws {
    try inTemporaryDirectory { (directory: URL) throws in
      let file = directory.appendingPathComponent("file")
      try Data().write(to: file)
      let inside = file.appendingPathComponent("book").path
      let error = #expect(throws: OutputError.self) {
        try OutputDirectory(path: inside).write([])
      }
      #expect(
        error?.description.hasPrefix("can't make the directory \"\(inside)\": Not a directory;") == true)
    }
  }

  @Test func reportsAFileThatCannotBeWritten() throws {
    try inTemporaryDirectory { (directory: URL) throws in
      let page = directory.appendingPathComponent("index.html", isDirectory: true)
      try FileManager.default.createDirectory(at: page, withIntermediateDirectories: true)
      #expect(Command.run(arguments: ["--images", directory.path], book: Book(title: "", chapters: [])) == 1)
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["index.html"])
    }
  }

  @Test func writesImagesAndWritesOverThemAgain() throws {
    let files = try DrawingTests.drawn.get()
    try inTemporaryDirectory { (directory: URL) throws in
      for _ in 1...2 { try OutputDirectory(path: directory.path).write(files) }
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
          == files.map(\.name).sorted())
      for file in files {
        #expect(try [UInt8](Data(contentsOf: directory.appendingPathComponent(file.name))) == file.bytes)
      }
    }
  }

  @Test func leavesImagesOfOthersAlone() throws {
    let files = try DrawingTests.drawn.get()
    for file in files {
      try inTemporaryDirectory { (directory: URL) throws in
        let url = directory.appendingPathComponent(file.name)
        try Data("mine".utf8).write(to: url)
        #expect(throws: OutputError.self) { try OutputDirectory(path: directory.path).write(files) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == [file.name])
      }
    }
  }

  @Test func filesCarryTheSignatureThatTheyAreKnownBy() async {
    for rendered in await StandardBook.rendered.files {
      let start = rendered.content.utf8.prefix(OutputFile.signatureRange)
      #expect(String(decoding: start, as: UTF8.self).contains("\(rendered.file.signature)"))
    }
  }
}
