public import Restyle

/// A form: sections, and elements between them, one below the other.
///
/// ```swift
/// Form(submission: Form.Submission(to: "/settings")) {
///   Section(header: "Profile") {
///     Row { TextField("Name", name: "name") }
///   }
///   Button("Save", action: .submit)
/// }
/// ```
public struct Form: StyledElement, ListedElement, ContentElement {
  /// The submission of the form; nil if it isn't submitted.
  public var submission: Submission?
  /// The style that was set for the form; nil for the default one.
  public var explicitStyle: DynamicFormStyle?
  /// The sections, and the elements between them.
  public var content: ElementContent
  /// The accessibility attributes of the form.
  public var accessibility = Accessibility()
}

extension Form {
  /// Creates a form.
  ///
  /// - Parameters:
  ///   - submission: The submission of the form; nil if it isn't submitted.
  ///   - style: The style; nil for the default one at the time of rendering.
  ///   - content: The sections, and the elements between them.
  public init(
    submission: Submission? = nil,
    style: DynamicFormStyle? = nil,
    @ElementBuilder content: () -> ElementContent
  ) {
    self.init(submission: submission, explicitStyle: style, content: content())
  }

  /// Creates a form with a style that is the same for all traits.
  ///
  /// - Parameters:
  ///   - submission: The submission of the form; nil if it isn't submitted.
  ///   - style: The style.
  ///   - content: The sections, and the elements between them.
  @_disfavoredOverload
  public init(
    submission: Submission? = nil, style: FormStyle, @ElementBuilder content: () -> ElementContent
  ) {
    self.init(submission: submission, style: TraitStyle(style), content: content)
  }

  /// Returns the form with a style that is the same for all traits.
  @_disfavoredOverload
  public func styled(_ style: FormStyle) -> Form { styled(TraitStyle(style)) }

  /// The default style of forms.
  public static var defaultStyle: DynamicFormStyle { .default }

  package static func node(_ box: ElementBox<Self>) -> ElementNode { .form(box) }

  /// The destination of a form, and how it is submitted.
  public struct Submission: Hashable, Sendable {
    /// The destination.
    ///
    /// Each output decides whether the destination is safe.
    public var destination: Link
    /// The HTTP method of the request.
    public var method: Method
    /// Whether the form sends the content of files, rather than only their names.
    ///
    /// With the method `get`, it never sends the content.
    public var sendsFiles: Bool
    /// Whether browsers check the values of controls before they submit them.
    ///
    /// A server has to check the values in any case.
    public var isValidatedByBrowsers: Bool

    /// Creates a submission.
    ///
    /// - Parameters:
    ///   - destination: The destination.
    ///   - method: The HTTP method of the request.
    ///   - sendsFiles: Whether the form sends the content of files, rather than only their names.
    ///   - isValidatedByBrowsers: Whether browsers check the values of controls before they submit them; false to leave
    ///     all errors to the server.
    public init(
      to destination: Link, method: Method = .post, sendsFiles: Bool = false,
      isValidatedByBrowsers: Bool = true
    ) {
      self.destination = destination
      self.method = method
      self.sendsFiles = sendsFiles
      self.isValidatedByBrowsers = isValidatedByBrowsers
    }

    /// The HTTP methods that forms support.
    public enum Method: String, Hashable, Sendable, Codable, CaseIterable {
      /// Sends the values in the address.
      case get
      /// Sends the values in the body of the request.
      case post
    }
  }
}

extension Form.Submission: ValueCoded {
  /// Documents without `sendsFiles` don't send files, and those without `isValidatedByBrowsers` are validated.
  package struct Coded: Codable {
    let destination: Link
    let method: Form.Submission.Method
    let sendsFiles: Bool?
    let isValidatedByBrowsers: Bool?
  }

  package init(coded: Coded) {
    self.init(
      to: coded.destination, method: coded.method, sendsFiles: coded.sendsFiles ?? false,
      isValidatedByBrowsers: coded.isValidatedByBrowsers ?? true)
  }
  package var coded: Coded {
    Coded(
      destination: destination, method: method, sendsFiles: sendsFiles,
      isValidatedByBrowsers: isValidatedByBrowsers)
  }
}
