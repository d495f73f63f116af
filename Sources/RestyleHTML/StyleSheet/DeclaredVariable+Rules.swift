import Restyle
import RestyleRendering

extension [DeclaredVariable] {
  /// What a custom property holds under each condition under which it differs from what more general ones give.
  typealias Declarations = [(condition: TraitCondition, text: Bytes)]

  /// The declarations of all properties, as the values are now.
  func declarations(in surroundings: RuleSurroundings) -> [Declarations] {
    var writer = CSSWriter(
      for: surroundings.traits, isFixed: surroundings.areFixed, variables: surroundings.variables)
    return map { variable in
      let value = variable.value()
      // Texts that many values have left behind would be searched for each one.
      writer.removeAll()
      writer.declaredProperty = variable.name
      writer.add(.custom) { $0.append(value) }
      var declarations: Declarations = []
      let entry = writer.entries[0]
      let usual = CSSValues.Case(condition: [], value: entry.value)
      for own in [usual] + writer.values.cases(of: entry) {
        var text = variable.name
        text.append(UInt8(ascii: ":"))
        text.append(contentsOf: writer.values[own.value])
        let given = declarations.last { $0.condition.isSubset(of: own.condition) }
        if given.map({ $0.text != text }) ?? true { declarations.append((own.condition, text)) }
      }
      return declarations
    }
  }
}

extension CSSWriter {
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
