extension Arguments {
  /// Reads the arguments that follow the command's name; a value may follow its option or a `=`.
  ///
  /// - Parameter arguments: The arguments as the system passes them.
  /// - Throws: `ArgumentError` for what isn't an option, and for a value that is missing, unasked, double or bad.
  init(parsing arguments: some Sequence<String>) throws(ArgumentError) {
    var remaining = Array(arguments)[...]
    while let argument = remaining.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard argument.hasPrefix("--"), let option = ArgumentOption(rawValue: String(parts[0])) else {
        throw .unknown(argument)
      }
      var value = parts.dropFirst().first.map(String.init)
      if option.valueName == nil {
        guard value == nil else { throw .unexpectedValue(option) }
      } else if value == nil, remaining.first?.hasPrefix("--") == false {
        value = remaining.popFirst()
      }
      try apply(option, value: value ?? "")
    }
  }

  private mutating func apply(_ option: ArgumentOption, value: String) throws(ArgumentError) {
    if option.valueName != nil, value.isEmpty { throw .missingValue(option) }
    switch option {
    case .filter: filters.append(value)
    case .list: listsNames = true
    case .quick: isQuick = true
    case .json: printsJSON = true
    case .help: asksForHelp = true
    case .processes:
      guard processCount == nil else { throw .givenTwice(option) }
      guard let count = Int(value), 1...99 ~= count else { throw .invalidCount(option, value) }
      processCount = count
    case .save:
      guard savePath == nil else { throw .givenTwice(option) }
      savePath = value
    case .compare:
      guard comparePath == nil else { throw .givenTwice(option) }
      comparePath = value
    }
  }
}
