public import Restyle

/// A field for a number, with buttons that change the number by a step.
///
/// ```swift
/// NumberField("Guests", value: 2, range: 1...12, step: 1, name: "guests")
/// ```
public struct NumberField: FieldControl, AutofillControl {
  /// The number; nil for none.
  ///
  /// A number that isn't finite becomes nil.
  public var value: Double? { didSet { value = value.finiteValue } }
  /// The minimum number; nil for none.
  ///
  /// A number that isn't finite becomes nil.
  public var minimum: Double? { didSet { minimum = minimum.finiteValue } }
  /// The maximum number; nil for none.
  ///
  /// A number that isn't finite becomes nil.
  public var maximum: Double? { didSet { maximum = maximum.finiteValue } }
  /// The step between valid numbers, from the minimum on; nil if any number is valid.
  ///
  /// The buttons change the number by this step. A step that isn't positive becomes nil.
  public var step: Double? { didSet { step = step.positiveValue } }
  /// A label beside the field; nil for none.
  public var label: Label?
  /// The name under which a form submits the number; nil if it doesn't submit it.
  ///
  /// A form doesn't submit it under an empty name either, and pages report that.
  public var name: String?
  /// The information that browsers can autofill; nil if unspecified.
  public var autocomplete: Autocomplete?
  /// The states of the field.
  public var state: ControlState = .normal
  /// The style that was set for the field.
  public var givenStyle: GivenStyle<FieldStyle>
  /// The accessibility attributes of the field.
  public var accessibility = Accessibility()
}

extension NumberField {
  /// Creates a field.
  ///
  /// - Parameters:
  ///   - label: A label beside the field; nil for none.
  ///   - value: The number; nil, or a number that isn't finite, for none.
  ///   - range: The valid numbers; nil for all. A bound that isn't finite is ignored.
  ///   - step: The step between valid numbers, from the minimum on; nil, or a step that isn't positive, for any number.
  ///   - name: The name under which a form submits the number; nil if it doesn't submit it.
  ///   - style: The style; nil for the default one at the time of rendering.
  public init(
    _ label: (any DisplayableString)? = nil,
    value: Double? = nil,
    range: ClosedRange<Double>? = nil,
    step: Double? = 1,
    name: String? = nil,
    style: FieldStyle? = nil
  ) {
    self.init(
      value: value.finiteValue, minimum: (range?.lowerBound).finiteValue,
      maximum: (range?.upperBound).finiteValue, step: step.positiveValue,
      label: Label(beside: .optional(label)), name: name, givenStyle: GivenStyle(style))
  }

  /// The number; nil for none.
  public var shownText: DisplayText? { value.map { DisplayText($0.shortText) } }
}

extension Double? {
  /// The number, if there is one, and it is finite.
  var finiteValue: Double? { flatMap { $0.isFinite ? $0 : nil } }

  /// The number, if there is one, and it is finite and positive.
  var positiveValue: Double? { finiteValue.flatMap { $0 > 0 ? $0 : nil } }
}
