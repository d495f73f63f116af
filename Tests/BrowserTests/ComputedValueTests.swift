import BrowserSupport
import Restyle
import TestSupport
import Testing

struct ComputedValueTests {
  private static let matching: [(ComputedValue, String)] = [
    (.keyword(["flow-root", "-webkit-box"]), "flow-root"),
    (.pixels(17), "17px"), (.pixels(24.2), "24.2px"), (.pixels(-0.41), "-0.40625px"),
    (.pixels(1e9), "1e+09px"),
    (.number(75, unit: "%"), "75%"), (.number(450.5, unit: ""), "450.5"),
    (.color(.red), "rgb(255, 0, 0)"), (.color(Color(hex: 0x336699, alpha: 0.5)), "rgba(51, 102, 153, 0.5)"),
    (
      .color(Color(red: 1.5, green: 0.25, blue: 0, alpha: 0.5, space: .displayP3)),
      "color(display-p3 1.5 0.25 0 / 0.5)"
    ),
    (.color(Color(red: -0.1, green: 0.3, blue: 1)), "color(srgb -0.1 0.3 1)"),
    (.shadow(.red, x: 1, y: -2, blur: 3), "rgb(255, 0, 0) 1px -2px 3px"),
    (.family("system-ui"), "system-ui, sans-serif"),
    (.family("a\"b\\, c\n"), "\"a\\\"b\\\\, c\\a \", serif"),
  ]

  @Test("Computed values match what they are")
  func matches() async throws {
    try await forEach(Self.matching) { (value: ComputedValue, text: String) in
      #expect(value.matches(text))
    }
  }

  @Test("Computed values don't match what others are")
  func differs() async throws {
    try await forEach(Self.matching) { (value: ComputedValue, text: String) in
      for (_, other) in Self.matching where other != text {
        #expect(!value.matches(other), "\(other)")
      }
    }
  }

  @Test("Small differences count")
  func mismatches() async throws {
    try await forEach(
      [
        (ComputedValue.pixels(17), "17"), (.pixels(17), "17.1px"), (.pixels(17), "normal"),
        (.color(.red), "rgb(254, 0, 0)"), (.color(.red), "rgba(255, 0, 0, 0.99)"),
        (.color(.red), "color(display-p3 1 0 0)"), (.color(.red), "red"),
        (.color(Color(red: 1, green: 0, blue: 0, space: .displayP3)), "rgb(255, 0, 0)"),
        (.shadow(.red, x: 1, y: 2, blur: 3), "rgb(255, 0, 0) 1px 2px 4px"),
        (.shadow(.red, x: 1, y: 2, blur: 3), "none"),
        (.family("serif"), "sans-serif, serif"),
      ] as [(ComputedValue, String)]
    ) { (value: ComputedValue, text: String) in
      #expect(!value.matches(text))
    }
  }
}
