package import Restyle
package import RestyleElements

/// The properties of elements, beside their styles, that an output doesn't show: its part of the table of what each
/// output shows.
package struct UnshownContent: Sendable {
  fileprivate let properties: [Property]
  /// Whether elements with empty accessibility attributes have nothing to report.
  fileprivate let isOfAccessibility: Bool

  /// Creates a table.
  ///
  /// - Parameter properties: The properties, beside what no output shows.
  package init(_ properties: [Property]) {
    self.properties = properties + [.headingLevel, .visuallyHidden]
    isOfAccessibility = self.properties.allSatisfy(\.isOfAccessibility)
  }

  /// What an output of somebody else's doesn't show: it has the names of controls and images, and no other texts for
  /// assistive technologies.
  static let ofOthers = Self([
    .accessibilityLabel(of: { !($0 is any InputControl.Type || $0 is ImageView.Type) }) {
      ($0 as? Row)?.isUntitledAction != true
    },
    .accessibilityHint, .accessibilityHidden,
  ])

  /// A property of the elements of some kinds.
  package struct Property: Sendable {
    /// The name that reports have.
    fileprivate let name: String
    /// The elements that can have it.
    fileprivate let owner: Owner
    /// Whether an element has something in it that isn't shown.
    fileprivate let isUnshown: @Sendable (Subject) -> Bool

    /// An element whose properties are looked at.
    // In its box, since casts to protocols take long.
    fileprivate struct Subject {
      let box: AnyElementBox
      let accessibility: Accessibility
      /// The readers' language.
      let language: Language?
    }

    /// Which elements can have a property; known without casts to protocols, which take long.
    fileprivate enum Owner {
      /// Any of some kinds that has accessibility attributes.
      case accessibility(@Sendable (any PrimitiveElement.Type) -> Bool)
      /// Controls that take no input.
      case actions
      case kind(ObjectIdentifier)
    }

    /// Creates a property of a kind of elements.
    ///
    /// - Parameters:
    ///   - name: The name that reports have.
    ///   - isUnshown: Returns whether an element has something in it that isn't shown.
    package init<Kind: PrimitiveElement>(
      _ name: String, where isUnshown: @escaping @Sendable (Kind) -> Bool
    ) {
      self.name = name
      owner = .kind(ObjectIdentifier(Kind.self))
      self.isUnshown = { subject in
        guard let box = subject.box as? ElementBox<Kind> else { return false }
        return isUnshown(box.element)
      }
    }

    /// Creates a property of the controls that take no input.
    ///
    /// - Parameters:
    ///   - name: The name that reports have.
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

// What is said to those who can't see an element.

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

  /// The accessibility label, where it says something else than the element shows.
  ///
  /// - Parameters:
  ///   - isKind: Returns whether elements of a kind may not show one.
  ///   - isUnshown: Returns whether an element with one doesn't show it.
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

  /// That assistive technologies ignore the element; an image says nothing then.
  package static let accessibilityHidden = Self(accessibility: "hidden") {
    $0.accessibility.isHidden && !($0.box is ElementBox<ImageView>)
  }

  /// The rank of a heading that the element isn't.
  fileprivate static let headingLevel = Self(accessibility: "heading level") {
    $0.accessibility.headingLevel != nil
      && !($0.box is ElementBox<Label> || $0.box is ElementBox<Section>)
  }

  /// That an element is only heard which can be seen.
  fileprivate static let visuallyHidden = Self(accessibility: "visual hiding") {
    $0.accessibility.isVisuallyHidden && !($0.box is ElementBox<Label>)
  }
}

extension Row {
  /// Whether the row does something as a whole, and only its name says what.
  package var isUntitledAction: Bool { action != nil && heading == nil }
}

extension PrimitiveElement {
  /// The name that people see.
  fileprivate func shownName(in language: Language?) -> String? {
    with { $0.accessibility.label = nil }.asContent().node(at: 0)?.title(in: language)
  }
}

/// Reports the properties of elements that an output doesn't show: each once for a kind of element.
struct ContentReports {
  private let unshown: UnshownContent
  private let language: Language?
  /// What isn't reported yet, by kinds of elements; in an array, since interfaces have few of them.
  private var kinds: [Kind] = []

  private struct Kind {
    let identifier: ObjectIdentifier
    /// The properties that any element may have.
    var usual: [UnshownContent.Property]
    /// The properties of accessibility attributes, which few elements have.
    var ofAccessibility: [UnshownContent.Property]
  }

  init(_ unshown: UnshownContent, for language: Language?) {
    self.unshown = unshown
    self.language = language
  }

  /// Whether there may be something to report of an element with some facts: of most, there isn't.
  @inline(__always)
  func mayConcern(_ facts: NodeFacts?) -> Bool {
    guard let facts else { return false }
    return facts.hasAccessibility || !unshown.isOfAccessibility
  }

  /// Removes and returns what is to be reported of an element.
  mutating func losses(of box: AnyElementBox) -> [RenderingProblem.Loss] {
    let index = index(of: box)
    // Asked first, since reading the attributes copies them.
    guard !kinds[index].usual.isEmpty || box.hasAccessibility else { return [] }
    let subject = UnshownContent.Property.Subject(
      box: box, accessibility: box.hasAccessibility ? box.accessibility : Accessibility(), language: language)
    let losses = kinds[index].usual.removeLosses(of: subject)
    return box.hasAccessibility ? losses + kinds[index].ofAccessibility.removeLosses(of: subject) : losses
  }

  private mutating func index(of box: AnyElementBox) -> Int {
    let kind = ObjectIdentifier(type(of: box))
    // By the indices, since an item of the array is copied.
    if let index = kinds.indices.first(where: { kinds[$0].identifier == kind }) { return index }
    var properties =
      box.primitive.map { unshown.properties(of: type(of: $0), isAction: box.actionState != nil) } ?? []
    let start = properties.partition(by: \.isOfAccessibility)
    kinds.append(
      Kind(
        identifier: kind, usual: Array(properties[..<start]), ofAccessibility: Array(properties[start...])))
    return kinds.endIndex - 1
  }
}

extension [UnshownContent.Property] {
  /// Removes those that an element has something in, and returns their reports.
  fileprivate mutating func removeLosses(
    of subject: UnshownContent.Property.Subject
  ) -> [RenderingProblem.Loss] {
    // Mostly there are none: nothing is copied then, as an item of the array would be.
    guard indices.contains(where: { self[$0].isUnshown(subject) }) else { return [] }
    let found = filter { $0.isUnshown(subject) }
    removeAll { property in found.contains { $0.name == property.name } }
    return found.map { .property($0.name) }
  }
}

extension UnshownContent {
  fileprivate func properties(of kind: any PrimitiveElement.Type, isAction: Bool) -> [Property] {
    properties.filter { property in
      switch property.owner {
      case .accessibility(let isKind): isKind(kind)
      case .actions: isAction
      case .kind(let owner): owner == ObjectIdentifier(kind)
      }
    }
  }
}
