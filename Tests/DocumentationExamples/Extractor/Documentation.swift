import CodeBlocks

/// The blocks of Swift in the documentation, and which of them examples have.
struct Documentation {
  private let root: String
  private var blocks: [String: [CodeBlock]] = [:]
  private var used: [String: Set<Int>] = [:]

  init(root: String, paths: some Sequence<String>) throws(ExtractionError) {
    self.root = root
    for path in paths {
      let file = root + "/" + path
      let text = try SourceText.read(file)
      do {
        blocks[path] = try CodeBlock.blocks(in: text, isSource: path.hasSuffix(".swift"))
          .filter { $0.language == "swift" }
      } catch {
        throw ExtractionError(
          path: file, line: error.line, problem: "the block needs a line ``` that closes it")
      }
    }
  }

  /// Returns the block that a placeholder names, with the path of its file.
  mutating func block(
    _ placeholder: Placeholder
  ) throws(InvalidPlaceholder) -> (path: String, block: CodeBlock) {
    let path = placeholder.path
    guard let blocks = blocks[path] else {
      throw InvalidPlaceholder(problem: "the documentation has no file \(path)")
    }
    guard let number = placeholder.number ?? (blocks.count == 1 ? 1 : nil) else {
      throw InvalidPlaceholder(
        problem: "\(path) has \(blocks.count) blocks of Swift: say which, as in 'Block 1 of'")
    }
    guard blocks.indices.contains(number - 1) else {
      throw InvalidPlaceholder(problem: "\(path) has no block \(number) of Swift: it has \(blocks.count)")
    }
    used[path, default: []].insert(number)
    return (root + "/" + path, blocks[number - 1])
  }

  /// What to say of blocks that were never asked for.
  var unusedBlocks: [ExtractionError] {
    blocks.sorted { $0.key < $1.key }.flatMap { path, blocks in
      blocks.indices.filter { used[path]?.contains($0 + 1) != true }.map { index in
        let name = path.hasPrefix("Sources/") ? String(path.dropFirst("Sources/".count)) : path
        let number = blocks.count == 1 ? "" : "\(index + 1) "
        return ExtractionError(
          path: root + "/" + path, line: blocks[index].firstLine,
          problem: "no example has this block: add '// Block \(number)of \(name)' to one")
      }
    }
  }
}
