import Foundation
import Testing

@Suite("Every code block is compiled here")
struct CompiledBlocksTests {
  // What a reader copies elsewhere: manifests and commands; and what examples give.
  private static let languages: Set = ["swift", "swift manifest", "sh", "html"]
  private static let folder = "Tests/DocumentationTests/"

  // What shows parts of the package itself.
  private static let sources = [
    "AddingATextAttribute": "Sources/Restyle/Text/Attributes/StandardTextAttribute+Character.swift"
  ]

  // What belongs to Apple's frameworks is compiled, and compared with what it gives, by the package that has stand-ins.
  private static let consumer = "Tests/Consumers/AppleConsumer/Sources"

  /// The files that have the examples of a document in them.
  private static func examples(_ name: String) throws -> [DocumentedFile] {
    let path = sources[name] ?? folder + name + "Examples.swift"
    guard !FileManager.default.fileExists(atPath: DocumentedFile.root.appending(path: path).path) else {
      return [try DocumentedFile(path)]
    }
    return try DocumentedFile.paths(in: consumer, withExtension: "swift").filter {
      $0.hasSuffix("Examples.swift")
    }.map { try DocumentedFile($0) }
  }

  private static func paths() throws -> [String] {
    try ["README.md"] + DocumentedFile.paths(in: "Sources", withExtension: "md")
  }

  @Test("The blocks of an article are in its file of examples", arguments: try paths())
  func articles(_ article: String) throws {
    let name = URL(filePath: article).deletingPathExtension().lastPathComponent
    let examples = try Self.examples(name)
    for block in try DocumentedFile(article).blocks {
      #expect(Self.languages.contains(block.language), "\(block)")
      #expect(block.language != "swift" || examples.contains { $0.contains(block) }, "\(block)")
    }
  }

  /// The folders of the core, and the other libraries.
  private static func folders() throws -> [String] {
    let core = try DocumentedFile.paths(in: "Sources/Restyle", withExtension: "swift")
    return Set(core.map { $0.split(separator: "/").dropFirst().prefix(2).joined(separator: "/") }).sorted()
      + [
        "RestyleAppKit", "RestyleElements", "RestyleEmail", "RestyleFoundation", "RestyleGraphics",
        "RestyleHTML",
        "RestyleMarkup", "RestyleRendering", "RestyleSwiftUI", "RestyleTerminal", "RestyleUIKit",
      ]
  }

  @Test("The blocks of a folder's comments are in its file", arguments: try folders())
  func comments(in folder: String) throws {
    let blocks = try DocumentedFile.paths(in: "Sources/" + folder, withExtension: "swift").flatMap {
      try DocumentedFile($0).blocks
    }
    guard !blocks.isEmpty else { return }
    let name = URL(filePath: folder).lastPathComponent
    let examples = try Self.examples(name + "Comment")
    for block in blocks {
      #expect(block.language == "swift" && examples.contains { $0.contains(block) }, "\(block)")
    }
  }

  /// The files with blocks, each with that of its examples.
  private static func documents() throws -> [(path: String, examples: String)] {
    try paths().map { path in
      let name = URL(filePath: path).deletingPathExtension().lastPathComponent
      return (path, name)
    }
      + folders().flatMap { directory in
        let name = URL(filePath: directory).lastPathComponent
        return try DocumentedFile.paths(in: "Sources/" + directory, withExtension: "swift").map {
          ($0, name + "Comment")
        }
      }
  }

  /// `descriptions` compares those of expressions; what an assignment makes of its value, an expectation tells.
  @Test("Each result that stands beside code is compared with what the code gives")
  func results() throws {
    var count = 0
    for (path, examples) in try Self.documents() {
      for block in try DocumentedFile(path).blocks where block.language == "swift" {
        for line in block.code.split(separator: "\n") {
          guard let result = DocumentedResult(besideCode: line), result.isLiteral else { continue }
          count += 1
          let isCompared: Bool
          if let assignment = result.code.wholeMatch(of: /(?:let |var )?([\w.\[\]]+) = .*/) {
            let expectation = "\(assignment.1) == \(result.text)"
            isCompared = try Self.examples(examples).contains { $0.hasExpectation(expectation) }
          } else {
            isCompared = try Self.examples(examples).contains { $0.describes(String(line)) }
          }
          #expect(isCompared, "\(path): \(line)")
        }
      }
    }
    #expect(count > 20)
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
