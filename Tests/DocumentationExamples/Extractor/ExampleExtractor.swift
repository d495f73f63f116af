import Foundation

/// Writes the files of examples with the code of the documentation in them.
///
/// Its arguments are the package's folder, that of the examples and that of what it writes; then the names of the files
/// of examples, `--`, and the paths of the documentation's files in the package.
@main
struct ExampleExtractor {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let lists = arguments.dropFirst(3).split(separator: "--", maxSplits: 1)
    guard lists.count == 2 else {
      fail("error: there have to be three folders, names of examples, --, and paths of documentation")
    }
    do {
      var documentation = try Documentation(root: arguments[0], paths: lists[1])
      for name in lists[0] {
        let example = try ExampleFile(path: arguments[1] + "/" + name)
        let text = try example.compiled(with: &documentation)
        // Called otherwise than the example: the compiler wants names of files to be different, and sees both.
        try SourceText.write(text, to: arguments[2] + "/Compiled" + name)
      }
      let forgotten = documentation.unusedBlocks
      if !forgotten.isEmpty { fail(forgotten.map(\.description).joined(separator: "\n")) }
    } catch {
      fail(error.description)
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
  }
}
