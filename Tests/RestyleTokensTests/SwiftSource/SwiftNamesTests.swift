import Foundation
import Restyle
import RestyleTesting
import RestyleTokens
import TestSupport
import Testing

@Suite("Names of tokens in Swift")
struct SwiftNamesTests {
  /// The names that types of values and styles have in the source of colours with some paths.
  private static func source(_ paths: [String]) throws -> TokenSwiftSource {
    TokenDesign("Names", try DesignTokens(paths.map { Token($0, .color(TokenColor(.white))) })).swiftSource()
  }

  private static func names(in source: TokenSwiftSource) throws -> [String] {
    let text = try #require(source.text.components(separatedBy: "extension Color {\n").last)
    return text.components(separatedBy: "\n}\n")[0].split(separator: "\n").compactMap { line in
      line.contains("static var ")
        ? line.split(separator: " ")[2].replacingOccurrences(of: ":", with: "") : nil
    }
  }

  @Test(
    "Names are as a person would write them, and clashes are reported",
    arguments: [
      (["color.accent"], ["accent"], []), (["colors.brand-primary"], ["brandPrimary"], []),
      (["Color.Blue.500"], ["blue500"], []), (["a.b"], ["aB"], []), (["CTA.Primary"], ["ctaPrimary"], []),
      (["color.500"], ["color500"], ["color.500"]), (["1"], ["color1"], ["1"]),
      (["space.1-5", "space.15"], ["space1p5", "space15"], []),
      (["color.red"], ["colorRed"], ["color.red"]), (["red"], ["colorRed"], ["red"]),
      (["color.default"], ["`default`"], []), (["color.self"], ["colorSelf"], ["color.self"]),
      (
        ["color.accent", "colors.accent"], ["colorAccent", "colorsAccent"], ["color.accent", "colors.accent"]
      ),
      (["a b", "a-b", "aB"], ["colorAB", "aBColor", "aB2"], ["a b", "a-b", "aB"]),
      (["caf\u{E9}", "\u{6C34}"], ["cafe", "u6c34"], ["caf\u{E9}", "\u{6C34}"]), (["!"], ["color"], ["!"]),
      (["color.$root"], ["color"], []),
    ] as [([String], [String], [String])])
  func names(paths: [String], expected: [String], reported: [String]) throws {
    let source = try Self.source(paths)
    #expect(try Self.names(in: source) == expected)
    #expect(source.problems.map(\.path) == reported)
    #expect(source.problems.allSatisfy { $0.kind == .name })
  }

  @Test("Any names give names that are valid and unique", arguments: 0..<20)
  func anyNames(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let parts = [
      "a", "A", "1", "-", "_", " ", "\u{E9}", "\u{1F600}", "self", "in", "red", "\u{301}", "x2", "init",
    ]
    var paths: Set<String> = []
    for _ in 0..<300 {
      let path = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        parts.randomElement(using: &random) ?? ""
      }
      paths.insert(path.joined())
    }
    let sorted = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let names = try Self.names(in: try Self.source(sorted))
    #expect(names.count == sorted.count)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z][A-Za-z0-9]*|`[a-z]+`/) != nil })
    #expect(!names.contains("red") && !names.contains("self") && !names.contains("init"))
  }

  @Test("Many tokens of one name have names of their own")
  func manyClashes() throws {
    let paths = (0..<4096).map { number in
      "group.a" + (0..<12).map { number >> $0 & 1 == 0 ? "-b" : " b" }.joined()
    }
    let names = try Self.names(in: try Self.source(paths))
    #expect(Set(names).count == paths.count)
    #expect(names.allSatisfy { $0.contains("ABBBBBBBBBBBB") })
  }

  @Test(
    "No member of a type of Restyle is declared again",
    arguments: [
      "Color", "TextStyle", "BorderStyle", "BackgroundStyle",
    ])
  func members(type: String) throws {
    let interface = SwiftSourceTests.root.appending(path: ".ci/interface")
    var members: Set<String> = []
    // What the module for tests adds isn't seen where tokens are compiled.
    let files = try FileManager.default.contentsOfDirectory(at: interface, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent != "RestyleTesting.txt" }
    let declaration = /(\w+)\.([a-z]\w*)(\(.*\))?\t.*\bstatic (var|let|func).*/
    for file in files {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        guard line.hasPrefix("\(type)."), let match = line.wholeMatch(of: declaration) else { continue }
        members.insert(String(match.2))
      }
    }
    try #require(!members.isEmpty)
    let kinds: [String: (String) -> Token] = [
      "Color": { Token($0, .color(TokenColor(.white))) },
      "TextStyle": {
        Token(
          $0,
          .typography(
            TokenTypography(
              fontFamily: Aliasable(TokenList("A")), fontSize: Aliasable(TokenDimension(1, .px)),
              fontWeight: Aliasable(.number(1)), letterSpacing: Aliasable(TokenDimension(0, .px)),
              lineHeight: Aliasable(1))))
      },
      "BorderStyle": {
        Token(
          $0,
          .border(
            TokenBorder(color: Aliasable(TokenColor(.white)), width: Aliasable(TokenDimension(1, .px)))))
      },
      "BackgroundStyle": {
        Token(
          $0, .gradient([TokenGradientStop(color: Aliasable(TokenColor(.white)), position: Aliasable(0))]))
      },
    ]
    // Themes are named by a modifier and a context, so that none has a name of one word.
    guard let token = kinds[type] else { return }
    let source = TokenDesign("Members", try DesignTokens(members.sorted().map(token))).swiftSource()
    let own = source.problems.filter { $0.kind == .name }.map(\.path)
    #expect(own == members.sorted(), "add to SwiftMembers")
  }
}
