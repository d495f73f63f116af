import Restyle
public import RestyleElements
public import RestyleRendering

/// A rendered interface that is rendered again when themes and traits change.
///
/// Each position in the tree keeps its class, so a change of the defaults changes rules and not the markup. A server
/// sends only the changed rules to pages that are already open.
///
/// ```swift
/// var page = try LivePage(SettingsForm(), in: ElementContext(defaults: .system))
/// let update = try page.update(in: ElementContext(defaults: .custom))
/// let markup = update.html       // nil: the markup is the same
/// let rules = update.changes     // the rules that have changed
/// ```
public struct LivePage: Sendable {
  /// The markup of the last rendering.
  public private(set) var html = ""
  /// The stylesheet of the last rendering.
  public private(set) var styleSheet: StyleSheet
  /// The problems: features of the elements that the HTML can't show.
  public private(set) var problems: [RenderingProblem] = []

  private let element: any Element
  private let classPrefix: String
  private let identifierPrefix: String
  private let adapts: Bool
  private let mediaTraits: MediaTraits
  private var naming = ClassNaming()

  /// Renders an interface.
  ///
  /// - Parameters:
  ///   - element: The interface.
  ///   - context: The rendering context.
  ///   - adapts: Whether rules follow the reader's surroundings by media queries; otherwise they are for the context's
  ///     traits only.
  ///   - mediaTraits: The traits that rules follow if they adapt, and the conditions for their values.
  ///   - classPrefix: The prefix of the names of classes.
  ///   - identifierPrefix: The prefix of generated identifiers, which has to differ between the interfaces of one page.
  /// - Throws: `ElementError` if elements are nested too deeply.
  public init(
    _ element: some Element, in context: ElementContext = ElementContext(), adapts: Bool = true,
    mediaTraits: MediaTraits = .standard, classPrefix: String = "s", identifierPrefix: String = ""
  ) throws(ElementError) {
    self.element = element
    self.adapts = adapts
    self.mediaTraits = mediaTraits
    self.classPrefix = classPrefix
    self.identifierPrefix = identifierPrefix
    styleSheet = StyleSheet(classPrefix: classPrefix)
    try render(in: context)
  }
}

extension LivePage {
  /// The changes of a new rendering, for a server to send.
  public struct Update: Hashable, Sendable, Codable {
    /// The new markup; nil if only rules changed.
    public let html: String?
    /// The rules that changed.
    public let changes: [StyleSheetChange]
  }

  /// Renders the interface again.
  ///
  /// The markup changes if texts change, by a language or transforms; if elements depend on the traits; and if elements
  /// with equal styles of their own come to look different.
  ///
  /// - Parameter context: The new rendering context.
  /// - Returns: The changes.
  /// - Throws: `ElementError` if elements are nested too deeply; the page stays as it was.
  public mutating func update(
    in context: ElementContext = ElementContext()
  ) throws(ElementError) -> Update {
    let before = self
    try render(in: context)
    return Update(
      html: html.isExactly(before.html) ? nil : html, changes: styleSheet.changes(from: before.styleSheet))
  }

  private mutating func render(in context: ElementContext) throws(ElementError) {
    var renderer = HTMLRenderer(
      styleSheet: StyleSheet(
        classPrefix: classPrefix, fixedTraits: adapts ? nil : context.traits, mediaTraits: mediaTraits),
      identifierPrefix: identifierPrefix)
    renderer.writer.bytes.reserveCapacity(html.utf8.count)
    naming =
      try renderer.writer.append(element, in: context, naming: ClassNaming(after: naming)) ?? naming
    html = renderer.html
    styleSheet = renderer.styleSheet
    problems = renderer.problems
  }
}

extension LivePage.Update {
  /// Whether both have the same markup, code unit for code unit, and the same changes.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.html.isExactly(rhs.html) && lhs.changes == rhs.changes
  }
}
