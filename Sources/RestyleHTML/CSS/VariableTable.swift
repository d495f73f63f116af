import Restyle
import RestyleRendering

/// The custom properties of the named values that styles refer to.
// A class, since it is passed around with the surroundings of all rules.
final class VariableTable: Sendable {
  /// The properties by the references to their values.
  private let variables: [VariableValue: Variable]

  private struct Variable: Hashable {
    let name: Bytes
    /// The value of the custom property.
    let value: VariableValue
    let isInFunctions: Bool
    /// Whether its own value is a reference.
    let isReferring: Bool
  }

  /// Creates a table with the current values.
  ///
  /// - Parameters:
  ///   - declared: The custom properties.
  ///   - others: The table of the previous declarations, whose properties have the values of that time; a property with
  ///     an unchanged value is preferred. Nil for none.
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
      // A property that references a changed one may now have another value, or cause a cycle.
      let kept = hasChanged ? others.variables.filter { !$0.value.isReferring } : others.variables
      variables.merge(kept) { new, old in new.value == old.value ? old : new }
    }
    self.variables = variables
  }

  /// The custom property for a reference, if the property has the reference's value under the current defaults.
  subscript(value: VariableValue) -> Bytes? {
    guard let variable = variables[value], variable.value == value.plain else { return nil }
    return variable.name
  }

  /// Whether a colour is a function of colours, some of which have a custom property.
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

/// The value of a custom property or a style, or a reference to a value.
enum VariableValue: Hashable, Sendable {
  case color(Color)
  case number(Finite)
  case shadows([ShadowStyle])
}

extension VariableValue {
  /// The value resolved with the current defaults, without references.
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

/// A custom property for a named value.
struct DeclaredVariable: Sendable {
  let name: Bytes
  let entry: Entry
  /// The value under the current defaults, which can reference another one.
  let value: @Sendable () -> VariableValue
  /// The references that have its value.
  let references: [VariableValue]
  /// Whether colours that are functions of it are written as CSS functions.
  let isInFunctions: Bool
  /// Whether only the prepared stylesheet declares it, and not the one that extends it.
  var isInherited = false

  /// The entry that it was declared for.
  struct Entry: Hashable, Sendable {
    @Exact var systemName: String
    @Exact var name: String
    let reference: VariableValue
  }
}

extension DesignValues {
  /// The declared variables of all kinds, in the order of declaration.
  ///
  /// - Parameters:
  ///   - isInFunctions: Whether colours that are functions of them are written as CSS functions.
  ///   - property: Returns the custom property of an entry.
  /// - Returns: The properties.
  func declared(
    isInFunctions: Bool, as property: (DeclaredVariable.Entry) -> Bytes
  ) -> [DeclaredVariable] {
    func declared<Value: ReferringValue>(
      _ values: [NamedValue<Value>], _ reference: (NamedValue<Value>) -> Value,
      _ form: @escaping @Sendable (Value) -> VariableValue
    ) -> [DeclaredVariable] {
      values.map { value in
        // References that the value itself contains mean the same, unless they have an entry of their own.
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
