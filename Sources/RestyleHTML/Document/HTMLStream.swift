public import Restyle
public import RestyleElements
public import RestyleRendering

/// A page that is rendered in chunks.
///
/// The first bytes are available before the last elements are built. However long the page is, it takes the memory of
/// one chunk and of the identifiers of its elements.
///
/// ```swift
/// var page = try HTMLStream(
///   title: "Orders", language: "en", styleSheet: StyleSheet(extending: prepared),
///   styles: .linked(path: "/assets/site")
/// ) {
///   OrderList(orders: orders)
/// }
/// // Its policy and its file are known before it is rendered.
/// while let chunk = try page.next() { send(chunk) }
/// ```
///
/// Together, the chunks are the ``HTMLDocument`` of the same elements, byte for byte. Each chunk ends between elements.
/// The rows of a `ForEach` are built when the page reaches them.
///
/// The rules of a page belong in its head. If the stylesheet extends a ``PreparedStyleSheet``, rules that it lacks are
/// written where they are needed, and are reported. If it extends none, the page walks the elements twice: first for
/// their rules, and then for their HTML.
public struct HTMLStream: ChunkedText {
  /// The file of the stylesheet; nil if the page contains the rules, or if there are none.
  public let styleSheetFile: HTMLDocument.File?
  /// The directive of a `Content-Security-Policy` that allows the styles of the page.
  public let contentSecurityPolicy: String

  private var page: HTMLRenderer
  private var state: State
  private let chunkSize: Int
  /// The problems of the traversal that collected the rules, and those of the head.
  private var knownProblems: [RenderingProblem]
  /// The extent of the stylesheet whose rules are in the head and the chunks so far.
  private var written: StyleSheet.Extent

  private enum State {
    case head([UInt8], InterfaceWalk)
    case body(InterfaceWalk)
    case finished(isWhole: Bool)
  }
}

extension HTMLStream {
  /// Starts a page of elements.
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
  ///   - chunkSize: The approximate number of bytes in a chunk, which ends between elements.
  ///   - content: The elements of the page, created under the defaults of the context.
  /// - Throws: `ElementError` if elements are walked for their rules, and are nested too deeply.
  public init(
    title: String, description: String? = nil, language: Language? = nil,
    in context: ElementContext = ElementContext(), background: BackgroundStyle? = nil,
    text: TextStyle? = nil, styleSheet: StyleSheet = StyleSheet(),
    styles: HTMLDocument.StylePlacement = .inline, icons: [HTMLDocument.Icon] = [],
    preloads: [HTMLDocument.Preload] = [], head elements: [HTMLDocument.HeadElement] = [],
    chunkSize: Int = 1 << 14, @ElementBuilder content: () -> ElementContent
  ) throws(ElementError) {
    var context = context
    if let language { context.language = language }
    var page = HTMLRenderer(styleSheet: styleSheet)
    page.writer.isWholePage = true
    let head = DocumentHead(
      title: title, description: description, language: context.language,
      direction: context.traits.layoutDirection, styles: styles, icons: icons, preloads: preloads,
      others: elements)
    try self.init(page, head, context.content(content), in: context, background, text, chunkSize)
  }

  /// Starts a page with one element as its body.
  ///
  /// `language` and `direction` are those of the page. An element around the body declares those of the context.
  ///
  /// - Parameters:
  ///   - title: The title of the page. Browsers show it, and screen readers read it first.
  ///   - description: A description of the page in a sentence or two, for search engines; nil for none.
  ///   - language: The language of the page; nil if it is unknown, which makes the page hard to read aloud.
  ///   - direction: The layout direction of the page.
  ///   - body: The content of the page.
  ///   - context: The rendering context.
  ///   - background: The background of the whole page.
  ///   - text: The style of texts that have none of their own.
  ///   - styleSheet: The stylesheet that the page adds its rules to.
  ///   - styles: The placement of the stylesheet.
  ///   - icons: The icons of the page, from which browsers choose.
  ///   - preloads: The resources that browsers load before they need them.
  ///   - elements: Other elements of the page's head, after its styles.
  ///   - chunkSize: The approximate number of bytes in a chunk, which ends between elements.
  /// - Throws: `ElementError` if elements are walked for their rules, and are nested too deeply.
  public init(
    title: String, description: String? = nil, language: Language? = nil,
    direction: LayoutDirection = .leftToRight, body: some Element,
    in context: ElementContext = ElementContext(), background: BackgroundStyle? = nil,
    text: TextStyle? = nil, styleSheet: StyleSheet = StyleSheet(),
    styles: HTMLDocument.StylePlacement = .inline, icons: [HTMLDocument.Icon] = [],
    preloads: [HTMLDocument.Preload] = [], head elements: [HTMLDocument.HeadElement] = [],
    chunkSize: Int = 1 << 14
  ) throws(ElementError) {
    let head = DocumentHead(
      title: title, description: description, language: language, direction: direction, styles: styles,
      icons: icons, preloads: preloads, others: elements)
    try self.init(HTMLRenderer(styleSheet: styleSheet), head, body, in: context, background, text, chunkSize)
  }

  private init(
    _ page: HTMLRenderer, _ head: DocumentHead, _ body: some Element, in context: ElementContext,
    _ background: BackgroundStyle?, _ text: TextStyle?, _ chunkSize: Int
  ) throws(ElementError) {
    // The defaults at the start apply to the whole stream, whoever requests the rest.
    var context = context
    context.defaults = context.defaults ?? .defaults
    var page = page
    var problems: [RenderingProblem] = []
    if page.styleSheet.prepared == nil {
      var sample = page.writer
      try sample.collectRules(of: body, in: context)
      page.styleSheet = sample.styles.styleSheet
      problems = sample.problemsOfWhole
    }
    context.withDefaults { page.styleSheet.addBody(background, text) }
    var writer = DocumentWriter(problems: problems, bodyCount: 0)
    (styleSheetFile, contentSecurityPolicy) = writer.append(head, of: page)
    knownProblems = writer.problems
    written = page.styleSheet.extent
    state = .head(writer.bytes.suffix(behind: 0), page.writer.startWalk(of: body, in: context))
    self.page = page
    self.chunkSize = max(1, chunkSize)
  }

  /// The problems of the chunks so far; missing identifiers are only reported at the end of the page.
  public var problems: [RenderingProblem] {
    let problems =
      if case .finished(isWhole: true) = state { page.writer.problemsOfWhole } else { page.problems }
    return knownProblems.joined(by: problems).joined(by: page.styleSheet.problems)
  }

  /// Renders the next chunk.
  ///
  /// - Returns: The bytes of the chunk; nil at the end.
  /// - Throws: `ElementError` if elements are nested too deeply. No chunks follow the error.
  public mutating func next() throws(ElementError) -> [UInt8]? {
    switch state {
    case .head(let head, let walk):
      state = .body(walk)
      return head
    case .body(var walk):
      // Also if an error ends it.
      state = .finished(isWhole: false)
      let continues = try page.writer.advance(&walk, to: chunkSize)
      state = continues ? .body(walk) : .finished(isWhole: true)
      return chunk(isLast: !continues)
    case .finished: return nil
    }
  }

  /// The bytes that were written since the last chunk, after the rules that they need.
  private mutating func chunk(isLast: Bool) -> [UInt8] {
    var chunk = DocumentWriter(problems: [], bodyCount: page.writer.bytes.count)
    let late = page.styleSheet.bytes(behind: written)
    if late.count > 0 {
      chunk.appendElement(late)
      knownProblems = knownProblems.joined(by: [RenderingProblem(.lateRules)])
      written = page.styleSheet.extent
    }
    page.writer.bytes.withUnsafeBytes { chunk.bytes.append(bytes: $0) }
    page.writer.bytes.removeAll(behind: 0)
    if isLast { chunk.appendEnd() }
    return chunk.bytes.suffix(behind: 0)
  }
}
