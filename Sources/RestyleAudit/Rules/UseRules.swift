import Restyle

extension AuditRule {
  /// Styles are used.
  public static let unusedStyle = AuditRule(
    "unused-style", .warning,
    "An element uses each style of the catalog, by itself or as a part of another style.")

  /// Named values are used.
  public static let unusedValue = AuditRule(
    "unused-value", .warning, "A style or another named value refers to each named value.")
}

extension Evidence {
  /// Adds the named values that nothing refers to.
  ///
  /// - Parameters:
  ///   - values: The named values.
  ///   - references: The named values that styles refer to.
  mutating func add(_ values: DesignValues, except references: NamedReferences) {
    var references = references
    func addOwn<Value>(_ list: [NamedValue<Value>]) {
      for value in list { references.add(value: value.storedUsual) }
    }
    addOwn(values.colors)
    addOwn(values.lengths)
    addOwn(values.cornerRadii)
    addOwn(values.shadows)
    addOwn(values.fonts)
    addOwn(values.textStyles)
    func add<Value>(_ group: String, _ list: [NamedValue<Value>], _ isUsed: (NamedValue<Value>) -> Bool) {
      for value in list {
        let failure = Failure("nothing refers to the value")
        let place = AuditPlace(names: [group, value.name], catalog: values.name)
        self.add(isUsed(value) ? nil : failure, of: .unusedValue, at: place, in: Situation())
      }
    }
    add("colors", values.colors, references.contains)
    add("lengths", values.lengths, references.contains)
    add("cornerRadii", values.cornerRadii, references.contains)
    add("shadows", values.shadows, references.contains)
    add("fonts", values.fonts, references.contains)
    add("textStyles", values.textStyles, references.contains)
  }
}
