import Restyle
import RestyleTokens

/// What was said of a comparison of two designs.
struct DiffRequest: Hashable {
  let old: Design
  let new: Design
  var form = Form.text

  /// Where a design comes from.
  enum Design: Hashable {
    case files(TokenFiles)
    /// What a program writes.
    case product(ProductRevision)
  }

  /// What the changes are written as.
  enum Form { case text, markdown, json }

  static let name = "diff"
}

extension DiffRequest {
  /// Reads the arguments behind the name.
  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var names: [String] = []
    var (product, package) = (String?.none, String?.none)
    var (isMarkdown, isJSON, acceptsOlderFormats) = (false, false, false)
    var arguments = Array(arguments).makeIterator()
    while let argument = arguments.next() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      switch (parts.first.map(String.init) ?? "", parts.dropFirst().first.map(String.init)) {
      case ("--markdown", nil): try Command.set(argument, &isMarkdown)
      case ("--json", nil): try Command.set(argument, &isJSON)
      case ("--older-formats", nil): try Command.set(argument, &acceptsOlderFormats)
      case ("--product", let value): try Command.read("--product", value ?? arguments.next(), into: &product)
      case ("--package", let value): try Command.read("--package", value ?? arguments.next(), into: &package)
      case _ where argument.hasPrefix("-"): throw .unknownOption(argument)
      default: names.append(argument)
      }
    }
    if isMarkdown, isJSON { throw .exclusiveOptions("--markdown", "--json") }
    if package != nil, product == nil { throw .needsProduct("--package") }
    guard names.count == 2, names.allSatisfy({ !$0.isEmpty }) else { throw .needsTwoFiles(names.count) }
    let formats: OlderFormats = acceptsOlderFormats ? .all : []
    func design(_ name: String) -> Design {
      if let product {
        return .product(
          ProductRevision(product: product, package: package ?? ".", revision: name, formats: formats))
      }
      var files = TokenFiles(file: name)
      files.formats = formats
      return .files(files)
    }
    (old, new) = (design(names[0]), design(names[1]))
    form = isMarkdown ? .markdown : isJSON ? .json : .text
  }

  /// Reads both designs and compares them.
  ///
  /// - Parameter warn: Receives a file, and a line for each kind of thing in it that is read only nearly, or not at all.
  /// - Returns: What changes.
  /// - Throws: What is wrong with which file or revision.
  func diff(warn: (String, [String]) -> Void) throws(TokenFileError) -> DesignDiff {
    let designs: (old: TokenDesign, new: TokenDesign)
    switch (old, new) {
    case (.files(let old), .files(let new)):
      designs = try TokenFiles.designs((old, "old"), (new, "new"), warn: warn)
    default: designs = (try old.read(named: "old", warn: warn), try new.read(named: "new", warn: warn))
    }
    warn(old.source, designs.old.problems.summaries)
    warn(new.source, designs.new.problems.summaries)
    return DesignDiff(from: designs.old, to: designs.new)
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

extension DiffRequest.Design {
  /// The file or the revision, as it was said.
  fileprivate var source: String {
    switch self {
    case .files(let files): files.file
    case .product(let product): product.revision
    }
  }

  fileprivate func read(
    named name: String, warn: (String, [String]) -> Void
  ) throws(TokenFileError) -> TokenDesign {
    switch self {
    case .files(let files): try files.design(named: name, warn: warn)
    case .product(let product): try product.design(named: name, warn: warn)
    }
  }
}
