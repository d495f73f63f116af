import Foundation
import RestyleTokens
import Testing

@Suite("Merging files of tokens")
struct TokenMergerTests {
  /// Files in a short notation: `1` is a token.
  private static func paths(_ files: [String], formats: OlderFormats = []) throws(TokenError) -> [String] {
    let sources = files.map { $0.replacing(":1", with: #":{"$type":"number","$value":1}"#) }
    let set = #"{"type":"set","name":"s","sources":[\#(sources.joined(separator: ","))]}"#
    let json = #"{"version":"2025.10","resolutionOrder":[\#(set)]}"#
    let tokens = try TokenResolver(json: Data(json.utf8), accepting: formats).tokens()
    #expect(try DesignTokens(json: tokens.json()) == tokens)
    return tokens.map(\.path).sorted()
  }

  @Test(
    "A group with a reference to another one is merged, one that is a token is replaced",
    arguments: [
      ([##"{"b":{"x":1},"g":{"$ref":"#/b","y":1}}"##, #"{"g":{"z":1}}"#], ["b.x", "g.x", "g.y", "g.z"]),
      ([##"{"b":{"x":1},"g":{"y":1}}"##, ##"{"g":{"$ref":"#/b"}}"##], ["b.x", "g.x", "g.y"]),
      ([##"{"b":{"x":1},"g":{"$ref":"#/b"}}"##, #"{"g":{"z":1}}"#], ["b.x", "g.x", "g.z"]),
      // The target may come last, be inside another one, or be spelled otherwise.
      ([##"{"g":{"$ref":"#/b"}}"##, #"{"g":{"z":1}}"#, #"{"b":{"x":1}}"#], ["b.x", "g.x", "g.z"]),
      (
        [##"{"a":{"b c":{"x":1}},"g":{"$ref":"#/a/b%20c"}}"##, #"{"g":{"z":1}}"#], ["a.b c.x", "g.x", "g.z"]
      ),
      (
        [##"{"b":{"x":1},"c":{"$ref":"#/b"},"g":{"$ref":"#/c"}}"##, #"{"c":{"y":1},"g":{"z":1}}"#],
        ["b.x", "c.x", "c.y", "g.x", "g.y", "g.z"]
      ),
      // It may be a group that another one inherits.
      (
        [##"{"b":{"i":{"x":1}},"c":{"$extends":"{b}"},"g":{"$ref":"#/c/i"}}"##, #"{"g":{"z":1}}"#],
        ["b.i.x", "c.i.x", "g.x", "g.z"]
      ),
      ([##"{"t":1,"g":{"$ref":"#/t"}}"##, #"{"g":{"z":1}}"#], ["g.z", "t"]),
      ([#"{"t":1,"g":{"z":1}}"#, ##"{"g":{"$ref":"#/t/$value"}}"##], ["g", "t"]),
      ([##"{"t":1,"u":{"$ref":"#/t"},"g":{"z":1}}"##, ##"{"g":{"$ref":"#/u"}}"##], ["g", "t", "u"]),
      ([##"{"b":{"x":1},"g":{"$ref":"#/b"}}"##, #"{"g":1}"#], ["b.x", "g"]),
      ([#"{"g":1}"#, ##"{"b":{"x":1},"g":{"$ref":"#/b"}}"##], ["b.x", "g.x"]),
    ])
  func references(files: [String], paths: [String]) throws {
    #expect(try Self.paths(files) == paths)
  }

  @Test(
    "A group inherits from what is said last, in either notation",
    arguments: [
      ##"{"g":{"$ref":"#/c"}}"##, ##"{"g":{"$extends":"#/c"}}"##, #"{"g":{"$extends":"{c}"}}"#,
    ])
  func bases(file: String) throws {
    for first in [##""$ref":"#/b""##, #""$extends":"{b}""#] {
      let paths = try Self.paths([#"{"b":{"x":1},"c":{"y":1},"g":{\#(first),"z":1}}"#, file])
      #expect(paths == ["b.x", "c.y", "g.y", "g.z"], "\(first)")
    }
  }

  @Test("References in circles are problems, and a group that inherits by both words is one")
  func problems() throws {
    let circle = ##"{"a":{"$ref":"#/b"},"b":{"$ref":"#/a"}}"##
    #expect(throws: TokenError.self) { try Self.paths([circle, circle]) }
    let inherited = ##"{"a":{"$extends":"{b}"},"b":{"$extends":"{a}"},"g":{"$ref":"#/a/x"}}"##
    #expect(throws: TokenError.self) { try Self.paths([inherited, inherited]) }
    let both = ##"{"b":{"x":1},"g":{"$ref":"#/b","$extends":"{b}"}}"##
    #expect(throws: TokenError.self) { try Self.paths([##"{"g":{"$ref":"#/b"}}"##, both]) }
  }

  @Test("Older formats are read in a group with a reference")
  func older() throws {
    let token = #"{"value":2,"type":"number"}"#
    let file = ##"{"b":{"x":\##(token)},"g":{"$ref":"#/b","y":\##(token)}}"##
    #expect(try Self.paths([file], formats: .all) == ["b.x", "g.x", "g.y"])
  }
}
