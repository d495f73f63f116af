/// What is wrong with the command line.
enum ArgumentError: Error, Equatable {
  case unknown(String)
  case missingValue(ArgumentOption)
  case unexpectedValue(ArgumentOption)
  case givenTwice(ArgumentOption)
  case invalidCount(ArgumentOption, String)
  case nothingSelected(filters: [String])
}

extension ArgumentError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknown(let argument):
      "unknown argument '\(argument)'; --help lists what there is"
    case .missingValue(let option):
      "\(option.rawValue) needs a value: \(option.rawValue) \(option.valueName ?? "")"
    case .unexpectedValue(let option):
      "\(option.rawValue) takes no value"
    case .givenTwice(let option):
      "\(option.rawValue) is given twice; give one \(option.valueName ?? "")"
    case .invalidCount(let option, let value):
      "\(option.rawValue) needs a whole number from 1 to 99, not '\(value)'"
    case .nothingSelected(let filters):
      "no case has a name that contains \(filters.map { "'\($0)'" }.joined(separator: " or ")); "
        + "--list prints the names"
    }
  }
}
