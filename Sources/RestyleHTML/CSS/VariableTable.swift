import Restyle
import RestyleRendering

/// The named values that rules refer to by custom properties: colours where a style refers to them, and of other values
/// that are equal the first one.
// A class, since it is passed along with the surroundings of all rules.
final class VariableTable: Sendable {
  private let variables: [VariableValue: Variable]
  /// By what colours refer to.
  private let colors: [Color: ColorVariable]

  /// A custom property that rules refer to.
  struct Variable: Hashable, Sendable {
    /// The name, as it is written.
    let name: Bytes
    /// That others hold the same, if they do.
    let problem: RenderingProblem?
  }

  private struct ColorVariable: Hashable {
    let name: Bytes
    /// The colour that it holds.
    let color: Color
    let isInFunctions: Bool
  }

  /// Looks up the values as they are now.
  ///
  /// - Parameters:
  ///   - declared: The custom properties that hold them.
  ///   - isTheme: Whether they are those of a theme, whose rules say what they mean in any case: values that a theme makes
  ///     equal are no problem.
  init(_ declared: [DeclaredVariable], isTheme: Bool = false) {
    var names: [VariableValue: [Bytes]] = [:]
    var colors: [Color: ColorVariable] = [:]
    for variable in declared {
      guard case .color(let color) = variable.value.value else {
        names[variable.value.value, default: []].append(variable.name)
        continue
      }
      let held = ColorVariable(name: variable.name, color: color.plain, isInFunctions: variable.isInFunctions)
      for reference in variable.references where colors[reference] == nil { colors[reference] = held }
    }
    self.colors = colors
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

  /// The custom property of what a colour refers to, if that holds what the colour is under the current defaults.
  subscript(color: Color) -> Bytes? {
    guard let variable = colors[color], variable.color == color.plain else { return nil }
    return variable.name
  }

  /// Whether a colour is a function of colours of which some have a custom property.
  func hasArguments(of color: Color) -> Bool {
    guard let reference = color.reference else { return false }
    return reference.meaning.arguments.contains { argument in
      colors[argument]?.isInFunctions ?? hasArguments(of: argument)
    }
  }
}

extension VariableTable: Hashable {
  static func == (lhs: VariableTable, rhs: VariableTable) -> Bool {
    lhs === rhs || lhs.variables == rhs.variables && lhs.colors == rhs.colors
  }

  func hash(into hasher: inout Hasher) { hasher.combine(variables.count + colors.count) }
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
  /// The colours that refer to it.
  var references: [Color] = []
  /// Whether colours that are functions of it are written as such.
  var isInFunctions = true
}

extension DesignValues {
  /// The values of all kinds, in the order in which their custom properties are declared.
  var all: [(value: NamedValue<VariableValue>, references: [Color])] {
    colors.map { color in (NamedValue(color.name, .color(color.value)), color.references) }
      + lengths.map { length in (NamedValue(length.name, .length(length.value)), []) }
      + cornerRadii.map { radius in (NamedValue(radius.name, .radius(radius.value)), []) }
      + shadows.map { shadows in (NamedValue(shadows.name, .shadows(shadows.value)), []) }
  }
}

extension NamedValue<Color> {
  /// The colours that mean the value: the reference to it, and what it refers to itself, unless that has a name of its
  /// own.
  fileprivate var references: [Color] { [.named(self)] + (usual.reference == nil ? [] : [usual]) }
}
