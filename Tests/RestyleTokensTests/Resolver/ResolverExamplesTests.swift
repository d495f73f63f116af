import Foundation
import RestyleTokens
import Testing

/// The examples of the Resolver Module 2025.10, in `Specification/resolvers.txt`.
///
/// Each has its section, its JSON, and what it gives: `=` an input and the tokens, `!` a problem, perhaps of an input.
/// The files that they name have two tokens: one that is called like the file, and `last`, which all of them have.
@Suite("The examples of the specification of resolvers")
struct ResolverExamplesTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let section: String
    let json: String
    var additions = #""version":"2025.10","#
    var results: [String] = []
    var testDescription: String { section }

    init(_ lines: [String]) {
      (section, json) = (lines[0], lines[1])
      for line in lines[2...] {
        if line.hasPrefix("+ ") { additions += line.dropFirst(2) + "," } else { results.append(line) }
      }
    }

    func resolver() throws(TokenError) -> TokenResolver {
      try TokenResolver(json: Data("{\(additions)\(json.dropFirst())".utf8), load: ResolverExamplesTests.load)
    }
  }

  static let examples: [Example] = {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Specification/resolvers.txt")
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n\n").dropFirst().map { block in
      Example(block.split(separator: "\n").map(String.init))
    }
  }()

  private static func load(_ reference: String) -> Data {
    if reference == "example.json" {
      return Data(#"{"sets":{"MySet":{"sources":[{"MySet":{"$type":"number","$value":1}}]}}}"#.utf8)
    }
    let name = reference.replacing(".json", with: "").replacing(".", with: "-")
    return Data(
      #"{"last":{"$type":"fontFamily","$value":"\#(name)"},"\#(name)":{"$type":"number","$value":1}}"#.utf8)
  }

  @Test("All are there, and lack their version")
  func count() throws {
    #expect(Self.examples.count == 23)
    for example in Self.examples {
      let error = try #require(throws: TokenError.self) {
        try TokenResolver(json: Data(example.json.utf8), load: Self.load)
      }
      #expect(error.problems.map(\.description).contains(#"a resolver without the member "version""#))
    }
  }

  @Test("Each gives its tokens or its problems", arguments: examples)
  func gives(example: Example) throws {
    guard example.results.contains(where: { $0.dropFirst(2).hasPrefix("{") }) else {
      let error = try #require(throws: TokenError.self) { try example.resolver() }
      #expect(error.problems.map { "! \($0)" } == example.results)
      return
    }
    let resolver = try example.resolver()
    var results: [String] = []
    var inputs: [String] = []
    for result in example.results where !inputs.contains(result.words[1]) {
      let input = result.words[1]
      inputs.append(input)
      do throws(TokenError) {
        results.append("= \(input) \(try Self.text(resolver, input, like: result.words[2]))")
      } catch {
        results += error.problems.map { "! \(input) \($0)" }
      }
    }
    #expect(results == example.results)
  }

  /// The tokens, as the result has them that is expected: a file, or the paths and the file that came last.
  private static func text(
    _ resolver: TokenResolver, _ input: String, like expected: String
  ) throws(TokenError) -> String {
    let input = try? JSONDecoder().decode([String: String].self, from: Data(input.utf8))
    let tokens = try resolver.tokens(for: input ?? [:])
    if expected.hasPrefix("{") {
      return try tokens == DesignTokens(json: Data(expected.utf8)) ? expected : "other tokens"
    }
    guard case .fontFamily(let last)? = tokens["last"]?.value else { return "nothing" }
    return tokens.map(\.path).filter { $0 != "last" }.joined(separator: " ") + ", last \(last[0].value)"
  }
}

extension String {
  /// A sign, an input and a result.
  fileprivate var words: [String] { split(separator: " ", maxSplits: 2).map(String.init) }
}
