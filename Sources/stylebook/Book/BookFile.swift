import Restyle

/// A file of the book.
enum BookFile: Hashable {
  /// A page of a name.
  case page(String)
  /// The stylesheet of all pages.
  case styleSheet
}

extension BookFile {
  /// The page that leads to the others.
  static let cover = page("index")
  /// The page of whole screens.
  static let screens = page("screens")
  /// The page of e-mails.
  static let email = page("email")
  /// The page of backgrounds as images.
  static let drawings = page("drawings")

  /// The name within the book's directory.
  var name: String {
    switch self {
    case .page(let name): "\(name).html"
    case .styleSheet: "stylebook.css"
    }
  }

  /// What distinguishes the file from one that somebody else has written under the same name.
  var signature: StaticString {
    switch self {
    case .page: "<meta name=\"generator\" content=\"Restyle stylebook\">"
    case .styleSheet: "/* Written by Restyle stylebook */\n"
    }
  }
}

extension BookFile {
  /// The pages of chapters, named after them in letters and digits that suit every file system and address.
  static func pages(of chapters: [Chapter]) -> [BookFile] {
    var used: Set = [cover, screens, email, drawings]
    return chapters.map { chapter in
      let words = chapter.catalog.name.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
      let name = words.isEmpty ? "chapter" : words.joined(separator: "-")
      var page = BookFile.page(name)
      var number = 2
      while !used.insert(page).inserted {
        page = .page("\(name)-\(number)")
        number += 1
      }
      return page
    }
  }
}
