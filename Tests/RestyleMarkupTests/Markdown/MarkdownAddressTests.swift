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
