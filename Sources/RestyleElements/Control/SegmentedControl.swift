public import Restyle

/// A control with several segments, of which one can be selected.
///
/// ```swift
/// SegmentedControl(["Day", "Week", "Month"], selectedIndex: 1, name: "period")
/// ```
public struct SegmentedControl: InputControl, DefaultStyledElement {
  /// The segments, in reading order.
  public var segments: [Segment]
  /// The index of the selected segment; nil, or an index without a segment, for none.
  public var selectedIndex: Int?
  /// The name under which a form submits the selected segment's value; nil if it doesn't submit it.
  ///
  /// A form doesn't submit it under an empty name either, and pages report that.
  public var name: String?
  /// The states of the control as a whole.
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
  ///   - name: The name under which a form submits the selected segment's value; nil if it doesn't submit it.
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

  /// The name of the control, which is nil since the segments have their own names.
  public var ownName: DisplayText? { nil }

  /// The title of the selected segment; nil for none.
  public var shownText: DisplayText? { selectedSegmentIndex.map { segments[$0].title } }

  /// The number of segments.
  public var titledChoiceCount: Int? { segments.count }
}
