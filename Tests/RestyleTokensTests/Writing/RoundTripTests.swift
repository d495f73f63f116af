import Foundation
import Restyle
import RestyleTokens
import TestSupport
import Testing

@Suite("Writing tokens")
struct RoundTripTests {
  @Test("What is written is read as the same tokens, of all types, written out or borrowed")
  func roundTrip() async throws {
    try await forEach((0..<300).sampled(every: 3)) { seed in
      var generator = TokenGenerator(seed: seed)
      let made = generator.tokens()
      let tokens = try DesignTokens(made.tokens, groups: made.groups)
      #expect(tokens.count { $0.origin == nil } == made.tokens.count)
      #expect(Set(tokens.map(\.type)) == Set(TokenType.allCases))
      let again = try DesignTokens(json: tokens.json())
      #expect(again == tokens)
      #expect(again.json() == tokens.json())
    }
  }

  @Test("The order of members changes neither values nor problems")
  func order() async throws {
    try await forEach((0..<100).sampled(every: 2)) { seed in
      var generator = TokenGenerator(seed: seed)
      let made = generator.tokens()
      let tokens = try DesignTokens(made.tokens, groups: made.groups)
      let shuffled = try DesignTokens(json: generator.shuffled(tokens.json()))
      #expect(Self.sorted(shuffled) == Self.sorted(tokens))
    }
  }

  /// The tokens by path, without the data of tools, which keep the order of their members.
  private static func sorted(_ tokens: DesignTokens) -> [Token] {
    tokens.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }.map { token in
      var token = token
      token.extensions = TokenExtensions()
      return token
    }
  }

  @Test(
    "A file is written as it is read, but for spaces and the order of members that start with a dollar sign")
  func text() throws {
    let text = ##"""
      {
        "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
        "empty": {
          "$description": "Nothing yet \u0001 \"é\"",
          "$deprecated": false
        },
        "size": {
          "$type": "dimension",
          "$extensions": {
            "b": [
              1.50,
              {}
            ],
            "a": []
          },
          "$root": {
            "$value": {
              "value": 0.1,
              "unit": "rem"
            }
          },
          "small": {
            "$type": "dimension",
            "$ref": "#/size/$root",
            "$deprecated": "No"
          }
        },
        "big": {
          "$extends": "{size}"
        }
      }

      """##
    #expect(String(decoding: try tokens(text).json(), as: UTF8.self) == text)
  }

  @Test(
    "Tokens that can't be in one file are refused",
    arguments: [
      ([Token("a", .number(1)), Token("a", .number(2))], TokenProblem.Kind.structure),
      ([Token("a", .number(1)), Token("a.b", .number(2))], .structure),
      ([Token("", .number(1))], .member), ([Token("a..b", .number(1))], .name),
      ([Token("{a}", .number(1))], .name),
      ([Token("$a", .number(1))], .member), ([Token("a", .number(.infinity))], .value),
      ([Token("a", .number(.nan))], .value), ([Token("a", .shadow([]))], .value),
      ([Token("a", .color(TokenColor(.sRGB, [2, 0, 0])))], .value),
      ([Token("a", .number(1), reference: TokenReference(to: "b"))], .missingTarget),
      ([Token("a", .number(1), reference: TokenReference(to: "a"))], .cycle),
      ([Token(String(repeating: "a.", count: 100_000) + "b", .number(1))], .limit),
    ])
  func refused(made: [Token], kind: TokenProblem.Kind) throws {
    let error = try #require(throws: TokenError.self) { try DesignTokens(made) }
    #expect(error.problems.map(\.kind) == [kind])
  }

  @Test("Groups are written that lie in one another as deep as in any file", arguments: [499, 500, 511])
  func depth(count: Int) throws {
    let groups = String(repeating: #"{"g":"#, count: count)
    let file = try tokens(
      groups + #"{"$type":"number","$value":1}"# + String(repeating: "}", count: count))
    #expect(file.count == 1)
    #expect(try DesignTokens(json: file.json()) == file)
  }

  @Test(
    "What is no number isn't called one",
    arguments: [
      (Double.nan, "nan where a number belongs"),
      (.infinity, "the number inf is too large for a floating-point number"),
    ])
  func numbers(number: Double, reason: String) throws {
    let error = try #require(throws: TokenError.self) { try DesignTokens([Token("a", .number(number))]) }
    #expect(error.problems.map(\.reason) == [reason])
  }

  @Test(
    "Names may begin with what combines with the full stop before them",
    arguments: ["\u{301}", "\u{200D}x", "🏽"])
  func marks(name: String) throws {
    let number = #"{"$type":"number","$value":1}"#
    let file = try tokens(#"{"skin":{"\#(name)":\#(number)},"b":{"$extends":"{skin}"}}"#)
    #expect(file.map { Array($0.path.utf8) } == ["skin.\(name)", "b.\(name)"].map { Array($0.utf8) })
    #expect(try DesignTokens(json: file.json()) == file)
    let color = NamedValue("\(name)a.b{c}", Color.red)
    let export = try TokenExport(StyleCatalog("House"), values: DesignValues("House", colors: [color]))
    #expect(export.tokens.map(\.path) == ["color.\(name)a-b-c-"], "\(export.tokens.map(\.path))")
  }

  @Test("Borrowed values are those of their targets")
  func borrowed() throws {
    let tokens = try DesignTokens([
      Token("a", .number(1), reference: TokenReference(to: "b")), Token("b", .number(2)),
    ])
    #expect(tokens["a"]?.value == .number(2))
    #expect(tokens["a"]?.reference?.path == "b")
    let component = TokenReference(pointer: "/b/$value/components/1")
    let hue = try DesignTokens([
      Token("a", .number(0), reference: component), Token("b", .color(TokenColor(.sRGB, [0, 0.25, 1]))),
    ])
    #expect(hue["a"]?.value == .number(0.25))
    #expect(hue["a"]?.reference == component)
  }
}
