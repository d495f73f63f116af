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
/// It says in which encoding, language and colour schemes it is, and fits the width of small devices. It needs no script,
/// and no style that a content security policy has to allow unseen: ``contentSecurityPolicy`` names what it has.
///
/// Whatever the title and the addresses hold, they stay in their places. Addresses that could run programs are left
/// out, and reported in ``problems``.
public struct HTMLDocument: Sendable {
  /// The page.
  public let html: String
  /// The file of the stylesheet; nil where the page contains it, or where it is empty.
  public let styleSheetFile: File?
  /// The directive of a `Content-Security-Policy` that allows the styles of the page.
  ///
  /// An image, a font or a script of the page's own needs a directive of its own.
  public let contentSecurityPolicy: String
  /// The problems: what the elements, the body's styles and addresses ask for and the page can't show.
  ///
  /// Unlike a part of a page, it reports what elements refer to, and links lead to, by identifiers that no element has.
  public let problems: [RenderingProblem]

  /// Creates a page of elements.
  ///
  /// - Parameters:
  ///   - title: What the page is called; browsers show it, and listeners hear it first.
  ///   - description: What the page is about, in a sentence or two, which search engines show; nil for none.
  ///   - language: The language of the page and its texts; nil for the context's.
  ///   - context: What it is rendered in; the page has its direction.
  ///   - background: What lies behind the whole page.
  ///   - text: The style of texts that have none.
  ///   - styleSheet: What the page's rules are added to.
  ///   - styles: Where the stylesheet is.
  ///   - icons: The icons of the page, of which browsers choose.
  ///   - preloads: What browsers are to load before they meet it.
  ///   - elements: What else stands in the head of the page, behind its styles.
  ///   - content: What the page shows, created under the defaults of the context.
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

  /// Creates a page of what a renderer has rendered.
  ///
  /// - Parameters:
  ///   - title: What the page is called; browsers show it, and listeners hear it first.
  ///   - description: What the page is about, in a sentence or two, which search engines show; nil for none.
  ///   - language: The language of the page; nil if nobody knows, which makes it hard to read aloud.
  ///   - direction: The direction that the page runs in.
  ///   - page: What the page shows, with its stylesheet.
  ///   - background: What lies behind the whole page.
  ///   - text: The style of texts that have none.
  ///   - styles: Where the stylesheet is.
  ///   - icons: The icons of the page, of which browsers choose.
  ///   - preloads: What browsers are to load before they meet it.
  ///   - elements: What else stands in the head of the page, behind its styles.
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

  // Borrows what the page shows: a copy would count the references to all that a renderer holds.
  private init(_ page: borrowing HTMLRenderer, _ head: DocumentHead) {
    var writer = DocumentWriter(
      problems: page.writer.problemsOfWholeWithMarkup, bodyCount: page.writer.bytes.count)
    (styleSheetFile, contentSecurityPolicy) = writer.append(head, of: page)
    page.writer.bytes.withUnsafeBytes { writer.bytes.append(bytes: $0) }
    writer.appendEnd()
    html = writer.bytes.text
    // The renderer reports those of its own stylesheet.
    problems = writer.problems.joined(by: page.writer.styles.styleSheet.problems)
  }
}

extension [RenderingProblem] {
  /// These, and those of others that aren't among them; what has no path is among them at any.
  func joined(by others: Self) -> Self {
    guard !others.isEmpty else { return self }
    let known = Set(self)
    // A stylesheet reports the styles of elements, too, and knows no paths.
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
  /// The body of a page, of no weight.
  fileprivate static let pageBody = CSSSelector(elements: Bytes(":where(body)".utf8))
}

extension HTMLDocument {
  /// The value of an `ETag` for the page, which changes with each byte of the page (RFC 9110, section 8.8.3).
  ///
  /// - Complexity: Linear in the length of the page.
  public var entityTag: String { SHA256.digest(of: Bytes(html.utf8)).name.asEntityTag }

  /// Where a page's stylesheet is.
  public enum StylePlacement: Hashable, Sendable {
    /// In the page.
    case inline
    /// In a file, whose name starts with this path, such as `/assets/site`, and contains a digest of its content:
    /// browsers can cache it forever, and load a new file as soon as the content changes.
    ///
    /// Where the page extends a ``PreparedStyleSheet``, the file is that one's, which all pages share, and what the page
    /// adds stands in the page.
    case linked(path: String)
  }

  /// A file that a page refers to.
  public struct File: Hashable, Sendable {
    /// The address of the file in the page, as in `/assets/site-9f86d081884c7d65.css`.
    @Exact public private(set) var address: String
    private let styles: DigestedStyles

    init(_ styles: DigestedStyles, at reference: WebReference) {
      (address, self.styles) = (reference.text, styles)
    }

    /// The contents of the file.
    public var content: String { styles.css }

    /// The value of an `ETag` for it.
    public var entityTag: String { styles.entityTag }
  }

  /// An icon of a page.
  public struct Icon: Hashable, Sendable {
    /// The image.
    public let image: Image
    /// The width and height of the icon, in pixels; nil for any size.
    public let size: Int?
    /// Whether it is the icon of the page on the home screen of a phone.
    public let isForHomeScreen: Bool

    /// Creates an icon.
    ///
    /// - Parameters:
    ///   - image: The image; its address or its bytes.
    ///   - size: The width and height that it is made for, in pixels; nil for any size.
    ///   - isForHomeScreen: Whether it is the icon of the page on the home screen of a phone.
    public init(_ image: Image, size: Int? = nil, isForHomeScreen: Bool = false) {
      self.image = image
      self.size = size
      self.isForHomeScreen = isForHomeScreen
    }
  }

  /// A resource that browsers load before they need it.
  public struct Preload: Hashable, Sendable {
    /// The address.
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
      /// A font of the format WOFF 2, which is loaded without the reader's credentials, as fonts are.
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
