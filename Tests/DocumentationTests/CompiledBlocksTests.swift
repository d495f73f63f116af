import CodeBlocks
import Foundation
import Testing

/// What the plug-in that has the blocks compiled doesn't tell.
@Suite("Every code block is compiled")
struct CompiledBlocksTests {
  // What a reader copies elsewhere: manifests and commands; and what examples give.
  private static let languages: Set = ["swift", "swift manifest", "sh", "html"]

  // What shows parts of the package itself.
  private static let sources = [
    "Sources/Restyle/Restyle.docc/AddingATextAttribute.md":
      "Sources/Restyle/Text/Attributes/StandardTextAttribute+Character.swift"
  ]

  // What belongs to Apple's frameworks is compiled, and compared with what it gives, by the package that has stand-ins.
  private static let modulesOfFrameworks = ["RestyleAppKit", "RestyleSwiftUI", "RestyleUIKit"]
  private static let consumer = "Tests/Consumers/AppleConsumer/Sources"

  private static let documents = Result { try DocumentedFile.all() }
  private static let examples = Result {
    try DocumentedFile.paths(in: "Tests/DocumentationTests/Examples", withExtension: "swift")
      .map { try ExampleSource($0) }
  }

  /// What has the examples of a file that the plug-in leaves out; nil for other files.
  private static func examplesElsewhere(of document: DocumentedFile) throws -> [ExampleSource]? {
    if let source = sources[document.path] { return [try ExampleSource(source)] }
    let isOfFrameworks = modulesOfFrameworks.contains { document.path.hasPrefix("Sources/\($0)/") }
    guard isOfFrameworks else { return nil }
    return try DocumentedFile.paths(in: consumer, withExtension: "swift")
      .filter { $0.hasSuffix("Examples.swift") }.map { try ExampleSource($0) }
  }

  @Test("Blocks are in languages that are checked")
  func checkedLanguages() throws {
    for document in try Self.documents.get() {
      let languages = document.path.hasSuffix(".md") ? Self.languages : ["swift"]
      for block in document.blocks {
        #expect(languages.contains(block.language), "\(document.path):\(block.firstLine)")
      }
    }
  }

  @Test("Blocks that the plug-in leaves out are compiled elsewhere")
  func elsewhere() throws {
    for document in try Self.documents.get() where !document.swiftBlocks.isEmpty {
      guard let examples = try Self.examplesElsewhere(of: document) else { continue }
      for block in document.swiftBlocks {
        #expect(examples.contains { $0.contains(block) }, "\(document.path):\(block.firstLine)")
      }
    }
  }

  /// `descriptions` compares those of expressions; what an assignment makes of its value, an expectation tells.
  @Test("Each result that stands beside code is compared with what the code gives")
  func results() throws {
    var count = 0
    for document in try Self.documents.get() {
      for (index, block) in document.swiftBlocks.enumerated() {
        for (offset, line) in block.lines.enumerated() {
          guard let result = DocumentedResult(besideCode: line), result.isLiteral else { continue }
          count += 1
          let isCompared = try Self.isCompared(result, line: line, block: index + 1, of: document)
          #expect(isCompared, "\(document.path):\(block.firstLine + offset): \(line)")
        }
      }
    }
    #expect(count > 20)
  }

  private static func isCompared(
    _ result: DocumentedResult, line: String, block: Int, of document: DocumentedFile
  ) throws -> Bool {
    let elsewhere = try examplesElsewhere(of: document)
    if let assignment = result.code.wholeMatch(of: /(?:let |var )?([\w.\[\]]+) = .*/) {
      let examples =
        try elsewhere ?? Self.examples.get().filter { $0.hasPlaceholder(block, of: document.path) }
      return examples.contains { $0.hasExpectation("\(assignment.1) == \(result.text)") }
    }
    if let elsewhere { return elsewhere.contains { $0.describes(line) } }
    return try Self.examples.get().contains {
      $0.hasPlaceholder(block, of: document.path, isDescribed: true)
    }
  }

  @Test("Manifests and commands name what the package has")
  func products() throws {
    let manifest = try String(
      contentsOf: DocumentedFile.root.appending(path: "Package.swift"), encoding: .utf8)
    let blocks = try DocumentedFile("README.md").blocks
    let products = blocks.filter { $0.language == "swift manifest" }.flatMap {
      $0.code.matches(of: /\.product\(name: ("\w+")/).map(\.1)
    }
    let programs = blocks.filter { $0.language == "sh" }.flatMap {
      $0.code.matches(of: /swift run (?:-c release )?(\w+)/).map(\.1)
    }
    #expect(!products.isEmpty && !programs.isEmpty)
    for product in products { #expect(manifest.contains(".library(name: \(product),")) }
    for program in programs { #expect(manifest.contains(".executable(name: \"\(program)\",")) }
  }
}
