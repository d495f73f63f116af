import Restyle
import TestSupport
import Testing

@Suite struct ColorDebugDescriptionTests {
  @Test
  func isSwiftSource() async throws {
    try await forEach(
      [
        (Color(hex: 0x336699), "Color(hex: 0x336699)"), (.clear, "Color(hex: 0x000000, alpha: 0)"),
        (.gray, "Color(white: 0.5)"), (.orange, "Color(red: 1, green: 0.5, blue: 0)"),
        (
          Color(red: 1, green: 0.5, blue: 0, alpha: 0.3, space: .displayP3),
          "Color(red: 1, green: 0.5, blue: 0, alpha: 0.3, space: .displayP3)"
        ),
        (
          Color(light: .black, dark: .white), "Color(light: Color(hex: 0x000000), dark: Color(hex: 0xffffff))"
        ),
        (
          Color(light: .black, dark: .white, lightIncreasedContrast: .red),
          "Color(light: Color(hex: 0x000000), dark: Color(hex: 0xffffff), "
            + "lightIncreasedContrast: Color(hex: 0xff0000))"
        ),
      ] as [(Color, String)]
    ) { (color: Color, source: String) in
      #expect(color.debugDescription == source)
      #expect("\([color])" == "[\(source)]")
    }
  }

  @Test func theSourceBuildsTheSameColor() throws {
    for color in colorSamples {
      var reader = SourceReader(text: color.debugDescription[...])
      #expect(try reader.color() == color)
      #expect(reader.text.isEmpty)
    }
  }
}

/// Reads the part of Swift that the descriptions are written in, as the compiler would.
private struct SourceReader {
  struct Unreadable: Error {}

  var text: Substring

  mutating func color() throws -> Color {
    try skip("Color(")
    var numbers: [String: Double] = [:]
    var colors: [String: Color] = [:]
    var space = ColorSpace.sRGB
    repeat {
      let label = String(text.prefix { $0 != ":" })
      text = text.dropFirst(label.count)
      try skip(": ")
      if text.hasPrefix("Color(") {
        colors[label] = try color()
      } else {
        let word = String(text.prefix { $0 != "," && $0 != ")" })
        text = text.dropFirst(word.count)
        switch word {
        case ".displayP3": space = .displayP3
        case let word where word.hasPrefix("0x"):
          numbers[label] = UInt32(word.dropFirst(2), radix: 16).map { Double($0) }
        default:
          guard let number = Double(word) else { throw Unreadable() }
          numbers[label] = number
        }
      }
    } while skips(", ")
    try skip(")")
    let alpha = numbers["alpha"] ?? 1
    if let light = colors["light"] {
      return Color(
        light: light, dark: try #require(colors["dark"]),
        lightIncreasedContrast: colors["lightIncreasedContrast"],
        darkIncreasedContrast: colors["darkIncreasedContrast"])
    }
    if let hex = numbers["hex"] { return Color(hex: UInt32(hex), alpha: alpha) }
    if let white = numbers["white"] { return Color(white: white, alpha: alpha) }
    return Color(
      red: try #require(numbers["red"]), green: try #require(numbers["green"]),
      blue: try #require(numbers["blue"]), alpha: alpha, space: space)
  }

  private mutating func skips(_ prefix: String) -> Bool {
    guard text.hasPrefix(prefix) else { return false }
    text = text.dropFirst(prefix.count)
    return true
  }

  private mutating func skip(_ prefix: String) throws {
    guard skips(prefix) else { throw Unreadable() }
  }
}
