import Restyle
import RestyleElements
import RestyleTesting
import Testing

@Suite("Laws of our own outputs")
struct OutputLawTests {
  @Test(
    "Each text in each place is written or reported, and alike each time",
    arguments: TestedOutput.ofElements.indices)
  func structure(_ output: Int) throws {
    try DefaultStyling.withDefaults(.system) {
      // Silence is what the tables of the documentation show.
      try checkLaws(of: TestedOutput.ofElements[output], laws: [.structure, .determinism])
    }
  }
}
