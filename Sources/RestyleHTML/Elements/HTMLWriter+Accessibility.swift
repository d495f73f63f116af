import Restyle
import RestyleElements
import RestyleRendering

extension HTMLWriter {
  /// The accessibility attributes that the writer of an element writes itself.
  struct WrittenAttributes: OptionSet {
    let rawValue: UInt8

    static let identifier = Self(rawValue: 1)
    static let name = Self(rawValue: 2)
    static let description = Self(rawValue: 4)
    /// What using the element does: its hint, and the elements that it changes.
    static let use = Self(rawValue: 8)
    /// What reveals the element.
    static let revelation = Self(rawValue: 16)
    /// The attributes that refer to other elements by their numbers.
    static let references: Self = [.name, .description]
    static let all: Self = [.identifier, .references]
    /// What the link or the button of a row says, rather than the row.
    static let ofAction: Self = [.description, .use]
  }

  /// Appends the attributes for assistive technologies and programs.
  ///
  /// - Parameters:
  ///   - accessibility: The accessibility of the element.
  ///   - isNamed: Whether the name is written; some elements can't have one.
  ///   - isControl: Whether users can act on the element; a hidden one is then also removed from the order of the
  ///     keyboard.
  ///   - written: The attributes to leave out.
  mutating func append(
    _ accessibility: Accessibility, isNamed: Bool = true, isControl: Bool = false,
    except written: WrittenAttributes = []
  ) {
    if accessibility.isEmpty { return }
    if !written.contains(.identifier) { append(identifierOf: accessibility) }
    if isNamed, let label = accessibility.label {
      append(" aria-label", label.displayValue(in: context.language))
    }
    if !written.contains(.use), let hint = accessibility.hint {
      append(" aria-description", hint.displayValue(in: context.language))
    }
    if !written.contains(.name) { append(nameFrom: nil, nil, or: accessibility) }
    if !written.contains(.description) { appendDescribing(nil, accessibility) }
    if !written.contains(.use) { append(" aria-controls", [], accessibility.controls, of: "controls") }
    if !written.contains(.revelation), let identifier = accessibility.revealedBy {
      append(revealedBy: identifier)
    }
    guard accessibility.isHidden else { return }
    bytes.append(verbatim: isControl ? " aria-hidden=\"true\" tabindex=\"-1\"" : " aria-hidden=\"true\"")
  }

  /// Appends the role of what has none in HTML, where something names it: what has none can't have a name (ARIA 1.2,
  /// section 5.2.8.6).
  ///
  /// - Parameters:
  ///   - accessibility: What names the element.
  ///   - isNamed: Whether its own label does, beside other elements.
  ///   - role: The role.
  mutating func append(
    roleOf accessibility: Accessibility, isNamed: Bool = true, as role: StaticString = "group"
  ) {
    if accessibility.isEmpty { return }
    guard isNamed && accessibility.label != nil || accessibility.isLabelledByOthers else { return }
    bytes.append(verbatim: " role=\"")
    bytes.append(verbatim: role)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends what names an element: other elements if it says so, otherwise the title of the row, if that isn't its
  /// `label` already.
  ///
  /// - Parameters:
  ///   - number: The number that others refer to the title by; nil for none.
  ///   - second: That of a title which follows it; nil for none.
  ///   - accessibility: What says which other elements.
  mutating func append(nameFrom number: Int?, _ second: Int?, or accessibility: Accessibility) {
    if !accessibility.isEmpty, accessibility.isLabelledByOthers {
      return append(" aria-labelledby", [], accessibility.labelledBy, of: "labelledBy")
    }
    guard let number else { return }
    if let second {
      append(" aria-labelledby", identifiers: number, second)
    } else {
      append(" aria-labelledby", identifier: number)
    }
  }

  /// Appends which texts describe something: its own, and those of other elements.
  mutating func appendDescribing(_ description: ControlDescription?, _ accessibility: Accessibility) {
    let (help, error) = (description?.helpNumber, description?.errorNumber)
    if !accessibility.isEmpty, accessibility.hint != nil,
      help != nil || error != nil || !accessibility.describedBy.isEmpty
    {
      // Browsers leave it out (Accessible Name and Description Computation 1.2, section 4.2).
      report(.property("accessibilityHint"))
    }
    if !accessibility.isEmpty, !accessibility.describedBy.isEmpty {
      return append(
        " aria-describedby", [help, error].compactMap(\.self), accessibility.describedBy, of: "describedBy")
    }
    switch (help, error) {
    case (let help?, let error?): append(" aria-describedby", identifiers: help, error)
    case (let number?, nil), (nil, let number?): append(" aria-describedby", identifier: number)
    case (nil, nil): break
    }
  }

  /// Appends an attribute with the identifiers of elements, unless there are none.
  private mutating func append(
    _ name: StaticString, _ numbers: [Int], _ identifiers: [String], of property: String
  ) {
    let identifiers = identifiers.filter { !$0.isEmpty }
    guard !numbers.isEmpty || !identifiers.isEmpty else { return }
    bytes.append(verbatim: name)
    bytes.append(verbatim: "=\"")
    for (index, number) in numbers.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: " ")) }
      append(identifier: number)
    }
    for (index, identifier) in identifiers.enumerated() {
      if index > 0 || !numbers.isEmpty { bytes.append(UInt8(ascii: " ")) }
      let name = identifier.spacesAsHyphens
      bytes.append(escaping: name)
      refer(to: name, by: property)
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension HTMLWriter {
  /// Appends what says which control reveals an element, and adds the rule that hides it otherwise.
  private mutating func append(revealedBy identifier: String) {
    let name = identifier.spacesAsHyphens
    guard !name.isEmpty else { return }
    append(" data-revealed-by", name)
    refer(to: name, by: "revealedBy")
    var selector = Bytes(":root:not(:has(".utf8)
    selector += CSSSelector.attribute("id", equals: name).elements[0]
    selector += Bytes(":checked)) :is(".utf8)
    selector += CSSSelector.attribute("data-revealed-by", equals: name).elements[0]
    selector += Bytes(",".utf8)
    selector += CSSSelector.attribute("data-revealed-with", equals: name).elements[0]
    selector += Bytes(")".utf8)
    // A stylesheet has it once, whatever asks for it again; no theme changes it. Browsers that don't know `:has()` leave
    // out the whole rule (Selectors 4, section 4.3: what `:not()` holds has to be valid).
    styles.styleSheet.add(RootedRules(root: RuleRoot(CSSSelector(elements: selector)), rules: .hiding))
  }
}

extension HTMLWriter {
  /// Appends to what holds nothing but an element and its names that the same control reveals it.
  ///
  /// The attribute isn't that of the element, since another control can reveal what holds it.
  ///
  /// - Parameter identifier: The identifier of the control that reveals the element; nil for none.
  mutating func append(revealedWithContentBy identifier: String?) {
    guard let name = identifier?.spacesAsHyphens, !name.isEmpty else { return }
    append(" data-revealed-with", name)
  }

  /// Appends to the box of an element that the same control reveals it as the element.
  @inline(__always)
  mutating func append(revealedWith element: AnyElementBox) {
    if element.hasAccessibility { append(revealedWithContentBy: element.accessibility.revealedBy) }
  }
}

extension CSSRules {
  /// Shows nothing.
  fileprivate static let hiding = CSSRules { rules in
    rules.add(.display) { $0.append(verbatim: "display:none") }
    rules.endRule(StyleSelector(), [])
  }
}

// Identifiers that people choose.

extension HTMLWriter {
  /// Appends the identifier of a control: its own, or one of its number.
  @inline(__always)
  mutating func append<Element: InputControl>(identifierOf control: ResolvedControl<Element>) {
    if control.box.element.accessibility.isEmpty {
      append(" id", identifier: control.number)
    } else {
      append(identifierOf: control.box.element.accessibility, number: control.number)
    }
  }

  /// Appends the identifier of an element: its own, or one of its number.
  mutating func append(identifierOf accessibility: Accessibility, number: Int) {
    append(" id", of: accessibility.identifier, number: number)
    guard let identifier = accessibility.identifier else { return }
    report(identifier, writtenAs: self.identifier(identifier, of: number))
  }

  /// Appends the attributes of an element, and its identifier if others refer to it by a number.
  mutating func append(
    _ accessibility: Accessibility, isNamed: Bool = true, number: Int?, except written: WrittenAttributes = []
  ) {
    if let number { append(identifierOf: accessibility, number: number) }
    append(accessibility, isNamed: isNamed, except: number == nil ? written : written.union(.identifier))
  }

  /// Appends the identifier of an element that has no number, if it has one of its own.
  mutating func append(identifierOf accessibility: Accessibility) {
    if let identifier = accessibility.identifier { append(unnumberedIdentifier: identifier) }
  }

  /// Appends the identifier of an element that has no number.
  mutating func append(unnumberedIdentifier identifier: String) {
    nextUnnumbered -= 1
    let name = self.identifier(identifier, of: nextUnnumbered)
    if let name { append(" id", name) }
    report(identifier, writtenAs: name)
  }

  /// Reports an identifier that isn't written, or not as it was chosen.
  private mutating func report(_ identifier: String, writtenAs name: String?) {
    guard let name else { return report(.takenIdentifier(identifier)) }
    if !name.isExactly(identifier) { report(.changedIdentifier(identifier)) }
  }

  /// Appends an attribute with the identifier of an element: its own, or one of its number.
  @inline(__always)
  mutating func append(_ name: StaticString, of identifier: String?, number: Int) {
    if let identifier, let own = self.identifier(identifier, of: number) {
      append(name, own)
    } else {
      append(name, identifier: number)
    }
  }

  /// The identifier of an element in HTML; nil if another one has it, or if it is empty or like those of numbers.
  private mutating func identifier(_ identifier: String, of number: Int) -> String? {
    let name = identifier.spacesAsHyphens
    guard !name.isEmpty, !name.isNumbered else { return nil }
    let owner = identifierOwners[ExactText(name), default: number]
    identifierOwners[ExactText(name)] = owner
    return owner == number ? name : nil
  }
}

extension String {
  /// Whether it may be the identifier of a number, or of the suggestions or the hint of a choice of the control that has
  /// it: those of numbers end so, behind a prefix and a hyphen or alone.
  var isNumbered: Bool {
    var rest = utf8[...]
    if rest.hasSuffix("-list") {
      rest.removeLast(5)
    } else if rest.hasSuffix("-hint") {
      rest.removeLast(5)
      guard rest.removeDigits(), rest.popLast() == UInt8(ascii: "-") else { return false }
    }
    guard rest.removeDigits(), let letter = rest.popLast(),
      letter == UInt8(ascii: "e") || letter == UInt8(ascii: "f")
    else { return false }
    return rest.isEmpty || rest.last == UInt8(ascii: "-")
  }
}

extension Substring.UTF8View {
  fileprivate func hasSuffix(_ suffix: String) -> Bool {
    self.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  /// Removes the digits at the end; false if there are none.
  fileprivate mutating func removeDigits() -> Bool {
    let count = reversed().prefix { 0x30...0x39 ~= $0 }.count
    removeLast(count)
    return count > 0
  }
}
