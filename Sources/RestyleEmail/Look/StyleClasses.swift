import RestyleHTML
@_spi(Outputs) import RestyleRendering

/// What only some clients show, each once: rules of a stylesheet that others drop.
struct StyleClasses: Sendable {
  private var numbers = NumberedKeys<Rule>()

  enum Rule: Hashable, Sendable {
    case darkText(String)
    case darkBackground(String)
    case darkBorder(String)
    case corners(Bytes, clipsContent: Bool)
    /// What is declared in windows of phones alone.
    case narrow(String)
  }
}

extension StyleClasses {
  var rules: [Rule] { numbers.keys }

  /// The number of the class that has a rule.
  mutating func number(of rule: Rule) -> Int { numbers.number(of: rule) ?? numbers.add(rule) }
}

extension ByteSink {
  mutating func append(className number: Int) { append(integer: number, behind: "s", before: "") }

  /// Appends the stylesheet of an e-mail, which may be in dark colours.
  mutating func append(_ classes: StyleClasses, adapts: Bool) {
    append(verbatim: "<style>\nbody{margin:0}")
    for (number, rule) in classes.rules.enumerated() {
      switch rule {
      case .corners(let radii, let clipsContent):
        append(className: number, of: "\n.", "{border-radius:")
        append(contentsOf: radii)
        append(verbatim: clipsContent ? ";overflow:hidden}" : "}")
      case .narrow, .darkText, .darkBackground, .darkBorder: break
      }
    }
    append(verbatim: "\n</style>\n")
    appendNarrow(classes)
    guard adapts else { return }
    // In a stylesheet of its own, so that what doesn't read it still reads the other one.
    append(verbatim: "<style>\n:root{color-scheme:light dark;supported-color-schemes:light dark}")
    append(verbatim: "\n@media (prefers-color-scheme:dark){")
    appendDark(classes, behind: nil)
    append(verbatim: "\n}")
    // Outlook's apps and site mark what they have changed (data-ogsc, data-ogsb).
    appendDark(classes, behind: ("[data-ogsc] ", "[data-ogsb] "))
    append(verbatim: "\n</style>\n")
  }

  private mutating func appendNarrow(_ classes: StyleClasses) {
    let rules = classes.rules.enumerated().compactMap { number, rule -> (number: Int, text: String)? in
      guard case .narrow(let text) = rule else { return nil }
      return (number, text)
    }
    guard !rules.isEmpty else { return }
    append(verbatim: "<style>\n@media (max-width:480px){")
    for rule in rules {
      append(className: rule.number, of: "\n.", "{")
      append(safe: rule.text)
      append(verbatim: "}")
    }
    append(verbatim: "\n}\n</style>\n")
  }

  private mutating func appendDark(
    _ classes: StyleClasses, behind marks: (text: StaticString, background: StaticString)?
  ) {
    for (number, rule) in classes.rules.enumerated() {
      let (mark, property, value): (StaticString, StaticString, String)
      switch rule {
      case .darkText(let color): (mark, property, value) = (marks?.text ?? "", "{color:", color)
      case .darkBackground(let color):
        (mark, property, value) = (marks?.background ?? "", "{background-color:", color)
      case .darkBorder(let color): (mark, property, value) = (marks?.text ?? "", "{border-color:", color)
      case .corners, .narrow: continue
      }
      append(verbatim: "\n")
      append(verbatim: mark)
      append(className: number, of: ".", property)
      append(safe: value)
      append(verbatim: " !important}")
    }
  }

  private mutating func append(className number: Int, of start: StaticString, _ end: StaticString) {
    append(verbatim: start)
    append(className: number)
    append(verbatim: end)
  }
}
