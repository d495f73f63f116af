import Restyle
import RestyleRendering

extension VariableList {
  /// What a custom property holds under each condition under which it differs from what more general ones give.
  typealias Variable = [(condition: TraitCondition, text: Bytes)]

  /// The declarations of all properties, as the values are now.
  func variables(in surroundings: RuleSurroundings) -> [Variable] {
    var writer = CSSWriter(for: surroundings.traits, isFixed: surroundings.areFixed)
    var variables: [Variable] = []
    func add(_ name: Bytes, _ write: (inout CSSWriter) -> Void) {
      writer.removeLists()
      writer.add(.custom1, write)
      var variable: Variable = []
      for entry in writer.entries {
        var text = name
        text.append(UInt8(ascii: ":"))
        text.append(contentsOf: writer.values[entry.value])
        let given = variable.last { $0.condition.isSubset(of: entry.condition) }
        if given.map({ $0.text != text }) ?? true { variable.append((entry.condition, text)) }
      }
      variables.append(variable)
    }
    for (value, name) in zip(values.colors, names.colors) {
      let color = value.value
      add(name) { $0.append(color) }
    }
    for (list, names) in [(values.lengths, names.lengths), (values.cornerRadii, names.radii)] {
      for (value, name) in zip(list, names) {
        let length = value.value
        add(name) { $0.bytes.append(pixels: length) }
      }
    }
    for (value, name) in zip(values.shadows, names.shadows) {
      let shadows = value.value
      add(name) { $0.append(shadows) }
    }
    return variables
  }
}

extension CSSRules {
  /// The rules that declare custom properties.
  convenience init(variables: [VariableList.Variable]) {
    let conditions = Set(variables.joined().map(\.condition)).sorted()
    self.init(
      conditions.map { condition in
        CSSRules.Content(
          selector: StyleSelector(), condition: condition,
          declarations: variables.joined().filter { $0.condition == condition }.map { (.custom1, $0.text) })
      })
  }
}
