public import Restyle
public import RestyleElements
public import RestyleRendering

/// A whole page: the rendered content with its head, styles and metadata.
///
/// ```swift
/// let document = try HTMLDocument(title: "Terms", language: "en") {
///   Label("Terms", style: .header).heading(1)
///   Label("Be kind.")
/// }
/// let html = document.html
/// ```
///
/// The page declares its encoding, language and colour schemes, and fits the width of small devices. It needs no
/// script. Its content security policy needs no `unsafe-inline`: ``contentSecurityPolicy`` names the styles of the
/// page.
///
/// Titles and addresses are escaped. Addresses that could run programs are left out, and reported in ``problems``.
public struct HTMLDocument: Sendable {
  /// The HTML of the page.
  public let html: String
  /// The file of the stylesheet; nil if the page contains the rules, or if there are none.
  public let styleSheetFile: File?
  /// The directive of a `Content-Security-Policy` that allows the styles of the page.
  ///
  /// Images, fonts and scripts need directives of your own.
  public let contentSecurityPolicy: String
  /// The problems: features of elements, addresses and the body's styles that the page can't show.
  ///
  /// Unlike the problems of a part of a page, these include references and links to identifiers that no element of the
  /// page has.
  public let problems: [RenderingProblem]

  /// Creates a page of elements.
  ///
  /// - Parameters:
  ///   - title: The title of the page. Browsers show it, and screen readers read it first.
  ///   - description: A description of the page in a sentence or two, for search engines; nil for none.
  ///   - language: The language of the page and its texts; nil for the context's.
  ///   - context: The rendering context. The page has its direction.
  ///   - background: The background of the whole page.
  ///   - text: The style of texts that have none of their own.
  ///   - styleSheet: The stylesheet that the page adds its rules to.
  ///   - styles: The placement of the stylesheet.
  ///   - icons: The icons of the page, from which browsers choose.
  ///   - preloads: The resources that browsers load before they need them.
  ///   - elements: Other elements of the page's head, after its styles.
  ///   - content: The elements of the page, created under the defaults of the context.
  /// - Throws: `ElementError` if elements are nested too deeply.
  public init(
    title: String, description: String? = nil, language: Language? = nil,
    in context: ElementContext = ElementContext(), background: BackgroundStyle? = nil,
    text: TextStyle? = nil, styleSheet: StyleSheet = StyleSheet(), styles: StylePlacement = .inline,
    icons: [Icon] = [], preloads: [Preload] = [], head elements: [HeadElement] = [],
    @ElementBuilder content: () -> ElementContent
  ) throws(ElementError) {
    var context = context
    if let language { context.language = language }
    var page = HTMLRenderer(styleSheet: styleSheet)
    page.writer.isWholePage = true
    try page.append(context.content(content), in: context)
    context.withDefaults { page.styleSheet.addBody(background, text) }
    self.init(
      page,
      DocumentHead(
        title: title, description: description, language: context.language,
        direction: context.traits.layoutDirection, styles: styles, icons: icons, preloads: preloads,
        others: elements))
  }

  /// Creates a page from the output of a renderer.
  ///
  /// - Parameters:
  ///   - title: The title of the page. Browsers show it, and screen readers read it first.
  ///   - description: A description of the page in a sentence or two, for search engines; nil for none.
  ///   - language: The language of the page; nil if it is unknown, which makes the page hard to read aloud.
  ///   - direction: The layout direction of the page.
  ///   - page: The renderer with the content of the page and its stylesheet.
  ///   - background: The background of the whole page.
  ///   - text: The style of texts that have none of their own.
  ///   - styles: The placement of the stylesheet.
  ///   - icons: The icons of the page, from which browsers choose.
  ///   - preloads: The resources that browsers load before they need them.
  ///   - elements: Other elements of the page's head, after its styles.
  public init(
    title: String, description: String? = nil, language: Language? = nil,
    direction: LayoutDirection = .leftToRight, body page: HTMLRenderer, background: BackgroundStyle? = nil,
    text: TextStyle? = nil,
    styles: StylePlacement = .inline, icons: [Icon] = [], preloads: [Preload] = [],
    head elements: [HeadElement] = []
  ) {
    let head = DocumentHead(
      title: title, description: description, language: language, direction: direction, styles: styles,
      icons: icons, preloads: preloads, others: elements)
    guard background != nil || text != nil else {
      self.init(page, head)
      return
    }
    var styled = page
    styled.styleSheet.addBody(background, text)
    self.init(styled, head)
  }

  // Borrows the page, since a copy would retain all references of a renderer.
  private init(_ page: borrowing HTMLRenderer, _ head: DocumentHead) {
    var writer = DocumentWriter(
      problems: page.writer.problemsOfWholeWithMarkup, bodyCount: page.writer.bytes.count)
    (styleSheetFile, contentSecurityPolicy) = writer.append(head, of: page)
    page.writer.bytes.withUnsafeBytes { writer.bytes.append(bytes: $0) }
    writer.appendEnd()
    html = writer.bytes.text
    // The renderer reports the problems of its own stylesheet.
    problems = writer.problems.joined(by: page.writer.styles.styleSheet.problems)
  }
}

extension [RenderingProblem] {
  /// Returns these problems and those of `others` that aren't among them; a problem without a path matches any path.
  func joined(by others: Self) -> Self {
    guard !others.isEmpty else { return self }
    let known = Set(self)
    // A stylesheet also reports the styles of elements, but without paths.
    let unlocated = Set(map { RenderingProblem($0.loss, part: $0.part) })
    return self + others.filter { !known.contains($0) && !($0.path.steps.isEmpty && unlocated.contains($0)) }
  }
}

extension StyleSheet {
  /// Adds the styles of a page's body.
  mutating func addBody(_ background: BackgroundStyle?, _ text: TextStyle?) {
    if let background { add(background, to: .pageBody) }
    if let text { add(text, to: .pageBody) }
  }
}

extension CSSSelector {
  /// The body of a page, without specificity.
  fileprivate static let pageBody = CSSSelector(elements: Bytes(":where(body)".utf8))
}

extension HTMLDocument {
  /// The value of an `ETag` header for the page, which changes with each byte of the page (RFC 9110, section 8.8.3).
  ///
  /// - Complexity: Linear in the length of the page.
  public var entityTag: String { SHA256.digest(of: Bytes(html.utf8)).name.asEntityTag }

  /// The placement of a page's stylesheet.
  public enum StylePlacement: Hashable, Sendable {
    /// The page contains the rules.
    case inline
    /// The rules are in a file. Its name starts with this path, such as `/assets/site`, and contains a digest of its
    /// content. Browsers can cache it forever, and load a new file as soon as the content changes.
    ///
    /// If the page extends a ``PreparedStyleSheet``, all such pages share the file of the prepared stylesheet. The page
    /// itself contains the rules that it adds.
    case linked(path: String)
  }

  /// A file that a page refers to.
  public struct File: Hashable, Sendable {
    /// The address of the file in the page, such as `/assets/site-9f86d081884c7d65.css`.
    @Exact public private(set) var address: String
    private let styles: DigestedStyles

    init(_ styles: DigestedStyles, at reference: WebReference) {
      (address, self.styles) = (reference.text, styles)
    }

    /// The contents of the file.
    public var content: String { styles.css }

    /// The value of an `ETag` header for the file.
    public var entityTag: String { styles.entityTag }
  }

  /// An icon of a page.
  public struct Icon: Hashable, Sendable {
    /// The image.
    public let image: Image
    /// The width and height of the icon, in pixels; nil for any size.
    public let size: Int?
    /// Whether the icon is for the home screen of a phone.
    public let isForHomeScreen: Bool

    /// Creates an icon.
    ///
    /// - Parameters:
    ///   - image: The image, as an address or as bytes.
    ///   - size: The width and height of the icon, in pixels; nil for any size.
    ///   - isForHomeScreen: Whether the icon is for the home screen of a phone.
    public init(_ image: Image, size: Int? = nil, isForHomeScreen: Bool = false) {
      self.image = image
      self.size = size
      self.isForHomeScreen = isForHomeScreen
    }
  }

  /// A resource that browsers load before they need it.
  public struct Preload: Hashable, Sendable {
    /// The address of the resource.
    @Exact public private(set) var address: String
    /// The kind of the resource.
    public let kind: Kind

    /// Creates a resource to preload.
    public init(_ address: String, as kind: Kind) {
      self.address = address
      self.kind = kind
    }

    /// The kinds of resources that browsers can preload.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A font in the WOFF 2 format, which browsers load without the reader's credentials.
      case font
      /// An image.
      case image
      /// A stylesheet.
      case style
      /// A script.
      case script
    }
  }
}
