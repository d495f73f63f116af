package import Restyle
package import RestyleElements

/// The properties of elements, other than their styles, that an output doesn't show: its part of the table of all
/// outputs.
package struct UnshownContent: Sendable {
  fileprivate let properties: [Property]
  /// Whether there is nothing to report for elements with empty accessibility attributes.
  fileprivate let isOfAccessibility: Bool

  /// Creates a table.
  ///
  /// - Parameter properties: The properties, in addition to those that no output shows.
  package init(_ properties: [Property]) {
    self.properties = properties + [.headingLevel, .visuallyHidden]
    isOfAccessibility = self.properties.allSatisfy(\.isOfAccessibility)
  }

  /// The properties that custom outputs don't show.
  ///
  /// They have the names of controls and images, but no other texts for assistive technologies.
  static let ofOthers = Self([
    .accessibilityLabel(of: { !($0 is any InputControl.Type || $0 is ImageView.Type) }) {
      ($0 as? Row)?.isUntitledAction != true
    },
    .accessibilityHint, .accessibilityHidden,
  ])

  /// A property of some kinds of elements.
  package struct Property: Sendable {
    /// The name in reports.
    fileprivate let name: String
    /// The elements that can have it.
    fileprivate let owner: Owner
    /// Returns whether an element has a value for the property that isn't shown.
    fileprivate let isUnshown: @Sendable (Subject) -> Bool

    /// An element to check for properties.
    // In its box, since casts to protocols are slow.
    fileprivate struct Subject {
      let box: AnyElementBox
      let accessibility: Accessibility
      /// The readers' language.
      let language: Language?
    }

    /// The elements that can have a property, found without casts to protocols, which are slow.
    fileprivate enum Owner {
      /// Elements of some kinds with accessibility attributes.
      case accessibility(@Sendable (any PrimitiveElement.Type) -> Bool)
      /// Controls that take no input.
      case actions
      case kind(@Sendable (AnyElementBox) -> Bool)
    }

    /// Creates a property of a kind of elements.
    ///
    /// - Parameters:
    ///   - name: The name in reports.
    ///   - isUnshown: Returns whether the element in a box has a value for the property that isn't shown.
    // Generic over boxes: otherwise, the element would be copied, and the type of its box looked up each time.
    package init<Box: AnyElementBox>(
      _ name: String, where isUnshown: @escaping @Sendable (Box) -> Bool
    ) {
      self.name = name
      owner = .kind { $0 is Box }
      self.isUnshown = { subject in
        guard let box = subject.box as? Box else { return false }
        return isUnshown(box)
      }
    }

    /// Creates a property of the controls that take no input.
    ///
    /// - Parameters:
    ///   - name: The name in reports.
    ///   - states: The states that aren't shown.
    package init(ofActions name: String, _ states: ControlState) {
      self.name = name
      owner = .actions
      isUnshown = { $0.box.actionState?.isDisjoint(with: states) == false }
    }

    fileprivate var isOfAccessibility: Bool {
      if case .accessibility = owner { true } else { false }
    }
  }
}

// Texts for people who can't see an element.

extension UnshownContent.Property {
  private init(
    accessibility name: String,
    of isKind: @escaping @Sendable (any PrimitiveElement.Type) -> Bool = { _ in true },
    where isUnshown: @escaping @Sendable (Subject) -> Bool
  ) {
    self.name = "accessibility \(name)"
    owner = .accessibility(isKind)
    self.isUnshown = isUnshown
  }

  /// The accessibility label, if it differs from what the element shows.
  ///
  /// - Parameters:
  ///   - isKind: Returns whether elements of a kind may not show a label.
  ///   - isUnshown: Returns whether an element with a label doesn't show it.
  /// - Returns: The property.
  package static func accessibilityLabel(
    of isKind: @escaping @Sendable (any PrimitiveElement.Type) -> Bool,
    where isUnshown: @escaping @Sendable (any PrimitiveElement) -> Bool = { _ in true }
  ) -> Self {
    Self(accessibility: "label", of: isKind) { subject in
      guard let label = subject.accessibility.label?.displayValue(in: subject.language),
        let element = subject.box.primitive
      else { return false }
      return isUnshown(element) && label != element.shownName(in: subject.language)
    }
  }

  /// The accessibility hint.
  package static let accessibilityHint = Self(accessibility: "hint") { $0.accessibility.hint != nil }

  /// Hiding from assistive technologies, except for images, which then announce nothing.
  package static let accessibilityHidden = Self(accessibility: "hidden") {
    $0.accessibility.isHidden && !($0.box is ElementBox<ImageView>)
  }

  /// The heading rank of an element that is neither a label nor a section.
  fileprivate static let headingLevel = Self(accessibility: "heading level") {
    $0.accessibility.headingLevel != nil
      && !($0.box is ElementBox<Label> || $0.box is ElementBox<Section>)
  }

  /// The visual hiding of an element that isn't a label.
  fileprivate static let visuallyHidden = Self(accessibility: "visual hiding") {
    $0.accessibility.isVisuallyHidden && !($0.box is ElementBox<Label>)
  }
}

extension Row {
  /// Whether the row has an action, but no title that says what it does.
  package var isUntitledAction: Bool { action != nil && heading == nil }
}

extension PrimitiveElement {
  /// The name that people see.
  fileprivate func shownName(in language: Language?) -> String? {
    with { $0.accessibility.label = nil }.asContent().node(at: 0)?.title(in: language)
  }
}

/// Reports the properties of elements that an output doesn't show, once for each kind of element.
struct ContentReports {
  private let unshown: UnshownContent
  private let language: Language?
  /// The properties that aren't reported yet, by kind of element; in an array, since interfaces have few kinds.
  private var kinds: [Kind] = []

  private struct Kind {
    let identifier: ObjectIdentifier
    /// The indices of the properties that any element may have.
    var usual: ArraySlice<Int>
    /// The indices of the accessibility properties, which few elements have.
    var ofAccessibility: ArraySlice<Int>
  }

  init(_ unshown: UnshownContent, for language: Language?) {
    self.unshown = unshown
    self.language = language
  }

  /// Whether there may be something to report for an element with some facts; for most, there isn't.
  @inline(__always)
  func mayConcern(_ facts: NodeFacts?) -> Bool {
    guard let facts else { return false }
    return facts.hasAccessibility || !unshown.isOfAccessibility
  }

  /// Removes the properties to report for an element, and returns their losses.
  mutating func losses(of box: AnyElementBox) -> [RenderingProblem.Loss] {
    let index = index(of: box)
    // Checked first, since reading the attributes copies them.
    guard !kinds[index].usual.isEmpty || box.hasAccessibility else { return [] }
    let subject = UnshownContent.Property.Subject(
      box: box, accessibility: box.hasAccessibility ? box.accessibility : Accessibility(), language: language)
    var losses: [RenderingProblem.Loss] = []
    unshown.moveLosses(of: subject, from: &kinds[index].usual, to: &losses)
    if box.hasAccessibility {
      unshown.moveLosses(of: subject, from: &kinds[index].ofAccessibility, to: &losses)
    }
    return losses
  }

  private mutating func index(of box: AnyElementBox) -> Int {
    let kind = ObjectIdentifier(type(of: box))
    // By index, since elements of an array are copied.
    if let index = kinds.indices.first(where: { kinds[$0].identifier == kind }) { return index }
    var numbers = unshown.numbers(of: box)
    let start = numbers.partition { unshown.properties[$0].isOfAccessibility }
    kinds.append(Kind(identifier: kind, usual: numbers[..<start], ofAccessibility: numbers[start...]))
    return kinds.endIndex - 1
  }
}

extension UnshownContent {
  /// Removes the indices of the properties that an element has values for, and appends their losses.
  fileprivate func moveLosses(
    of subject: Property.Subject, from numbers: inout ArraySlice<Int>,
    to losses: inout [RenderingProblem.Loss]
  ) {
    // Usually there are none, so nothing is copied.
    guard numbers.contains(where: { properties[$0].isUnshown(subject) }) else { return }
    let found = numbers.filter { properties[$0].isUnshown(subject) }
    numbers.removeAll { number in found.contains { properties[$0].name == properties[number].name } }
    losses += found.map { .property(properties[$0].name) }
  }

  /// The indices of the properties that elements of a kind can have; none for a part of an element.
  fileprivate func numbers(of box: AnyElementBox) -> [Int] {
    guard let kind = box.primitive.map({ type(of: $0) }) else { return [] }
    var numbers = Array(properties.indices)
    numbers.removeAll { number in
      switch properties[number].owner {
      case .accessibility(let isKind): !isKind(kind)
      case .actions: box.actionState == nil
      case .kind(let isKind): !isKind(box)
      }
    }
    return numbers
  }
}
