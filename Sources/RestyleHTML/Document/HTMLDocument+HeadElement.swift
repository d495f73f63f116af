public import Restyle
import RestyleRendering

extension HTMLDocument {
  /// An additional element in the head of a page.
  ///
  /// ```swift
  /// let document = HTMLDocument(
  ///   title: "Settings", body: page,
  ///   head: [
  ///     .metadata(property: "og:image", "https://example.com/cover.png"),
  ///     .link("https://example.com/settings", relation: "canonical"),
  ///     .themeColor(.systemBackground),
  ///   ])
  /// ```
  ///
  /// Names, values and addresses are escaped.
  public struct HeadElement: Hashable, Sendable {
    fileprivate let kind: Kind

    fileprivate enum Kind: Hashable, Sendable {
      case metadata(isProperty: Bool, name: ExactText, content: ExactText)
      case link(address: ExactText, relation: ExactText, type: ExactText?, language: Language?)
      case themeColor(Color)
      case markup(TrustedMarkup)
    }
  }
}

extension HTMLDocument.HeadElement {
  /// Returns metadata with a name, for search engines and browsers; without a name, it is left out and reported.
  ///
  /// - Parameters:
  ///   - name: The name, such as `robots` or `author`.
  ///   - content: The value.
  /// - Returns: An element for the head of a page.
  public static func metadata(name: String, _ content: String) -> Self {
    Self(kind: .metadata(isProperty: false, name: ExactText(name), content: ExactText(content)))
  }

  /// Returns metadata with a property, for the previews of social networks (Open Graph).
  ///
  /// - Parameters:
  ///   - property: The property, such as `og:image`, which needs an absolute address as its value.
  ///   - content: The value.
  /// - Returns: An element for the head of a page.
  public static func metadata(property: String, _ content: String) -> Self {
    Self(kind: .metadata(isProperty: true, name: ExactText(property), content: ExactText(content)))
  }

  /// Returns a link to a resource that belongs to the page.
  ///
  /// An address that could run programs, or isn't one of the web, is left out and reported. So is a link without an
  /// address or a relation. If your content security policy forbids everything else, allow the resources that browsers
  /// load.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - relation: The relation of the resource to the page, such as `canonical`, `alternate` or `manifest`.
  ///   - type: The media type of the resource, such as `application/rss+xml`; nil to omit it.
  ///   - language: The language of the resource; nil for that of the page.
  /// - Returns: An element for the head of a page.
  public static func link(
    _ address: String, relation: String, type: String? = nil, language: Language? = nil
  ) -> Self {
    Self(
      kind: .link(
        address: ExactText(address), relation: ExactText(relation), type: type.map { ExactText($0) },
        language: language))
  }

  /// Returns the colour of the browser's interface around the page, such as its bars.
  ///
  /// A colour with variants becomes an element for each variant, from which the reader's system chooses. Attributes of
  /// the page, which an ``AppearanceSource`` can query, have no effect there.
  ///
  /// - Parameter color: The colour, usually that of the page's background or of its topmost bar.
  /// - Returns: An element for the head of a page.
  public static func themeColor(_ color: Color) -> Self { Self(kind: .themeColor(color)) }

  /// Returns markup of your own, such as a script or structured data.
  ///
  /// The page contains the markup unchanged. The page's ``HTMLDocument/contentSecurityPolicy`` doesn't allow the styles
  /// and resources in it.
  ///
  /// - Parameter markup: The markup, with elements that a head can contain.
  /// - Returns: An element for the head of a page.
  public static func markup(_ markup: TrustedMarkup) -> Self { Self(kind: .markup(markup)) }
}

extension DocumentWriter {
  /// Appends an element of the head.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - sheet: The stylesheet of the page.
  mutating func append(_ element: HTMLDocument.HeadElement, of sheet: StyleSheet) {
    switch element.kind {
    case .metadata(let isProperty, let name, let content):
      guard says(name.text, as: isProperty ? "property" : "name", of: "meta") else { return }
      bytes.append(verbatim: "<meta")
      append(isProperty ? " property" : " name", name.text)
      append(" content", content.text)
      bytes.append(verbatim: ">\n")
    case .link(let address, let relation, let type, let language):
      guard says(relation.text, as: "rel", of: "link"), let reference = reference(to: address.text)
      else { return }
      bytes.append(verbatim: "<link")
      append(" rel", relation.text)
      append(" href", reference.text)
      if let type, !type.text.isBlank { append(" type", type.text) }
      if let language { append(" hreflang", language.tag) }
      bytes.append(verbatim: ">\n")
    case .themeColor(let color): append(themeColor: color, of: sheet)
    case .markup(let markup):
      bytes.append(safe: markup.html)
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// Returns whether a required value isn't blank; reports the element otherwise.
  private mutating func says(_ value: String, as attribute: String, of element: String) -> Bool {
    guard value.isBlank else { return true }
    problems.append(RenderingProblem(.emptyAttribute(attribute, of: element), part: "head"))
    return false
  }

  private mutating func append(themeColor color: Color, of sheet: StyleSheet) {
    let usual = sheet.fixedTraits ?? TraitCollection()
    let follows = sheet.fixedTraits == nil && sheet.appearance.asksMedia
    let members: TraitCondition = follows ? [.darkColorScheme, .increasedContrast] : []
    var variants: [(condition: TraitCondition, color: String)] = []
    for condition in members.subsets {
      let text = color.cssText(
        colorScheme: condition.contains(.darkColorScheme) ? .dark : usual.colorScheme,
        contrast: condition.contains(.increasedContrast) ? .increased : usual.contrast)
      let known = variants.last { $0.condition.isSubset(of: condition) }
      if known?.color != text { variants.append((condition, text)) }
    }
    // Browsers use the first one that applies (HTML, section 4.2.5.1).
    for (condition, color) in variants.reversed() {
      bytes.append(verbatim: "<meta name=\"theme-color\"")
      let query = condition.mediaQuery(sheet.mediaTraits.contents, where: .always)
      if !query.isEmpty { append(" media", query) }
      append(" content", color)
      bytes.append(verbatim: ">\n")
    }
  }
}
