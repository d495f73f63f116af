import RestyleTokens
import Testing

@Suite("Lengths, times and weights of tokens")
struct TokenMeasureTests {
  @Test("Lengths are points")
  func points() {
    #expect(TokenDimension(3, .px).points(rem: 20) == 3)
    #expect(TokenDimension(1.5, .rem).points() == 24)
    #expect(TokenDimension(1.5, .rem).points(rem: 20) == 30)
  }

  @Test("Times are seconds")
  func seconds() {
    #expect(TokenDuration(150, .milliseconds).seconds == 0.15)
    #expect(TokenDuration(1.5, .seconds).seconds == 1.5)
  }

  @Test("Names of weights are numbers: Format Module, section Font weight")
  func weights() {
    let numbers: [Double: [String]] = [
      100: ["thin", "hairline"], 200: ["extra-light", "ultra-light"], 300: ["light"],
      400: ["normal", "regular", "book"], 500: ["medium"], 600: ["semi-bold", "demi-bold"], 700: ["bold"],
      800: ["extra-bold", "ultra-bold"], 900: ["black", "heavy"], 950: ["extra-black", "ultra-black"],
    ]
    let all = numbers.flatMap { number, names in names.map { ($0, number) } }
    #expect(all.count == TokenFontWeight.Name.allCases.count)
    for (name, number) in all {
      #expect(TokenFontWeight.Name(rawValue: name).map { TokenFontWeight.named($0).number } == number)
    }
  }

  @Test(
    "Positions of stops are clamped",
    arguments: [(-99, 0), (0, 0), (0.5, 0.5), (42, 1)] as [(Double, Double)])
  func positions(position: Double, clamped: Double) {
    let stop = TokenGradientStop(
      color: Aliasable(TokenColor(.sRGB, [0, 0, 0])), position: Aliasable(position))
    #expect(stop.clampedPosition == clamped)
  }
}
