import RestyleHTML

/// What only some clients show, each once: rules of a stylesheet that others drop.
struct StyleClasses: Sendable {
  private var numbers: [Rule: Int] = [:]
  private var rules: [Rule] = []
  /// Whether an image is to shrink in small windows.
  var hasImages = false

  enum Rule: Hashable, Sendable {
    case darkText(String)
    case darkBackground(String)
    case darkBorder(String)
    case corners(Bytes)
  }
}

extension StyleClasses {
  /// The number of the class that has a rule.
  mutating func number(of rule: Rule) -> Int {
    if let number = numbers[rule] { return number }
    numbers[rule] = rules.count
    rules.append(rule)
    return rules.count - 1
  }

  /// The class of images.
  static let image: StaticString = "i"
}

extension ByteSink {
  /// Appends the name of a class.
  mutating func append(className number: Int) { append(integer: number, behind: "s", before: "") }

  /// Appends the stylesheet of an e-mail, which may be in dark colours.
  mutating func append(_ classes: StyleClasses, adapts: Bool) {
    append(verbatim: "<style>\nbody{margin:0}")
    if classes.hasImages { append(verbatim: "\n.i{max-width:100%;height:auto}") }
    for rule in classes.numbered {
      guard case .corners(let radii) = rule.rule else { continue }
      append(verbatim: "\n.")
      append(className: rule.number)
      append(verbatim: "{border-radius:")
      append(contentsOf: radii)
      append(verbatim: "}")
    }
    append(verbatim: "\n</style>\n")
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

  private mutating func appendDark(
    _ classes: StyleClasses, behind marks: (text: StaticString, background: StaticString)?
  ) {
    for rule in classes.numbered {
      let (mark, property, value): (StaticString, StaticString, String)
      switch rule.rule {
      case .darkText(let color): (mark, property, value) = (marks?.text ?? "", "{color:", color)
      case .darkBackground(let color):
        (mark, property, value) = (marks?.background ?? "", "{background-color:", color)
      case .darkBorder(let color): (mark, property, value) = (marks?.text ?? "", "{border-color:", color)
      case .corners: continue
      }
      append(verbatim: "\n")
      append(verbatim: mark)
      append(verbatim: ".")
      append(className: rule.number)
      append(verbatim: property)
      append(safe: value)
      append(verbatim: " !important}")
    }
  }
}

extension StyleClasses {
  fileprivate var numbered: [(number: Int, rule: Rule)] { rules.enumerated().map { ($0.offset, $0.element) } }
}
