import Foundation
import Restyle
import Testing

@Suite("Reading JSON")
struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONValue { try JSONReader.value(of: Array(text.utf8)) }

  @Test(
    "Values keep the order of their members and the digits of their numbers",
    arguments: [
      "null", "true", "false", "0", "-0", "1.50", "1E+2", "12345678901234567890123.000", "\"\"", "[]", "{}",
      #"{"b":1,"a":[2,{"c":null}],"":""}"#, #"["é","é","\"\\/",[[]],{"x":{}}]"#,
    ])
  func keeps(text: String) throws {
    #expect(try read(text).text == text)
    #expect(try read(" \n\r\t\(text)\n ").text == text)
    #expect(try read("\u{FEFF}\(text)").text == text)
    let indented = JSONWriter(try read(text), isIndented: true).bytes
    #expect(try JSONReader.value(of: indented) == read(text))
  }

  @Test(
    "Escapes stand for characters",
    arguments: [
      (#""\u0041\u00e9""#, "Aé"), (#""\ud83d\ude00""#, "😀"),
      (#""\b\f\n\r\t\/\\\"""#, "\u{8}\u{C}\n\r\t/\\\""),
      (#""a\u0000b""#, "a\0b"), (#""😀é""#, "😀é"),
    ])
  func escapes(text: String, result: String) throws {
    #expect(try read(text) == .string(result))
    #expect(try read(read(text).text) == .string(result))
  }

  @Test("Names and texts are compared by their scalars")
  func exactly() throws {
    #expect(try read("{\"\u{E9}\":1,\"e\u{301}\":2}")["e\u{301}"] == .number("2"))
    #expect(try read("\"\u{E9}\"") != read("\"e\u{301}\""))
  }

  @Test(
    "What isn't JSON is refused with the line and the column",
    arguments: [
      ("", "line 1, column 1: the text ends where a value belongs"),
      ("[", "line 1, column 2: the text ends where a value belongs"),
      ("[1", "line 1, column 3: the text ends where a comma or the end of the array belongs"),
      ("{\"a\":1", "line 1, column 7: the text ends where a comma or the end of the object belongs"),
      ("[1,]", "line 1, column 4: \"]\" where a value belongs"),
      ("{\"a\":1,}", "line 1, column 8: \"}\" where a member's name in quotation marks belongs"),
      ("{a:1}", "line 1, column 2: \"a\" where a member's name in quotation marks belongs"),
      ("{\"a\" 1}", "line 1, column 6: \"1\" where a colon behind a member's name belongs"),
      ("[1 2]", "line 1, column 4: \"2\" where a comma or the end of the array belongs"),
      ("[1}", "line 1, column 3: \"}\" where a comma or the end of the array belongs"),
      ("1 2", "line 1, column 3: \"2\" where the end of the text belongs"),
      ("01", "line 1, column 2: \"1\" where the end of the text belongs"),
      ("-", "line 1, column 2: the text ends where a digit belongs"),
      ("+1", "line 1, column 1: \"+\" where a value belongs"),
      (".5", "line 1, column 1: \".\" where a value belongs"),
      ("1.", "line 1, column 3: the text ends where a digit belongs"),
      ("1e", "line 1, column 3: the text ends where a digit belongs"),
      ("NaN", "line 1, column 1: \"N\" where a value belongs"),
      ("nul", "line 1, column 1: \"n\" where a value belongs"),
      ("// no\n1", "line 1, column 1: \"/\" where a value belongs"),
      ("'a'", "line 1, column 1: \"'\" where a value belongs"),
      ("\"a", "line 1, column 1: the string isn't closed: a quotation mark is missing"),
      ("\"a\nb\"", "line 1, column 3: the byte 0xA in a string: write it as an escape"),
      (
        "\"\\x\"",
        "line 1, column 2: no such escape: there are \\\" \\\\ \\/ \\b \\f \\n \\r \\t, and \\u with four digits"
      ),
      (
        "\"\\u12\"",
        "line 1, column 2: no such escape: there are \\\" \\\\ \\/ \\b \\f \\n \\r \\t, and \\u with four digits"
      ),
      (
        "\"\\u+123\"",
        "line 1, column 2: no such escape: there are \\\" \\\\ \\/ \\b \\f \\n \\r \\t, and \\u with four digits"
      ),
      (
        "\"\\u-000\"",
        "line 1, column 2: no such escape: there are \\\" \\\\ \\/ \\b \\f \\n \\r \\t, and \\u with four digits"
      ),
      (
        "\"\\ud83d\"",
        "line 1, column 2: half of a character: surrogates come in pairs"
      ),
      (
        "\"\\ude00\\ud83d\"",
        "line 1, column 2: half of a character: surrogates come in pairs"
      ),
      (
        "{\n  \"é\": 1,\n  \"é\": 2\n}",
        "line 3, column 3: the object has another member \"é\": give each name once"
      ),
    ])
  func refuses(text: String, problem: String) throws {
    let error = try #require(throws: JSONError.self) { try read(text) }
    #expect("line \(error.line), column \(error.column): \(error.problem)" == problem)
  }

  @Test("Many members are distinguished too", arguments: [7, 8, 9, 1000])
  func duplicates(count: Int) throws {
    let members = (0..<count).map { "\"\($0)\":0" }.joined(separator: ",")
    #expect(try read("{\(members)}")["\(count - 1)"] == .number("0"))
    for repeated in [0, count / 2, count - 1] {
      #expect(throws: JSONError.self) { try read("{\(members),\"\(repeated)\":0}") }
    }
  }

  @Test(
    "Bytes that aren't UTF-8 are refused where they stand",
    arguments: [[0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80]])
  func invalid(bytes: [UInt8]) throws {
    let error = try #require(throws: JSONError.self) {
      try JSONReader.value(of: Array("[\n\"aé".utf8) + bytes + Array("\"]".utf8))
    }
    #expect(error.problem == "the text isn't UTF-8")
    #expect(error.line == 2 && error.column == 4)
  }

  @Test("Every beginning of a text is refused without harm")
  func beginnings() {
    let text = Array(#"{"a":[1.5e+3,"\ud83d\ude00é",true,null,{"b":-0}]}"#.utf8)
    for length in text.indices {
      #expect(throws: JSONError.self) { try JSONReader.value(of: Array(text[..<length])) }
    }
  }

  @Test("Depth is limited, and a limit's depth is read", arguments: [511, 512, 513, 100_000])
  func depth(depth: Int) throws {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    if depth <= 512 {
      #expect(try read(text).text == text)
    } else {
      #expect(throws: JSONError.self) { try read(text) }
    }
  }
}
