import Restyle
import RestyleTokens

/// What the program was asked to do.
enum Command: Equatable {
  /// To say how it is used.
  case help
  /// To write the book into a directory, or that of a file of tokens.
  case write(directory: String, tokens: TokenFiles? = nil)
  /// To draw the design systems, and write the images into a directory.
  case draw(directory: String)
  /// To show the book in the terminal.
  case show(TerminalRequest)
  /// To tell what changes from one version of a design to another.
  case diff(DiffRequest)
  /// To audit the design systems.
  case audit(AuditRequest)
}

extension Command {
  /// Where the book goes if nobody says so.
  static let defaultDirectory = "stylebook-output"

  /// Reads the arguments that follow the program's name.
  init(arguments: some Sequence<String>) throws(UsageError) {
    let words = Array(arguments)
    // Whoever asks for help gets it, whatever else stands there.
    let isHelp = words.contains { $0 == "--help" || $0 == "-h" }
    switch words.first {
    case DiffRequest.name where !isHelp: self = .diff(try DiffRequest(words.dropFirst()))
    case "audit" where !isHelp: self = .audit(try AuditRequest(arguments: words.dropFirst()))
    default: try self.init(bookArguments: words)
    }
  }

  private init(bookArguments: [String]) throws(UsageError) {
    var directory: String?
    var imageDirectory: String?
    var tokens: String?
    var acceptsOlderFormats = false
    var terminal = TerminalOptions()
    var arguments = bookArguments.makeIterator()
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
      case ("--tokens", let value):
        try Self.read("--tokens", value ?? arguments.next(), into: &tokens)
      case ("--older-formats", nil): try Self.set("--older-formats", &acceptsOlderFormats)
      case ("--terminal", nil): try Self.set("--terminal", &terminal.isAsked)
      case ("--plain", nil): try Self.set("--plain", &terminal.isPlain)
      case ("--columns", let value): try Self.readColumns(value ?? arguments.next(), into: &terminal.columns)
      case (let option, _) where option.hasPrefix("-"):
        throw .unknownOption(argument)
      default:
        terminal.names.append(argument)
      }
    }
    if terminal.isAsked {
      if directory != nil { throw .exclusiveOptions("--terminal", "--output") }
      if imageDirectory != nil { throw .exclusiveOptions("--terminal", "--images") }
      if tokens != nil { throw .exclusiveOptions("--terminal", "--tokens") }
      self = .show(try terminal.request)
      return
    }
    if let name = terminal.names.first { throw .unexpectedArgument(name) }
    if terminal.isPlain { throw .needsTerminal("--plain") }
    if terminal.columns != nil { throw .needsTerminal("--columns") }
    if acceptsOlderFormats, tokens == nil { throw .needsTokens("--older-formats") }
    if let imageDirectory {
      guard directory == nil else { throw .exclusiveOptions("--images", "--output") }
      guard tokens == nil else { throw .exclusiveOptions("--images", "--tokens") }
      self = .draw(directory: imageDirectory)
      return
    }
    var files = tokens.map { TokenFiles(file: $0) }
    if acceptsOlderFormats { files?.formats = .all }
    self = .write(directory: directory ?? Self.defaultDirectory, tokens: files)
  }

  static func read(
    _ option: String, _ value: String?, into path: inout String?
  ) throws(UsageError) {
    guard path == nil else { throw .repeatedOption(option) }
    guard let value, !value.isEmpty else { throw .missingValue(option) }
    // What looks like an option is one whose value was forgotten.
    guard !value.hasPrefix("-") else { throw .missingValue(option, found: value) }
    path = value
  }

  static func set(_ option: String, _ isSet: inout Bool) throws(UsageError) {
    if isSet { throw .repeatedOption(option) }
    isSet = true
  }

  private static func readColumns(_ value: String?, into columns: inout Int?) throws(UsageError) {
    guard columns == nil else { throw .repeatedOption("--columns") }
    guard let value, let number = Int(value), TerminalRequest.columnRange.contains(number) else {
      throw .invalidColumns(value)
    }
    columns = number
  }

  /// What was said of the terminal.
  private struct TerminalOptions {
    var isAsked = false
    var isPlain = false
    var columns: Int?
    var names: [String] = []

    var request: TerminalRequest {
      get throws(UsageError) {
        guard names.count <= 1 else { throw .repeatedOption("CATALOG") }
        let known = Book.standard.chapters
        if let name = names.first, !known.contains(where: { TerminalRequest.isName(name, of: $0) }) {
          throw .unknownCatalog(name, known: known.map(\.catalog.name))
        }
        return TerminalRequest(catalog: names.first, columns: columns, isPlain: isPlain)
      }
    }
  }

  /// What `--help` prints.
  static let usage = """
    Writes a book of the design systems that come with Restyle: pages that show every style.

    USAGE: stylebook [--output DIRECTORY | --images DIRECTORY]
           stylebook --tokens FILE [--older-formats] [--output DIRECTORY]
           stylebook --terminal [--plain] [--columns N] [CATALOG]
           stylebook diff OLD NEW [--markdown | --json] [--older-formats]
           stylebook diff --product NAME [--package DIR] OLD NEW [--markdown | --json]
           stylebook audit [--format text | json | sarif] [CATALOG]

      -o, --output DIRECTORY   Where index.html and what it leads to are written, and each design
                               system as design tokens; \(defaultDirectory) if not given. Created
                               if it doesn't exist.
          --tokens FILE        Writes a book of a file of design tokens instead, or of a resolver and
                               the files beside it. With NAME.tokens.json, NAME.dark.tokens.json
                               and the like are read, too.
          --older-formats      With --tokens: accepts what files wrote before the format of 2025.10.
          --images DIRECTORY   Draws the design systems instead: a sheet of each as SVG and PNG, and
                               index.html, which shows each background beside its CSS.
          --terminal           Shows the design systems here, or the one that CATALOG names:
                               system, material or primer.
          --plain              With --terminal: text alone, as in a pipe.
          --columns N          With --terminal: lines of N cells, and not of the terminal's width.
      audit                    Says what is wrong in the design systems, or in the one that CATALOG
                               names: contrast, focus, targets and the like, in all traits, states
                               and themes. Exits with 1 if there is anything that isn't accepted.
          --format FORMAT      With audit: text for people, json, or sarif for tools.
      -h, --help               Shows this text.

    diff tells what changes from one file of design tokens, or resolver, to another, in all values
    of the traits that matter and in all themes, each change under its smallest condition: invisible,
    corrected (the contrast of a text, a mark or the boundary of a control has become enough, or a
    length one of the design's), visible, or breaking (a name is gone, or a contrast isn't enough any more).
    It exits with 0 if nothing looks different, 1 for what does, 2 for what breaks, and 3 if the
    designs can't be compared. A file may be a pipe. With NAME.tokens.json, NAME.dark.tokens.json and
    the like are read, too, if both OLD and NEW have them.

          --product NAME       Compares what a program of a Swift package writes, a file of design
                               tokens: OLD and NEW are revisions of the git repository that the
                               package is in, each of which is built in a directory of its own.
          --package DIR        With --product: where the package is, if not here.
          --markdown           Writes the changes as a changelog.
          --json               Writes them for programs.
          --older-formats      Accepts what files wrote before the format of 2025.10.
    """
}
