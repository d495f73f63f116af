import RestyleRendering

/// The source of the colour scheme and the contrast that a stylesheet's rules apply to.
///
/// ```swift
/// var sheet = StyleSheet(appearance: .mediaAndAttributes())
/// // <html>                              as the reader's system says
/// // <html data-color-scheme="dark">     dark, whatever it says
/// ```
///
/// If attributes of the root element set the colour scheme, the stylesheet also declares its `color-scheme`, so that
/// parts that browsers draw themselves fit. Pages are light on paper, whatever the attributes say.
public struct AppearanceSource: Hashable, Sendable {
  let asksMedia: Bool
  /// The attributes that are queried; nil for none.
  let attributes: Attributes?

  /// The names as escaped CSS identifiers.
  struct Attributes: Hashable, Sendable {
    let colorScheme: Bytes
    let contrast: Bytes
  }

  /// The reader's system, by media queries.
  public static let media = AppearanceSource(asksMedia: true, attributes: nil)

  /// Returns a source that queries attributes of the page's root element.
  ///
  /// The attribute of the colour scheme is `dark`, otherwise the scheme is light. The attribute of the contrast is
  /// `increased`, otherwise the contrast is normal.
  ///
  /// - Parameters:
  ///   - colorScheme: The name of the attribute of the colour scheme; empty for the default name.
  ///   - contrast: The name of the attribute of the contrast; empty for the default name.
  /// - Returns: A source for pages that choose their appearance themselves.
  public static func attributes(
    colorScheme: String = "data-color-scheme", contrast: String = "data-contrast"
  ) -> AppearanceSource {
    AppearanceSource(asksMedia: false, attributes: Attributes(colorScheme, contrast))
  }

  /// Returns a source that queries attributes of the page's root element, and otherwise the reader's system.
  ///
  /// The attributes are `dark` or `light`, and `increased` or `normal`.
  ///
  /// - Parameters:
  ///   - colorScheme: The name of the attribute of the colour scheme; empty for the default name.
  ///   - contrast: The name of the attribute of the contrast; empty for the default name.
  /// - Returns: A source for pages on which readers can choose.
  public static func mediaAndAttributes(
    colorScheme: String = "data-color-scheme", contrast: String = "data-contrast"
  ) -> AppearanceSource {
    AppearanceSource(asksMedia: true, attributes: Attributes(colorScheme, contrast))
  }
}

extension AppearanceSource.Attributes {
  fileprivate init(_ colorScheme: String, _ contrast: String) {
    self.colorScheme = Bytes(cssIdentifier: colorScheme.isEmpty ? "data-color-scheme" : colorScheme)
    self.contrast = Bytes(cssIdentifier: contrast.isEmpty ? "data-contrast" : contrast)
  }
}

/// The condition under which elements with the focus look focused.
public enum FocusIndication: String, Hashable, Sendable, Codable, CaseIterable {
  /// If browsers indicate the focus: in fields, and in other controls if it came from the keyboard (`:focus-visible`).
  case visible
  /// If an element has the focus, even by a click (`:focus`).
  case always
}

/// One way in which a condition can hold.
struct ConditionPlace {
  /// The media query; empty for none.
  var query: String
  /// The container queries, each nested in the previous ones.
  var containers: [String] = []
  /// The end of selectors; empty for none.
  var scope = Bytes()
  /// The features that a browser must support; empty for none.
  var supports = ""
  /// The condition under which elements look focused.
  var focus = FocusIndication.visible
}

extension TraitCondition {
  /// The ways in which the condition can hold together with another one.
  func places(
    _ source: AppearanceSource, _ media: MediaTraits.Contents, where other: MediaCondition
  ) -> [ConditionPlace] {
    // A fast path: most rules have no condition.
    guard !isEmpty else { return [ConditionPlace(query: other.description)] }
    let containers = containerQueries(media)
    guard let attributes = source.attributes else {
      return [ConditionPlace(query: mediaQuery(media, where: other), containers: containers)]
    }
    var places = [(media: self, other: other, scope: Bytes())]
    let differences: [(TraitCondition, Bytes, value: StaticString, usual: StaticString)] = [
      (.darkColorScheme, attributes.colorScheme, "dark", "light"),
      (.increasedContrast, attributes.contrast, "increased", "normal"),
    ]
    for (difference, attribute, value, usual) in differences where contains(difference) {
      places = places.flatMap { place in
        var chosen = place
        chosen.media.remove(difference)
        chosen.scope.append(within: attribute, value, isNegated: false)
        // On paper, browsers leave dark backgrounds out, and find no reader's system dark.
        if difference == .darkColorScheme { chosen.other = chosen.other && .screen }
        guard source.asksMedia else { return [chosen] }
        var unsaid = place
        unsaid.scope.append(within: attribute, usual, isNegated: true)
        return [unsaid, chosen]
      }
    }
    return places.map {
      ConditionPlace(
        query: $0.media.mediaQuery(media, where: $0.other), containers: containers, scope: $0.scope)
    }
  }
}

extension AppearanceSource {
  /// The rules of the root element that declare its colour schemes.
  var colorSchemeRules: Bytes {
    var text = Bytes()
    guard let attributes else { return text }
    text.append(verbatim: ":where(:root){color-scheme:")
    text.append(verbatim: asksMedia ? "light dark}\n" : "light}\n")
    if asksMedia { text.append(colorSchemeOf: attributes.colorScheme, "light") }
    text += Bytes("@media \(MediaCondition.screen){\n".utf8)
    text.append(colorSchemeOf: attributes.colorScheme, "dark")
    text.append(verbatim: "}\n")
    return text
  }
}

extension MediaCondition {
  /// A condition that the page isn't printed.
  fileprivate static let screen = !print
}

extension Bytes {
  /// Appends the rule of a root element with an attribute value that declares the colour scheme of that name.
  fileprivate mutating func append(colorSchemeOf attribute: Bytes, _ value: StaticString) {
    append(verbatim: ":where(")
    append(root: attribute, value)
    append(verbatim: "){color-scheme:")
    append(verbatim: value)
    append(verbatim: "}\n")
  }

  fileprivate mutating func append(root attribute: Bytes, _ value: StaticString) {
    append(verbatim: ":root[")
    append(contentsOf: attribute)
    append(UInt8(ascii: "="))
    append(verbatim: value)
    append(UInt8(ascii: "]"))
  }

  /// Appends a selector of zero specificity for a root element with, or without, an attribute value, and everything in
  /// it.
  fileprivate mutating func append(within attribute: Bytes, _ value: StaticString, isNegated: Bool) {
    append(verbatim: isNegated ? ":where(:not(" : ":where(")
    append(root: attribute, value)
    append(UInt8(ascii: ","))
    append(root: attribute, value)
    append(verbatim: isNegated ? " *))" : " *)")
  }
}
