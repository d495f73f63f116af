public import Restyle
import RestyleRendering

/// The custom properties of a design system's named values, by the names of their entries.
///
/// ```swift
/// let accent = sheet.add(values)["accent"]  // "--Acme-accent"
/// ```
public struct CSSVariableNames: Hashable, Sendable {
  private var names: [ExactText: String] = [:]

  /// The custom property of the entry of a name, as CSS writes it; of the first one where several have it, in the order
  /// of colours, lengths, radii and shadows, nil where none does.
  public subscript(entry: String) -> String? { names[ExactText(entry)] }

  fileprivate mutating func add(_ property: Bytes, of entry: String) {
    guard names[ExactText(entry)] == nil else { return }
    names[ExactText(entry)] = String(decoding: property, as: UTF8.self)
  }
}

extension StyleSheet {
  /// The named values that were added.
  struct Variables: Sendable {
    var declared: [DeclaredVariable] = []
    /// What rules refer to; nil for nothing.
    var table: VariableTable?
    /// The custom property that holds the name of the nearest theme; nil if there was no need for it.
    private var themeProperty: Bytes?
    private var usedNames = UsedNames()
  }

  /// Adds custom properties for named values, on the root element.
  ///
  /// Whatever is styled from then on refers to them by `var()`, exactly where a style refers to a value by
  /// `Color.named(_:)`, `Double.named(_:)` or `ShadowStyle.named(_:)`: room, radii, sizes and lines of boxes, and shadows
  /// with their lengths. Functions of a colour are `color-mix()` and relative colours, so that a page that
  /// overrides the property changes those too. A value that refers to another one is an alias of its property.
  /// Colours in gradients that are drawn are written themselves, and all that `style` attributes say; so are lengths that
  /// are calculated, and those of text that follows the size that its reader prefers. Fonts and text styles have no
  /// custom properties: what refers to them says what they are.
  ///
  /// A stylesheet that extends a prepared one declares the values that this one has again, as the current defaults have
  /// them, so that all rules follow: add them first, under the defaults of a customer's theme, and only what no property
  /// can change is added to the shared rules.
  ///
  /// ```swift
  /// let html = try DefaultStyling.withDefaults(theme) {
  ///   var sheet = StyleSheet(extending: prepared)
  ///   sheet.add(values)
  ///   var page = HTMLRenderer(styleSheet: sheet)
  ///   try page.append(SettingsForm())
  ///   return page.html
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - functions: Whether functions of colours are written as such; otherwise as the colours that they are now.
  /// - Returns: The names of the properties, for a page's own CSS: each starts with the name of the design system.
  @discardableResult
  public mutating func add(_ values: DesignValues, writingFunctions functions: Bool = true)
    -> CSSVariableNames
  {
    var names = CSSVariableNames()
    var inherited = variables.inherited
    var indices: [Int?] = []
    let declared = values.declared(isInFunctions: functions) { entry in
      let index = inherited[entry]?.popLast()
      let usual = Self.className(from: entry.systemName + "-" + entry.name)
      let property = index.map { variables.declared[$0].name } ?? variables.property(like: usual)
      indices.append(index)
      names.add(property, of: entry.name)
      return property
    }
    for (index, variable) in zip(indices, declared) {
      if let index {
        variables.declared[index] = variable
      } else {
        variables.declared.append(variable)
      }
    }
    let known = VariableTable(declared, beside: variables.table)
    // An equal one is kept: look-ups compare the same object with itself at once.
    if known != variables.table { variables.table = known }
    add(RootedRules(root: .pageRoot, rules: CSSRules(variables: declared.declarations(in: surroundings))))
    updateThemes()
    return names
  }

  /// Adds a font that the page brings, before all rules and once; fonts ask for it by the name of its family.
  ///
  /// ```swift
  /// sheet.add(FontFace("Inter", sources: [.url("/fonts/inter.woff2", format: .woff2)]))
  /// try sheet.add(TextStyle(font: .custom("Inter", size: 17)), to: "body")
  /// ```
  ///
  /// Addresses are relative or of `http` and `https`, or hold the font themselves, as `data:font/woff2`; others are left
  /// out, and are ``problems``.
  public mutating func add(_ face: FontFace) {
    var problems: [RenderingProblem] = []
    let rule = face.css(&problems)
    report(problems)
    if let rule { add(fontFace: rule) }
  }
}

extension StyleSheet.Variables {
  /// Returns the custom property of a name, or of one like it if others have the name.
  fileprivate mutating func property(like usual: String) -> Bytes {
    var property = Bytes("--".utf8)
    property.append(cssIdentifier: usedNames.take(like: usual, beside: nil))
    return property
  }

  /// The indices of the custom properties of a prepared stylesheet that this one hasn't declared again, the last one
  /// first.
  fileprivate var inherited: [DeclaredVariable.Entry: [Int]] {
    let indices = declared.indices.reversed().filter { declared[$0].isInherited }
    return Dictionary(grouping: indices) { declared[$0].entry }
  }

  /// The same, for a stylesheet that extends one which has them.
  var asInherited: Self {
    var variables = self
    for index in variables.declared.indices { variables.declared[index].isInherited = true }
    return variables
  }

  /// Returns the custom property that holds the name of the nearest theme, as in `--s-theme`.
  mutating func themeProperty(_ classPrefix: String) -> Bytes {
    let property = themeProperty ?? property(like: classPrefix + "-theme")
    themeProperty = property
    return property
  }
}

extension StyleSheet {
  /// Whether rules of its own declare named values; those of a prepared stylesheet stand before them.
  var declaresValues: Bool { ordered.contains { $0[0].root == .pageRoot } }
}

extension RuleRoot {
  /// The root element, weighing nothing, so that a page's own rules outweigh it.
  static let pageRoot = RuleRoot(CSSSelector(elements: Bytes(":where(:root)".utf8)))
}
