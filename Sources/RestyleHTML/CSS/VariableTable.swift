import Restyle
import RestyleRendering

/// The custom properties of the named values that styles refer to.
// A class, since it is passed along with the surroundings of all rules.
final class VariableTable: Sendable {
  /// By what refers to them.
  private let variables: [VariableValue: Variable]

  private struct Variable: Hashable {
    let name: Bytes
    /// What the custom property holds.
    let value: VariableValue
    let isInFunctions: Bool
  }

  /// Looks up the values as they are now.
  init(_ declared: [DeclaredVariable]) {
    var variables: [VariableValue: Variable] = [:]
    for variable in declared {
      let value = variable.value().plain
      let held = Variable(name: variable.name, value: value, isInFunctions: variable.isInFunctions)
      for reference in variable.references where variables[reference] == nil { variables[reference] = held }
    }
    self.variables = variables
  }

  /// The custom property of what a value refers to, if that holds what the value is under the current defaults.
  subscript(value: VariableValue) -> Bytes? {
    guard let variable = variables[value], variable.value == value.plain else { return nil }
    return variable.name
  }

  /// Whether a colour is a function of colours of which some have a custom property.
  func hasArguments(of color: Color) -> Bool {
    guard let reference = color.reference else { return false }
    return reference.meaning.arguments.contains { argument in
      variables[.color(argument)]?.isInFunctions ?? hasArguments(of: argument)
    }
  }
}

extension VariableTable: Hashable {
  static func == (lhs: VariableTable, rhs: VariableTable) -> Bool {
    lhs === rhs || lhs.variables == rhs.variables
  }

  func hash(into hasher: inout Hasher) { hasher.combine(variables.count) }
}

/// What a custom property holds, or a style has: a value, or a reference to one.
enum VariableValue: Hashable, Sendable {
  case color(Color)
  case number(Finite)
  case shadows([ShadowStyle])
}

extension VariableValue {
  /// The value under the current defaults, which refers to nothing.
  var plain: Self {
    switch self {
    case .color(let color): .color(color.plain)
    case .number(let number): .number(Finite(wrappedValue: number.wrappedValue))
    case .shadows(let shadows):
      .shadows(
        shadows.plain.map { shadow in
          ShadowStyle(
            color: shadow.color.plain, x: shadow.x, y: shadow.y, blur: shadow.blur, spread: shadow.spread,
            isInner: shadow.isInner)
        })
    }
  }
}

/// A custom property, and the named value that it holds.
struct DeclaredVariable: Sendable {
  let name: Bytes
  /// The value under the current defaults, which may refer to another one.
  let value: @Sendable () -> VariableValue
  /// What refers to it.
  let references: [VariableValue]
  /// Whether colours that are functions of it are written as such.
  let isInFunctions: Bool
}

extension DesignValues {
  /// The values of all kinds, in the order in which their custom properties are declared.
  func declared(as name: (String) -> Bytes, isInFunctions: Bool) -> [DeclaredVariable] {
    func declared<Value: ReferringValue>(
      _ values: [NamedValue<Value>], _ reference: (NamedValue<Value>) -> Value,
      _ form: @escaping @Sendable (Value) -> VariableValue
    ) -> [DeclaredVariable] {
      values.map { value in
        // What the value refers to itself means the same, unless that has a name of its own.
        let references = [reference(value), value.storedUsual].filter(\.isReference).map(form)
        return DeclaredVariable(
          name: name(value.name), value: { form(value.stored) }, references: references,
          isInFunctions: isInFunctions)
      }
    }
    return declared(colors, Color.named, { .color($0) })
      + declared(lengths + cornerRadii, Double.named, { .number(Finite(wrappedValue: $0)) })
      + declared(shadows, { [.named($0)] }, { .shadows($0) })
  }
}
