import Restyle
import Testing

@testable import DesignSystems

/// The contrasts that WCAG 2.2 asks for in criteria 1.4.3 and 1.4.11.
@Suite struct SignInColorTests {
  @Test(arguments: [ColorScheme.light, .dark])
  func textCanBeReadAndLinesSeen(colorScheme: ColorScheme) {
    func ratio(_ color: Color, on background: Color) -> Double {
      color.resolved(colorScheme: colorScheme)
        .contrastRatio(with: background.resolved(colorScheme: colorScheme))
    }
    #expect(ratio(.signInInk, on: .signInPaper) == 21)
    #expect(ratio(.signInFinePrint, on: .signInPaper) >= 4.5)
    #expect(ratio(.signInPencil, on: .signInPaper) >= 4.5)
    #expect(ratio(.signInLine, on: .signInPaper) >= 3)
  }
}
