public import Restyle
import RestyleRendering

extension HTMLDocument {
  /// What else stands in the head of a page.
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
  /// Whatever names, values and addresses hold, they stay in their places.
  public struct HeadElement: Hashable, Sendable {
    fileprivate let kind: Kind

    fileprivate enum Kind: Hashable, Sendable {
      case metadata(attribute: MetadataAttribute, name: ExactText, content: ExactText)
      case link(address: ExactText, relation: ExactText, type: ExactText?, language: Language?)
      case themeColor(Color)
      case markup(TrustedMarkup)
    }

    /// The attribute that names metadata.
    fileprivate enum MetadataAttribute: Hashable, Sendable {
      case name
      case property
    }
  }
}

extension HTMLDocument.HeadElement {
  /// Metadata of a name, as search engines and browsers read it; one without a name is left out and reported.
  ///
  /// - Parameters:
  ///   - name: The name, such as `robots` or `author`.
  ///   - content: What it says.
  /// - Returns: An element of the head.
  public static func metadata(name: String, _ content: String) -> Self {
    Self(kind: .metadata(attribute: .name, name: ExactText(name), content: ExactText(content)))
  }

  /// Metadata of a property, as social networks read it for their previews (Open Graph).
  ///
  /// - Parameters:
  ///   - property: The property, such as `og:image`, whose content is a whole address.
  ///   - content: What it says.
  /// - Returns: An element of the head.
  public static func metadata(property: String, _ content: String) -> Self {
    Self(kind: .metadata(attribute: .property, name: ExactText(property), content: ExactText(content)))
  }

  /// A link to a resource that belongs to the page.
  ///
  /// An address that could run programs, or isn't one of the web, is left out and reported, and so is a link without an
  /// address or a relation. A policy that forbids what isn't named has to allow what browsers load.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - relation: What the resource is to the page, such as `canonical`, `alternate` or `manifest`.
  ///   - type: The media type of the resource, such as `application/rss+xml`; nil if it needn't be known beforehand.
  ///   - language: The language of the resource; nil if it is the page's.
  /// - Returns: An element of the head.
  public static func link(
    _ address: String, relation: String, type: String? = nil, language: Language? = nil
  ) -> Self {
    Self(
      kind: .link(
        address: ExactText(address), relation: ExactText(relation), type: type.map { ExactText($0) },
        language: language))
  }

  /// The colour that browsers give what surrounds the page, such as their bars.
  ///
  /// A colour with variants has an element for each that readers' systems ask for. Attributes of the page, by which an
  /// ``AppearanceSource`` may choose, aren't known there.
  ///
  /// - Parameter color: The colour, which mostly is that of the page's background or its topmost bar.
  /// - Returns: An element of the head.
  public static func themeColor(_ color: Color) -> Self { Self(kind: .themeColor(color)) }

  /// Markup of your own, such as a script or structured data.
  ///
  /// It stands in the page unchanged. What it declares and loads isn't in the page's
  /// ``HTMLDocument/contentSecurityPolicy``.
  ///
  /// - Parameter markup: The markup, of elements that a head may have.
  /// - Returns: An element of the head.
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
    case .metadata(let attribute, let name, let content):
      guard says(name.text, as: "\(attribute)", of: "meta") else { return }
      bytes.append(verbatim: "<meta")
      switch attribute {
      case .name: append(" name", name.text)
      case .property: append(" property", name.text)
      }
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

  /// Returns whether a value says something that its element can't do without; reports the element if not.
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
    // Browsers take the first one that applies (HTML, section 4.2.5.1).
    for (condition, color) in variants.reversed() {
      bytes.append(verbatim: "<meta name=\"theme-color\"")
      let query = condition.mediaQuery(sheet.mediaTraits.contents, where: .always)
      if !query.isEmpty { append(" media", query) }
      append(" content", color)
      bytes.append(verbatim: ">\n")
    }
  }
}
