import Restyle

/// The surroundings that a colour can vary with.
let surroundings = ColorScheme.allCases.flatMap { scheme in Contrast.allCases.map { (scheme, $0) } }

/// Components at and around every border that the code knows.
let componentSamples: [Double] = [
  0, 1, 0.5, 1 / 255, 128 / 255, 0.2, 0.04045, 1e-7, 1e-30, -0.25, 1.5, 65_504, 3.4e38,
]

/// Colours that don't vary: every combination of the sampled components in every space, and some opacities.
let plainSamples: [Color] = {
  var samples: [Color] = []
  let alphas: [Double] = [0, 0.1, 0.3, 0.5, 128 / 255, 1 / 3, 1e-6]
  for space in ColorSpace.allCases {
    for red in componentSamples {
      for green in componentSamples {
        for blue in [0, 0.3, 1, -2.5] {
          samples.append(Color(red: red, green: green, blue: blue, space: space))
        }
      }
    }
    for alpha in alphas {
      for red in [0, 0.2, 0.123] {
        samples.append(Color(red: red, green: 0.4, blue: 1, alpha: alpha, space: space))
      }
    }
  }
  return samples
}()

/// Colours that vary in each possible way, spaces included.
let varyingSamples: [Color] = {
  let parts = [
    Color(hex: 0x336699), Color(hex: 0xFF9900, alpha: 0.3),
    Color(red: 0.1, green: 1.2, blue: 0, space: .displayP3),
  ]
  return parts.flatMap { light in
    parts.flatMap { dark in
      parts.flatMap { lightIncreased in
        parts.map {
          Color(light: light, dark: dark, lightIncreasedContrast: lightIncreased, darkIncreasedContrast: $0)
        }
      }
    }
  }
}()

let colorSamples = plainSamples + varyingSamples

extension Color {
  /// Whether the components of all variants lie within a distance of another colour's.
  func isClose(to other: Color, within tolerance: Double) -> Bool {
    surroundings.allSatisfy { scheme, contrast in
      let first = resolved(colorScheme: scheme, contrast: contrast)
      let second = other.resolved(colorScheme: scheme, contrast: contrast)
      let differences = [
        first.red - second.red, first.green - second.green, first.blue - second.blue,
        first.alpha - second.alpha,
      ]
      return first.space == second.space && differences.allSatisfy { abs($0) <= tolerance }
    }
  }
}
