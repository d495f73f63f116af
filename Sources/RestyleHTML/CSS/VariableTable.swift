import Restyle
import RestyleRendering

/// The named values that rules refer to by custom properties; of several that are equal, the first one.
// A class, since it is passed along with the surroundings of all rules.
final class VariableTable: Sendable {
  private let variables: [VariableValue: Variable]

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
  ///   - declared: The custom properties that hold them.
  ///   - isTheme: Whether they are those of a theme, whose rules say what they mean in any case: values that a theme makes
  ///     equal are no problem.
  init(_ declared: [DeclaredVariable], isTheme: Bool = false) {
    var names: [VariableValue: [Bytes]] = [:]
    for variable in declared { names[variable.value.value, default: []].append(variable.name) }
    // None is none, whatever its name; and lengths of CSS are finite.
    variables = names.filter { $0.key != .length(0) && $0.key != .radius(0) }.mapValues { names in
      let texts = names.map { String(decoding: $0, as: UTF8.self) }
      return Variable(
        name: names[0],
        problem: !isTheme && texts.count > 1
          ? RenderingProblem(.equalValues(texts[0], others: Array(texts[1...]))) : nil)
    }
  }

  subscript(value: VariableValue) -> Variable? { variables[value] }
}

extension VariableTable: Hashable {
  static func == (lhs: VariableTable, rhs: VariableTable) -> Bool {
    lhs === rhs || lhs.variables == rhs.variables
  }

  func hash(into hasher: inout Hasher) { hasher.combine(variables.count) }
}

/// What a custom property holds.
enum VariableValue: Hashable, Sendable {
  case color(Color)
  case length(Double)
  case radius(Double)
  case shadows([ShadowStyle])
}

/// A custom property, and the named value that it holds.
struct DeclaredVariable: Sendable {
  let name: Bytes
  let value: NamedValue<VariableValue>
}

extension DesignValues {
  /// The values of all kinds, in the order in which their custom properties are declared.
  var all: [NamedValue<VariableValue>] {
    colors.map { color in NamedValue(color.name, .color(color.value)) }
      + lengths.map { length in NamedValue(length.name, .length(length.value)) }
      + cornerRadii.map { radius in NamedValue(radius.name, .radius(radius.value)) }
      + shadows.map { shadows in NamedValue(shadows.name, .shadows(shadows.value)) }
  }
}
