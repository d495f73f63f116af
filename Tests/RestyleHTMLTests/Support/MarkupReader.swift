/// A reader of the small part of HTML that texts are written in; anything else is an error.
///
/// It shares nothing with the writer: what a browser might forgive is refused here.
struct MarkupReader {
  private var rest: Substring.UnicodeScalarView
  private var vocabulary: Vocabulary

  /// Reads markup.
  static func nodes(in html: String, _ vocabulary: Vocabulary = .texts) throws -> [MarkupNode] {
    var reader = MarkupReader(rest: html[...].unicodeScalars, vocabulary: vocabulary)
    let nodes = try reader.nodes()
    guard reader.rest.isEmpty else { throw reader.unexpected("the end") }
    return nodes
  }

  /// The words that markup may hold.
  struct Vocabulary {
    var elements: Set<String>
    /// Elements without an end tag.
    var voidElements: Set<String> = []
    var attributes: Set<String>
    /// Attributes without a value.
    var flags: Set<String> = []
    /// All elements, and all attributes.
    private(set) lazy var names = (
      elements: elements.union(voidElements), attributes: attributes.union(flags)
    )

    static let texts = Vocabulary(
      elements: ["span", "p", "h1", "h2", "h3", "h4", "h5", "h6", "div", "a"],
      attributes: ["class", "style", "lang", "dir", "href"])

    static let interfaces = Vocabulary(
      elements: texts.elements.union([
        "h4", "h5", "h6", "form", "section", "ul", "ol", "li", "button", "label", "fieldset", "textarea",
        "select", "code", "header", "nav", "main", "aside", "footer",
        "optgroup", "option", "progress", "details", "summary", "dl", "dt", "dd", "table", "caption", "thead",
        "tbody", "tr",
        "th",
        "td",
      ]),
      voidElements: ["img", "hr", "input"],
      attributes: texts.attributes.union([
        "id", "for", "name", "value", "placeholder", "type", "role", "action", "method", "form", "src",
        "srcset", "alt", "aria-label", "aria-labelledby", "aria-description", "aria-hidden", "aria-pressed",
        "aria-current", "aria-disabled", "aria-orientation", "aria-controls", "tabindex", "data-action",
        "data-state", "autocomplete", "autocapitalize", "autocorrect", "spellcheck", "enterkeyhint",
        "inputmode", "aria-describedby", "aria-errormessage", "aria-invalid", "aria-busy", "aria-required",
        "aria-expanded", "min", "max", "step", "minlength", "maxlength", "pattern", "accept", "rows",
        "enctype",
        "scope", "colspan", "rowspan", "start", "label",
      ]),
      flags: [
        "checked", "disabled", "hidden", "required", "selected", "open", "multiple", "readonly",
        "data-placeholder",
      ])
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
    let name = String(Substring(rest.prefix { "a"..."z" ~= $0 || "0"..."9" ~= $0 || $0 == "-" }))
    guard names.contains(name) else { throw unexpected(names.sorted().joined(separator: ", ")) }
    try skip(name)
    return name
  }

  private mutating func nodes() throws -> [MarkupNode] {
    var nodes: [MarkupNode] = []
    while !rest.isEmpty, !starts(with: "</") {
      nodes.append(startsContent ? .text(try content()) : try element())
    }
    return nodes
  }

  private var startsContent: Bool { !starts(with: "<") || starts(with: "<br>") }

  /// Reads text with its line breaks, each of which is a line feed then.
  private mutating func content() throws -> String {
    var content = ""
    while !rest.isEmpty, startsContent {
      if starts(with: "<br>") {
        try skip("<br>")
        content += "\n"
      } else {
        content += try text()
      }
    }
    return content
  }

  private mutating func element() throws -> MarkupNode {
    try skip("<")
    let name = try name(among: vocabulary.names.elements)
    var attributes: [String: String] = [:]
    while starts(with: " ") {
      try skip(" ")
      let attribute = try self.name(among: vocabulary.names.attributes)
      var value = ""
      if !vocabulary.flags.contains(attribute) {
        try skip("=\"")
        value = try text()
        try skip("\"")
      }
      guard attributes.updateValue(value, forKey: attribute) == nil else {
        throw unexpected("no second \(attribute)")
      }
    }
    try skip(">")
    guard !vocabulary.voidElements.contains(name) else {
      return .element(name, attributes: attributes, [])
    }
    let nodes = try nodes()
    try skip("</\(name)>")
    return .element(name, attributes: attributes, nodes)
  }

  /// Whether a scalar may stand in a text as it is.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "<", ">", "\"", "&", "\u{7F}": false
    case "\t", "\n": true
    default: scalar.value >= 0x20
    }
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
        let plain = rest.prefix(while: Self.isPlain)
        guard !plain.isEmpty else { throw unexpected("a reference") }
        text.append(contentsOf: plain)
        rest = rest[plain.endIndex...]
      }
    }
    return String(text)
  }
}
