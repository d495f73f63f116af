/// The style of a checkbox or a radio button: a small box, a mark in it while it is selected, and a text beside it.
///
/// ```swift
/// let square = CheckboxStyle.system.restyled { $0.size = 24 }
/// let wrong = square.restyled(for: .invalid) { $0.background.border.color = .systemRed }
/// ```
public struct CheckboxStyle: Style, Hashable, Codable {
  /// The mark in the box while it is selected.
  public var mark: Mark
  /// The width and height of the box, in points.
  @NonNegative public var size: Double
  /// The space between the box and its text, in points.
  @Finite public var spacing: Double
  /// The style of the text beside the box.
  public var label: TextStyle
  /// The styles of the box in its states; `.selected` is the state with a mark.
  public var states: StateStyles<CheckboxStateStyle>

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - mark: The mark in the box while it is selected.
  ///   - size: The width and height of the box, in points.
  ///   - spacing: The space between the box and its text, in points.
  ///   - label: The style of the text beside the box.
  ///   - states: The styles of the box in its states.
  public init(
    mark: Mark = .checkmark, size: Double = systemSize, spacing: Double = 10, label: TextStyle = TextStyle(),
    states: StateStyles<CheckboxStateStyle> = [:]
  ) {
    self.mark = mark
    self.size = size
    self.spacing = spacing
    self.label = label
    self.states = states
  }

  /// The mark in the box of a checkbox or a radio button.
  public enum Mark: String, Hashable, Sendable, Codable, CaseIterable {
    /// A tick.
    case checkmark
    /// A dot, as in radio buttons.
    case dot
  }
}

extension CheckboxStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("mark", \.mark), .init("size", \._size), .init("spacing", \._spacing),
    .init("label", \.label), .init("states", \.states))
}

/// The style of a checkbox's box in one of its states.
public struct CheckboxStateStyle: Style, Hashable, Codable {
  /// The background and border of the box.
  public var background: BackgroundStyle
  /// The colour of the mark; nil for the colour of the surroundings.
  public var markColor: Color?

  /// Creates a style for a state.
  ///
  /// - Parameters:
  ///   - background: The background and border of the box.
  ///   - markColor: The colour of the mark; nil for the colour of the surroundings.
  public init(background: BackgroundStyle = .none, markColor: Color? = nil) {
    self.background = background
    self.markColor = markColor
  }
}

extension CheckboxStateStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("background", \.background), .init("markColor", optional: \.markColor))
}
