import Restyle

/// Styles with the digests that files and policies know them by.
///
/// An object: all pages count references to it, and would count those to each property of a struct.
final class DigestedStyles: Sendable {
  let css: String
  /// What the name of a file that has the styles ends with, which tells it from any other.
  private let fileEnding: String
  /// The value of an `ETag` for such a file.
  let entityTag: String
  /// The digest of an element that has the styles, and whatever is added to it.
  let element: SHA256

  init(_ css: String) {
    self.css = css
    let bytes = Bytes(css.utf8)
    let name = SHA256.digest(of: bytes).name
    fileEnding = "-\(name).css"
    entityTag = name.asEntityTag
    var element = Self.start
    bytes.withUnsafeBufferPointer { element.add($0) }
    self.element = element
  }

  /// The digest of an element without styles: they start on a line of their own.
  static var start: SHA256 {
    var start = SHA256()
    withUnsafeBytes(of: UInt8(ascii: "\n")) { start.add($0.bindMemory(to: UInt8.self)) }
    return start
  }

  /// The address of a file that has the styles, whose name starts with a path.
  func address(path: String) -> String { path + fileEnding }
}

extension DigestedStyles: Hashable {
  static func == (lhs: DigestedStyles, rhs: DigestedStyles) -> Bool {
    lhs === rhs || lhs.css.isExactly(rhs.css)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(entityTag) }
}

extension String {
  /// The value of an `ETag` for what is known by the name of its digest (RFC 9110, section 8.8.3).
  var asEntityTag: String { "\"\(self)\"" }
}

extension Bytes {
  /// What tells what a digest is of from anything else: a quarter would do for all pages of the world.
  var name: String {
    var name = Bytes()
    for byte in prefix(8) { name.append(hexadecimal: byte) }
    return String(decoding: name, as: UTF8.self)
  }
}
