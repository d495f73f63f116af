import Restyle
import RestyleElements
import RestyleTesting
import TestSupport
import Testing

/// Numbers of elements from outside that no output has room for.
@Suite("Extreme numbers in elements")
struct ExtremeNumberTests {
  @Test("Whole numbers of elements are shown in every output, whatever they are")
  func integers() async throws {
    try await forEach(Int.extremes, TestedOutput.ofElements.indices) { (number: Int, output: Int) throws in
      let text: DisplayText = "text"
      let rendered = try TestedOutput.ofElements[output].render(
        Stack {
          Label(text).heading(number)
          Label(text, style: TextStyle().restyled { $0.numberOfLines = number })
          List(["a", "b"], isOrdered: true, start: number)
          Picker("Pick", [Choice("a"), Choice("b")], selectedIndex: number)
          RadioGroup([Choice("a"), Choice("b")], selectedIndex: number)
          SegmentedControl([.init("a"), .init("b")], selectedIndex: number)
          TextArea("Area", text: "a").with { $0.rows = number }
          TextField("Field", text: "a").with {
            $0.rules.minimumLength = number
            $0.rules.maximumLength = number
          }
        })
      #expect(rendered.allSatisfy { $0.output.contains("text") })
    }
  }

  @Test("Fractional numbers of elements are shown in every output, whatever they are")
  func fractions() async throws {
    try await forEach(Double.extremes, TestedOutput.ofElements.indices) {
      (number: Double, output: Int) throws in
      for other in Double.extremes {
        let rendered = try TestedOutput.ofElements[output].render(
          Stack {
            Label("text")
            Slider("Slider", value: other, in: number <= other ? number...other : 0...1, step: number)
            ProgressBar("Progress", value: number, total: other)
            NumberField("Number", value: number).with {
              $0.minimum = other
              $0.maximum = number
              $0.step = other
            }
          })
        #expect(rendered.allSatisfy { $0.output.contains("text") })
      }
    }
  }
}
