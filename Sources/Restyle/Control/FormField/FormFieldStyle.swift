/// How the texts around a control look: the label above it, the help, and the message of what is wrong.
///
/// ```swift
/// let bold = FormFieldStyle.system.restyled { $0.label.fontWeight = .bold }
/// ```
public struct FormFieldStyle: Style, Hashable, Codable {
  /// The label.
  public var label: TextStyle
  /// The help.
  public var help: TextStyle
  /// The message of what is wrong.
  public var error: TextStyle
  /// The space between the texts and the control, in points.
  @Finite public var spacing: Double

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - help: The help.
  ///   - error: The message of what is wrong.
  ///   - spacing: The space between the texts and the control, in points.
  public init(
    label: TextStyle = TextStyle(), help: TextStyle = TextStyle(), error: TextStyle = TextStyle(),
    spacing: Double = 4
  ) {
    self.label = label
    self.help = help
    self.error = error
    self.spacing = spacing
  }
}

extension FormFieldStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("label", \.label), .init("help", \.help), .init("error", \.error),
    .init("spacing", \._spacing))
}

extension FormFieldStyle {
  /// A label of the body size, help below it in the colour of details, and errors in a red that is legible.
  public static let system: FormFieldStyle = {
    let small = TextStyle(font: .system(size: 15), color: .legibleSecondaryLabel)
    return FormFieldStyle(
      label: TextStyle(font: .system(size: 17), color: .label), help: small,
      error: small.restyled {
        $0.color = .legibleError
        $0.fontWeight = .medium
      })
  }()
}
