public import Restyle

/// A field for a day, a time of day, or both.
///
/// ```swift
/// DateField("Arrival", earliest: .init(date: today), name: "arrival")
/// DateField("Alarm", components: .time, name: "alarm")
/// ```
public struct DateField: FieldControl, AutofillControl {
  /// What people choose.
  public var components: Components
  /// What is chosen; nil for nothing.
  public var value: Value?
  /// The first that can be chosen; nil for any.
  public var earliest: Value?
  /// The last that can be chosen; nil for any.
  public var latest: Value?
  /// A label beside the field; nil for none.
  public var label: Label?
  /// The name that a form submits the text under; nil if it doesn't.
  public var name: String?
  /// What a browser may fill in; nil where nothing is said.
  public var autocomplete: Autocomplete?
  /// The states that the field is in.
  public var state: ControlState = .normal
  /// The style that the field was given.
  public var givenStyle: GivenStyle<FieldStyle>
  /// What assistive technologies and tests find out about the field.
  public var accessibility = Accessibility()
}

extension DateField {
  /// Creates a field.
  ///
  /// - Parameters:
  ///   - label: A label beside the field; nil for none.
  ///   - components: What people choose.
  ///   - value: What is chosen; nil for nothing.
  ///   - earliest: The first that can be chosen; nil for any.
  ///   - latest: The last that can be chosen; nil for any.
  ///   - name: The name that a form submits it under; nil if it doesn't.
  ///   - style: The style; nil for the default one at the time of rendering.
  public init(
    _ label: (any DisplayableString)? = nil,
    components: Components = .date,
    value: Value? = nil,
    earliest: Value? = nil,
    latest: Value? = nil,
    name: String? = nil,
    style: FieldStyle? = nil
  ) {
    self.init(
      components: components, value: value, earliest: earliest, latest: latest,
      label: Label(beside: .optional(label)), name: name, givenStyle: GivenStyle(style))
  }

  /// What people choose in a field.
  public enum Components: String, Hashable, Sendable, Codable, CaseIterable {
    /// A day.
    case date
    /// A time of day.
    case time
    /// A time of a day.
    case dateAndTime
  }

  /// A day, a time of day, or both.
  public struct Value: Hashable, Sendable, Codable {
    /// The day; nil for none.
    public var date: CalendarDate?
    /// The time of day; nil for none.
    public var time: ClockTime?

    /// Creates a value of what there is.
    public init(date: CalendarDate? = nil, time: ClockTime? = nil) {
      self.date = date
      self.time = time
    }
  }

  /// A value as the field has it and a form submits it, as ISO 8601 writes it: `2026-11-22T08:30`.
  ///
  /// A time that isn't given is the start of the day.
  ///
  /// - Parameter value: The value.
  /// - Returns: The text; nil if it lacks what people choose.
  public func text(of value: Value?) -> String? {
    switch components {
    case .date: value?.date?.description
    case .time: value?.time?.description
    case .dateAndTime: value?.date.map { "\($0)T\(value?.time?.description ?? "00:00")" }
    }
  }
  /// What is chosen, as ISO 8601 writes it; nil for nothing.
  public var shownText: DisplayText? { text(of: value).map { DisplayText($0) } }
}
