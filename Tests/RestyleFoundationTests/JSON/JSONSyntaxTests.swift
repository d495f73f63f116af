import Foundation
import Restyle
import RestyleFoundation
import TestSupport
import Testing

/// Any value, so that only the syntax is looked at.
private struct Anything: Decodable {
  init(from decoder: any Decoder) throws {}
}

@Suite("The syntax of JSON")
struct JSONSyntaxTests {
  private func error(in bytes: some Sequence<UInt8>) -> StyleJSONError? {
    do throws(StyleJSONError) {
      _ = try StyleJSON().value(Anything.self, from: Data(bytes))
      return nil
    } catch {
      return error
    }
  }

  @Test("Text that is JSON is read")
  func right() async throws {
    try await forEach([
      "{}", "[]", " [ ] ", "\u{FEFF}{}", "0", "-0", "-0.5e+10", "1E5", "12", #""""#, "true", "false", "null",
      #"{"a": [1, {"b": []}, "c"], "d": {"e": null}}"#, "[[], [[]], {}]", "\t[1\r\n,2 ]\n",
      #""\"\\\/\b\f\n\r\t\u00e9""#,
      #"{"a": 1, "A": 2, "\u0062": 3}"#, #""\ud83d\ude00""#, "\"é\u{1F600}\"", "[1,2,3]",
    ]) { (text: String) in
      #expect(error(in: text.utf8) == nil)
    }
  }

  @Test("Of other text the first place is told where it is wrong")
  func wrong() async throws {
    try await forEach([
      ("", 1, 1, "the text ends where a value belongs"), ("  ", 1, 3, "the text ends where a value belongs"),
      ("{", 1, 2, "the text ends where a member's name in quotation marks belongs"),
      ("[1", 1, 3, "the text ends where a comma or the end of the array belongs"),
      ("[1,\n 2,]", 2, 4, "\"]\" where a value belongs"), ("[,1]", 1, 2, "\",\" where a value belongs"),
      ("[1 2]", 1, 4, "\"2\" where a comma or the end of the array belongs"),
      (#"{"a": 1,}"#, 1, 9, "\"}\" where a member's name in quotation marks belongs"),
      (#"{"a" 1}"#, 1, 6, "\"1\" where a colon behind a member's name belongs"),
      (#"{a: 1}"#, 1, 2, "\"a\" where a member's name in quotation marks belongs"),
      (#"{"a": 1 "b": 2}"#, 1, 9, "\"\"\" where a comma or the end of the object belongs"),
      (#"{"a": 1]"#, 1, 8, "\"]\" where a comma or the end of the object belongs"),
      ("[1}", 1, 3, "\"}\" where a comma or the end of the array belongs"),
      (#"{"é": 1, "é": 2}"#, 1, 10, "the object has another member \"é\": give each name once"),
      (#"{"a": 1, "\u0061": 2}"#, 1, 10, "the object has another member \"a\": give each name once"),
      ("{} {}", 1, 4, "\"{\" behind the end of the value"), ("01", 1, 2, "\"1\" behind the end of the value"),
      ("-", 1, 2, "the text ends where a digit belongs"), ("1.", 1, 3, "the text ends where a digit belongs"),
      ("1e", 1, 3, "the text ends where a digit belongs"), (".5", 1, 1, "\".\" where a value belongs"),
      ("+1", 1, 1, "\"+\" where a value belongs"), ("NaN", 1, 1, "\"N\" where a value belongs"),
      ("tru", 1, 1, "\"t\" where a value belongs"), ("'a'", 1, 1, "\"'\" where a value belongs"),
      ("[1e400]", 1, 2, "the number is greater than any that can be held"),
      ("\"a", 1, 1, "a string that doesn't end: a quotation mark is missing"),
      ("\"\t\"", 1, 2, "the byte 0x9 in a string: write it as an escape"),
      ("[\u{A0}]", 1, 2, "the byte 0xC2 where a value belongs"),
    ]) { (text: String, line: Int, column: Int, problem: String) in
      let error = error(in: text.utf8)
      #expect(error?.problem == problem)
      #expect(error?.position?.line == line && error?.position?.column == column)
      #expect(error.map { "\($0)" } == "line \(line), column \(column): \(problem)")
    }
  }

  @Test(
    "Escapes that there aren't are refused",
    arguments: [#""\x""#, #""\u12""#, #""\u+123""#, #""\"#, #""\u""#])
  func escapes(_ text: String) {
    #expect(error(in: text.utf8)?.problem.hasPrefix("no such escape") == true)
  }

  @Test(
    "Bytes that aren't UTF-8 are refused",
    arguments: [[0x22, 0xFF, 0x22], [0xC3], [0xED, 0xA0, 0x80]] as [[UInt8]])
  func encoding(_ bytes: [UInt8]) {
    #expect(error(in: bytes)?.problem == "the text isn't UTF-8")
  }

  @Test("Text of any depth is read or refused, and neither overflows the stack")
  func depth() {
    #expect(error(in: (String(repeating: "[", count: 512) + String(repeating: "]", count: 512)).utf8) == nil)
    for opening in ["[", #"{"a":"#] {
      let error = error(in: String(repeating: opening, count: 100_000).utf8)
      #expect(error?.problem == "values lie in one another more than 512 deep")
    }
  }

  @Test("A style keeps unread values of any depth that text may have")
  func keptDepth() throws {
    let json = StyleJSON(unknownAttributes: .keep)
    for (opening, closing) in [("[", "]"), (#"{"a":"#, "}")] {
      let nested = String(repeating: opening, count: 500) + "1" + String(repeating: closing, count: 500)
      let data = Data(#"{"own":\#(nested)}"#.utf8)
      #expect(try json.data(of: json.value(TextStyle.self, from: data)) == data)
    }
  }

  @Test("Every beginning of a text is refused without a trap")
  func beginnings() {
    let text = Array(#"{"a": [1.5e-3, "\u00e9\n", {"b": true, "c": null}], "d": -0}"#.utf8)
    for end in 0..<text.count { #expect(error(in: text[..<end]) != nil) }
    #expect(error(in: text) == nil)
  }

  @Test("Every byte in place of another is read or refused without a trap")
  func replaced() {
    let text = Array(#"{"a": [1.5e-3, "\u00e9\n", {"b": true}]}"#.utf8)
    for index in text.indices {
      for byte in Array(0x20...0x7E) + [0, 0x0A, 0x80, 0xC3, 0xFF] as [UInt8] {
        var changed = text
        changed[index] = byte
        _ = error(in: changed)
      }
    }
  }
}
