/// Markup taken apart by a small reader that is stricter than a browser, so that the page can be checked.
struct Markup {
  struct Element: Hashable {
    let name: String
    var attributes: [String: String] = [:]
    /// The text of the element and everything in it.
    var text = ""
  }

  struct Malformed: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var elements: [Element] = []

  private static let void: Set<String> = ["meta", "link", "input", "img"]

  init(_ html: String) throws {
    var open: [Int] = []
    // Line breaks are text.
    for part in html.replacing("<br>", with: "\n").split(separator: "<", omittingEmptySubsequences: true) {
      guard let end = part.firstIndex(of: ">") else {
        throw Malformed(description: "no end of a tag: \(part)")
      }
      let tag = part[..<end]
      let text = part[part.index(after: end)...]
      if tag == "!DOCTYPE html" { continue }
      if tag.hasPrefix("/") {
        guard let last = open.popLast(), elements[last].name == tag.dropFirst() else {
          throw Malformed(description: "</\(tag.dropFirst())> closes nothing")
        }
      } else {
        elements.append(try Self.element(tag))
        if !Self.void.contains(elements[elements.count - 1].name) { open.append(elements.count - 1) }
      }
      guard !text.contains(">") else { throw Malformed(description: "> in a text: \(text)") }
      guard !text.isEmpty else { continue }
      let unescaped = Self.unescaped(text)
      for index in open { elements[index].text += unescaped }
    }
    guard open.isEmpty else {
      throw Malformed(description: "open at the end: \(open.map { elements[$0].name })")
    }
  }

  private static func element(_ tag: Substring) throws -> Element {
    let name = tag.prefix { $0.isLetter || $0.isNumber }
    var element = Element(name: String(name))
    var rest = tag[name.endIndex...]
    while !rest.isEmpty {
      // An attribute without a value is one that is true.
      guard let (name, value) = attribute(from: &rest),
        element.attributes.updateValue(unescaped(value), forKey: String(name)) == nil
      else { throw Malformed(description: "bad attribute in <\(tag)>") }
    }
    return element
  }

  /// Takes a space, a name and perhaps a value in quotation marks off the start of a text.
  private static func attribute(from rest: inout Substring) -> (name: Substring, value: Substring)? {
    guard rest.popFirst() == " " else { return nil }
    let name = rest.prefix { ("a"..."z").contains($0) || $0 == "-" }
    rest = rest[name.endIndex...]
    guard !name.isEmpty, rest.first == "=" else { return name.isEmpty ? nil : (name, "") }
    guard rest.dropFirst().first == "\"" else { return nil }
    let quoted = rest.dropFirst(2)
    guard let end = quoted.firstIndex(of: "\"") else { return nil }
    rest = quoted[quoted.index(after: end)...]
    return (name, quoted[..<end])
  }

  static func unescaped(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return String(text) }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
      .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }
}

extension Markup {
  func elements(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  func element(id: String) -> Element? { elements.first { $0.attributes["id"] == id } }
}

extension Markup.Element {
  var classes: [Substring] { attributes["class"]?.split(separator: " ") ?? [] }
}
