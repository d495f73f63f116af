import Restyle
import TestSupport
import Testing

/// Stylers of so many links that recursion over them would end the program.
@Suite("Long stylers")
struct LongStylerTests {
  private static let count = 50_000

  private struct Counter: Style {
    var number = 0
    var isOn = true
  }

  private static let increment = Styler<Counter> { $0.number += 1 }

  /// Links one more step or layer to a styler.
  private enum Link: String, CaseIterable {
    case operatorBehind, operatorBefore, composing, concatenating, condition, steppedCondition, alternative

    func callAsFunction(_ styler: Styler<Counter>) -> Styler<Counter> {
      switch self {
      case .operatorBehind: styler <> increment
      case .operatorBefore: increment <> styler
      case .composing: .compose(increment, styler, increment)
      case .concatenating: .concat([styler, increment])
      case .condition: styler.when { $0.isOn }
      case .steppedCondition: increment <> styler.when(\.isOn) <> increment
      case .alternative: increment.when({ !$0.isOn }, otherwise: styler)
      }
    }

    /// How many steps each link adds that are applied.
    var addedCount: Int {
      switch self {
      case .operatorBehind, .operatorBefore, .concatenating: 1
      case .composing, .steppedCondition: 2
      case .condition, .alternative: 0
      }
    }
  }

  @Test("However a styler is linked, it is applied and released")
  func links() async throws {
    try await forEach(Link.allCases) { link in
      let styler = (0..<Self.count).reduce(Self.increment) { styler, _ in link(styler) }
      #expect(styler.apply(to: Counter()).number == 1 + Self.count * link.addedCount)
    }
  }

  @Test("Steps come in their order, however many there are and wherever they are linked")
  func order() {
    let steps = (0..<1_000).map { number in Styler<[Int]> { $0.append(number) } }
    let behind = steps.reduce(.identity) { $0 <> $1 }
    let before = steps.reversed().reduce(Styler<[Int]>.identity) { $1 <> $0 }
    let halves = Styler.concat(Array(steps[..<500])) <> .concat(Array(steps[500...]))
    for styler in [behind, before, halves, .concat(steps), .concat([behind, .identity])] {
      #expect(styler.apply(to: []) == Array(0..<1_000))
    }
  }
}
