public import Restyle

/// A control of several segments, of which one may be selected.
///
/// ```swift
/// SegmentedControl(["Day", "Week", "Month"], selectedIndex: 1, name: "period")
/// ```
public struct SegmentedControl: InputControl, DefaultStyledElement {
  /// The segments, in reading order.
  public var segments: [Segment]
  /// The index of the selected segment; nil, or an index without a segment, for none.
  public var selectedIndex: Int?
  /// The name that a form submits the selected segment's value under; nil if it doesn't.
  public var name: String?
  /// The states that the control as a whole is in.
  public var state: ControlState = .normal
  /// The style that was set for the control.
  public var givenStyle: GivenStyle<SegmentedControlStyle>
  /// The accessibility attributes of the control.
  public var accessibility = Accessibility()
}

extension SegmentedControl {
  /// Creates a control.
  ///
  /// - Parameters:
  ///   - segments: The segments, in reading order.
  ///   - selectedIndex: The index of the selected segment; nil, or an index without a segment, for none.
  ///   - name: The name that a form submits the selected segment's value under; nil if it doesn't.
  ///   - style: The style; nil for the default one at the time of rendering.
  public init(
    _ segments: [Segment],
    selectedIndex: Int? = nil,
    name: String? = nil,
    style: SegmentedControlStyle? = nil
  ) {
    self.init(
      segments: segments, selectedIndex: selectedIndex, name: name, givenStyle: GivenStyle(style))
  }

  package static var defaultSlot: DefaultStyling.Slot<SegmentedControlStyle> { \.segmentedControl }

  /// Nil: the segments have names of their own.
  public var ownName: DisplayText? { nil }

  /// The title of the selected segment; nil for none.
  public var shownText: DisplayText? { selectedSegmentIndex.map { segments[$0].title } }

  /// How many segments there are.
  public var titledChoiceCount: Int? { segments.count }
}
