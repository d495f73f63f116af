import Restyle
import RestyleRendering

extension [DeclaredVariable] {
  /// What a custom property holds under each condition under which it differs from what more general ones give.
  typealias Declarations = [(condition: TraitCondition, text: Bytes)]

  /// The declarations of all properties, as the values are now.
  func declarations(in surroundings: RuleSurroundings) -> [Declarations] {
    var writer = CSSWriter(
      for: surroundings.traits, isFixed: surroundings.areFixed, variables: surroundings.variables)
    // By what they refer to.
    var referring: [Bytes: [Int]] = [:]
    var waiting: [Int] = []
    var result = enumerated().map { index, variable in
      let declarations = writer.declarations(of: variable)
      for name in writer.referred { referring[name, default: []].append(index) }
      waiting.append(writer.referred.count)
      return declarations
    }
    guard !referring.isEmpty else { return result }
    // Defaults can make a value an alias of its own alias. No property of a circle would hold anything, so that one of
    // each holds what its value is: whichever is the first that waits when all others are written that can be.
    writer.unreferred = Set(map(\.name))
    var written = referring.keys.filter { !writer.unreferred.contains($0) }
    written += indices.filter { waiting[$0] == 0 }.map { self[$0].name }
    for (index, variable) in enumerated() {
      while let name = written.popLast() {
        writer.unreferred.remove(name)
        for other in referring.removeValue(forKey: name) ?? [] {
          waiting[other] -= 1
          if waiting[other] == 0 { written.append(self[other].name) }
        }
      }
      guard writer.unreferred.contains(variable.name) else { continue }
      result[index] = writer.declarations(of: variable)
      written.append(variable.name)
    }
    return result
  }
}

extension CSSWriter {
  /// The declarations of a property.
  fileprivate mutating func declarations(of variable: DeclaredVariable) -> [DeclaredVariable].Declarations {
    let value = variable.value()
    // Texts that many values have left behind would be searched for each one.
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
