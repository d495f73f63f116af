import Foundation
import RestyleTokens

/// What a person is to know, in the form that compilers have.
enum Diagnostics {
  static func print(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  /// A line for each kind of problem, with the first path: a large file can have thousands of one kind.
  static func warn(of problems: [TokenProblem], in file: String) {
    var counts: [String: Int] = [:]
    for problem in problems { counts[problem.reason, default: 0] += 1 }
    for problem in problems {
      guard let count = counts.removeValue(forKey: problem.reason) else { continue }
      let others = count == 1 ? "" : " (and \(count - 1) like it)"
      print("\(file): warning: \(problem)\(others)")
    }
  }
}
