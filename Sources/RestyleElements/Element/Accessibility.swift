/// What assistive technologies and tests find out about an element.
///
/// ```swift
/// logo.accessibility.label = "Example Bank"
/// ```
public struct Accessibility: Sendable {
  // Few elements say anything here, and each of them would carry it.
  @Boxed private var values: Values?

  /// Tells nothing beyond what everybody sees.
  public init() {}

  /// Tells something.
  ///
  /// - Parameters:
  ///   - label: The element's name for those who can't see it; nil for what it shows.
  ///   - hint: What using the element does.
  ///   - identifier: A name that programs find the element by.
  ///   - headingLevel: The rank of the heading that the element is.
  ///   - isHidden: Whether assistive technologies leave the element out.
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

  /// Whether nothing is said beyond what everybody sees: asked first, since most elements say nothing.
  package var isEmpty: Bool { !_values.isPresent }

  /// The element's name for those who can't see it; nil for what it shows.
  public var label: DisplayText? {
    get { isEmpty ? nil : values?.label }
    set { self[\.label] = newValue }
  }

  /// What using the element does.
  public var hint: DisplayText? {
    get { values?.hint }
    set { self[\.hint] = newValue }
  }

  /// A name that programs find the element by; nobody is shown it.
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

  /// Whether assistive technologies leave the element out, since it only decorates.
  public var isHidden: Bool {
    get { values?.isHidden ?? false }
    set { self[\.isHidden] = newValue }
  }
}
