import Restyle
import RestyleElements
import RestyleEmail
import Testing

@Suite("The words of HTML and CSS that e-mails use")
struct EmailVocabularyTests {
  /// Attributes and properties of which all values are known, with these values.
  private static let keywords: [String: Set<String>] = [
    "role": ["presentation", "list"], "cellpadding": ["0"], "cellspacing": ["0"], "border": ["0"],
    "align": ["left", "right", "center"], "valign": ["top", "middle", "bottom", "baseline"],
    "dir": ["ltr", "rtl", "auto"], "scope": ["col", "row"], "marginwidth": ["0"], "marginheight": ["0"],
    "filled": ["f"], "stroked": ["f"], "font-style": ["normal", "italic"], "list-style-type": ["none"],
    "text-align": ["left", "right", "center", "justify"],
    "text-decoration": ["none", "underline", "line-through"], "display": ["block", "inline-block", "none"],
    "mso-line-height-rule": ["exactly"], "mso-hide": ["all"], "v-text-anchor": ["middle"],
  ]

  private static let color = "#[0-9a-f]{6}"
  private static let length = "(0|[0-9]+(\\.[0-9]+)?px)"
  private static let sides = "\(length)( \(length) \(length) \(length))?"
  private static let line = "[1-8]px solid \(color)"

  /// What the values of others look like.
  private static let patterns: [String: String] = [
    "width": "[0-9]+(%|px)?", "height": "[0-9]+(px)?|auto", "colspan": "[0-9]+", "rowspan": "[0-9]+",
    "class": "s[0-9]+( s[0-9]+)*", "bgcolor": color, "fillcolor": color, "strokecolor": color,
    "strokeweight": "[1-8]px", "arcsize": "[0-9]+%", "color": color, "background-color": color,
    "border-top": line, "border-right": line, "border-bottom": line, "border-left": line,
    "border-radius": "\(length)( \(length) \(length) \(length))?", "font-size": length,
    "font-weight": "[1-9]00", "line-height": length, "letter-spacing": "-?\(length)", "margin": sides,
    "padding": sides, "min-width": length, "max-width": "\(length)|100%", "text-indent": length,
    "mso-text-raise": "-?[0-9]+(\\.[0-9]+)?pt",
    "vertical-align": "top|middle|bottom|baseline|-?[0-9]+(\\.[0-9]+)?px",
  ]

  /// What samples leave out: images in texts, texts beside each other, and lines around boxes.
  @ElementBuilder private static var others: ElementContent {
    let image = InlineImage(Image(url: "https://e.org/a"), alternative: "b", fitsFont: true)
    for alignment in [InlineImage.Alignment.baseline, .middle, .top, .bottom] {
      let aligned = image.with(alignment)
      Label(DisplayText("a \(aligned)"))
    }
    for alignment in [StackStyle.Alignment.leading, .center, .trailing, .fill, .firstBaseline] {
      for axis in StackStyle.Axis.allCases {
        Stack(axis, spacing: 3, alignment: alignment) {
          Label("a")
          Label("b")
        }
      }
    }
    for direction in [WritingDirection.leftToRight, .rightToLeft, .natural] {
      Label("a", style: TextStyle(font: .system(size: 9)).restyled { $0.writingDirection = direction })
    }
    for edges in [RectEdge.all, .top, .leading, .bottom, .trailing] {
      let border = BorderStyle(width: 2, color: .red, borderEdges: edges)
      for color in [Color.clear, .blue] {
        let background = BackgroundStyle(color: color, border: border)
        Stack(background: background) { Label("a") }
        let style = ButtonStyle(normal: ButtonStateStyle(background: background))
        Stack(alignment: .leading) { Button("a", style: style, action: .follow("https://e.org")) }
        Button("b", style: style, action: .follow("https://e.org"))
      }
    }
    Button(
      "c", style: ButtonStyle(normal: ButtonStateStyle(background: BackgroundStyle(color: .red))),
      action: .follow("https://e.org"))
    for slant in [Font.Slant.upright, .italic] {
      Label("a", style: TextStyle().restyled { $0.fontSlant = slant })
    }
    Table(columns: ["a"], rows: [["b"]], hasRowHeaders: true)
  }

  private static func uses() throws -> Set<MailUse> {
    var uses: Set<MailUse> = []
    var documents = try [TraitCollection(), .mirrored].flatMap { traits in
      try SampleMessage.allCases.map { try $0.message(traits: traits).html }
    }
    documents.append(try EmailMessage(title: "", preheader: "a") { others }.html)
    for html in documents {
      for client in [MailClient.outlook, .gmail] { uses.formUnion(try MailUse.all(in: html, for: client)) }
    }
    return uses
  }

  @Test("A value is one that clients know, and each of these is used")
  func values() throws {
    let uses = try Self.uses()
    var found: [String: Set<String>] = [:]
    for use in uses where use.kind == .attribute || use.kind == .property {
      // The tag of a table says it, and a property of the same name says more.
      if use.name == "border", use.kind == .property {
        #expect(use.value.wholeMatch(of: try Regex(Self.line)) != nil, "\(use)")
      } else if Self.keywords[use.name] != nil {
        found[use.name, default: []].insert(use.value)
      } else if let pattern = Self.patterns[use.name] {
        #expect(use.value.wholeMatch(of: try Regex(pattern)) != nil, "\(use)")
      }
    }
    for (name, values) in Self.keywords { #expect(found[name] == values, "\(name)") }
  }

  @Test("A rule declares what it is for, and overrides what tags say where it has to")
  func rules() throws {
    let rules: [String: String] = [
      "margin": "0", "display": "(block|none)!important", "padding": "[0-9]+px 0 0!important",
      "padding-bottom": "0!important", "border": "0!important", "text-align": "(left|right)!important",
      "word-break": "break-word(!important)?", "min-width": "0!important",
      "color": "\(Self.color)( !important)?", "font-size": "[0-9]+px", "font-weight": "[0-9]+",
      "background-color": "\(Self.color) !important", "border-color": "\(Self.color) !important",
      "color-scheme": "light dark", "supported-color-schemes": "light dark",
      "border-radius": Self.sides, "overflow": "hidden", "font-family": "'Inter'|-apple-system,.*",
      "src": "url\\('[^']*'\\) format\\('woff2'\\)",
    ]
    for use in try Self.uses() where use.kind == .rule {
      let pattern = try #require(rules[use.name], "\(use)")
      #expect(use.value.wholeMatch(of: try Regex(pattern)) != nil, "\(use)")
    }
  }
}

extension InlineImage {
  fileprivate func with(_ alignment: Alignment) -> InlineImage {
    var image = self
    image.alignment = alignment
    return image
  }
}
