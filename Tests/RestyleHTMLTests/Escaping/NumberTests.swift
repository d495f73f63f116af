import Testing

@testable import RestyleHTML

@Suite("Numbers in CSS and HTML")
struct NumberTests {
  /// Numbers of each size, of few digits, and those next to them, which have many.
  private static let numbers: [Double] = {
    let thousandths = Array(-2100...2100) + [999_999, 1_000_001, 123_456_789, 2_147_483_647, 2_147_483_649]
    let few = thousandths.map { Double($0) / 1000 }
    let sizes = (-20...20).map { exponent in
      (0..<abs(exponent)).reduce(1.5) { number, _ in exponent < 0 ? number / 10 : number * 10 }
    }
    return (few + sizes).flatMap { [$0, -$0, $0.nextUp, $0.nextDown] }
  }()

  @Test("A number is written in the shortest form that reads back as the same")
  func shortest() {
    for number in Self.numbers {
      var bytes = Bytes()
      bytes.append(number: number)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(Double(text) == number)
      #expect(text == (Int32(exactly: number).map(String.init) ?? number.description))
    }
  }

  @Test("What isn't finite is 0", arguments: [Double.nan, .infinity, -.infinity])
  func finite(number: Double) {
    var bytes = Bytes()
    bytes.append(number: number)
    #expect(Double(String(decoding: bytes, as: UTF8.self)) == 0)
  }
}
