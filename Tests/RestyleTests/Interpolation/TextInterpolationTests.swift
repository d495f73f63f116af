import Restyle
import RestyleTesting
import TestSupport
import Testing

@Suite("Text styles between two others")
struct TextInterpolationTests {
  @Test("Numbers, colours and weights lie between, and the rest is a step")
  func attributes() {
    let first = TextStyle(
      font: .custom("Inter", size: 16, weight: .regular), lineHeight: 20, color: .black, alignment: .left)
    let second = TextStyle(
      font: .custom("Recursive", size: 20, weight: .bold), lineHeight: 28, color: .white, alignment: .right)
    let style = first.interpolated(to: second, at: 0.25)
    #expect(style.fontSize == 17 && style.fontWeight == Font.Weight(475) && style.lineHeight == 22)
    #expect(style.color == Color.black.mixed(with: .white, amount: 0.25))
    #expect(style.fontFamily == first.fontFamily && style.alignment == .left)
    #expect(first.interpolated(to: second, at: 0.5).fontFamily == second.fontFamily)
  }

  @Test("An attribute that only one side sets, or inherits, is a step")
  func oneSided() async throws {
    try await forEach(StyleSamples.standard + StyleSamples.custom) { (style: TextStyle) in
      let inherited = TextStyle(
        attributes: TextAttributes(style.attributes.map { TextAttribute(inheriting: $0.key) }))
      for other in [TextStyle(), inherited] {
        #expect(style.interpolated(to: other, at: 0.49) == style)
        #expect(style.interpolated(to: other, at: 0.5) == other)
        #expect(other.interpolated(to: style, at: 0.49) == other)
      }
    }
  }

  @Test("Each value of an attribute is one that the key can store, and every other attribute is unset")
  func standardAttributes() async throws {
    try await forEach(standardAttributeSamples) { (sample: StandardAttributeSample) in
      for first in sample.styles {
        for second in sample.styles {
          for fraction in [0.1, 0.5, 0.9] {
            let style = first.interpolated(to: second, at: fraction)
            #expect(style.attributes.names == [sample.name])
            #expect(TextStyle(attributes: TextAttributes(Array(style.attributes))) == style)
          }
        }
      }
    }
  }

  @Test("A line height and a line spacing lie between side by side")
  func lines() {
    let styles = [(20.0, 2.0), (40, 4)].map { height, spacing in
      TextStyle().restyled {
        $0[.lineHeight] = height
        $0[.lineSpacing] = spacing
      }
    }
    let style = styles[0].interpolated(to: styles[1], at: 0.5)
    #expect(style[.lineHeight] == 30 && style[.lineSpacing] == 3)
  }

  @Test("Attributes of somebody's own lie between where their values do, or where their keys say so")
  func ownAttributes() {
    struct Beats: TextAttributeKey {
      static let name = "beats"
      typealias Value = Int
      static func interpolated(_ first: Int, to second: Int, at fraction: Double) -> Int? {
        Int(Double(first).interpolated(to: Double(second), at: fraction).rounded())
      }
    }
    let styles = [1, 4].map { number in
      TextStyle().restyled {
        $0.shout = number
        $0[ZoomFactor()] = Double(number)
        $0[Beats()] = number
      }
    }
    let style = styles[0].interpolated(to: styles[1], at: 1 / 3.0)
    #expect(style.shout == 1 && style[ZoomFactor()] == 2 && style[Beats()] == 2)
  }

  @Test("What decoding didn't know is a step")
  func unknown() async throws {
    try await forEach(StyleSamples.unknown, StyleSamples.unknown) { (first: TextStyle, second: TextStyle) in
      let names = first.interpolated(to: second, at: 0.4).attributes.names
      #expect(names == first.attributes.names)
    }
  }
}
