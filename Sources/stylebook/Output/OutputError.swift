import Restyle

/// Why the book or the images couldn't be written.
struct OutputError: Error, Hashable {
  /// The file or directory.
  let path: String
  /// What stood in the way.
  let reason: Reason

  /// What stood in the way of writing.
  enum Reason: Hashable {
    /// The directory couldn't be made.
    case notCreated(String)
    /// A file that is there already couldn't be looked at.
    case notRead(String)
    /// A file is there already, and it isn't an earlier book.
    case foreign
    /// The file couldn't be written.
    case notWritten(String)
  }
}

extension OutputError: CustomStringConvertible {
  /// Says what was wrong and what would be right.
  var description: String {
    switch reason {
    case .notCreated(let reason):
      "can't make the directory \(path.quoted(limit: .max)): \(reason); choose another one"
    case .notRead(let reason):
      "can't see whether \(path.quoted(limit: .max)) was written by stylebook: \(reason); choose another directory"
    case .foreign:
      "\(path.quoted(limit: .max)) wasn't written by stylebook, so it is left alone; "
        + "move it away, or choose another directory"
    case .notWritten(let reason):
      "can't write \(path.quoted(limit: .max)): \(reason); choose another directory"
    }
  }
}
