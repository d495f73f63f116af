import Restyle
import RestyleRendering

/// The named values that rules refer to by custom properties; of several that are equal, the first one.
// A class, since it is passed along with the surroundings of all rules.
final class VariableTable: Sendable {
  private let colors: [Color: Variable]
  private let lengths: [Double: Variable]
  private let radii: [Double: Variable]
  private let shadows: [[ShadowStyle]: Variable]

  /// A custom property that rules refer to.
  struct Variable: Hashable, Sendable {
    /// The name, as it is written.
    let name: Bytes
    /// That others hold the same, if they do.
    let problem: RenderingProblem?
  }

  /// Looks up the values as they are now.
  ///
  /// - Parameters:
  ///   - lists: The values.
  ///   - isTheme: Whether they are those of a theme, whose rules say what they mean in any case: values that a theme makes
  ///     equal are no problem.
  init(_ lists: [VariableList], isTheme: Bool = false) {
    var colors = Names<Color>()
    var lengths = Names<Double>()
    var radii = Names<Double>()
    var shadows = Names<[ShadowStyle]>()
    for list in lists {
      for (value, name) in zip(list.values.colors, list.names.colors) { colors.add(value.value, name) }
      for (value, name) in zip(list.values.lengths, list.names.lengths) { lengths.add(value.value, name) }
      for (value, name) in zip(list.values.cornerRadii, list.names.radii) { radii.add(value.value, name) }
      for (value, name) in zip(list.values.shadows, list.names.shadows) { shadows.add(value.value, name) }
    }
    self.colors = colors.variables(reportingOthers: !isTheme)
    // None is none, whatever its name; and lengths of CSS are finite.
    self.lengths = lengths.variables(reportingOthers: !isTheme).filter { $0.key != 0 }
    self.radii = radii.variables(reportingOthers: !isTheme).filter { $0.key != 0 }
    self.shadows = shadows.variables(reportingOthers: !isTheme)
  }

  private struct Names<Value: Hashable> {
    private var names: [Value: [Bytes]] = [:]

    mutating func add(_ value: Value, _ name: Bytes) { names[value, default: []].append(name) }

    func variables(reportingOthers reports: Bool) -> [Value: Variable] {
      names.mapValues { names in
        let texts = names.map { String(decoding: $0, as: UTF8.self) }
        return Variable(
          name: names[0],
          problem: reports && texts.count > 1
            ? RenderingProblem(.equalValues(texts[0], others: Array(texts[1...]))) : nil)
      }
    }
  }

  func variable(for color: Color) -> Variable? { colors[color] }
  func variable(forLength length: Double) -> Variable? { lengths[length] }
  func variable(forRadius radius: Double) -> Variable? { radii[radius] }
  func variable(for shadows: [ShadowStyle]) -> Variable? { self.shadows[shadows] }
}

extension VariableTable: Hashable {
  static func == (lhs: VariableTable, rhs: VariableTable) -> Bool {
    lhs === rhs
      || (lhs.colors == rhs.colors && lhs.lengths == rhs.lengths && lhs.radii == rhs.radii
        && lhs.shadows == rhs.shadows)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(colors.count) }
}

/// Named values with the custom properties that hold them.
struct VariableList: Sendable {
  let values: DesignValues
  let names: Names

  /// The names of the properties, as they are written.
  struct Names: Sendable {
    var colors: [Bytes] = []
    var lengths: [Bytes] = []
    var radii: [Bytes] = []
    var shadows: [Bytes] = []
  }
}
