import Foundation
import RestyleTokens
import Testing

/// The examples of the Design Tokens Technical Reports 2025.10, in `Specification/examples.txt`.
///
/// Each has its section, its JSON, and what it gives: `=` a token and its type, `!` a problem. Many are parts of files,
/// and refer to tokens that they don't show.
@Suite("The examples of the specification")
struct SpecificationTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let section: String
    let json: String
    let result: [String]
    var testDescription: String { section }
  }

  static let examples: [Example] = {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Specification/examples.txt")
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n\n").dropFirst().map { block in
      let lines = block.split(separator: "\n").map(String.init)
      return Example(section: lines[0], json: lines[1], result: Array(lines[2...]))
    }
  }()

  @Test("All are there")
  func count() { #expect(Self.examples.count == 83) }

  @Test(
    "Each gives its tokens or its problems, and what is read is the same when it is written",
    arguments: examples)
  func gives(example: Example) throws {
    do throws(TokenError) {
      let tokens = try DesignTokens(json: Data(example.json.utf8))
      #expect(tokens.map { "= \($0.path) \($0.type.rawValue)" } == example.result)
      let again = try DesignTokens(json: tokens.json())
      #expect(again == tokens)
    } catch {
      #expect(error.problems.map { "! \($0)" } == example.result)
    }
  }
}
