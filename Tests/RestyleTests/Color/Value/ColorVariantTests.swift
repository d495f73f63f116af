import Restyle
import Testing

@Suite struct ColorVariantTests {
  let label = Color(light: .black, dark: .white)
  let full = Color(light: .red, dark: .green, lightIncreasedContrast: .blue, darkIncreasedContrast: .cyan)

  @Test func contrastFallsBackToNormal() {
    for contrast in Contrast.allCases {
      #expect(label.resolved(colorScheme: .light, contrast: contrast) == .black)
      #expect(label.resolved(colorScheme: .dark, contrast: contrast) == .white)
    }
    #expect(label.resolved(colorScheme: .dark) == .white)
  }

  @Test func eachVariantIsResolved() {
    #expect(full.resolved(colorScheme: .light) == .red)
    #expect(full.resolved(colorScheme: .dark) == .green)
    #expect(full.resolved(colorScheme: .light, contrast: .increased) == .blue)
    #expect(full.resolved(colorScheme: .dark, contrast: .increased) == .cyan)
  }

  @Test func theSameColorInAllVariantsDoesNotVary() {
    for color in plainSamples {
      let same = Color(light: color, dark: color)
      #expect(same == color)
      #expect(!same.varies)
    }
    for color in varyingSamples {
      let variants = Set(surroundings.map { color.resolved(colorScheme: $0.0, contrast: $0.1) })
      #expect(color.varies == (variants.count > 1))
    }
  }

  @Test func spacesAloneMakeAColorVary() {
    let color = Color(light: .white, dark: Color(red: 1, green: 1, blue: 1, space: .displayP3))
    #expect(color.varies)
    #expect(color.resolved(colorScheme: .dark).space == .displayP3)
    #expect(color.space == .sRGB)
  }

  @Test func resolvingTwiceIsResolvingOnce() {
    for color in varyingSamples {
      for (scheme, contrast) in surroundings {
        let resolved = color.resolved(colorScheme: scheme, contrast: contrast)
        #expect(!resolved.varies)
        #expect(resolved.resolved(colorScheme: .dark) == resolved)
      }
    }
  }

  @Test func varyingPartsGiveTheVariantTheyStandFor() {
    let color = Color(light: full, dark: label)
    #expect(color.resolved(colorScheme: .light) == .red)
    #expect(color.resolved(colorScheme: .light, contrast: .increased) == .blue)
    #expect(color.resolved(colorScheme: .dark) == .white)
    #expect(Color(light: full, dark: full) == full)
  }

  @Test func mappingChangesEachVariant() {
    for color in varyingSamples {
      let same = color.mapVariants { $0 }
      #expect(same == color)
      let mapped = color.mapVariants { $0.darkened(by: 0.5) }
      for (scheme, contrast) in surroundings {
        #expect(
          mapped.resolved(colorScheme: scheme, contrast: contrast)
            == color.resolved(colorScheme: scheme, contrast: contrast).darkened(by: 0.5))
      }
    }
  }

  @Test func mappingPassesErrorsOn() {
    struct Refusal: Error {}
    #expect(throws: Refusal.self) {
      _ = try full.mapVariants { (color) throws(Refusal) in
        if color == .blue { throw Refusal() }
        return color
      }
    }
  }

  @Test func alphaReachesEveryVariant() {
    for color in varyingSamples + plainSamples {
      let faded = color.withAlpha(0.25)
      for (scheme, contrast) in surroundings {
        let before = color.resolved(colorScheme: scheme, contrast: contrast)
        let after = faded.resolved(colorScheme: scheme, contrast: contrast)
        #expect(
          after
            == Color(
              red: before.red, green: before.green, blue: before.blue, alpha: 0.25, space: before.space))
        #expect(after.withAlpha(before.alpha) == before)
      }
    }
  }
}
