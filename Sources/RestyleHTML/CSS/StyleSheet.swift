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
/// Colours that vary come out as media queries for dark colour schemes and more contrast.
public struct StyleSheet: Sendable {
  private let classPrefix: String
  private var base = Bytes()
  private var queries = [Bytes](repeating: [], count: Appearance.queries.count)
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
  /// The CSS: rules for every appearance, then those for each media query.
  public var css: String {
    var bytes = base
    for (rules, (query, _)) in zip(queries, Appearance.queries) where !rules.isEmpty {
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
    let text = rules.map(\.text).joined(separator: "\n")
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
      rule.append(to: &base, className: className, rule.declarations)
      for (index, override) in rule.overrides.enumerated() {
        rule.append(to: &queries[index], className: className, override)
      }
    }
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
