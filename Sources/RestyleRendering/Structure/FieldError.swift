public import Restyle
public import RestyleElements

/// The error message of a form field, for a summary that links to the field.
public struct FieldError: Hashable, Sendable {
  /// The error message of the field.
  @Exact public private(set) var message: String
  /// The label of the field.
  @Exact public private(set) var label: String
  /// The identifier of the first control in the field that has one, or else of the field; nil if there is none.
  @Exact public fileprivate(set) var identifier: String?
}

extension FieldError {
  /// Creates an error for a summary: one of the whole form, or of a field elsewhere.
  ///
  /// - Parameters:
  ///   - message: The error message.
  ///   - label: The label of the field; empty for the whole form.
  ///   - identifier: The identifier of the element that the summary links to; nil, or an empty one, for none.
  public init(_ message: String, label: String = "", identifier: String? = nil) {
    self.init(message: message, label: label, identifier: identifier?.isEmpty == true ? nil : identifier)
  }

  /// A link to the field; nil if the field has no identifier.
  public var link: Link? { identifier.map { .element($0) } }
}

extension Element {
  /// Returns the errors of the fields in the interface, in reading order.
  ///
  /// ```swift
  /// let errors = try form.fieldErrors()
  /// let summary = Section(header: "There is a problem") {
  ///   ForEach(errors) { error in
  ///     if let link = error.link { Hyperlink(error.message, to: link) } else { Label(error.message) }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter context: The context in which the interface is rendered.
  /// - Returns: The errors; empty if there are none.
  /// - Throws: `ElementError` if elements are nested too deeply.
  public func fieldErrors(
    in context: ElementContext = ElementContext()
  ) throws(ElementError) -> [FieldError] {
    var collection = FieldErrorCollection()
    try walkStructure(&collection, in: context)
    return collection.errors
  }
}

/// Collects the errors of fields.
private struct FieldErrorCollection: StructureVisitor {
  var problems: [RenderingProblem] = []
  private(set) var errors: [FieldError] = []
  /// The indices of the errors of open fields, the innermost last.
  private var openErrors: [Int] = []

  mutating func open(_ field: ResolvedFormField) {
    guard let error = field.error else { return }
    openErrors.append(errors.count)
    errors.append(FieldError(message: error.text, label: field.label.text, identifier: nil))
  }

  mutating func close(_ field: ResolvedFormField) {
    guard field.error != nil, let index = openErrors.popLast(), errors[index].identifier == nil else {
      return
    }
    errors[index].identifier = field.element.accessibility.identifier
  }

  mutating func visit<Element: InputControl>(_ control: ResolvedControl<Element>) {
    guard let identifier = control.element.accessibility.identifier else { return }
    for index in openErrors where errors[index].identifier == nil { errors[index].identifier = identifier }
  }
}
