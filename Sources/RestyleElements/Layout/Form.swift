public import Restyle

/// Sections, and what lies between them, one below the other.
///
/// ```swift
/// Form(submission: Form.Submission(to: "/settings")) {
///   Section(header: "Profile") {
///     Row { TextField("Name", name: "name") }
///   }
///   Button("Save", action: .submit)
/// }
/// ```
public struct Form: StyledElement, ListedElement {
  /// Where what people filled in goes to; nil if it goes nowhere.
  public var submission: Submission?
  /// The style that the form was given; nil if it takes the default one.
  public var explicitStyle: DynamicFormStyle?
  /// The sections, and what lies between them.
  public var content: ElementContent
  /// What assistive technologies and tests find out about the form.
  public var accessibility = Accessibility()
}

extension Form {
  /// Creates a form.
  ///
  /// - Parameters:
  ///   - submission: Where what people filled in goes to; nil if it goes nowhere.
  ///   - style: The style; nil for the default one at the time of rendering.
  ///   - content: The sections, and what lies between them.
  public init(
    submission: Submission? = nil,
    style: DynamicFormStyle? = nil,
    @ElementBuilder content: () -> ElementContent
  ) {
    self.init(submission: submission, explicitStyle: style, content: content())
  }

  /// The style of forms that were given none.
  public static var defaultStyle: DynamicFormStyle { .default }

  package static func node(_ box: ElementBox<Self>) -> ElementNode { .form(box) }

  /// Where what people filled in goes to.
  public struct Submission: Hashable, Sendable {
    /// The destination; whether it is safe to send to is decided where it enters an output.
    public var destination: Link
    /// How it is sent.
    public var method: Method
    /// Whether files are sent, and not their names only; what is sent in the address holds none.
    public var sendsFiles: Bool

    /// Creates a submission.
    ///
    /// - Parameters:
    ///   - destination: The destination.
    ///   - method: How it is sent.
    ///   - sendsFiles: Whether files are sent, and not their names only.
    public init(to destination: Link, method: Method = .post, sendsFiles: Bool = false) {
      self.destination = destination
      self.method = method
      self.sendsFiles = sendsFiles
    }

    /// How what people filled in is sent: the methods of HTML.
    public enum Method: String, Hashable, Sendable, Codable, CaseIterable {
      /// In the address.
      case get
      /// In the body of the request.
      case post
    }
  }
}

extension Form.Submission: ValueCoded {
  /// Documents without `sendsFiles` send none.
  package struct Coded: Codable {
    let destination: Link
    let method: Form.Submission.Method
    let sendsFiles: Bool?
  }

  package init(coded: Coded) {
    self.init(to: coded.destination, method: coded.method, sendsFiles: coded.sendsFiles ?? false)
  }
  package var coded: Coded { Coded(destination: destination, method: method, sendsFiles: sendsFiles) }
}
