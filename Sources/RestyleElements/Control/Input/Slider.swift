public import Restyle

/// A control for choosing a number from a range by its position.
///
/// ```swift
/// Slider("Volume", value: 7, in: 0...11, step: 1, name: "volume")
/// ```
///
/// If the exact number matters, use a ``NumberField``.
public struct Slider: InputControl, LabelledElement, DefaultStyledElement {
  /// The number; nil for the middle of the range.
  ///
  /// A number that isn't finite becomes nil.
  public var value: Double? { didSet { value = value.finiteValue } }
  /// The minimum of the range; a number that isn't finite becomes 0.
  public var minimum: Double { didSet { minimum = Optional(minimum).finiteValue ?? 0 } }
  /// The maximum of the range; a number that isn't finite becomes 1.
  public var maximum: Double { didSet { maximum = Optional(maximum).finiteValue ?? 1 } }
  /// The step between valid numbers, from the minimum on; nil if any number is valid.
  ///
  /// A step that isn't positive becomes nil.
  public var step: Double? { didSet { step = step.positiveValue } }
  /// A label beside the slider; nil for none.
  public var label: Label?
  /// The name under which a form submits the number; nil if it doesn't submit it.
  ///
  /// A form doesn't submit it under an empty name either, and pages report that.
  public var name: String?
  /// The states of the slider.
  public var state: ControlState = .normal
  /// The style that was set for the slider.
  public var givenStyle: GivenStyle<SliderStyle>
  /// The accessibility attributes of the slider.
  public var accessibility = Accessibility()
}

extension Slider {
  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - label: A label beside the slider; nil for none.
  ///   - value: The number; nil, or a number that isn't finite, for the middle of the range.
  ///   - range: The range of numbers; a bound that isn't finite becomes 0 or 1.
  ///   - step: The step between valid numbers, from the minimum on; nil, or a step that isn't positive, for any number.
  ///   - name: The name under which a form submits the number; nil if it doesn't submit it.
  ///   - style: The style; nil for the default one at the time of rendering.
  public init(
    _ label: (any DisplayableString)? = nil,
    value: Double? = nil,
    in range: ClosedRange<Double> = 0...1,
    step: Double? = nil,
    name: String? = nil,
    style: SliderStyle? = nil
  ) {
    self.init(
      value: value.finiteValue, minimum: Optional(range.lowerBound).finiteValue ?? 0,
      maximum: Optional(range.upperBound).finiteValue ?? 1, step: step.positiveValue,
      label: Label(beside: .optional(label)), name: name, givenStyle: GivenStyle(style))
  }

  /// The displayed number, clamped to the range; the middle of the range if there is no number.
  package var shownValue: Double {
    guard minimum < maximum else { return minimum }
    // In halves, since the sum may overflow.
    return min(max(value ?? minimum / 2 + maximum / 2, minimum), maximum)
  }

  /// The position of the number in the range, 0...1.
  public var fraction: Double {
    guard minimum < maximum else { return 0 }
    return min(max((shownValue / 2 - minimum / 2) / (maximum / 2 - minimum / 2), 0), 1)
  }

  package static var defaultSlot: DefaultStyling.Slot<SliderStyle> { \.slider }

  /// The displayed number.
  public var shownText: DisplayText? { DisplayText(shownValue.shortText) }
}
