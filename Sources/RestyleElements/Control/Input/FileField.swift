public import Restyle

/// A field for choosing files.
///
/// ```swift
/// FileField("Photos", accepting: [.image], allowsSeveral: true, name: "photos")
/// ```
///
/// The form around it has to send files: `Form.Submission(to: "/upload", sendsFiles: true)`.
public struct FileField: FieldControl {
  /// The accepted types of files; empty for all.
  ///
  /// A server has to check the files that it receives.
  public var acceptedTypes: [FileType]
  /// Whether people can choose several files.
  public var allowsSeveral: Bool
  /// A label beside the field; nil for none.
  public var label: Label?
  /// The name under which a form submits the files; nil if it doesn't submit them.
  ///
  /// A form doesn't submit them under an empty name either, and pages report that.
  public var name: String?
  /// The states of the field.
  public var state: ControlState = .normal
  /// The style that was set for the field.
  public var givenStyle: GivenStyle<FieldStyle>
  /// The accessibility attributes of the field.
  public var accessibility = Accessibility()
}

extension FileField {
  /// Creates a field.
  ///
  /// - Parameters:
  ///   - label: A label beside the field; nil for none.
  ///   - acceptedTypes: The accepted types of files; empty for all.
  ///   - allowsSeveral: Whether people can choose several files.
  ///   - name: The name under which a form submits the files; nil if it doesn't submit them.
  ///   - style: The style; nil for the default one at the time of rendering.
  public init(
    _ label: (any DisplayableString)? = nil,
    accepting acceptedTypes: [FileType] = [],
    allowsSeveral: Bool = false,
    name: String? = nil,
    style: FieldStyle? = nil
  ) {
    self.init(
      acceptedTypes: acceptedTypes, allowsSeveral: allowsSeveral, label: Label(beside: .optional(label)),
      name: name, givenStyle: GivenStyle(style))
  }

  /// Whether the field submits files, which it always does.
  public var submitsFiles: Bool { true }
}

/// A type of file: a media type or a filename extension (HTML Standard, section 4.10.5.1.17).
public struct FileType: Hashable, Sendable, CheckedText, NonisolatedValue {
  /// The type, as written in HTML: `application/pdf` or `.pdf`.
  public let text: String

  private init(unchecked text: String) { self.text = text }

  /// Creates a file type from a media type or a filename extension.
  ///
  /// - Parameter text: A media type such as `application/pdf` or `text/*`, or an extension such as `.pdf`.
  /// - Throws: `InputError` if the text is neither.
  public init(_ text: String) throws(InputError) {
    func isName(_ part: some Sequence<UInt8>) -> Bool {
      part.allSatisfy { $0.isInNames || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "+") }
    }
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isRight =
      switch parts.count {
      case 1: text.utf8.first == UInt8(ascii: ".") && text.utf8.count > 1 && isName(text.utf8.dropFirst())
      case 2:
        parts.allSatisfy { !$0.isEmpty } && isName(parts[0])
          && (isName(parts[1]) || parts[1].elementsEqual("*".utf8))
      default: false
      }
    guard isRight else { throw .fileType(text) }
    self.text = text
  }

  /// Any image.
  public static let image = Self(unchecked: "image/*")
  /// Any video.
  public static let video = Self(unchecked: "video/*")
  /// Any audio.
  public static let audio = Self(unchecked: "audio/*")
  /// A PDF document.
  public static let pdf = Self(unchecked: "application/pdf")
}
