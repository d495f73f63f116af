/// What is wrong, and where, in the form in which compilers tell it.
struct ExtractionError: Error, CustomStringConvertible {
  let path: String
  var line = 1
  let problem: String

  var description: String { "\(path):\(line): error: \(problem)" }
}
