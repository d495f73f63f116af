/// A file of the book.
enum BookFile: String, CaseIterable {
  /// The page.
  case page = "index.html"
  /// The page's stylesheet.
  case styleSheet = "stylebook.css"
}

extension BookFile {
  /// What tells the file from one that somebody else has written under the same name.
  var signature: StaticString {
    switch self {
    case .page: "<meta name=\"generator\" content=\"Restyle stylebook\">"
    case .styleSheet: "/* Written by Restyle stylebook */\n"
    }
  }

  /// How many bytes at the start of the file hold the signature.
  static let signatureRange = 1_024
}
