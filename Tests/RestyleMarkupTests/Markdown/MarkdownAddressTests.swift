import Restyle
import RestyleMarkup
import Testing

/// GitHub Flavored Markdown 0.29, section 6.9.
@Suite("Addresses without brackets")
struct MarkdownAddressTests {
  private func addresses(in text: String) -> [String] {
    StyledString(markdown: text, extensions: .bareLinks).runs.filter { $0.style.link != nil }.map(\.text)
  }

  /// An address without what the section takes off its end.
  private func trimmed(_ address: String) -> String {
    var rest = address[...]
    while let last = rest.last {
      if "?!.,:*_~'\"".contains(last) {
        rest.removeLast()
      } else if last == ")", rest.count(where: { $0 == ")" }) > rest.count(where: { $0 == "(" }) {
        rest.removeLast()
      } else if last == ";" {
        let name = rest.firstMatch(of: #/&[A-Za-z0-9]+;$/#)
        rest = rest[..<(name?.range.lowerBound ?? rest.index(before: rest.endIndex))]
      } else {
        break
      }
    }
    return String(rest)
  }

  @Test("Signs at the end of an address belong to the text around it, in whatever order they stand")
  func ends() {
    let signs = [".", ")", "(", ";", "&", "a", "'"]
    let ends = (0..<4).reduce([""]) { ends, _ in [""] + ends.flatMap { end in signs.map { end + $0 } } }
    for start in ["http://a.b/c", "www.a.b/"] {
      for end in ends {
        #expect(addresses(in: "\(start)\(end) d") == [trimmed(start + end)], "\(start)\(end)")
      }
      for sign in "?!.,:*_~'\"-+=/#@%$|" {
        #expect(addresses(in: "\(start)x\(sign)") == [trimmed("\(start)x\(sign)")], "\(sign)")
      }
    }
  }

  @Test(
    "The last two parts of a domain have no underscores, but at the end of the address",
    arguments: [
      ("http://x.a_/", ""), ("http://x.a_?b", ""), ("http://x.a_:80/c", ""), ("www.x.a_/b", ""),
      ("http://a_/", ""),
      ("http://x_.a/b", ""), ("www.x_.a", ""), ("http://x.a_b", ""), ("http://x_.y.a/_", "http://x_.y.a/"),
      ("_http://x.a_", "http://x.a"), ("http://x.a_.", "http://x.a"), ("http://x.a__ b", "http://x.a"),
      ("http://x.a_)", "http://x.a"),
    ])
  func underscores(text: String, address: String) {
    #expect(addresses(in: text) == (address.isEmpty ? [] : [address]))
  }

  @Test(
    "A domain starts with a letter or a digit of any script",
    arguments: [
      ("http://“a”", ""), ("http://、", ""), ("www.\u{3000}a", ""), ("https://\u{2026}", ""),
      ("http://-a", ""),
      ("http://é.example", "http://é.example"), ("www.例え", "www.例え"), ("http://💩.la/", "http://💩.la/"),
    ])
  func starts(text: String, address: String) {
    #expect(addresses(in: text) == (address.isEmpty ? [] : [address]))
  }

  @Test("A domain has 253 characters at most")
  func domains() {
    for length in [250, 252, 253, 254, 255, 256, 300] {
      let domain = "a." + String(repeating: "b", count: length - 2)
      for start in ["www.", "http://"] {
        for end in ["/c", " d", "<", ""] {
          let found = addresses(in: "\(start)\(domain)\(end)")
          let address = start + domain + (end == "/c" ? end : "")
          #expect(found == (length <= 253 ? [address] : []), "\(length)")
        }
      }
    }
  }
}
