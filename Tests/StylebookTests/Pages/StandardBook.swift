import Testing

@testable import stylebook

/// The book that the program writes, rendered and read once for all tests.
///
/// Tests wait for it without holding a thread, so that others run meanwhile.
enum StandardBook {
  private static let rendering = Task { Book.standard.rendered() }
  fileprivate static let reading = Task { try pages(of: await rendered) }

  static var rendered: RenderedBook {
    get async { await rendering.value }
  }

  /// The pages, taken apart.
  static var pages: [BookFile: Markup] {
    get async throws { try await reading.value }
  }

  /// Takes the pages of a book apart.
  static func pages(of book: RenderedBook) throws -> [BookFile: Markup] {
    try Dictionary(
      uniqueKeysWithValues: book.files.filter { $0.file != .styleSheet }.map {
        ($0.file, try Markup($0.content))
      })
  }
}

extension RenderedBook {
  /// The content of a file; nil if the book has none like it.
  subscript(file: BookFile) -> String? { files.first { $0.file == file }?.content }
}

/// Starts to render and read the book before the first test, so that no test waits for all of it at the end.
struct RendersStandardBook: SuiteTrait {
  func prepare(for test: Test) { _ = StandardBook.reading }
}
