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
    /// Whether it follows what it refers to.
    let isReferring: Bool
  }

  /// Looks up the values as they are now.
  ///
  /// - Parameters:
  ///   - declared: The custom properties.
  ///   - others: What was declared before, whose properties hold what the values were then; one of them is preferred
  ///     where it still is the same. Nil for none.
  init(_ declared: [DeclaredVariable], beside others: VariableTable? = nil) {
    var variables: [VariableValue: Variable] = [:]
    for variable in declared {
      let value = variable.value()
      let held = Variable(
        name: variable.name, value: value.plain, isInFunctions: variable.isInFunctions,
        isReferring: value != value.plain)
      for reference in variable.references where variables[reference] == nil { variables[reference] = held }
    }
    if let others {
      let hasChanged = variables.contains { reference, new in
        others.variables[reference].map { $0.name == new.name && $0 != new } ?? false
      }
      // What refers to one that changed may hold something else by now, or would be referred to in a circle.
      let kept = hasChanged ? others.variables.filter { !$0.value.isReferring } : others.variables
      variables.merge(kept) { new, old in new.value == old.value ? old : new }
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
  let entry: Entry
  /// The value under the current defaults, which may refer to another one.
  let value: @Sendable () -> VariableValue
  /// What refers to it.
  let references: [VariableValue]
  /// Whether colours that are functions of it are written as such.
  let isInFunctions: Bool
  /// Whether a prepared stylesheet declares it, and the one that extends it doesn't.
  var isInherited = false

  /// What it was declared for.
  struct Entry: Hashable, Sendable {
    @Exact var systemName: String
    @Exact var name: String
    let reference: VariableValue
  }
}

extension DesignValues {
  /// The values of all kinds, in the order in which their custom properties are declared.
  ///
  /// - Parameters:
  ///   - isInFunctions: Whether colours that are functions of them are written as such.
  ///   - property: The custom property of an entry.
  /// - Returns: The properties.
  func declared(
    isInFunctions: Bool, as property: (DeclaredVariable.Entry) -> Bytes
  ) -> [DeclaredVariable] {
    func declared<Value: ReferringValue>(
      _ values: [NamedValue<Value>], _ reference: (NamedValue<Value>) -> Value,
      _ form: @escaping @Sendable (Value) -> VariableValue
    ) -> [DeclaredVariable] {
      values.map { value in
        // What the value refers to itself means the same, unless that has a name of its own.
        let references = [reference(value), value.storedUsual].filter(\.isReference).map(form)
        let entry = DeclaredVariable.Entry(
          systemName: name, name: value.name, reference: form(reference(value)))
        return DeclaredVariable(
          name: property(entry), entry: entry, value: { form(value.stored) }, references: references,
          isInFunctions: isInFunctions)
      }
    }
    return declared(colors, Color.named, { .color($0) })
      + declared(lengths + cornerRadii, Double.named, { .number(Finite(wrappedValue: $0)) })
      + declared(shadows, { [.named($0)] }, { .shadows($0) })
  }
}
