import Foundation
import Restyle
import RestyleFoundation
import TestSupport
import Testing

@Suite("Values of unknown attributes in JSON")
struct UnknownValueTests {
  private let json = StyleJSON(unknownAttributes: .keep)

  /// The style that Foundation's decoder gives alone, without what the text says of its values.
  private func decoded(_ text: String) throws -> TextStyle {
    let decoder = JSONDecoder()
    decoder.userInfo[.unknownTextAttributePolicy] = UnknownTextAttributePolicy.keep
    return try decoder.decode(TextStyle.self, from: Data(text.utf8))
  }

  @Test("A number is the same one as without the text, however it is written")
  func numbers() async throws {
    try await forEach([
      "0", "-0", "-0.0", "-0e0", "1.0", "1e2", "1E+2", "100e-2", "1.50e1", "1.5", "0.1", "5e-324", "0e400",
      "9007199254740991.0", "9007199254740993", "9007199254740993.0", "9007199254740993e0",
      "9007199254740993.0e0", "90071992547409930e-1", "900719925474099.3e1",
      "9223372036854775807", "9223372036854775807.0", "9223372036854775808", "9223372036854775808.0",
      "-9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551616",
      "1e18", "1e19", "1e20", "1e300", "-1e300",
    ]) { (number: String) throws in
      for value in [number, #"[{"b": [\#(number)], "a": null}]"#] {
        let text = #"{"own": \#(value)}"#
        #expect(try json.value(TextStyle.self, from: Data(text.utf8)) == decoded(text), "\(number)")
      }
    }
  }

  @Test("A whole number is written with all of its digits, also one that Foundation's decoder rounds")
  func wholeNumbers() async throws {
    try await forEach([
      ("9007199254740993e0", "9007199254740993"), ("1844674407370955161.5e1", "18446744073709551615"),
      ("18446744073709551615.0", "18446744073709551615"),
      ("-9223372036854775808.0", "-9223372036854775808"),
    ]) { (number: String, written: String) throws in
      let style = try json.value(TextStyle.self, from: Data(#"{"own": \#(number)}"#.utf8))
      #expect(String(decoding: try json.data(of: style), as: UTF8.self) == #"{"own":\#(written)}"#)
    }
  }

  @Test("What no number can hold is refused with the text and without it", arguments: ["1e400", "-1e400"])
  func refusals(number: String) {
    let text = #"{"own": \#(number)}"#
    #expect(throws: StyleJSONError.self) { try json.value(TextStyle.self, from: Data(text.utf8)) }
    #expect(throws: DecodingError.self) { try decoded(text) }
  }
}
