public import Restyle

/// A stylesheet in the making: rules for styles, each written once.
///
/// ```swift
/// var sheet = StyleSheet()
/// let name = sheet.className(for: .header)      // the same for an equal style
/// sheet.add(catalog)
/// page = "<style>\(sheet.css)</style>..."
/// ```
///
/// What depends on traits that CSS can tell apart comes out as media queries: colours that vary with the colour
/// scheme and the contrast, and dynamic styles whatever they read.
public struct StyleSheet: Sendable {
  private let classPrefix: String
  private var blocks: [MediaCondition: Bytes] = [:]
  // By the text of the rules.
  private var classNames: [String: String] = [:]
  // How often each name was asked for.
  private var usedNames: [String: Int] = [:]

  /// Makes an empty stylesheet.
  ///
  /// - Parameter classPrefix: What the names of its own classes start with; characters that a class name can't
  ///   hold become hyphens.
  public init(classPrefix: String = "s") {
    self.classPrefix = Self.className(from: classPrefix)
  }
}

extension StyleSheet {
  /// The CSS: rules for everywhere, then those for each media query, from the general to the special.
  public var css: String {
    var bytes = Bytes()
    for (condition, rules) in blocks.sorted(by: { $0.key < $1.key }) {
      let query = condition.query
      guard !query.isEmpty else {
        bytes.append(contentsOf: rules)
        continue
      }
      bytes.append(verbatim: "@media ")
      bytes.append(verbatim: query)
      bytes.append(verbatim: "{\n")
      bytes.append(contentsOf: rules)
      bytes.append(verbatim: "}\n")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the class of a style, and adds its rules when it is asked for the first time.
  ///
  /// Styles that CSS says the same of share a class.
  public mutating func className(for style: TextStyle) -> String {
    let rules = StyleRule.rules(for: style)
    let text = rules.reduce(into: "") { $1.append(to: &$0) }
    if let name = classNames[text] { return name }
    let name = unusedName(like: classPrefix + String(classNames.count))
    classNames[text] = name
    add(rules, className: name)
    return name
  }

  /// Adds a class for each text style of a catalog, named after the catalog and the style.
  ///
  /// - Returns: The class names, in the order of the styles.
  @discardableResult
  public mutating func add(_ catalog: StyleCatalog) -> [String] {
    catalog.textStyles.map { entry in
      let name = unusedName(like: Self.className(from: catalog.name + "-" + entry.name))
      add(StyleRule.rules(for: entry.style), className: name)
      return name
    }
  }

  private mutating func add(_ rules: [StyleRule], className: String) {
    for rule in rules {
      append(rule.declarations, of: rule, className: className, where: [])
      for (condition, override) in rule.overrides {
        append(override, of: rule, className: className, where: condition)
      }
    }
  }

  private mutating func append(
    _ declarations: CSSDeclarations, of rule: StyleRule, className: String, where condition: MediaCondition
  ) {
    guard !declarations.isEmpty else { return }
    var bytes: Bytes = [UInt8(ascii: ".")]
    bytes.append(cssIdentifier: className)
    bytes.append(verbatim: condition.selectorSuffix)
    bytes.append(verbatim: rule.selector)
    bytes.append(UInt8(ascii: "{"))
    bytes.append(contentsOf: declarations.bytes)
    bytes.append(verbatim: "}\n")
    blocks[condition, default: []].append(contentsOf: bytes)
  }
}

extension StyleSheet {
  /// Turns a name into one that both HTML's `class` and a selector can hold.
  private static func className(from name: String) -> String {
    let scalars = name.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": scalar
      case "\u{80}"...: scalar.properties.isAlphabetic || scalar.properties.isEmojiPresentation ? scalar : "-"
      default: "-"
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private mutating func unusedName(like name: String) -> String {
    var candidate = name
    while let uses = usedNames[candidate] {
      usedNames[candidate] = uses + 1
      candidate = "\(name)-\(uses + 1)"
    }
    usedNames[candidate] = 1
    return candidate
  }
}
