import Restyle
import RestyleElements

// Properties of elements other than their styles.

extension MatrixSubject {
  /// Creates rows for an element's own properties; those of its protocols are added.
  ///
  /// - Parameters:
  ///   - element: The element, with a value for each optional property.
  ///   - absentProperties: The paths of the properties that have no effect.
  ///   - surroundings: Returns the element within other elements.
  ///   - changes: The changes of the properties of this kind alone.
  init<Owner: PrimitiveElement>(
    own element: Owner, without absentProperties: Set<String> = [],
    in surroundings: @escaping (Owner) -> any Element = { element in Stack { element } },
    _ changes: OwnChange<Owner>...
  ) {
    let own = changes.map { change in
      PropertyChange(path: change.path, value: element.with(change.set), whole: change.whole)
    }
    let shared: [PropertyChange<Owner>] = sharedChanges(of: element).compactMap { $0.cast() }
    self.init(
      name: "\(Owner.self), beside its style", base: surroundings(element),
      changes: (own + shared).map { $0.mapped(surroundings) },
      absentProperties: absentProperties.union(Self.ofLooks), stored: storedPaths(of: element))
  }

  /// The states that only styles distinguish: without a look for them, there is nothing to show.
  private static let ofLooks: Set = ["state.selected", "state.highlighted"]
}

extension MatrixSubject {
  /// The kind of the element, with which the name begins.
  package var kind: String { String(name.prefix { $0 != "," }) }
}

/// A change of one property of an element.
struct OwnChange<Owner> {
  /// The names that lead to the property.
  let path: [String]
  /// The name of another property, if reports of that property include this one.
  let whole: String?
  let set: (inout Owner) -> Void

  init<Value>(
    _ path: String, _ keyPath: WritableKeyPath<Owner, Value>, _ value: Value, partOf whole: String? = nil
  ) {
    self.path = path.split(separator: ".").map(String.init)
    self.whole = whole
    set = { $0[keyPath: keyPath] = value }
  }
}

/// The changes of the properties that an element has from its protocols.
private func sharedChanges(of element: some PrimitiveElement) -> [PropertyChange<any Element>] {
  var changes = changes(
    of: element,
    OwnChange("accessibility.label", \.accessibility.label, "Spoken"),
    OwnChange("accessibility.hint", \.accessibility.hint, "What it does"),
    OwnChange("accessibility.identifier", \.accessibility.identifier, "identifier"),
    OwnChange("accessibility.headingLevel", \.accessibility.headingLevel, 4),
    OwnChange("accessibility.isHidden", \.accessibility.isHidden, true),
    OwnChange("accessibility.isVisuallyHidden", \.accessibility.isVisuallyHidden, true),
    OwnChange("accessibility.labelledBy", \.accessibility.labelledBy, ["other"]),
    OwnChange("accessibility.describedBy", \.accessibility.describedBy, ["other"]),
    OwnChange("accessibility.controls", \.accessibility.controls, ["other"]),
    OwnChange("accessibility.revealedBy", \.accessibility.revealedBy, "other"))
  if let control = element as? any Control { changes += stateChanges(of: control) }
  if let control = element as? any InputControl { changes += nameChanges(of: control) }
  if let element = element as? any LabelledElement { changes += labelChanges(of: element) }
  if let control = element as? any TextEntryControl {
    changes += ruleChanges(of: control)
  } else if let control = element as? any AutofillControl {
    changes += autocompleteChanges(of: control)
  }
  return changes
}

private func changes<Owner: Element>(
  of element: Owner, _ changes: OwnChange<Owner>...
) -> [PropertyChange<any Element>] {
  changes.map { PropertyChange(path: $0.path, value: element.with($0.set)) }
}

private func stateChanges(of control: some Control) -> [PropertyChange<any Element>] {
  ControlState.namedMembers.map { name, member in
    PropertyChange(path: ["state", name], value: control.with { $0.state.formSymmetricDifference(member) })
  }
}

private func nameChanges(of control: some InputControl) -> [PropertyChange<any Element>] {
  changes(of: control, OwnChange("name", \.name, "other"))
}

private func labelChanges(of element: some LabelledElement) -> [PropertyChange<any Element>] {
  changes(of: element, OwnChange("label", \.label, Label("Other")))
}

private func autocompleteChanges(of control: some AutofillControl) -> [PropertyChange<any Element>] {
  changes(of: control, OwnChange("autocomplete", \.autocomplete, .nickname))
}

private func ruleChanges(of control: some TextEntryControl) -> [PropertyChange<any Element>] {
  changes(
    of: control, OwnChange("rules.autocomplete", \.rules.autocomplete, .nickname),
    OwnChange("rules.inputMode", \.rules.inputMode, .numeric),
    OwnChange("rules.minimumLength", \.rules.minimumLength, 3),
    OwnChange("rules.maximumLength", \.rules.maximumLength, 7),
    OwnChange("rules.pattern", \.rules.pattern, "[a-z]+"),
    OwnChange("rules.suggestions", \.rules.suggestions, ["Ada"]))
}
