/// What the program was asked to do.
enum Command: Equatable {
  /// To say how it is used.
  case help
  /// To write the book into a directory.
  case write(directory: String)
  /// To draw the design systems, and write the images into a directory.
  case draw(directory: String)
}

extension Command {
  /// Where the book goes if nobody says so.
  static let defaultDirectory = "stylebook-output"

  /// Reads the arguments that follow the program's name.
  init(arguments: some Sequence<String>) throws(UsageError) {
    var directory: String?
    var imageDirectory: String?
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      switch (parts.first.map(String.init) ?? "", parts.dropFirst().first.map(String.init)) {
      case ("--help", nil), ("-h", nil):
        self = .help
        return
      case ("--output", let value), ("-o", let value):
        try Self.read("--output", value ?? arguments.next(), into: &directory)
      case ("--images", let value):
        try Self.read("--images", value ?? arguments.next(), into: &imageDirectory)
      case (let option, _) where option.hasPrefix("-"):
        throw .unknownOption(argument)
      default:
        throw .unexpectedArgument(argument)
      }
    }
    if let imageDirectory {
      guard directory == nil else { throw .exclusiveOptions("--images", "--output") }
      self = .draw(directory: imageDirectory)
    } else {
      self = .write(directory: directory ?? Self.defaultDirectory)
    }
  }

  private static func read(
    _ option: String, _ value: String?, into directory: inout String?
  ) throws(UsageError) {
    guard directory == nil else { throw .repeatedOption(option) }
    guard let value, !value.isEmpty else { throw .missingValue(option) }
    // What looks like an option is one whose value was forgotten.
    guard !value.hasPrefix("-") else { throw .missingValue(option, found: value) }
    directory = value
  }

  /// What `--help` prints.
  static let usage = """
    Writes a book of the design systems that come with Restyle: pages that show every style.

    USAGE: stylebook [--output DIRECTORY | --images DIRECTORY]

      -o, --output DIRECTORY   Where index.html and what it leads to are written;
                               \(defaultDirectory) if not given. Made if it doesn't exist.
          --images DIRECTORY   Draws the design systems instead: a sheet of each as SVG and PNG, and
                               index.html, which shows each background beside its CSS.
      -h, --help               Shows this text.
    """
}
