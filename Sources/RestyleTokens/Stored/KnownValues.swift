import Restyle

/// The meaning of names in stored values: the current named values of a design, so that stored values reference those
/// of their file, and types of styles.
struct KnownValues: Sendable {
  /// The types of styles in addition to those of the module Restyle.
  private var types: [any (Style & Codable).Type] = []
  /// The known text attributes.
  private(set) var keys = TextAttributeKeySet.standard
  private var byName: [ExactText: DesignValues] = [:]
}

extension KnownValues {
  init(_ values: DesignValues, types: [any (Style & Codable).Type], keys: TextAttributeKeySet) {
    self.types = types
    self.keys = keys
    add(values)
  }

  /// The type of styles with a plural name; nil if it isn't known.
  func styleType(_ pluralName: String) -> (any (Style & Codable).Type)? {
    func isNamedSo(_ type: any (Style & Codable).Type) -> Bool { type.pluralName.isExactly(pluralName) }
    return StyleCatalog.codableTypes.first(where: isNamedSo) ?? types.first(where: isNamedSo)
  }

  /// Adds values.
  mutating func add(_ values: DesignValues) {
    var collector = Collector(values: values, byName: byName)
    byName = [:]
    DesignValues.visitKinds(&collector)
    byName = collector.byName
  }

  private struct Collector: DesignValuesVisitor {
    let values: DesignValues
    var byName: [ExactText: DesignValues]

    mutating func visit<Value: Hashable & Sendable>(
      _ kind: String, _ path: WritableKeyPath<DesignValues, [NamedValue<Value>]>
    ) {
      for value in values[keyPath: path] {
        byName[ExactText(value.name), default: DesignValues("")][keyPath: path].append(value)
      }
    }
  }

  /// The values that a document names, each with a unique name; only a few, so that looking one up is fast.
  func values(namedIn document: JSONValue) -> DesignValues {
    var merger = Merger(values: DesignValues(""))
    var waiting = [document]
    var met: Set<ExactText> = []
    while let value = waiting.popLast() {
      switch value {
      case .object(let members):
        if case .string(let name)? = value["name"], met.insert(ExactText(name)).inserted,
          let values = byName[ExactText(name)]
        {
          merger.others = values
          // Lengths and corner radii have the same type.
          if values.lengths.count + values.cornerRadii.count > 1 {
            (merger.others.lengths, merger.others.cornerRadii) = ([], [])
          }
          DesignValues.visitKinds(&merger)
        }
        waiting += members.map(\.value)
      case .array(let elements): waiting += elements
      case .null, .bool, .number, .string: continue
      }
    }
    return merger.values
  }

  private struct Merger: DesignValuesVisitor {
    var values: DesignValues
    var others = DesignValues("")

    mutating func visit<Value: Hashable & Sendable>(
      _ kind: String, _ path: WritableKeyPath<DesignValues, [NamedValue<Value>]>
    ) {
      // If several have the same name, the stored value determines which one is meant.
      guard others[keyPath: path].count == 1 else { return }
      values[keyPath: path] += others[keyPath: path]
    }
  }
}
