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

extension RenderedBook {
  /// The content of a file; nil if the book has none like it.
  subscript(file: BookFile) -> String? {
    files.first { $0.file == file }?.content
  }
}
