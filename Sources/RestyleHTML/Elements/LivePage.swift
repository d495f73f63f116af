import Restyle
public import RestyleElements
public import RestyleRendering

/// An interface that was rendered, and is rendered again as themes and traits change.
///
/// The same position in the tree keeps its class, so that a change of the defaults changes rules and not the markup:
/// what a server has to send to pages that are open already.
///
/// ```swift
/// var page = try LivePage(SettingsForm(), in: ElementContext(defaults: .system))
/// let update = try page.update(in: ElementContext(defaults: .custom))
/// let markup = update.html       // nil: the markup is the same
/// let rules = update.changes     // the rules that look differently now
/// ```
public struct LivePage: Sendable {
  /// The markup of the last rendering.
  public private(set) var html = ""
  /// The stylesheet of the last rendering.
  public private(set) var styleSheet: StyleSheet
  /// The problems: what the elements ask for and the HTML can't show.
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
  ///   - context: What it is rendered in.
  ///   - adapts: Whether rules query the reader's surroundings, as media queries can; else they are for the context's
  ///     traits and no others.
  ///   - mediaTraits: The traits that rules follow if they do, and when these have their values.
  ///   - classPrefix: What the names of the classes start with.
  ///   - identifierPrefix: What the identifiers of elements start with, as of a renderer's: another for each interface
  ///     that is on one page.
  /// - Throws: `ElementError` if elements lie too deep in one another.
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
  /// The changes of a new rendering, which a server sends.
  public struct Update: Hashable, Sendable, Codable {
    /// The new markup; nil if it is the same, since nothing but rules changed.
    public let html: String?
    /// The rules that changed.
    public let changes: [StyleSheetChange]
  }

  /// Renders the interface again.
  ///
  /// The markup changes where texts do, by a language or transforms, where elements depend on the traits, and
  /// where elements that were given equal styles of their own come to look differently.
  ///
  /// - Parameter context: What it is rendered in now.
  /// - Returns: What changed.
  /// - Throws: `ElementError` if elements lie too deep in one another; the page stays as it was.
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
  /// Whether both bring the same code units.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.html.isExactly(rhs.html) && lhs.changes == rhs.changes
  }
}
