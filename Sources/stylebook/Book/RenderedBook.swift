/// A book as the bytes of its files.
struct RenderedBook: Hashable {
  /// The page.
  let html: String
  /// The page's stylesheet.
  let css: String
}

extension RenderedBook {
  /// The content of a file.
  subscript(file: BookFile) -> String {
    switch file {
    case .page: html
    case .styleSheet: css
    }
  }
}
