/// The style of the texts around a control: the label above it, the help, and the error message.
///
/// ```swift
/// let bold = FormFieldStyle.system.restyled { $0.label.fontWeight = .bold }
/// ```
public struct FormFieldStyle: Style, Hashable, Codable {
  /// The label.
  public var label: TextStyle
  /// The help.
  public var help: TextStyle
  /// The error message.
  public var error: TextStyle
  /// The space between the texts and the control, in points.
  @Finite public var spacing: Double
  /// The border around a field with an error message, such as a bar at its leading edge.
  public var errorBorder: BorderStyle
  /// The space between that line and the field.
  public var errorInsets: EdgeInsets
  /// What stands behind the label of a control that needs a value, such as a star; nil for nothing.
  ///
  /// It is for the eye: assistive technologies say by themselves that a value is needed.
  @Exact public var requiredMark: String?
  /// The colour of that mark; nil for the label's.
  public var requiredMarkColor: Color?

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - help: The help.
  ///   - error: The message of what is wrong.
  ///   - spacing: The space between the texts and the control, in points.
  ///   - errorBorder: The line around a field with a message of what is wrong.
  ///   - errorInsets: The space between that line and the field.
  ///   - requiredMark: What stands behind the label of a control that needs a value; nil for nothing.
  ///   - requiredMarkColor: The colour of that mark; nil for the label's.
  public init(
    label: TextStyle = TextStyle(), help: TextStyle = TextStyle(), error: TextStyle = TextStyle(),
    spacing: Double = 4, errorBorder: BorderStyle = .none, errorInsets: EdgeInsets = .zero,
    requiredMark: String? = nil, requiredMarkColor: Color? = nil
  ) {
    self.label = label
    self.help = help
    self.error = error
    self.spacing = spacing
    self.errorBorder = errorBorder
    self.errorInsets = errorInsets
    self.requiredMark = requiredMark
    self.requiredMarkColor = requiredMarkColor
  }
}

extension FormFieldStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("label", \.label), .init("help", \.help), .init("error", \.error),
    .init("spacing", \._spacing), .init("errorBorder", \.errorBorder),
    .init("errorInsets", \.errorInsets), .init("requiredMark", optional: \.requiredMark),
    .init("requiredMarkColor", optional: \.requiredMarkColor))
}

extension FormFieldStyle {
  /// Whether a field with a message of what is wrong has a box of its own.
  package var marksErrors: Bool { errorBorder != .none || errorInsets != .zero }

  /// The mark of a control that needs a value, set apart from the label before it; nil if there is none.
  package var shownRequiredMark: StyledText? {
    // The space is one at which no line ends: the mark is short, and says nothing alone.
    requiredMark.flatMap {
      $0.isEmpty ? nil : StyledText("\u{A0}" + $0, style: TextStyle(color: requiredMarkColor))
    }
  }

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
