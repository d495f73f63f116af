import Restyle
import RestyleTokens
import TestSupport
import Testing

@Suite("Colours of tokens")
struct TokenColorTests {
  static let css: [TokenColor.Space: (String, String, String)] = [
    .hsl: ("hsl(", "%", "%"), .hwb: ("hwb(", "%", "%"), .lab: ("lab(", "", ""), .lch: ("lch(", "", ""),
    .oklab: ("oklab(", "", ""), .oklch: ("oklch(", "", ""),
  ]

  @Test("Each space is converted as CSS converts it, with and without an opacity")
  func spaces() async throws {
    try await forEach(TokenColor.Space.allCases, [nil, 0, 0.25, 1] as [Double?]) { space, alpha in
      let (function, second, third) = Self.css[space] ?? ("color(\(space.rawValue) ", "", "")
      let text = "\(function)0.5 0.25\(second) 1\(third) / \(alpha ?? 1))"
      let expected = try Color(css: text)
      #expect(Color(TokenColor(space, [0.5, 0.25, 1], alpha: alpha)) == expected)
      #expect(Color(TokenColor(space, [0.5, .none, 1])) == Color(TokenColor(space, [0.5, 0, 1])))
    }
  }

  @Test(
    "Colours of Restyle are colours of tokens and back",
    arguments: [
      Color.red, .black, Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4),
      Color(red: 1, green: 0, blue: 0.5, space: .displayP3),
    ])
  func back(color: Color) throws {
    #expect(Color(TokenColor(color)) == color)
    #expect(
      try DesignTokens([Token("a", .color(TokenColor(color)))])["a"]?.value == .color(TokenColor(color)))
  }

  @Test(
    "Decimals of few digits beside a hexadecimal colour are that colour, and others what they are",
    arguments: [
      ([0.9137, 0.9137255, 0.91372549], "#e9e9e9", Color(hex: 0xE9E9E9)),
      ([0.914, 0.9137, 0.9137], "#e9e9e9", Color(red: 0.914, green: 0.9137, blue: 0.9137)),
      ([0.9137, 0.9137, 0.9137], nil, Color(red: 0.9137, green: 0.9137, blue: 0.9137)),
      ([0.9137, 0.9137, 0.9137], "nothing", Color(red: 0.9137, green: 0.9137, blue: 0.9137)),
      ([0.9333, 0.9333, 0.9333], "#eee", Color(red: 0.9333, green: 0.9333, blue: 0.9333)),
      ([0.9999, 0, 0], "red", Color(red: 0.9999, green: 0, blue: 0)),
    ] as [([Double], String?, Color)])
  func hexadecimals(components: [Double], hex: String?, expected: Color) {
    #expect(Color(TokenColor(.sRGB, components.map { .number($0) }, hex: hex)) == expected)
    let translucent = TokenColor(.sRGB, components.map { .number($0) }, alpha: 0.5, hex: hex)
    #expect(Color(translucent) == expected.withAlpha(0.5))
  }

  @Test(
    "What isn't a colour gives none",
    arguments: [
      TokenColor(.sRGB, []), TokenColor(.sRGB, [0, 0]), TokenColor(.sRGB, [0, 0, .number(.nan)]),
      TokenColor(.sRGB, [], hex: "#ff0000"), TokenColor(.sRGB, [1, 0], hex: "#ff0000"),
      TokenColor(.sRGB, [1, 0, 0, 0], hex: "#ff0000"),
      TokenColor(.sRGB, [1, 0, .number(.nan)], hex: "#ff0000"),
      TokenColor(.sRGB, [1, 0, 0], alpha: .infinity, hex: "#ff0000"),
    ])
  func invalid(color: TokenColor) { #expect(Color(color) == nil) }
}
