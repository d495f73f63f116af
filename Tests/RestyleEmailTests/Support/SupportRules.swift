// Which features the tables have for what e-mails use, and in which form a client that supports one almost supports it.

/// Why something may be in an e-mail.
enum Ground {
  /// What the tables say of a feature; what is supported almost needs to be as a condition has it.
  case feature(String, if: @Sendable (MailUse, MailClient) -> Bool)
  /// The tables say nothing of it, or say that it isn't supported, and it does no harm.
  case named(String)

  static func feature(_ name: String) -> Ground { .feature(name, if: { _, _ in false }) }
}

extension MailUse {
  /// What is wrong with the use in a client; nil if nothing is.
  func complaint(in client: MailClient) -> String? {
    let grounds = grounds
    guard !grounds.isEmpty else { return "\(self): not in the list" }
    for ground in grounds {
      guard case .feature(let feature, let condition) = ground else { continue }
      switch client.support(of: feature) {
      case .supported?: continue
      case .almost?:
        if !condition(self, client) { return "\(self): \(client) supports \(feature) in another form" }
      case .unsupported?, .unknown?: return "\(self): \(client) doesn't support \(feature)"
      case nil: return "\(self): there is no \(feature)"
      }
    }
    if kind == .property || kind == .rule, value.contains("("), name != "src" { return "\(self): a function" }
    return nil
  }

  private var grounds: [Ground] {
    switch kind {
    case .element: Self.elements[name].map { [$0] } ?? []
    case .attribute: Self.attributes[name].map { [$0] } ?? []
    case .property: propertyGrounds
    case .rule: Self.rules["\(element){\(name)}"].map { [$0] } ?? []
    }
  }
}

extension MailUse {
  private static let elements: [String: Ground] = {
    var elements: [String: Ground] = [
      "body": .named(
        "Gmail and Yahoo put another element in its place; the first table and `div` say the same again"),
      "div": .feature("html-div"), "table": .feature("html-table"), "tr": .feature("html-table"),
      "td": .feature("html-table"), "th": .feature("html-table"), "caption": .feature("html-table"),
      "p": .feature("html-p"), "span": .feature("html-span"),
      "img": .feature("html-img"), "li": .feature("html-lists") { _, _ in true },
      "ul": .feature("html-lists") { _, _ in true }, "ol": .feature("html-lists") { _, _ in true },
      "style": .named("without it corners aren't round, and colours not dark; nothing else is in it"),
      "center": .named("within Word's own shapes alone"),
    ]
    for name in ["html", "head", "title", "meta", "a", "br"] { elements[name] = .named("no client lacks it") }
    for level in 1...6 { elements["h\(level)"] = .feature("html-h1-h6") }
    for name in ["xml", "o:OfficeDocumentSettings", "o:PixelsPerInch", "v:roundrect", "w:anchorlock"] {
      elements[name] = .named("Word's own, in comments for Word")
    }
    return elements
  }()

  private static let attributes: [String: Ground] = {
    let size: @Sendable (MailUse, MailClient) -> Bool = { use, _ in
      use.element != "img" || !use.value.hasSuffix("%")
    }
    var attributes: [String: Ground] = [
      "role": .feature("html-role") { use, _ in
        // Where a list's is dropped, it is a list all the same.
        ["table", "ul", "ol"].contains(use.element)
      },
      "cellpadding": .feature("html-cellpadding"), "cellspacing": .feature("html-cellspacing"),
      "width": .feature("html-width", if: size), "height": .feature("html-height", if: size),
      "align": .feature("html-align"), "valign": .feature("html-valign"),
      "lang": .feature("html-lang") { use, _ in use.element != "td" },
      "dir": .feature("html-dir") { use, client in client == .gmail || use.element != "a" },
      "scope": .named("for those who hear a table; nothing looks different"),
      "colspan": .named("as in HTML 3.2"), "rowspan": .named("as in HTML 3.2"),
      "class": .named("for the stylesheet, of which see the rules"),
      "border": .named("of tables and images, as in HTML 3.2"), "bgcolor": .named("as in HTML 3.2"),
      "marginwidth": .named("of `body` alone, which most clients replace"),
      "marginheight": .named("of `body` alone, which most clients replace"),
    ]
    for name in ["href", "src", "alt", "charset", "name", "content"] {
      attributes[name] = .named("no client lacks it")
    }
    for name in [
      "xmlns:v", "xmlns:o", "xmlns:w", "arcsize", "fillcolor", "filled", "strokecolor", "strokeweight",
      "stroked",
    ] {
      attributes[name] = .named("Word's own")
    }
    return attributes
  }()

  /// What makes an e-mail better where stylesheets are read, and is missed by nobody.
  private static let rules: [String: Ground] = {
    var rules: [String: Ground] = [
      "body{margin}": .named("attributes of `body` say the same"),
      ".s{border-radius}": .named("corners aren't round without it"),
      ".s{overflow}": .named("rows of tables stick out of round corners without it"),
      "@font-face{font-family}": .named("fonts fall back on others without it"),
      "@font-face{src}": .named("fonts fall back on others without it"),
      ":root{color-scheme}": .named("dark surroundings in Apple Mail"),
      ":root{supported-color-schemes}": .named("dark surroundings in earlier versions of Apple Mail"),
    ]
    for property in ["display", "padding", "word-break", "min-width"] {
      rules["@media (max-width:480px) .s{\(property)}"] = .named("small windows scroll without it")
    }
    for property in ["text-align", "border", "padding-bottom"] {
      rules["@media (max-width:480px) .s{\(property)}"] = .named("cells lie beside each other without it")
    }
    for property in ["margin", "font-family", "font-size", "font-weight", "color", "line-height"] {
      rules["@media (max-width:480px) .s{\(property)}"] = .named(
        "headers before cells aren't shown without it")
    }
    for property in ["color", "background-color", "border-color"] {
      rules["@media (prefers-color-scheme:dark) .s{\(property)}"] = .named(
        "the colours stay light without it")
      rules["[data-ogsc] .s{\(property)}"] = .named(
        "Outlook's apps make dark colours of their own without it")
      rules["[data-ogsb] .s{\(property)}"] = .named(
        "Outlook's apps make dark colours of their own without it")
    }
    return rules
  }()
}

extension MailUse {
  private var isCell: Bool { element == "td" || element == "th" }

  private var propertyGrounds: [Ground] {
    if name == "display", value == "none" {
      return [
        ["div": Self.preheader, "span": Self.headerBeforeCell][element] ?? .feature("css-display-none")
      ]
    }
    if element == "img", name == "max-width" {
      return [.named("Word takes the width of the attribute, which is never wider than the e-mail")]
    }
    var grounds = Self.properties[name].map { [$0] } ?? []
    if grounds.isEmpty { return [] }
    for part in value.split(separator: " ") {
      if part.hasPrefix("#") {
        // Hexadecimal digits are in no table: all clients know six of them.
        if part.count != 7 { grounds.append(.feature("css-modern-color")) }
      } else if part.hasSuffix("px") {
        grounds.append(.feature("css-unit-px"))
      } else if part.hasSuffix("%") {
        grounds.append(.feature("css-unit-percent"))
      } else if part.hasSuffix("pt"), part.first?.isNumber == true || part.first == "-" {
        grounds.append(.feature("css-unit-pt"))
      } else if part.hasSuffix("em") {
        grounds.append(.feature("css-unit-rem"))
      } else if part == "!important" {
        grounds.append(.feature("css-important"))
      }
    }
    return grounds
  }

  // By the tables ("css-display-none"), Gmail's mobile site is the one that doesn't hide it.
  private static let preheader: Ground = .named(
    "the preheader: where it isn't hidden, it is a line of a pixel in the colour behind it")

  private static let headerBeforeCell: Ground = .named(
    "a header before a cell: where it isn't hidden, it is said twice")

  private static let properties: [String: Ground] = {
    let border: Ground = .feature("css-border") { use, _ in
      let width = use.value.split(separator: " ").first.flatMap { Double($0.dropLast(2)) } ?? 9
      return width <= 8 && use.isCell
    }
    var properties: [String: Ground] = [
      "background-color": .feature("css-background-color"), "color": .named("CSS 1"),
      "border": border, "border-top": border, "border-right": border, "border-bottom": border,
      "border-left": border,
      "border-radius": .feature("css-border-radius") { use, _ in !use.value.contains("/") },
      "font-family": .feature("css-font"), "font-style": .feature("css-font"),
      "font-size": .feature("css-font-size") { use, _ in use.value.hasSuffix("px") },
      "font-weight": .feature("css-font-weight") { use, _ in
        use.value.count == 3 && use.value.hasSuffix("00")
      },
      "letter-spacing": .feature("css-letter-spacing") { use, _ in use.value.hasSuffix("px") },
      "line-height": .feature("css-line-height") { use, _ in use.value.hasSuffix("px") },
      "margin": .feature("css-margin") { use, _ in
        !use.value.contains("-") && !use.value.contains("auto") && !["span", "body"].contains(use.element)
      },
      "min-width": .feature("css-min-width"),
      "max-width": .feature("css-max-width") { use, _ in use.element == "table" },
      "padding": .feature("css-padding") { use, client in
        (use.isCell || client != .outlook && ["ul", "ol", "li"].contains(use.element))
          && !use.value.contains("-")
      },
      "list-style-type": .feature("css-list-style-type"),
      "text-align": .feature("css-text-align") { use, _ in
        ["left", "right", "center", "justify"].contains(use.value)
      },
      // In Gmail's apps with other accounts links are underlined: nothing is lost.
      "text-decoration": .feature("css-text-decoration") { use, _ in
        ["none", "underline", "line-through"].contains(use.value)
      },
      "text-indent": .feature("css-text-indent") { use, _ in !use.value.contains("-") },
      "vertical-align": .feature("css-vertical-align"),
      "display": .feature("css-display") { use, client in
        client != .outlook && ["block", "inline-block"].contains(use.value)
      },
    ]
    properties["word-break"] = .named("a word that is wider than the e-mail makes all of it wider without it")
    for name in ["mso-line-height-rule", "mso-text-raise", "mso-hide", "v-text-anchor"] {
      properties[name] = .named("Word's own, which others skip")
    }
    for name in ["width", "height"] { properties[name] = .named("of Word's own shapes alone") }
    return properties
  }()
}
