import Restyle

/// The named values that rules refer to by custom properties; of several that are equal, none is meant.
// An object, since it is handed along with the surroundings of all rules.
final class VariableTable: Sendable {
  private let colors: [Color: Bytes]
  private let lengths: [Double: Bytes]
  private let radii: [Double: Bytes]
  private let shadows: [[ShadowStyle]: Bytes]

  /// Looks up the values as they are now.
  init(_ lists: [VariableList]) {
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
    self.colors = colors.unique
    // None is none, whatever its name; and lengths of CSS are finite.
    self.lengths = lengths.unique.filter { $0.key != 0 }
    self.radii = radii.unique.filter { $0.key != 0 }
    self.shadows = shadows.unique
  }

  private struct Names<Value: Hashable> {
    private var names: [Value: Bytes?] = [:]

    mutating func add(_ value: Value, _ name: Bytes) {
      if names.updateValue(name, forKey: value) != nil { names[value] = .some(nil) }
    }

    var unique: [Value: Bytes] { names.compactMapValues { $0 } }
  }

  func name(of color: Color) -> Bytes? { colors[color] }
  func name(ofLength length: Double) -> Bytes? { lengths[length] }
  func name(ofRadius radius: Double) -> Bytes? { radii[radius] }
  func name(of shadow: [ShadowStyle]) -> Bytes? { shadows[shadow] }
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
