import Restyle
import RestyleElements
import RestyleRendering
import Testing

/// The marker of the first item of each list.
private struct MarkerOutput: StructureVisitor {
  var problems: [RenderingProblem] = []
  var markers: [String?] = []

  mutating func visit(_ label: ResolvedLabel) {}
  mutating func open(_ list: List) {}
  mutating func open(_ item: ResolvedListItem) { markers.append(item.numberMarker) }
}

@Suite("Numerals of lists")
struct NumeralTests {
  /// The numerals of the numbers from 1 on.
  private func numerals(_ numbering: ListStyle.Numbering, to last: Int) throws -> [String] {
    var output = MarkerOutput()
    let items = Array(repeating: "a" as DisplayText, count: last)
    try List(items, isOrdered: true, style: ListStyle(numbering: numbering))
      .walkStructure(&output, in: ElementContext())
    #expect(output.markers.count == last && output.markers.allSatisfy { $0?.hasSuffix(".") == true })
    return output.markers.map { String(($0 ?? "").dropLast()) }
  }

  @Test("Roman numerals are well formed, and are read as the numbers that they stand for")
  func roman() throws {
    let values: [Character: Int] = ["M": 1_000, "D": 500, "C": 100, "L": 50, "X": 10, "V": 5, "I": 1]
    let numerals = try numerals(.upperRoman, to: 3_999)
    for (index, numeral) in numerals.enumerated() {
      #expect(
        numeral.wholeMatch(
          of: #/M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})/#) != nil, "\(numeral)")
      // What stands before more than it is counts off.
      let digits = numeral.compactMap { values[$0] }
      let sum = digits.indices.reduce(0) { sum, place in
        sum + (digits[place...].dropFirst().first ?? 0 > digits[place] ? -digits[place] : digits[place])
      }
      #expect(sum == index + 1, "\(numeral)")
    }
    #expect(try self.numerals(.lowerRoman, to: 3_999) == numerals.map { $0.lowercased() })
  }

  @Test("Letters count like digits from A to Z without a zero")
  func letters() throws {
    let numerals = try numerals(.upperAlpha, to: 20_000)
    for (index, numeral) in numerals.enumerated() {
      #expect(numeral.utf8.allSatisfy { (65...90).contains($0) })
      #expect(numeral.utf8.reduce(0) { 26 * $0 + Int($1) - 64 } == index + 1, "\(numeral)")
    }
    #expect(try self.numerals(.lowerAlpha, to: 20_000) == numerals.map { $0.lowercased() })
  }
}
