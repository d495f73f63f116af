import Restyle
import Testing

@testable import RestyleMarkup

/// The names of characters, against what the HTML Standard lists.
@Suite("Names of characters")
struct CharacterNamesTests {
  /// How many names end in a semicolon, and the FNV-1a digest of them with their characters, in order, one a line.
  ///
  /// From section 13.5 of the HTML Standard, "Named character references", which Python brings too:
  ///
  ///     import html.entities
  ///     digest = 0xcbf29ce484222325
  ///     names = sorted(name for name in html.entities.html5 if name.endswith(";"))
  ///     for byte in "".join(f"&{name}{html.entities.html5[name]}\n" for name in names).encode():
  ///         digest = (digest ^ byte) * 0x100000001b3 % 2**64
  ///     print(len(names), hex(digest))
  static let standard: (count: Int, digest: UInt64) = (2125, 0x39C7_ABD0_7D14_9F36)

  @Test("Each name of the HTML Standard is read as its character, and no other is a name")
  func names() throws {
    // As the standard orders them: by scalars, the semicolon among them.
    let references = CharacterNames.characters.keys.map { "&\($0);" }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for reference in references {
      let text = try StyledString(markup: reference, tags: [:]).text
      for byte in "\(reference)\(text)\n".utf8 {
        digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    #expect(references.count == Self.standard.count)
    #expect(digest == Self.standard.digest)
  }
}
