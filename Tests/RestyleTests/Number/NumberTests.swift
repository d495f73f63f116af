import Foundation
import Restyle
import TestSupport
import Testing

@Suite("Numbers that keep their rules")
struct NumberTests {
  struct Case: Sendable {
    let given: Double
    let finite: Double
    let nonNegative: Double
    let unitInterval: Double
    let positive: Double
    let optional: Double?
  }

  static let cases = [
    Case(given: 0.5, finite: 0.5, nonNegative: 0.5, unitInterval: 0.5, positive: 0.5, optional: 0.5),
    Case(given: 3, finite: 3, nonNegative: 3, unitInterval: 1, positive: 3, optional: 3),
    Case(given: -3, finite: -3, nonNegative: 0, unitInterval: 0, positive: 1, optional: 0),
    Case(given: 0, finite: 0, nonNegative: 0, unitInterval: 0, positive: 1, optional: 0),
    Case(given: -0.0, finite: 0, nonNegative: 0, unitInterval: 0, positive: 1, optional: 0),
    Case(given: .nan, finite: 0, nonNegative: 0, unitInterval: 0, positive: 1, optional: nil),
    Case(given: .infinity, finite: 0, nonNegative: 0, unitInterval: 1, positive: 1, optional: nil),
    Case(given: -.infinity, finite: 0, nonNegative: 0, unitInterval: 0, positive: 1, optional: nil),
  ]

  @Test("Numbers are brought within their rule when they are set")
  func setting() async throws {
    try await forEach(Self.cases) { (numbers: Case) in
      var insets = EdgeInsets.zero
      insets.top = numbers.given
      #expect(insets.top == numbers.finite && insets.top.sign == numbers.finite.sign)

      var size = Size.zero
      size.width = numbers.given
      #expect(size.width == numbers.nonNegative && size.width.sign == .plus)

      var stop = Gradient.Stop(color: .red, location: 0)
      stop.location = numbers.given
      #expect(stop.location == numbers.unitInterval && stop.location.sign == .plus)

      var image = Image(url: "")
      image.scale = numbers.given
      #expect(image.scale == numbers.positive)

      var minimum = MinimumSize(width: 8)
      minimum.width = numbers.given
      #expect(minimum.width == numbers.optional)
    }
  }

  @Test("Numbers are brought within their rule when a value is made")
  func making() async throws {
    try await forEach(Self.cases) { (numbers: Case) in
      #expect(EdgeInsets(inset: numbers.given).bottom == numbers.finite)
      #expect(Size(square: numbers.given).height == numbers.nonNegative)
      #expect(Gradient.Stop(color: .red, location: numbers.given).location == numbers.unitInterval)
      #expect(Image(url: "", scale: numbers.given).scale == numbers.positive)
      #expect(MinimumSize(height: numbers.given).height == numbers.optional)
    }
  }

  @Test("A number in a document that isn't finite is refused", arguments: ["NaN", "+Inf", "-Inf"])
  func decodingNonFinite(text: String) {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "+Inf", negativeInfinity: "-Inf", nan: "NaN")
    let document = Data(#"{"width": "\#(text)", "height": 1}"#.utf8)
    #expect(throws: DecodingError.self) { try decoder.decode(Size.self, from: document) }
    #expect(throws: DecodingError.self) { try decoder.decode(MinimumSize.self, from: document) }
    #expect(throws: DecodingError.self) { try decoder.decode(UnitPoint.self, from: document) }
  }

  @Test("A number that is left open is left out of the document")
  func openNumbers() throws {
    let data = try JSONEncoder().encode(MinimumSize(height: 44))
    #expect(String(decoding: data, as: UTF8.self) == #"{"height":44}"#)
    #expect(try JSONDecoder().decode(MinimumSize.self, from: Data("{}".utf8)) == .none)
    #expect(
      try JSONDecoder().decode(MinimumSize.self, from: Data(#"{"width": null}"#.utf8)) == .none)
  }
}
