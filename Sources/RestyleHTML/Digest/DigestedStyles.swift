import Restyle

/// Styles with their digests for file names and policies.
///
/// A class, since all pages retain it, and would retain each property of a struct.
final class DigestedStyles: Sendable {
  let css: String
  /// The end of the name of a file with the styles, which is unique to them.
  private let fileEnding: String
  /// The `ETag` value for such a file.
  let entityTag: String
  /// The digest of an element with the styles, to which more can be added.
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

  /// The digest of an element without styles, up to the line break before them.
  static var start: SHA256 {
    var start = SHA256()
    withUnsafeBytes(of: UInt8(ascii: "\n")) { start.add($0.bindMemory(to: UInt8.self)) }
    return start
  }

  /// The address of a file with the styles, for a path that its name starts with.
  func address(path: String) -> String { path + fileEnding }
}

extension DigestedStyles: Hashable {
  static func == (lhs: DigestedStyles, rhs: DigestedStyles) -> Bool {
    lhs === rhs || lhs.css.isExactly(rhs.css)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(entityTag) }
}

extension String {
  /// The `ETag` value for the name of a digest (RFC 9110, section 8.8.3).
  var asEntityTag: String { "\"\(self)\"" }
}

extension Bytes {
  /// A name that identifies the digested content: a quarter of the digest, which is enough for all pages of the world.
  var name: String {
    var name = Bytes()
    for byte in prefix(8) { name.append(hexadecimal: byte) }
    return String(decoding: name, as: UTF8.self)
  }
}
