import Foundation
import RestyleTokens

/// What the command is to do, as its arguments say it.
struct TokenCommand {
  /// The file of tokens, or of a resolver, and its variants.
  var files: TokenFiles
  /// The name of the design system; nil for that of the file.
  var name: String?
  /// The file of Swift source; nil for the standard output.
  var output: String?
  var isPublic = false

  static let usage = """
    usage: restyle-tokens FILE [OPTIONS]

    Writes Swift source for the named values and styles of a file of design tokens, or of a resolver.
    With NAME.tokens.json, the files NAME.dark.tokens.json, NAME.lightIncreasedContrast.tokens.json and
    NAME.darkIncreasedContrast.tokens.json are read, too, where they are and no others are named.

      --name NAME                        The name of the design system; without it, that of the file.
      --output FILE                      The file to write; without it, the source is printed.
      --dark FILE                        The tokens in the dark colour scheme.
      --light-increased-contrast FILE    The tokens in the light scheme with increased contrast.
      --dark-increased-contrast FILE     The tokens in the dark scheme with increased contrast.
      --public                           Makes what is declared public.
      --older-formats                    Accepts what files wrote before the format of 2025.10.
      --help                             Prints this.
    """

  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var names: [String] = []
    files = TokenFiles(file: "")
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      func value() throws(UsageError) -> String {
        guard let value = rest.next() else { throw UsageError(problem: "\(argument) needs a value") }
        return value
      }
      switch argument {
      case "--name": name = try value()
      case "--output": output = try value()
      case "--public": isPublic = true
      case "--older-formats": files.formats = .all
      case _ where argument.hasPrefix("-"):
        guard let variant = TokenFiles.Variant.allCases.first(where: { "--\($0.rawValue)" == argument })
        else {
          throw UsageError(problem: "there is no option \(argument)")
        }
        files.variants[variant] = try value()
      default: names.append(argument)
      }
    }
    guard names.count == 1 else { throw UsageError(problem: "one file is needed, not \(names.count)") }
    files.file = names[0]
  }
}

/// Why arguments aren't those of the command.
struct UsageError: Error {
  let problem: String
}
