/// Why saved results couldn't be used.
enum ResultFileError: Error, Equatable {
  case unreadable(path: String, reason: String)
  case malformed(path: String, reason: String)
  case unwritable(path: String, reason: String)
}

extension ResultFileError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "can't read \(path): \(reason)"
    case .malformed(let path, let reason):
      "\(path) isn't a file that --save wrote: \(reason)"
    case .unwritable(let path, let reason):
      "can't write \(path): \(reason)"
    }
  }
}
