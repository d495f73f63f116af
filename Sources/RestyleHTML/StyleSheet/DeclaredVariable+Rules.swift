import Restyle
import RestyleRendering

extension [DeclaredVariable] {
  /// The values of a custom property, under each condition for which the value differs from that of more general
  /// conditions.
  typealias Declarations = [(condition: TraitCondition, text: Bytes)]

  /// The declarations of all properties, with the current values.
  func declarations(in surroundings: RuleSurroundings) -> [Declarations] {
    var writer = CSSWriter(
      for: surroundings.traits, isFixed: surroundings.areFixed, variables: surroundings.variables)
    var names: [Set<Bytes>] = []
    var result = map { variable in
      let declarations = writer.declarations(of: variable)
      names.append(writer.referred)
      return declarations
    }
    guard names.contains(where: { !$0.isEmpty }) else { return result }
    // Properties in a reference cycle are all invalid, so one in each cycle is written as its value.
    let indices = Dictionary(zip(map(\.name), self.indices)) { first, _ in first }
    var references = VariableReferences(names.map { $0.compactMap { indices[$0] } })
    writer.unreferred = Set(indices.keys)
    references.breakCircles { event in
      switch event {
      case .valid(let index): writer.unreferred.remove(self[index].name)
      case .circle(let index): result[index] = writer.declarations(of: self[index])
      }
    }
    return result
  }
}

extension CSSWriter {
  /// The declarations of a property.
  fileprivate mutating func declarations(of variable: DeclaredVariable) -> [DeclaredVariable].Declarations {
    let value = variable.value()
    // Otherwise, each value would be searched for among the texts of all previous ones.
    removeAll()
    declaredProperty = variable.name
    add(.custom) { $0.append(value) }
    var declarations: [DeclaredVariable].Declarations = []
    let entry = entries[0]
    let usual = CSSValues.Case(condition: [], value: entry.value)
    for own in [usual] + values.cases(of: entry) {
      var text = variable.name
      text.append(UInt8(ascii: ":"))
      text.append(contentsOf: values[own.value])
      let given = declarations.last { $0.condition.isSubset(of: own.condition) }
      if given.map({ $0.text != text }) ?? true { declarations.append((own.condition, text)) }
    }
    return declarations
  }

  fileprivate mutating func append(_ value: VariableValue) {
    switch value {
    case .color(let color): append(color)
    case .number(let number): append(length: number.stored, atLeast: -.infinity)
    case .shadows(let shadows): append(shadows)
    }
  }
}

extension CSSRules {
  /// The rules that declare custom properties.
  convenience init(variables: [[DeclaredVariable].Declarations]) {
    let conditions = Set(variables.joined().map(\.condition)).sorted()
    self.init { builder in
      for condition in conditions {
        for variable in variables.joined() where variable.condition == condition {
          builder.add(.custom) { $0.append(contentsOf: variable.text) }
        }
        builder.endRule(StyleSelector(), condition)
      }
    }
  }
}
