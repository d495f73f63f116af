/// A book as the text of its files.
struct RenderedBook: Hashable {
  /// The files, the cover first.
  let files: [RenderedFile]
}

/// A file of a book, and what is in it.
struct RenderedFile: Hashable {
  let file: BookFile
  let content: String
}
