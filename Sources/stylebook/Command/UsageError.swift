import Restyle

/// Arguments that the program doesn't understand.
enum UsageError: Error, Hashable {
  /// There is no such option.
  case unknownOption(String)
  /// An option came without its value, or with another option in the value's place.
  case missingValue(String, found: String? = nil)
  /// An option came twice.
  case repeatedOption(String)
  /// Two options can't be given together.
  case exclusiveOptions(String, String)
  /// What isn't a number of columns was given as one; nil for nothing.
  case invalidColumns(String?)
  /// What isn't a format of findings was given as one; nil for nothing.
  case invalidFormat(String?)
  /// An option says how the terminal is used, which nobody asked for.
  case needsTerminal(String)
  /// An option says how tokens are read, which nobody asked for.
  case needsTokens(String)
  /// An option is about a program, which nobody named.
  case needsProduct(String)
  /// A comparison was given another number of files than two.
  case needsTwoFiles(Int)
  /// There is no design system with a name.
  case unknownCatalog(String, known: [String])
  /// An argument belongs to no option.
  case unexpectedArgument(String)
}

extension UsageError: CustomStringConvertible {
  /// Says what was wrong and what would be right.
  var description: String {
    switch self {
    case .unknownOption(let option):
      "unknown option \(option.quoted)"
        + Self.advice(on: String(option.prefix { $0 != "=" }))
    case .missingValue(let option, nil):
      "\(option) needs a value after it"
    case .missingValue(let option, let found?):
      "\(option) needs a value after it, and \(found.quoted) looks like an option; "
        + "write \("./\(found)".quoted) if that is the name"
    case .repeatedOption(let option):
      "\(option) is given twice; give it once"
    case .exclusiveOptions(let option, let other):
      "\(option) and \(other) are given together; run stylebook once for each"
    case .invalidColumns(let value):
      "--columns needs a number from 1 to \(TerminalRequest.columnRange.upperBound) after it"
        + (value.map { ", and \($0.quoted) is none" } ?? "")
    case .invalidFormat(let value):
      "--format needs one of \(AuditRequest.Format.allCases.map(\.rawValue).joined(separator: ", ")) after it"
        + (value.map { ", and \($0.quoted) is none" } ?? "")
    case .needsTerminal(let option):
      "\(option) says how the terminal is used; give it with --terminal"
    case .needsTokens(let option):
      "\(option) says how tokens are read; give it with --tokens"
    case .needsProduct(let option):
      "\(option) says where a program is; give it with --product"
    case .needsTwoFiles(let count):
      "diff needs two files, an old and a new one, or two revisions with --product, and was given \(count)"
    case .unknownCatalog(let name, let known):
      "unknown design system \(name.quoted); there are \(known.joined(separator: ", "))"
    case .unexpectedArgument(let argument):
      "unexpected argument \(argument.quoted); to write to that directory, say --output \(argument.quoted), "
        + "and to show a design system of that name here, --terminal \(argument.quoted)"
    }
  }
}

extension UsageError {
  private static func advice(on option: String) -> String {
    if options.contains(option) { return "; it is one of another command" }
    return suggestion(for: option, among: options)
  }

  /// The options, as the usage names them.
  private static var options: [String] {
    Command.usage.matches(of: /--[a-z-]+/).map { String($0.output) }
  }
}
