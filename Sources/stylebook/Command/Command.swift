/// What the program was asked to do.
enum Command: Equatable {
  /// To say how it is used.
  case help
  /// To write the book into a directory.
  case write(directory: String)
}

extension Command {
  /// Where the book goes if nobody says so.
  static let defaultDirectory = "stylebook-output"

  /// Reads the arguments that follow the program's name.
  init(arguments: some Sequence<String>) throws(UsageError) {
    var directory: String?
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      switch (parts.first.map(String.init) ?? "", parts.dropFirst().first.map(String.init)) {
      case ("--help", nil), ("-h", nil):
        self = .help
        return
      case ("--output", let value), ("-o", let value):
        guard directory == nil else { throw .repeatedOption("--output") }
        guard let value = value ?? arguments.next(), !value.isEmpty else { throw .missingValue("--output") }
        // What looks like an option is one whose value was forgotten.
        guard !value.hasPrefix("-") else { throw .missingValue("--output", found: value) }
        directory = value
      case (let option, _) where option.hasPrefix("-"):
        throw .unknownOption(argument)
      default:
        throw .unexpectedArgument(argument)
      }
    }
    self = .write(directory: directory ?? Self.defaultDirectory)
  }

  /// What `--help` prints.
  static let usage = """
    Writes a book of the design systems that come with Restyle: pages that show every style.

    USAGE: stylebook [--output DIRECTORY]

      -o, --output DIRECTORY   Where index.html and what it leads to are written;
                               \(defaultDirectory) if not given. Made if it doesn't exist.
      -h, --help               Shows this text.
    """
}
