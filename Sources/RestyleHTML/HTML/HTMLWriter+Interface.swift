import Restyle
import RestyleElements
import RestyleRendering

/// An interface that is being written.
struct OpenInterface: Sendable {
  fileprivate var usual: HTMLWriter.Usual
  fileprivate let surroundings: TagSurroundings
  /// Whether its tags are cached: positions have classes of their own.
  fileprivate let isCached: Bool
  /// Whether the stylesheet itself had tags for it, and not only the prepared one.
  fileprivate let hasOwnTags: Bool
  fileprivate let tagCount: Int
}

extension HTMLWriter {
  /// Writes an interface; nothing of it if it throws.
  ///
  /// - Returns: The naming after all positions, if there is one.
  mutating func append(
    _ element: some Element, in context: ElementContext, naming: ClassNaming?
  ) throws(ElementError) -> ClassNaming? {
    let start = bytes.count
    let interface = open(in: context, naming: naming)
    defer { close(interface) }
    // The walk passes the writer from element to element, and nobody copies it.
    bytes.hold()
    defer { bytes.share() }
    do {
      startInterface()
      nextNumber = try element.walkStructure(
        &self, in: context, firstNumber: nextNumber, varying: styles.surroundings.variation(in: context),
        reporting: .html)
      endInterface()
    } catch {
      bytes.removeAll(behind: start)
      throw error
    }
    return styles.naming
  }

  /// Starts an interface, which takes the tags that were created for what it is rendered in.
  mutating func open(in context: ElementContext, naming: ClassNaming?) -> OpenInterface {
    let surroundings = HTMLStyling.classes.surroundings(
      styles.styleSheet.fixedTraits, in: context.traits, on: styles.styleSheet)
    let tagSurroundings = TagSurroundings(
      rules: surroundings, traits: context.traits, defaults: (context.defaults ?? .defaults).identity,
      themeCount: styles.styleSheet.themes.count)
    var usual = Usual(
      styling: styles.styling, fixedTraits: styles.styleSheet.fixedTraits, surroundings: surroundings)
    let hasOwn =
      naming == nil
      && styles.styleSheet.tags.take(
        for: tagSurroundings, or: styles.styleSheet.prepared, into: &usual.cached)
    exchange(&usual)
    self.context = context
    styles.naming = naming
    styles.decided = []
    looseForm = nil
    // Interfaces may be in forms of the program's own.
    submission = nil
    looseGroupNames = []
    return OpenInterface(
      usual: usual, surroundings: tagSurroundings, isCached: naming == nil, hasOwnTags: hasOwn,
      tagCount: styles.tagCount)
  }

  /// Ends an interface, and stores its tags.
  mutating func close(_ interface: consuming OpenInterface) {
    sections = []
    tableTags = []
    ownTags = []
    styles.naming = nil
    exchange(&interface.usual)
    // Pages that create no tags share those of a prepared stylesheet.
    if interface.isCached, interface.hasOwnTags || styles.tagCount != interface.tagCount {
      styles.styleSheet.tags.store(interface.usual.cached, for: interface.surroundings)
    }
  }
}

/// A walk through an interface that is written in pieces.
struct InterfaceWalk: Sendable {
  fileprivate var elements: StructureWalk
  fileprivate let interface: OpenInterface
  /// What it was started in.
  fileprivate let context: ElementContext
}

extension HTMLWriter {
  /// Starts to write an interface whose context has defaults, and writes it in pieces.
  mutating func startWalk(of element: some Element, in context: ElementContext) -> InterfaceWalk {
    context.withDefaults {
      let interface = open(in: context, naming: nil)
      startInterface()
      return InterfaceWalk(
        elements: StructureWalk(
          element, in: context, firstNumber: nextNumber, knownProblems: problemCount,
          varying: styles.surroundings.variation(in: context), reporting: .html),
        interface: interface, context: context)
    }
  }

  /// Writes elements until there are so many bytes.
  ///
  /// - Parameters:
  ///   - walk: The walk through the elements.
  ///   - count: How many bytes are enough.
  /// - Returns: Whether there are elements left.
  /// - Throws: `ElementError` if elements lie too deep in one another.
  mutating func advance(_ walk: inout InterfaceWalk, to count: Int) throws(ElementError) -> Bool {
    let continues = try walk.context.withDefaults { () throws(ElementError) in
      bytes.hold()
      defer { bytes.share() }
      while bytes.count < count { if try !walk.elements.step(&self) { return false } }
      return true
    }
    if !continues {
      nextNumber = walk.elements.nextNumber
      endInterface()
      close(walk.interface)
    }
    return continues
  }

  /// Walks through an interface for the rules and the problems of its styles, and holds none of its HTML.
  mutating func collectRules(of element: some Element, in context: ElementContext) throws(ElementError) {
    var walk = startWalk(of: element, in: context)
    while try advance(&walk, to: 1 << 14) { bytes.removeAll(behind: 0) }
  }
}

extension HTMLWriter {
  /// Says what language and direction the interface has, unless they are those of its surroundings.
  mutating func startInterface() {
    guard !isWholePage, context.needsRoot else { return }
    bytes.append(verbatim: "<div")
    if let language = context.language { append(" lang", language.tag) }
    if context.traits.layoutDirection == .rightToLeft { bytes.append(verbatim: " dir=\"rtl\"") }
    bytes.append(UInt8(ascii: ">"))
  }

  mutating func endInterface() {
    // Within a form of the program's own, another one would end it. Without the form, the groups have no form either.
    if let looseForm, isWholePage {
      bytes.append(verbatim: "<form")
      append(" id", looseIdentifier: looseForm)
      bytes.append(verbatim: " hidden></form>")
    }
    if !isWholePage, context.needsRoot { bytes.append(verbatim: "</div>") }
  }
}

// Not in the writer, all of which would be copied to be read while it is changed.
extension ElementContext {
  /// Whether an interface has another language or direction than its surroundings may have.
  fileprivate var needsRoot: Bool { language != nil || traits.layoutDirection == .rightToLeft }
}
