import Restyle
import TestSupport
import Testing

@Suite("Dynamic styles remember styles of any size")
struct TraitStyleMemoryTests {
  private let scope = DefaultStyling()

  private static func traits(_ number: Int) -> TraitCollection {
    TraitCollection(displayScale: Double(number + 1))
  }

  private static func picture(_ byte: Double, _ byteCount: Int) -> Image {
    Image(source: .data([UInt8](repeating: UInt8(byte), count: byteCount)))
  }

  private static func large(_ byteCount: Int) -> TraitStyle<BackgroundStyle> {
    TraitStyle { traits in
      BackgroundStyle(image: Self.picture(traits.displayScale, byteCount))
    }
  }

  @Test func stylesOfAnySizeAreMadeRight() {
    for byteCount in [0, 1_000, 100_000, 600_000, 2_000_000] {
      let style = Self.large(byteCount)
      for number in [0, 1, 2, 3, 40, 3, 2, 1, 0] {
        let image = style.style(from: Self.traits(number)).image
        #expect(image == Self.picture(Double(number + 1), byteCount))
      }
    }
  }

  /// How often the generator runs tells what is remembered.
  @Test(arguments: [(12, true), (40, false)])
  func aFewOfTheLatestAreRemembered(count: Int, areRemembered: Bool) {
    let runs = Counter()
    let style = TraitStyle<BackgroundStyle> { [runs] traits in
      runs.add()
      return BackgroundStyle(image: Self.picture(traits.displayScale, 2_000_000))
    }
    DefaultStyling.withDefaults(scope) {
      for _ in 0..<2 {
        for number in 0..<count { _ = style.style(from: Self.traits(number)) }
      }
      #expect(runs.count == (areRemembered ? count : 2 * count))
      // The latest is there in any case.
      #expect(runs.added { style.style(from: Self.traits(count - 1)) } == 0)
    }
  }
}
