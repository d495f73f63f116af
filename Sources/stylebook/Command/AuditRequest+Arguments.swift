import Restyle

extension AuditRequest {
  /// Reads the arguments that follow the word `audit`.
  init(arguments: some Sequence<String>) throws(UsageError) {
    var format: String?
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      if argument == "--format" || argument.hasPrefix("--format=") {
        if format != nil { throw .repeatedOption("--format") }
        let value = argument == "--format" ? arguments.next() : String(argument.dropFirst("--format=".count))
        guard let value, let known = Format(rawValue: value) else { throw .invalidFormat(value) }
        (format, self.format) = (value, known)
      } else if argument.hasPrefix("-") {
        throw .unknownOption(argument)
      } else {
        if catalog != nil { throw .repeatedOption("CATALOG") }
        let known = Book.standard.chapters
        guard known.contains(where: { TerminalRequest.isName(argument, of: $0) }) else {
          throw .unknownCatalog(argument, known: known.map(\.catalog.name))
        }
        catalog = argument
      }
    }
  }
}
