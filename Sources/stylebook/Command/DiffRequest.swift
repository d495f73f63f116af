import Restyle
import RestyleTokens

/// What was said of a comparison of two designs.
struct DiffRequest: Hashable {
  let old: TokenFiles
  let new: TokenFiles
  var form = Form.text

  /// What the changes are written as.
  enum Form { case text, markdown, json }

  static let name = "diff"
}

extension DiffRequest {
  /// Reads the arguments behind the name.
  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var files: [String] = []
    var (isMarkdown, isJSON, acceptsOlderFormats) = (false, false, false)
    func set(_ option: String, _ isSet: inout Bool) throws(UsageError) {
      if isSet { throw .repeatedOption(option) }
      isSet = true
    }
    for argument in arguments {
      switch argument {
      case "--markdown": try set(argument, &isMarkdown)
      case "--json": try set(argument, &isJSON)
      case "--older-formats": try set(argument, &acceptsOlderFormats)
      case _ where argument.hasPrefix("-"): throw .unknownOption(argument)
      default: files.append(argument)
      }
    }
    if isMarkdown, isJSON { throw .exclusiveOptions("--markdown", "--json") }
    guard files.count == 2, files.allSatisfy({ !$0.isEmpty }) else { throw .needsTwoFiles(files.count) }
    var (old, new) = (TokenFiles(file: files[0]), TokenFiles(file: files[1]))
    if acceptsOlderFormats { (old.formats, new.formats) = (.all, .all) }
    (self.old, self.new) = (old, new)
    form = isMarkdown ? .markdown : isJSON ? .json : .text
  }

  /// Reads both designs and compares them.
  ///
  /// - Parameter warn: Receives a file, and a line for each kind of thing in it that is read only nearly, or not at all.
  /// - Returns: What changes.
  /// - Throws: What is wrong with which file.
  func diff(warn: (String, [String]) -> Void) throws(TokenFileError) -> DesignDiff {
    let designs = (try old.design(named: "old", warn: warn), try new.design(named: "new", warn: warn))
    warn(old.file, designs.0.problems.summaries)
    warn(new.file, designs.1.problems.summaries)
    return DesignDiff(from: designs.0, to: designs.1)
  }

  /// What is written of the changes.
  func written(_ diff: DesignDiff) throws -> String {
    switch form {
    case .text: diff.text
    case .markdown: diff.markdown
    case .json: try diff.json
    }
  }
}
