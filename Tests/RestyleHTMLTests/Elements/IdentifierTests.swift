import Foundation
import Restyle
import RestyleElements
import RestyleHTML
import Testing

@Suite("Identifiers of what is rendered apart")
struct IdentifierTests {
  private static let prefixes = [
    "", "a", "a-e1", "a b", "a-b", "a~20~b", "e", "1", "\"<&", "\u{0}", "\u{FFFD}", "é", "e\u{301}",
  ]

  private struct Fragment: Element {
    var body: some Element {
      Form(submission: Form.Submission(to: "/x")) {
        Section(header: "Section") {
          Row("Row") { Switch() }
          Row("Row") { SegmentedControl(["a", "b"]) }
        }
      }
      SegmentedControl(["a", "b"])
      TextField("Name", name: "e0")
    }
  }

  private func identifiers(_ prefix: String) throws -> [String] {
    var page = HTMLRenderer(identifierPrefix: prefix)
    try page.append(Fragment())
    let elements = try MarkupReader.nodes(in: page.html, .interfaces).flatMap(\.elements)
    let defined = Set(elements.compactMap { $0.attributes["id"] })
    // What refers to an element finds it.
    for name in ["for", "form", "aria-labelledby"] {
      for reference in elements.compactMap({ $0.attributes[name] }) { #expect(defined.contains(reference)) }
    }
    let groups = elements.filter { $0.attributes["type"] == "radio" }.compactMap { $0.attributes["name"] }
    #expect(Set(groups).count == 2)
    return defined.sorted() + Set(groups).sorted()
  }

  @Test("Whatever the prefixes, no two of them share an identifier or a group")
  func prefixes() throws {
    var owners: [[UInt8]: String] = [:]
    for prefix in Self.prefixes {
      for identifier in Set(try identifiers(prefix)) {
        #expect(!identifier.unicodeScalars.contains { $0.properties.isWhitespace })
        #expect(owners.updateValue(prefix, forKey: Array(identifier.utf8)) == nil, "\(identifier)")
      }
    }
    #expect(try identifiers("").allSatisfy { "ef".contains($0.prefix(1)) })
  }

  @Test("A group without a name is one of no form, and so meets none that has its name")
  func looseGroups() throws {
    var page = HTMLRenderer()
    var named = SegmentedControl(["c", "d"])
    named.name = "e0"
    try page.append(
      Stack {
        SegmentedControl(["a", "b"])
        named
      })
    let inputs = try MarkupReader.nodes(in: page.html, .interfaces).flatMap(\.elements)
      .filter { $0.name == "input" }.map { [$0.attributes["name"], $0.attributes["form"]] }
    #expect(inputs == [["e0", "f0"], ["e0", "f0"], ["e0", nil], ["e0", nil]])
    #expect(page.html.hasSuffix("<form id=\"f0\" hidden></form>"))
  }

  @Test("A live page keeps its prefix")
  func livePage() throws {
    var page = try LivePage(Switch("a"), identifierPrefix: "x")
    #expect(page.html.contains("id=\"x-e0\""))
    #expect(try page.update().html == nil)
  }
}
