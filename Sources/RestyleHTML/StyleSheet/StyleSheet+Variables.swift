public import Restyle
import RestyleRendering

/// The custom properties of a design system's named values, by the names of their entries.
///
/// ```swift
/// let accent = sheet.add(values)["accent"]  // "--Acme-accent"
/// ```
public struct CSSVariableNames: Hashable, Sendable {
  private var names: [ExactText: String] = [:]

  /// The custom property of the entry with a name, as CSS writes it; nil if there is none.
  ///
  /// If several entries have the name, the first one counts, in the order of colours, lengths, radii and shadows.
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
    /// The custom properties that rules refer to; nil for none.
    var table: VariableTable?
    /// The custom property with the name of the nearest theme; nil if it isn't needed.
    private var themeProperty: Bytes?
    private var usedNames = UsedNames()
  }

  /// Adds custom properties for named values, on the root element.
  ///
  /// Styles that you add later refer to the properties by `var()`, exactly where they refer to a value by
  /// `Color.named(_:)`, `Double.named(_:)` or `ShadowStyle.named(_:)`: in insets, radii, sizes and borders of boxes,
  /// and in shadows with their lengths. Functions of a colour become `color-mix()` and relative colours, so a page that
  /// overrides the property changes them too. A value that refers to another one is an alias of its property.
  ///
  /// These are written as values, without the property: colours in gradients that are drawn; all values in `style`
  /// attributes; calculated lengths; and lengths of text that follows the reader's preferred size. Fonts and text
  /// styles have no custom properties, so styles that refer to them contain their values.
  /// A stylesheet that extends a prepared one declares the values of that one again, as they are under the current
  /// defaults, so all rules follow. Add the values first, under the defaults of a customer's theme. Then the stylesheet
  /// only adds rules for changes that no property can express.
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
  ///   - functions: Whether functions of colours are written as such, instead of as their current colours.
  /// - Returns: The names of the properties, for a page's own CSS. Each starts with the name of the design system.
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
    // Keep an equal table: comparing an object with itself is fast.
    if known != variables.table { variables.table = known }
    add(RootedRules(root: .pageRoot, rules: CSSRules(variables: declared.declarations(in: surroundings))))
    updateThemes()
    return names
  }

  /// Adds a font of the page, once and before all rules; styles refer to it by the name of its family.
  ///
  /// ```swift
  /// sheet.add(FontFace("Inter", sources: [.url("/fonts/inter.woff2", format: .woff2)]))
  /// try sheet.add(TextStyle(font: .custom("Inter", size: 17)), to: "body")
  /// ```
  ///
  /// Addresses can be relative, have the scheme `http` or `https`, or contain the font itself, as `data:font/woff2`.
  /// Others are left out, and are ``problems``.
  public mutating func add(_ face: FontFace) {
    var problems: [RenderingProblem] = []
    let rule = face.css(&problems)
    report(problems)
    if let rule { add(fontFace: rule) }
  }
}

extension StyleSheet.Variables {
  /// Returns the custom property with a name, or with a similar one if the name is taken.
  fileprivate mutating func property(like usual: String) -> Bytes {
    var property = Bytes("--".utf8)
    property.append(cssIdentifier: usedNames.take(like: usual, beside: nil))
    return property
  }

  /// The indices of the prepared stylesheet's custom properties that this one hasn't redeclared, in reverse order.
  fileprivate var inherited: [DeclaredVariable.Entry: [Int]] {
    let indices = declared.indices.reversed().filter { declared[$0].isInherited }
    return Dictionary(grouping: indices) { declared[$0].entry }
  }

  /// The variables for a stylesheet that extends one with them.
  var asInherited: Self {
    var variables = self
    for index in variables.declared.indices { variables.declared[index].isInherited = true }
    return variables
  }

  /// Returns the custom property for the name of the nearest theme, such as `--s-theme`.
  mutating func themeProperty(_ classPrefix: String) -> Bytes {
    let property = themeProperty ?? property(like: classPrefix + "-theme")
    themeProperty = property
    return property
  }
}

extension StyleSheet {
  /// Whether its own rules declare named values; those of a prepared stylesheet precede them.
  var declaresValues: Bool { ordered.contains { $0[0].root == .pageRoot } }
}

extension RuleRoot {
  /// The root element without specificity, so that a page's own rules override it.
  static let pageRoot = RuleRoot(CSSSelector(elements: Bytes(":where(:root)".utf8)))
}
