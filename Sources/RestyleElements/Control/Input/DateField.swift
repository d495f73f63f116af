public import Restyle

/// A field for a day, a time of day, or both.
///
/// ```swift
/// DateField("Arrival", earliest: .init(date: today), name: "arrival")
/// DateField("Alarm", components: .time, name: "alarm")
/// ```
public struct DateField: FieldControl, AutofillControl {
  /// The components that people choose: a day, a time of day, or both.
  public var components: Components
  /// The chosen value; nil for none.
  public var value: Value?
  /// The earliest value that can be chosen; nil for any.
  public var earliest: Value?
  /// The latest value that can be chosen; nil for any.
  public var latest: Value?
  /// A label beside the field; nil for none.
  public var label: Label?
  /// The name under which a form submits the text; nil if it doesn't submit it.
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

extension DateField {
  /// Creates a field.
  ///
  /// - Parameters:
  ///   - label: A label beside the field; nil for none.
  ///   - components: The components that people choose: a day, a time of day, or both.
  ///   - value: The chosen value; nil for none.
  ///   - earliest: The earliest value that can be chosen; nil for any.
  ///   - latest: The latest value that can be chosen; nil for any.
  ///   - name: The name under which a form submits the value; nil if it doesn't submit it.
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

  /// The components that people choose in a date field.
  public enum Components: String, Hashable, Sendable, Codable, CaseIterable {
    /// A day.
    case date
    /// A time of day.
    case time
    /// A day and a time of day.
    case dateAndTime
  }

  /// A day, a time of day, or both.
  public struct Value: Hashable, Sendable, Codable {
    /// The day; nil for none.
    public var date: CalendarDate?
    /// The time of day; nil for none.
    public var time: ClockTime?

    /// Creates a value from a day, a time of day, or both.
    public init(date: CalendarDate? = nil, time: ClockTime? = nil) {
      self.date = date
      self.time = time
    }
  }

  /// Returns the text of a value in ISO 8601 format, such as `2026-11-22T08:30`, as the field and its form use it.
  ///
  /// A missing time is the start of the day.
  ///
  /// - Parameter value: The value.
  /// - Returns: The text; nil if the value lacks one of the components.
  public func text(of value: Value?) -> String? {
    switch components {
    case .date: value?.date?.description
    case .time: value?.time?.description
    case .dateAndTime: value?.date.map { "\($0)T\(value?.time?.description ?? "00:00")" }
    }
  }

  /// Returns the value of a text in ISO 8601 format, such as a form submits; the inverse of ``text(of:)``.
  ///
  /// The value has exactly the components of the field. It may lie outside of the bounds of the field, since browsers
  /// check these only for convenience.
  ///
  /// - Parameter text: The text.
  /// - Returns: The value; nil if the text isn't in the format of the field, or if there is no such day or time.
  public func value(of text: String) -> Value? {
    switch components {
    case .date: return CalendarDate(text).map { Value(date: $0) }
    case .time: return ClockTime(text).map { Value(time: $0) }
    case .dateAndTime:
      let parts = text.split(separator: "T", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, let date = CalendarDate(parts[0]), let time = ClockTime(parts[1]) else {
        return nil
      }
      return Value(date: date, time: time)
    }
  }

  /// The chosen value in ISO 8601 format; nil for none.
  public var shownText: DisplayText? { text(of: value).map { DisplayText($0) } }
}
