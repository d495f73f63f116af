/// A reader of the small part of HTML that texts are written in; anything else is an error.
///
/// It shares nothing with the writer: what a browser might forgive is refused here.
struct MarkupReader {
  private var rest: Substring.UnicodeScalarView

  /// Reads markup.
  static func nodes(in html: String) throws -> [MarkupNode] {
    var reader = MarkupReader(rest: html[...].unicodeScalars)
    let nodes = try reader.nodes()
    guard reader.rest.isEmpty else { throw reader.unexpected("the end") }
    return nodes
  }

  struct Unexpected: Error, CustomStringConvertible {
    let description: String
  }
}

/// What markup comes to.
indirect enum MarkupNode: Hashable {
  case text(String)
  case element(String, attributes: [String: String], [MarkupNode])

  /// All text in it.
  var text: String {
    switch self {
    case .text(let text): text
    case .element(_, _, let nodes): nodes.map(\.text).joined()
    }
  }

  /// The elements in it, itself first.
  var elements: [(name: String, attributes: [String: String])] {
    guard case .element(let name, let attributes, let nodes) = self else { return [] }
    return [(name, attributes)] + nodes.flatMap(\.elements)
  }
}

extension MarkupReader {
  private static let elements: Set<String> = ["span", "p", "h1", "h2", "h3", "div", "a"]
  private static let attributes: Set<String> = ["class", "style", "lang", "href"]
  private static let references: [String: Unicode.Scalar] = [
    "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&#13;": "\r",
  ]

  private func unexpected(_ wanted: String) -> Unexpected {
    let found = String(Substring(rest).prefix(60))
    return Unexpected(description: "wanted \(wanted), found \(String(reflecting: found))")
  }

  private func starts(with text: String) -> Bool { rest.starts(with: text.unicodeScalars) }

  private mutating func skip(_ text: String) throws {
    guard starts(with: text) else { throw unexpected(text) }
    rest = rest.dropFirst(text.unicodeScalars.count)
  }

  private mutating func name(among names: Set<String>) throws -> String {
    let name = String(Substring(rest.prefix { "a"..."z" ~= $0 || "0"..."9" ~= $0 }))
    guard names.contains(name) else { throw unexpected(names.sorted().joined(separator: ", ")) }
    try skip(name)
    return name
  }

  private mutating func nodes() throws -> [MarkupNode] {
    var nodes: [MarkupNode] = []
    while !rest.isEmpty, !starts(with: "</") {
      nodes.append(starts(with: "<") ? try element() : .text(try text()))
    }
    return nodes
  }

  private mutating func element() throws -> MarkupNode {
    try skip("<")
    let name = try name(among: Self.elements)
    var attributes: [String: String] = [:]
    while starts(with: " ") {
      try skip(" ")
      let attribute = try self.name(among: Self.attributes)
      try skip("=\"")
      let value = try text()
      try skip("\"")
      guard attributes.updateValue(value, forKey: attribute) == nil else {
        throw unexpected("no second \(attribute)")
      }
    }
    try skip(">")
    let nodes = try nodes()
    try skip("</\(name)>")
    return .element(name, attributes: attributes, nodes)
  }

  /// Reads text up to the end of a value or to a tag; all marks have to be references.
  private mutating func text() throws -> String {
    var text = String.UnicodeScalarView()
    while let scalar = rest.first, scalar != "<", scalar != "\"" {
      if scalar == "&" {
        guard let (name, value) = Self.references.first(where: { starts(with: $0.key) }) else {
          throw unexpected("a reference")
        }
        try skip(name)
        text.append(value)
      } else {
        guard scalar.value >= 0x20 || scalar == "\t" || scalar == "\n", scalar.value != 0x7F,
          scalar != ">"
        else { throw unexpected("a reference") }
        text.append(scalar)
        rest.removeFirst()
      }
    }
    return String(text)
  }
}
