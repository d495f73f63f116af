package import Restyle

/// An invalid value or rule of a field.
public enum InputError: Error, Hashable, Sendable {
  /// The day doesn't exist.
  case date(year: Int, month: Int, day: Int)
  /// The time of day doesn't exist.
  case time(hour: Int, minute: Int, second: Int)
  /// The text isn't a list of autocomplete tokens.
  case autocomplete(String)
  /// The text isn't a type of file.
  case fileType(String)
}

extension InputError: CustomStringConvertible {
  /// A description of the error, and of how to correct it.
  public var description: String {
    switch self {
    case .date(let year, let month, let day):
      "there is no day \(day) of month \(month) of year \(year): years are 1...9999, months 1...12, and days those of "
        + "the month"
    case .time(let hour, let minute, let second):
      "there is no time \(hour):\(minute):\(second): hours are 0...23, minutes and seconds 0...59"
    case .autocomplete(let text):
      "\(text.quoted(limit: 40)) can't be filled in: write tokens of ASCII letters, digits and hyphens with single spaces "
        + "between them, such as \"section-guest email\""
    case .fileType(let text):
      "\(text.quoted(limit: 40)) is no type of files: write a media type such as \"application/pdf\" or an extension such "
        + "as \".pdf\""
    }
  }
}

/// A text in a certain format, coded as a string.
package protocol CheckedText: ValueCoded {
  var text: String { get }

  init(_ text: String) throws(InputError)
}

extension CheckedText {
  package init(coded text: String) throws { try self.init(text) }
  package var coded: String { text }
}
