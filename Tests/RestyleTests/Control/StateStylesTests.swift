import Restyle
import RestyleTesting
import TestSupport
import Testing

@Suite("The rule by which states fall back")
struct StateStylesTests {
  /// A style that tells which state it was set for.
  struct Mark: Style, Hashable {
    var state: ControlState
    var count = 0
  }

  static let precedence: [ControlState] = [
    .disabled, .loading, .highlighted, .invalid, .selected, .focused, .readOnly, .hovered, .required,
    .visited,
  ]

  /// The rule in other words: of the applying states, the one that no other beats.
  static func expectation(for state: ControlState, among states: [ControlState]) -> ControlState? {
    func size(_ state: ControlState) -> Int { precedence.filter(state.contains).count }
    func beats(_ lhs: ControlState, _ rhs: ControlState) -> Bool {
      guard size(lhs) == size(rhs) else { return size(lhs) > size(rhs) }
      guard let first = precedence.first(where: { lhs.contains($0) != rhs.contains($0) }) else {
        return false
      }
      return lhs.contains(first)
    }
    let applying = states.filter { candidate in
      precedence.allSatisfy { !candidate.contains($0) || state.contains($0) }
    }
    return applying.first { candidate in !applying.contains { beats($0, candidate) } }
  }

  static func table(_ states: [ControlState]) -> StateStyles<Mark> {
    var table = StateStyles<Mark>()
    for state in states { table[state] = Mark(state: state) }
    return table
  }

  static func check(_ states: [ControlState]) -> Bool {
    let table = table(states)
    return ControlState.samples.allSatisfy {
      table.style(for: $0)?.state == expectation(for: $0, among: states)
    }
  }

  @Test("Tables of no state, one and two, for all combinations")
  func smallTables() async throws {
    try await forEach(ControlState.samples.sampled(every: 4)) { (first: ControlState) in
      #expect(Self.check([]))
      for second in ControlState.samples { #expect(Self.check(Array(Set([first, second])))) }
    }
  }

  @Test("Tables of any size, for all combinations")
  func generatedTables() async throws {
    try await forEach((0..<400).sampled(every: 5)) { (seed: UInt64) in
      var generator = SeededGenerator(seed: seed)
      let states = ControlState.samples.shuffled(using: &generator)
      #expect(Self.check(Array(states.prefix(.random(in: 0...32, using: &generator)))))
    }
  }

  @Test("The order of setting can't be seen")
  func order() async throws {
    try await forEach(0..<50) { (seed: UInt64) in
      var generator = SeededGenerator(seed: seed)
      let states = Array(ControlState.samples.shuffled(using: &generator).prefix(6))
      let one = Self.table(states)
      let other = Self.table(states.shuffled(using: &generator))
      #expect(one == other)
      #expect(one.hashValue == other.hashValue)
      #expect(one.map(\.state) == other.map(\.state))
    }
  }

  @Test("Each state is set, read and unset by itself")
  func exactAccess() async throws {
    try await forEach(ControlState.samples) { (state: ControlState) in
      let full = Self.table(ControlState.samples)
      #expect(full.count == ControlState.samples.count)
      var table = full
      table[state]?.count = 1
      #expect(table[state] == Mark(state: state, count: 1))
      table[state] = nil
      #expect(table[state] == nil)
      #expect(table.count == ControlState.samples.count - 1)
      table[state] = nil
      table[state] = Mark(state: state)
      #expect(table == full)
    }
  }

  // A style sheet written in this order says the same as the rule: the last that applies is the one.
  @Test("The entries lie in the order of the rule")
  func entries() {
    let table = Self.table(ControlState.samples)
    #expect(table.first?.state == .normal)
    for state in ControlState.samples {
      #expect(table.last { state.isSuperset(of: $0.state) }?.style == table.style(for: state))
    }
  }

  @Test("Of two styles for one state the last stays")
  func literal() {
    let table: StateStyles<Mark> = [.normal: Mark(state: .normal), .normal: Mark(state: .normal, count: 2)]
    #expect(table.map(\.style) == [Mark(state: .normal, count: 2)])
  }

  @Test("Restyling all reaches each state that is set, and no other")
  func restylingAll() {
    let table = Self.table([.normal, .disabled, .selectedAndHighlighted])
    let restyled = table.allRestyled { $0.count += 1 }
    #expect(restyled.map(\.state) == table.map(\.state))
    #expect(restyled.allSatisfy { $0.style.count == 1 })
    #expect(table.allSatisfy { $0.style.count == 0 })
  }
}
