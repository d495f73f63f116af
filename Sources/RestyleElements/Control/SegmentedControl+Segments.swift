public import Restyle

extension SegmentedControl {
  /// A segment of a segmented control.
  public struct Segment: Sendable {
    /// The title.
    public var title: DisplayText
    /// An image before the title; nil for none.
    public var image: Image?
    /// The value that a form submits while the segment is selected; nil for its index.
    public var value: String?
    /// Whether the segment can be selected.
    public var isEnabled: Bool

    /// Creates a segment.
    ///
    /// - Parameters:
    ///   - title: The title, of any displayable type.
    ///   - image: An image before the title; nil for none.
    ///   - value: The value that a form submits while the segment is selected; nil for its index.
    ///   - isEnabled: Whether the segment can be selected.
    public init(
      _ title: any DisplayableString, image: Image? = nil, value: String? = nil, isEnabled: Bool = true
    ) {
      self.title = DisplayText(title)
      self.image = image
      self.value = value
      self.isEnabled = isEnabled
    }
  }

  // An index without a segment is ignored: it is neither selected, nor in a state, nor shown.

  /// The index of the selected segment; nil if no segment is selected.
  public var selectedSegmentIndex: Int? { selectedIndex.flatMap { segments.indices.contains($0) ? $0 : nil } }

  /// Returns the states of a segment; `.disabled` for an invalid index.
  public func state(ofSegmentAt index: Int) -> ControlState {
    guard let segment = segments[ifThere: index] else { return .disabled }
    var state = state.subtracting(.selected)
    if index == selectedIndex { state.insert(.selected) }
    if !segment.isEnabled { state.insert(.disabled) }
    return state
  }

  /// Returns the value that a form submits while a segment is selected; nil for an invalid index.
  public func value(ofSegmentAt index: Int) -> String? { segments.value(at: index) }

  /// The value that a form submits for the control; nil if no segment is selected.
  ///
  /// Setting the value selects the first segment with this value. If no segment has it, none is selected.
  ///
  /// - Complexity: Linear in the number of segments.
  public var selectedValue: String? {
    get { selectedIndex.flatMap(value(ofSegmentAt:)) }
    set { selectedIndex = newValue.flatMap(segments.firstIndex(ofValue:)) }
  }

  /// Returns the control with the first segment of the given value as the selected one.
  ///
  /// If no segment has the value, or if it is nil, none is selected.
  ///
  /// - Complexity: Linear in the number of segments.
  public func selectedValue(_ value: String?) -> Self { with { $0.selectedValue = value } }
}

extension SegmentedControl.Segment: SubmittedChoice {}

extension SegmentedControl.Segment: ExpressibleByStringInterpolation {
  /// Creates a segment with a title.
  public init(stringLiteral value: String) { self.init(value) }
}
