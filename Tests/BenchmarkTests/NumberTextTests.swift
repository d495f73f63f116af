import TestSupport
import Testing

@testable import BenchmarkHarness

@Suite("Number text")
struct NumberTextTests {
  @Test("keeps about three digits")
  func short() async throws {
    try await forEach([
      (0, "0.0000"), (0.07692, "0.0769"), (0.12345, "0.123"), (3.1, "3.10"), (12.345, "12.3"),
      (123.5, "124"), (1_239.6, "1,240"), (1_234_567, "1,234,567"), (-3.1, "-3.10"), (-0.00001, "0.0000"),
      (.infinity, "inf"), (.nan, "nan"), (1e300, "1e+300"),
    ]) { (number: Double, expected: String) in
      #expect(number.shortText == expected)
    }
  }

  @Test(
    "of an allocation average never shows 0 for more than nothing",
    arguments: [
      (0, "0"), (1, "1"), (1.5, "1.5"), (0.333, "0.33"), (0.001, "<0.01"), (1_000, "1,000"),
      (nil, "not counted"),
    ])
  func allocations(value: Double?, expected: String) {
    #expect(AllocationAverage(value: value).description == expected)
  }
}
