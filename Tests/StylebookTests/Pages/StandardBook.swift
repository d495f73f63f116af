@testable import stylebook

/// The book that the program writes, rendered and read once for all tests.
enum StandardBook {
  static let rendered = Book.standard.rendered()

  /// The pages, taken apart.
  static let pages = Result { try pages(of: rendered) }

  /// Takes the pages of a book apart.
  static func pages(of book: RenderedBook) throws -> [BookFile: Markup] {
    try Dictionary(
      uniqueKeysWithValues: book.files.filter { $0.file != .styleSheet }.map {
        ($0.file, try Markup($0.content))
      })
  }
}
