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
      "{}", "[]", "\u{FEFF}{}", "-0.5e+10", #""\ud83d\ude00""#, #"{"a": 1, "A": 2, "\u0062": 3}"#,
      "[5e-324, 0e-400]",
    ]) { (text: String) in
      #expect(error(in: text.utf8) == nil)
    }
  }

  @Test("Of other text the first place is reported where it is wrong, also of what Foundation would lose")
  func wrong() async throws {
    try await forEach([
      ("", 1, 1, "the text ends where a value belongs"),
      ("[1,\n 2,]", 2, 4, "\"]\" where a value belongs"),
      (#"{"a": 1, "\u0061": 2}"#, 1, 10, "the object has another member \"a\": give each name once"),
      (
        "{\"\u{E9}\": 1, \"e\u{301}\": 2}", 1, 10,
        "the object has another member \"e\u{301}\": give each name once"
      ),
      ("[1e400]", 1, 2, "the number is too large for a floating-point number"),
      ("[1e-400]", 1, 2, "the number is too small for a floating-point number: write 0"),
    ]) { (text: String, line: Int, column: Int, problem: String) in
      let error = error(in: text.utf8)
      #expect(error?.problem == problem)
      #expect(error?.position?.line == line && error?.position?.column == column)
      #expect(error.map { "\($0)" } == "line \(line), column \(column): \(problem)")
    }
  }

  @Test("Text of any depth is read or refused, and neither overflows the stack")
  func depth() {
    #expect(error(in: (String(repeating: "[", count: 512) + String(repeating: "]", count: 512)).utf8) == nil)
    for opening in ["[", #"{"a":"#] {
      let error = error(in: String(repeating: opening, count: 100_000).utf8)
      #expect(error?.problem == "values are nested more than 512 deep")
    }
  }

  @Test("A style keeps unread values of any depth that text may have")
  func keptDepth() throws {
    let json = StyleJSON(unknownAttributes: .keep)
    for (opening, closing) in [("[", "]"), (#"{"a":"#, "}")] {
      // Many, since decoders take long for the path of each, and for each value of another type.
      let values = (10..<60).map { #""\#($0)",\#($0).5,true,null,\#($0),"é\\u0001""# }.joined(separator: ",")
      let nested =
        String(repeating: opening, count: 500) + "[\(values)]" + String(repeating: closing, count: 500)
      let members = (10..<60).map { #""own\#($0)":\#(nested)"# }
      let data = Data("{\(members.joined(separator: ","))}".utf8)
      #expect(try json.data(of: json.value(TextStyle.self, from: data)) == data)
    }
  }
}
