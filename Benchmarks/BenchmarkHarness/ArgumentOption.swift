/// The options of the command line; the raw value is how one is written.
enum ArgumentOption: String, CaseIterable, Sendable {
  case filter = "--filter"
  case list = "--list"
  case quick = "--quick"
  case processes = "--processes"
  case json = "--json"
  case save = "--save"
  case compare = "--compare"
  case help = "--help"

  /// What the option's value is called; nil for one that takes none.
  var valueName: String? {
    switch self {
    case .filter: "TEXT"
    case .save, .compare: "FILE"
    case .processes: "COUNT"
    case .list, .quick, .json, .help: nil
    }
  }

  var summary: String {
    switch self {
    case .filter: "measure only the cases whose name contains TEXT; repeat it to take more in"
    case .list: "print the names of the cases, and measure nothing"
    case .quick: "measure for a short time: for a check that everything runs, not for figures"
    case .processes: "measure in COUNT processes, 1 to 99; 5 unless told, 1 with --quick"
    case .json: "print the results as JSON instead of a table"
    case .save: "write the results to FILE as JSON"
    case .compare: "print what changed against the results saved in FILE"
    case .help: "print this text"
    }
  }
}
