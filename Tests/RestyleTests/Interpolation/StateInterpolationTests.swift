import Restyle
import RestyleTesting
import TestSupport
import Testing

@Suite("Styles of states between two others")
struct StateInterpolationTests {
  private typealias Styles = StateStyles<SeparatorStyle>

  /// Tables that have styles for different states, some of which apply together.
  private static let tables: [StateStyles<SeparatorStyle>] = {
    var generator = SeededGenerator(seed: 7)
    let random = (0..<12).map { _ in
      var table = StateStyles<SeparatorStyle>()
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let state = ControlState(rawValue: UInt16.random(in: 0..<512, using: &generator))
        table[state] = SeparatorStyle(width: Double.random(in: 1...9, using: &generator))
      }
      if Bool.random(using: &generator) { table[.normal] = SeparatorStyle(width: 10) }
      return table
    }
    let (wide, thin) = (SeparatorStyle(width: 4), SeparatorStyle(width: 1))
    // Where a table falls back on one of two states, and on the other once the states of the other table are added.
    return random + [
      [:], [.normal: thin], [.normal: thin, [.loading, .disabled]: wide, [.required, .hovered]: thin],
      [.normal: wide, .loading: thin],
    ]
  }()

  @Test("In every state, a control looks between how it looks on both sides")
  func everyState() async throws {
    try await forEach(Self.tables, Self.tables) { (first: Styles, second: Styles) in
      for fraction in [0.25, 0.5] {
        let styles = first.interpolated(to: second, at: fraction)
        for state in (UInt16(0)..<512).map(ControlState.init(rawValue:)) {
          let between = first.style(for: state).interpolated(to: second.style(for: state), at: fraction)
          #expect(styles.style(for: state) == between)
        }
      }
    }
  }

  @Test("Tables for the same states have one for these and no others")
  func sameStates() {
    let styles = ButtonStyle.system.states
    let half = styles.interpolated(to: styles.allRestyled { $0.text.color = .red }, at: 0.5)
    #expect(half.map(\.state) == styles.map(\.state))
  }

  @Test("A combination gets a style only where it falls back on different ones")
  func combinations() {
    let style = SeparatorStyle(width: 1)
    let (first, second): (Styles, Styles) = (
      [.normal: style, .hovered: style], [.normal: style, .disabled: style]
    )
    #expect(
      first.interpolated(to: second, at: 0.5).map(\.state) == [
        .normal, .hovered, .disabled, [.hovered, .disabled],
      ])
    let other: Styles = [.normal: style]
    #expect(first.interpolated(to: other, at: 0.5).map(\.state) == [.normal, .hovered])
  }

  @Test("In every kind of bar, a control looks between how it looks on both sides")
  func everyBar() async throws {
    let tables = (0..<16).map { bits in
      var table = BarMetricsStyles<SeparatorStyle>()
      for (index, metrics) in BarMetrics.allCases.enumerated() where bits >> index & 1 == 1 {
        table[metrics] = SeparatorStyle(width: Double(bits * 4 + index))
      }
      return table
    }
    try await forEach(tables, tables) { (first: BarMetricsStyles, second: BarMetricsStyles) in
      let styles = first.interpolated(to: second, at: 0.25)
      for metrics in BarMetrics.allCases {
        let between = first.style(for: metrics).interpolated(to: second.style(for: metrics), at: 0.25)
        #expect(styles.style(for: metrics) == between)
      }
    }
  }

  @Test("A transition that one side lacks takes no time there")
  func transition() {
    let (first, second) = (Styles(), Styles(transition: ControlTransition(duration: 1, curve: .easeIn)))
    let styles = first.interpolated(to: second, at: 0.25)
    #expect(styles.transition == ControlTransition(duration: 0.25, curve: .easeIn))
  }
}
