/// The style of the texts around a control: its label, help and error message.
///
/// ```swift
/// let bold = FormFieldStyle.system.restyled { $0.label.fontWeight = .bold }
/// ```
public struct FormFieldStyle: Style, Hashable, Codable {
  /// The style of the label above the control.
  public var label: TextStyle
  /// The style of the help.
  public var help: TextStyle
  /// The style of the error message.
  public var error: TextStyle
  /// The space between the texts and the control, in points.
  @Finite public var spacing: Double
  /// The border around a field with an error message, such as a bar at its leading edge.
  public var errorBorder: BorderStyle
  /// The space between the error border and the field.
  public var errorInsets: EdgeInsets
  /// The mark after the label of a required control, such as a star; nil for none.
  ///
  /// The mark is only visual. Assistive technologies announce by themselves that a value is required.
  @Exact public var requiredMark: String?
  /// The colour of the required mark; nil for the colour of the label.
  public var requiredMarkColor: Color?

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - label: The style of the label above the control.
  ///   - help: The style of the help.
  ///   - error: The style of the error message.
  ///   - spacing: The space between the texts and the control, in points.
  ///   - errorBorder: The border around a field with an error message.
  ///   - errorInsets: The space between the error border and the field.
  ///   - requiredMark: The mark after the label of a required control; nil for none.
  ///   - requiredMarkColor: The colour of the required mark; nil for the colour of the label.
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
  /// Whether a field with an error message has its own box.
  package var marksErrors: Bool { errorBorder != .none || errorInsets != .zero }

  /// The mark of a control that requires a value, separated from the label before it; nil if there is none.
  package var shownRequiredMark: StyledText? {
    // A no-break space: the mark is short, and meaningless on a line of its own.
    requiredMark.flatMap {
      $0.isEmpty ? nil : StyledText("\u{A0}" + $0, style: TextStyle(color: requiredMarkColor))
    }
  }

  /// The system's style: a label in body size, help below it in the colour of details, and errors in a legible red.
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
