package import Restyle
import RestyleRendering

/// Writes the parts of a page around its content.
struct DocumentWriter {
  var bytes = OutputBuffer()
  var problems: [RenderingProblem]

  /// Starts a document.
  ///
  /// - Parameters:
  ///   - problems: The problems that were reported before.
  ///   - bodyCount: The number of bytes of its content.
  init(problems: [RenderingProblem], bodyCount: Int) {
    self.problems = problems
    // The rest of most pages takes less than a thousand bytes.
    bytes.reserveCapacity(bodyCount + 1024)
  }
}

/// The head of a page.
struct DocumentHead: Sendable {
  let title: String
  let description: String?
  let language: Language?
  let direction: LayoutDirection
  let styles: HTMLDocument.StylePlacement
  let icons: [HTMLDocument.Icon]
  let preloads: [HTMLDocument.Preload]
  let others: [HTMLDocument.HeadElement]
}

extension DocumentWriter {
  /// Appends everything before the content of a page.
  ///
  /// - Parameters:
  ///   - head: The head.
  ///   - page: The page, whose stylesheet is used.
  /// - Returns: The linked file, and the policy that allows its styles.
  mutating func append(
    _ head: DocumentHead, of page: borrowing HTMLRenderer
  ) -> (file: HTMLDocument.File?, policy: String) {
    // These must come first: without them, browsers misinterpret the rest.
    bytes.appendDocumentStart(title: head.title, language: head.language, direction: head.direction)
    if let description = head.description { append(description: description) }
    appendColorSchemes(of: page.writer.styles.styleSheet)
    for preload in head.preloads { append(preload) }
    let styles = append(head.styles, of: page)
    for icon in head.icons { append(icon) }
    for element in head.others { append(element, of: page.writer.styles.styleSheet) }
    bytes.append(verbatim: "</head>\n<body>\n")
    return styles
  }

  /// Appends everything after the content of a page.
  mutating func appendEnd() { bytes.append(verbatim: "\n</body>\n</html>\n") }

  /// Appends the description of a page.
  private mutating func append(description: String) {
    bytes.append(verbatim: "<meta name=\"description\"")
    append(" content", description)
    bytes.append(verbatim: ">\n")
  }

  /// Appends the colour schemes of a page, before its stylesheet declares them.
  private mutating func appendColorSchemes(of sheet: StyleSheet) {
    let schemes: StaticString =
      switch sheet.fixedTraits?.colorScheme {
      case .light?: "light"
      case .dark?: "dark"
      case nil: sheet.appearance.asksMedia ? "light dark" : "light"
      }
    bytes.append(verbatim: "<meta name=\"color-scheme\" content=\"")
    bytes.append(verbatim: schemes)
    bytes.append(verbatim: "\">\n")
  }

  /// Appends the stylesheet of a page; returns the linked file, and the policy that allows its styles.
  private mutating func append(
    _ styles: HTMLDocument.StylePlacement, of page: borrowing HTMLRenderer
  ) -> (file: HTMLDocument.File?, policy: String) {
    var (file, sources) = append(page.writer.styles.styleSheet, styles)
    if page.writer.mayHaveStyleAttributes {
      let digests = page.writer.bytes.styleAttributes.map {
        "'sha256-\(SHA256.digest(of: $0).base64Encoded)'"
      }
      // Digests of `style` attributes only count with this keyword (Content Security Policy 3, section 8.3).
      if !digests.isEmpty { sources += ["'unsafe-hashes'"] + digests }
    }
    var policy = "style-src"
    for source in sources { policy += " " + source }
    return (file, policy == "style-src" ? "style-src 'none'" : policy)
  }

  /// Appends a stylesheet; returns the linked file, and the sources that allow it.
  private mutating func append(
    _ sheet: StyleSheet, _ styles: HTMLDocument.StylePlacement
  ) -> (file: HTMLDocument.File?, sources: [String]) {
    let prepared = sheet.prepared?.ifNotEmpty
    let added = prepared == nil ? sheet.bytesOfPage : sheet.addedBytes
    guard case .linked(let path) = styles, prepared != nil || added.count > 0 else {
      return (nil, appendElement(prepared, added))
    }
    let content = prepared?.digested ?? DigestedStyles(added.text)
    guard let reference = reference(to: content.address(path: path)) else {
      return (nil, appendElement(prepared, added))
    }
    bytes.append(verbatim: "<link rel=\"stylesheet\"")
    append(" href", reference.text)
    bytes.append(verbatim: ">\n")
    // Browsers cache the styles that pages share; styles that this page adds are inline.
    var sources = prepared == nil ? [] : appendElement(nil, added)
    if let source = reference.policySource {
      sources.insert(source, at: 0)
    } else {
      problems.append(RenderingProblem(.unnameableServer(reference.text), part: "head"))
    }
    return (HTMLDocument.File(content, at: reference), sources)
  }

  /// Appends a `style` element, unless there are no styles; returns the source that allows it.
  private mutating func appendElement(_ prepared: PreparedStyleSheet.Contents?, _ added: OutputBuffer)
    -> [String]
  {
    guard prepared != nil || added.count > 0 else { return [] }
    bytes.append(verbatim: "<style>\n")
    if let prepared { bytes.append(safe: prepared.digested.css) }
    added.withUnsafeBytes { bytes.append(bytes: $0) }
    bytes.append(verbatim: "</style>\n")
    // The digest covers everything between the tags.
    var digest = prepared?.digested.element ?? DigestedStyles.start
    added.withUnsafeBytes { digest.add($0) }
    return ["'sha256-\(digest.bytes.base64Encoded)'"]
  }

  private mutating func append(_ icon: HTMLDocument.Icon) {
    do {
      let reference = try ImageReference(icon.image)
      bytes.append(verbatim: icon.isForHomeScreen ? "<link rel=\"apple-touch-icon\"" : "<link rel=\"icon\"")
      append(" href", reference.text)
      if let size = icon.size, size > 0 { append(" sizes", "\(size)x\(size)") }
      bytes.append(verbatim: ">\n")
    } catch {
      problems.append(RenderingProblem(error.loss, part: "icon"))
    }
  }

  /// Appends a preload link.
  private mutating func append(_ preload: HTMLDocument.Preload) {
    guard let reference = reference(to: preload.address) else { return }
    bytes.append(verbatim: "<link rel=\"preload\"")
    append(" href", reference.text)
    append(" as", preload.kind.rawValue)
    if preload.kind == .font { bytes.append(verbatim: " type=\"font/woff2\" crossorigin") }
    bytes.append(verbatim: ">\n")
  }

  /// Appends a `style` element.
  mutating func appendElement(_ styles: OutputBuffer) { _ = appendElement(nil, styles) }

  mutating func append(_ name: StaticString, _ value: String) { bytes.append(attribute: name, value) }

  /// The reference for an address to load; nil, with a problem, if it is empty or not known to be harmless.
  mutating func reference(to address: String) -> WebReference? {
    let reference = WebReference(address)
    guard !reference.text.isEmpty else {
      problems.append(RenderingProblem(.emptyAttribute("href", of: "link"), part: "head"))
      return nil
    }
    guard let scheme = reference.unloadableScheme else { return reference }
    problems.append(RenderingProblem(.droppedLink(Link(address), scheme: scheme), part: "head"))
    return nil
  }
}

extension ByteSink {
  /// Appends the parts of a document that must come first, without which browsers misinterpret the rest.
  ///
  /// - Parameters:
  ///   - title: The title of the document.
  ///   - language: The language of the document; nil if it is unknown.
  ///   - direction: The direction of the document.
  ///   - attributes: Further attributes of the outermost element, each starting with a space.
  package mutating func appendDocumentStart(
    title: String, language: Language?, direction: LayoutDirection, attributes: StaticString = ""
  ) {
    append(verbatim: "<!doctype html>\n<html")
    if let language { append(attribute: " lang", language.tag) }
    if direction == .rightToLeft { append(verbatim: " dir=\"rtl\"") }
    append(verbatim: attributes)
    append(verbatim: ">\n<head>\n<meta charset=\"utf-8\">\n<title>")
    append(unbroken: title)
    append(
      verbatim: "</title>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
  }

  /// Appends an attribute with an arbitrary value, which is escaped; the name starts with a space.
  @_specialize(where Self == OutputBuffer)
  package mutating func append(attribute name: StaticString, _ value: String) {
    append(verbatim: name)
    append(verbatim: "=\"")
    append(escaping: value)
    append(UInt8(ascii: "\""))
  }
}

extension WebReference {
  /// The scheme, if it isn't one that browsers load from.
  var unloadableScheme: String? { scheme == "http" || scheme == "https" ? nil : scheme }

  /// The server of an address in the syntax of policies; nil if they can't express it.
  ///
  /// URL Standard, section 4.4: two slashes or backslashes lead to another server, with the page's own scheme if there
  /// is none.
  fileprivate var policySource: String? {
    let rest = text.utf8.dropFirst(scheme.map { $0.utf8.count + 1 } ?? 0)
    let slashes = rest.prefix { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
    guard scheme != nil || slashes.count > 1 else { return "'self'" }
    let authority = rest.dropFirst(slashes.count).prefix { !"/\\?#".utf8.contains($0) }
    // A user name and a password aren't part of a source.
    let host =
      authority.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false).last ?? authority
    let name = host.prefix { $0 != UInt8(ascii: ":") }
    let port = host.dropFirst(name.count + 1)
    // Policies allow no others (Content Security Policy 3, section 2.3.1), but browsers accept underscores, too.
    guard !name.isEmpty, name.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || "-._".utf8.contains($0) }),
      port.allSatisfy(\.isASCIIDigit)
    else { return nil }
    let source = (scheme.map { "\($0)://" } ?? "") + String(decoding: name, as: UTF8.self)
    return port.isEmpty ? source : source + ":" + String(decoding: port, as: UTF8.self)
  }
}

extension OutputBuffer {
  /// The distinct values of `style` attributes in a page.
  fileprivate var styleAttributes: [Bytes] {
    var result: [Bytes] = []
    var known: Set<Bytes> = []
    withUnsafeBytes { markup in
      var scanner = MarkupScanner(markup)
      while let tag = scanner.nextTag() {
        for (name, written) in tag.attributes where name == "style" {
          let value = written[...].withoutReferences
          if known.insert(value).inserted { result.append(value) }
        }
      }
    }
    return result
  }
}

extension ArraySlice<UInt8> {
  /// The value of an attribute as a browser decodes it.
  var withoutReferences: Bytes {
    guard contains(UInt8(ascii: "&")) else { return Bytes(self) }
    var text = String(decoding: self, as: UTF8.self)
    // The ampersand is last, since the others start with one.
    let references = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
    for (reference, character) in references { text = text.replacing(reference, with: character) }
    return Bytes(text.utf8)
  }
}

extension String {
  /// Whether it consists only of white space in HTML.
  var isBlank: Bool { utf8.allSatisfy(\.isMarkupSpace) }
}
