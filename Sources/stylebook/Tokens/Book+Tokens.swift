import Foundation
import Restyle
import RestyleTokens

extension Book {
  /// Creates a book of the design system that files of tokens are.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - warn: Receives a file, and a line for each kind of thing in it that is read only nearly, or not at all.
  /// - Throws: What is wrong with which file.
  init(_ files: TokenFiles, warn: (String, [String]) -> Void) throws(TokenFileError) {
    let design = try files.design(warn: warn)
    warn(files.file, design.problems.summaries)
    let chapter = Chapter(
      catalog: design.catalog, values: design.values,
      summary: "The values and styles of a file of design tokens.",
      source: "Tokens: \(URL(fileURLWithPath: files.file).lastPathComponent)", surface: .systemBackground)
    self.init(title: design.catalog.name, chapters: [chapter], hasSamples: false)
  }

  /// The design systems as files of tokens, beside their pages.
  ///
  /// - Returns: A file for each.
  /// - Throws: What is wrong with the tokens.
  func tokenFiles() throws(TokenError) -> [OutputFile] {
    var files: [OutputFile] = []
    for (chapter, page) in zip(chapters, BookFile.pages(of: chapters)) {
      let tokens = try chapter.tokens()
      files.append(
        OutputFile(
          name: page.name.replacing(".html", with: ".tokens.json"), bytes: Array(tokens.json()),
          // A file of tokens holds no text of ours: the cover beside it does.
          signature: "\(BookFile.cover.signature)", signedName: BookFile.cover.name))
    }
    return files
  }
}

extension Chapter {
  /// The values and styles as tokens.
  fileprivate func tokens() throws(TokenError) -> DesignTokens {
    let export = DefaultStyling.withDefaults(styling) {
      Result { () throws(TokenError) in try TokenExport(catalog, values: values) }
    }
    return try export.get().tokens
  }
}
