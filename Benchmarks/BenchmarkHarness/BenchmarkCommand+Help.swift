extension BenchmarkCommand {
  /// What `--help` prints.
  static var help: String {
    let usages = ArgumentOption.allCases.map { option in
      option.rawValue + (option.valueName.map { " " + $0 } ?? "")
    }
    var table = TextTable(columns: [.leading("Options"), .leading("")])
    for (usage, option) in zip(usages, ArgumentOption.allCases) {
      table.add([usage, option.summary])
    }
    return """
      Usage: RestyleBenchmarks \(usages.map { "[\($0)]" }.joined(separator: " "))

      Measures each case in turn with its baselines, and prints the time of one operation in nanoseconds,
      its heap allocations, and its time divided by that of each baseline. Several processes measure, one
      after the other, because where code and data lie in memory differs among them and changes the time.

      \(table)

      A comparison marks a case that allocates more, or that takes over 20 % longer. The exit code is 1
      then, and when a case fails; 2 for an argument or a file that can't be used; otherwise 0.
      """
  }
}
