import Restyle

/// A day of the Gregorian calendar, in no particular time zone.
///
/// ```swift
/// let birthday = try CalendarDate(year: 1984, month: 2, day: 29)
/// ```
public struct CalendarDate: Hashable, Sendable {
  /// The year, 1...9999.
  public let year: Int
  /// The month, 1...12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Creates a day.
  ///
  /// - Parameters:
  ///   - year: The year, 1...9999.
  ///   - month: The month, 1...12.
  ///   - day: The day of the month, from 1.
  /// - Throws: `InputError` if there is no such day.
  public init(year: Int, month: Int, day: Int) throws(InputError) {
    guard 1...9999 ~= year, 1...12 ~= month, day >= 1, day <= Self.dayCount(ofMonth: month, in: year) else {
      throw .date(year: year, month: month, day: day)
    }
    (self.year, self.month, self.day) = (year, month, day)
  }

  private static func dayCount(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDate: ValueCoded {
  package struct Coded: Codable { let year, month, day: Int }

  package init(coded: Coded) throws { try self.init(year: coded.year, month: coded.month, day: coded.day) }
  package var coded: Coded { Coded(year: year, month: month, day: day) }
}

extension CalendarDate: Comparable {
  /// Returns whether a day comes before another one.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.year, lhs.month, lhs.day) < (rhs.year, rhs.month, rhs.day)
  }
}

extension CalendarDate: LosslessStringConvertible {
  /// Creates a day from a text in ISO 8601 format, such as `1984-02-29`; nil for any other text.
  ///
  /// - Parameter description: The text, as ``description`` writes it.
  public init?(_ description: String) {
    let numbers = description.numbers(separatedBy: "-")
    guard numbers.count == 3, let date = try? Self(year: numbers[0], month: numbers[1], day: numbers[2]),
      date.description.isExactly(description)
    else { return nil }
    self = date
  }

  /// The day in ISO 8601 format: `1984-02-29`.
  public var description: String { "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))" }
}

/// A time of day, in no particular time zone.
public struct ClockTime: Hashable, Sendable {
  /// The hour, 0...23.
  public let hour: Int
  /// The minute, 0...59.
  public let minute: Int
  /// The second, 0...59.
  public let second: Int

  /// Creates a time of day.
  ///
  /// - Parameters:
  ///   - hour: The hour, 0...23.
  ///   - minute: The minute, 0...59.
  ///   - second: The second, 0...59.
  /// - Throws: `InputError` if there is no such time.
  public init(hour: Int, minute: Int = 0, second: Int = 0) throws(InputError) {
    guard 0...23 ~= hour, 0...59 ~= minute, 0...59 ~= second else {
      throw .time(hour: hour, minute: minute, second: second)
    }
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }
}

extension ClockTime: ValueCoded {
  package struct Coded: Codable { let hour, minute, second: Int }

  package init(coded: Coded) throws {
    try self.init(hour: coded.hour, minute: coded.minute, second: coded.second)
  }
  package var coded: Coded { Coded(hour: hour, minute: minute, second: second) }
}

extension ClockTime: Comparable {
  /// Returns whether a time comes before another one of the same day.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.hour, lhs.minute, lhs.second) < (rhs.hour, rhs.minute, rhs.second)
  }
}

extension ClockTime: LosslessStringConvertible {
  /// Creates a time of day from a text in ISO 8601 format, such as `08:30` or `08:30:15`; nil for any other text.
  ///
  /// - Parameter description: The text, as ``description`` writes it. It may also end with `:00`, since some browsers
  ///   submit seconds that are 0.
  public init?(_ description: String) {
    let numbers = description.numbers(separatedBy: ":")
    guard 2...3 ~= numbers.count,
      let time = try? Self(hour: numbers[0], minute: numbers[1], second: numbers.count == 3 ? numbers[2] : 0)
    else { return nil }
    let (written, isWhole) = (time.description, time.second == 0)
    guard written.isExactly(description) || isWhole && (written + ":00").isExactly(description) else {
      return nil
    }
    self = time
  }

  /// The time in ISO 8601 format, without seconds if they are 0: `08:30`.
  public var description: String {
    let seconds = second == 0 ? "" : ":\(second.padded(to: 2))"
    return "\(hour.padded(to: 2)):\(minute.padded(to: 2))\(seconds)"
  }
}

extension String {
  /// The numbers between separators, at most four; parts that aren't numbers are left out.
  fileprivate func numbers(separatedBy separator: Character) -> [Int] {
    split(separator: separator, maxSplits: 3).compactMap { Int($0) }
  }
}

extension Int {
  fileprivate func padded(to length: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(length - digits.count, 0)) + digits
  }
}
