public import Restyle

/// What assistive technologies and tests know about an element.
///
/// ```swift
/// logo.accessibility.label = "Example Bank"
/// ```
public struct Accessibility: Sendable {
  // Boxed, since few elements set anything here.
  @Boxed private var values: Values?

  /// Creates attributes that set nothing.
  public init() {}

  /// Creates attributes.
  ///
  /// - Parameters:
  ///   - label: The element's name for those who can't see it; nil for what it shows.
  ///   - hint: A description of what using the element does.
  ///   - identifier: An identifier for programs.
  ///   - headingLevel: The rank of the heading that the element is.
  ///   - isHidden: Whether assistive technologies ignore the element.
  public init(
    label: DisplayText? = nil,
    hint: DisplayText? = nil,
    identifier: String? = nil,
    headingLevel: Int? = nil,
    isHidden: Bool = false
  ) {
    values = Values(label: label, hint: hint, identifier: identifier, isHidden: isHidden)
    self.headingLevel = headingLevel
  }
}

extension Accessibility {
  private struct Values: Sendable {
    var label: DisplayText?
    var hint: DisplayText?
    var identifier: String?
    var headingLevel: Int?
    var isHidden = false
  }

  private subscript<Value>(value: WritableKeyPath<Values, Value>) -> Value {
    get { (values ?? Values())[keyPath: value] }
    set {
      var changed = values ?? Values()
      changed[keyPath: value] = newValue
      values = changed
    }
  }

  /// Whether nothing is set: checked first, since most elements set nothing.
  package var isEmpty: Bool { !_values.isPresent }

  /// The element's name for those who can't see it; nil for what it shows.
  public var label: DisplayText? {
    get { isEmpty ? nil : values?.label }
    set { self[\.label] = newValue }
  }

  /// A description of what using the element does.
  public var hint: DisplayText? {
    get { values?.hint }
    set { self[\.hint] = newValue }
  }

  /// Whether the label or another name isn't empty.
  @usableFromInline
  package func hasName(or other: DisplayText?, in language: Language?) -> Bool {
    label?.isShown(in: language) == true || other?.isShown(in: language) == true
  }

  /// An identifier for programs, which isn't shown.
  public var identifier: String? {
    get { values?.identifier }
    set { self[\.identifier] = newValue }
  }

  /// The rank of the heading that the element is, 1...6, the highest first; nil if it is none.
  ///
  /// Other ranks become the nearest one.
  public var headingLevel: Int? {
    get { isEmpty ? nil : values?.headingLevel }
    set { self[\.headingLevel] = newValue.map { min(max($0, 1), 6) } }
  }

  /// Whether assistive technologies ignore the element, since it is decorative.
  public var isHidden: Bool {
    get { values?.isHidden ?? false }
    set { self[\.isHidden] = newValue }
  }
}
