/// What the command line asks for.
struct Arguments: Equatable, Sendable {
  var filters: [String] = []
  var savePath: String?
  var comparePath: String?
  var processCount: Int?
  var isQuick = false
  var printsJSON = false
  var listsNames = false
  var asksForHelp = false
}

extension Arguments {
  /// Whether a case is to be measured.
  func selects(_ name: String) -> Bool {
    filters.isEmpty || filters.contains { name.contains($0) }
  }
}
