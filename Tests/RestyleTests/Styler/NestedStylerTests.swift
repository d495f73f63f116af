import Restyle
import TestSupport
import Testing

/// Stylers of components that lie so deep in one another that recursion over them would end the program.
@Suite("Nested stylers")
struct NestedStylerTests {
  private struct Sample: Style, Equatable {
    var numbers: [Int] = []

    /// The sample itself, as a component that may be missing.
    var present: Sample? {
      get { self }
      set { if let newValue { self = newValue } }
    }
    var missing: Sample? {
      get { nil }
      set { numbers.append(-1) }
    }
    /// A control whose style has the sample for one state.
    var control: Control {
      get {
        var control = Control()
        control.states[.disabled] = self
        return control
      }
      set { self = newValue.states[.disabled] ?? Sample() }
    }
  }

  private struct Control: StatefulStyle {
    static let unsetStateStyle = Sample()
    var states = StateStyles<Sample>()

    mutating func restyleStates(_ styler: (inout StateStyles<Sample>) throws -> Void) rethrows {
      try styler(&states)
    }
  }

  private final class Object {
    var sample = Sample()
  }

  /// Makes a styler that applies another one to a component, which is the sample itself.
  private enum Layer: String, CaseIterable {
    case keyPath, optional, state, context, holding, alternative

    func callAsFunction(_ styler: Styler<Sample>) -> Styler<Sample> {
      switch self {
      case .keyPath: styler.pullback(\.self)
      case .optional: styler.pullback(\.present)
      case .state: Styler<Control>.for(.disabled, apply: styler).pullback(\.control)
      case .context: ContextualStyler<Sample, Bool>.always(styler).resolved(in: true)
      case .holding: ContextualStyler<Sample, Bool>.when(\.self, apply: styler).resolved(in: true)
      case .alternative:
        ContextualStyler<Sample, Bool>.when(\.self, apply: .identity, otherwise: styler)
          .resolved(in: false)
      }
    }
  }

  private static func appending(_ number: Int) -> Styler<Sample> { Styler { $0.numbers.append(number) } }

  @Test("However deep stylers lie in one another, they are applied and released")
  func deep() async throws {
    try await forEach(Layer.allCases) { layer in
      let styler = (0..<20_000).reduce(Self.appending(1)) { styler, _ in layer(styler) }
      #expect(styler.apply(to: Sample()).numbers == [1])
    }
    let styler = (0..<20_000).reduce(Self.appending(1).pullback(\Object.sample)) { styler, _ in
      styler.pullback { $0 }
    }
    #expect(styler.apply(to: Object()).sample.numbers == [1])
  }

  @Test("Steps before, within and behind a component come in their order at each depth")
  func order() async throws {
    try await forEach(Layer.allCases) { layer in
      for depth in [0, 1, 20, 31, 32, 33, 63, 64, 65, 66, 200] {
        let styler = (0..<depth).reduce(Self.appending(0)) { styler, number in
          Self.appending(number + 1) <> layer(styler) <> Self.appending(-number)
        }
        let before = (0..<depth).reversed().map { $0 + 1 }
        let behind = (0..<depth).map { -$0 }
        #expect(styler.apply(to: Sample()).numbers == before + [0] + behind, "depth \(depth)")
      }
    }
  }

  @Test("A missing component isn't written back, however deep it lies", arguments: [1, 64, 65, 200])
  func missing(depth: Int) {
    let nested = (0..<depth).reduce(Self.appending(1)) { styler, _ in styler.pullback(\.self) }
    let styler = nested.pullback(\.missing) <> Self.appending(2)
    #expect(styler.apply(to: Sample()).numbers == [2])
  }
}
