import Restyle
@_spi(Outputs) import RestyleRendering

/// The cells' styles of the texts' styles that a renderer has met: most texts share a few.
struct CellStyles: Sendable {
  private let profile: TerminalProfile
  private var traits: TraitCollection
  private let keepsContrast: Bool
  private let sizes: SizeRule
  // Apart from what is known of them, so that comparing one reads nothing else.
  private var styles = NumberedKeys<TextStyle>()
  private var entries: [Entry] = []
  /// Whether an entry's style asks for a monospaced font.
  private(set) var hasMonospaced = false
  private var sequence = RunSequence()
  private var looks = LatestLooks<StyleChanges.Style>()
  var changes: StyleChanges
  /// What of each entry's losses was noted outside of elements.
  private var noted: [LossPlaces] = []
  /// The defaults that entries were resolved with; nil if none has named values.
  private var defaults: DefaultsIdentity?

  /// Where a loss is one: some attributes concern paragraphs only.
  private struct LossPlaces: OptionSet {
    let rawValue: UInt8

    static let paragraph = Self(rawValue: 1)
    static let line = Self(rawValue: 2)
  }

  struct Entry: Sendable {
    let look: CellLook
    let style: StyleChanges.Style
    /// What is written to the terminal for the style's link.
    let link: [UInt8]?
    let losses: [RenderingProblem.Loss]
    /// The one of the losses that is the link; nil if it is shown, or if there is none.
    let linkLoss: RenderingProblem.Loss?
    /// The case that stands for the style's size, or its own.
    let textCase: TextCase?
    /// Whether a text in the style is as it is everywhere.
    let isOrdinary: Bool
    /// Whether a text in the style is no more than its characters in their look.
    let isSimple: Bool
    /// What the style says of the lines of a text that it is the first of.
    let alignment: TextAlignment?
    let setsLineBreaks: Bool
    let hasRoomAroundLines: Bool
    /// Whether the style asks for a monospaced font.
    let isMonospaced: Bool

    var hasLosses: Bool { !losses.isEmpty }
  }

  init(_ profile: TerminalProfile, _ options: TerminalRenderer.Options) {
    self.profile = profile
    traits = profile.traits
    keepsContrast = options.keepsContrast
    sizes = options.sizes
    changes = StyleChanges(isPlain: !profile.writesSequences)
  }
}

extension CellStyles {
  /// The contrast that colours are resolved for; the entries of another one are forgotten.
  var contrast: Contrast {
    get { traits.contrast }
    set {
      traits.contrast = newValue
      forget()
    }
  }

  /// Forgets the entries, if some have named values and the current defaults aren't those that they were resolved with.
  ///
  /// - Returns: Whether they were forgotten.
  mutating func forgetOtherDefaults() -> Bool {
    guard let defaults, defaults != DefaultStyling.defaults.identity else { return false }
    forget()
    return true
  }

  private mutating func forget() {
    styles = NumberedKeys()
    entries = []
    hasMonospaced = false
    sequence = RunSequence()
    noted = []
    defaults = nil
  }

  subscript(index: Int) -> Entry { @inline(__always) _read { yield entries[index] } }

  /// The place of a style's entry.
  @inline(__always)
  mutating func index(of style: TextStyle) -> Int { styles.number(of: style) ?? add(style) }

  /// The place of the entry of a run's style, through its address: a style passed as a value is copied.
  @inline(__always)
  mutating func index(ofStyleOf run: UnsafePointer<StyledText>) -> Int {
    styles.number(ofStyleOf: run, in: &sequence) ?? add(run.pointee.style)
  }

  /// The place of the first run's entry; nil if some text isn't as it is everywhere, or loses something.
  mutating func index(ofOrdinary runs: [StyledText]) -> Int? {
    runs.withUnsafeBufferPointer { runs in
      guard let first = runs.baseAddress else { return nil }
      var firstIndex: Int?
      for position in runs.indices {
        let index = index(ofStyleOf: first + position)
        guard entries[index].isOrdinary, !entries[index].hasLosses else { return nil }
        if firstIndex == nil { firstIndex = index }
      }
      return firstIndex
    }
  }

  /// The places of all runs' entries; nil if some text isn't as it is everywhere.
  mutating func indices(of runs: [StyledText]) -> [Int]? {
    var indices: [Int] = []
    indices.reserveCapacity(runs.count)
    let areOrdinary = runs.withUnsafeBufferPointer { runs in
      guard var run = runs.baseAddress else { return true }
      for _ in runs.indices {
        let index = index(ofStyleOf: run)
        guard entries[index].isOrdinary else { return false }
        indices.append(index)
        run += 1
      }
      return true
    }
    return areOrdinary ? indices : nil
  }

  /// Calls `body` with the bytes that lead from one entry's style to another's, where both are among the first.
  ///
  /// - Returns: Whether they are.
  @inline(__always)
  mutating func withChange(from old: Int, to new: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) -> Bool {
    changes.withBytes(from: entries[old].style, to: entries[new].style, body)
  }

  /// What is written to the terminal for a look.
  mutating func written(for look: CellLook) -> StyleChanges.Style {
    looks.known(for: look) ?? looks.add(firstWritten(for: look), for: look)
  }

  private mutating func firstWritten(for look: CellLook) -> StyleChanges.Style {
    changes.style(CellStyle(look, on: profile, keepsContrast: keepsContrast))
  }

  /// What couldn't be shown of texts in an entry's style, unless it was asked for before.
  mutating func newLosses(at index: Int, isParagraph: Bool) -> [RenderingProblem.Loss] {
    let known = noted[index]
    guard entries[index].hasLosses, !known.contains(.line), !(isParagraph && known.contains(.paragraph))
    else {
      return []
    }
    noted[index].insert(isParagraph ? .paragraph : .line)
    return entries[index].losses.filter { loss in
      loss.isOfParagraphs ? !isParagraph : !known.contains(.paragraph)
    }
  }

  mutating func forgetNoted() { noted = Array(repeating: [], count: noted.count) }

  private mutating func add(_ style: TextStyle) -> Int {
    let readCount = DefaultStyling.countingReads { scope in
      addEntry(of: style)
      return scope.readCount
    }
    if readCount > 0 { defaults = DefaultStyling.defaults.identity }
    return styles.add(style)
  }

  private mutating func addEntry(of style: TextStyle) {
    var losses = TerminalAttributes.losses(of: style, tellsSizes: sizes.tellsSizes)
    var link: [UInt8]?
    var linkLoss: RenderingProblem.Loss?
    // As with colours, what the terminal doesn't have isn't a loss of each text.
    if profile.showsLinks, let reference = style.link {
      do throws(RenderingProblem) {
        link = try TerminalAttributes.parameters(of: reference)
      } catch {
        linkLoss = error.loss
        losses.append(error.loss)
      }
    }
    var sized = style
    if style.fontSize != nil { sizes.apply?(&sized) }
    let look = CellLook(sized.resolved(for: traits), link: link)
    let textCase = sized.attribute(for: .textCase)
    let isMonospaced = style.fontFamily == .system(.monospaced)
    hasMonospaced = hasMonospaced || isMonospaced
    noted.append([])
    entries.append(
      Entry(
        look: look, style: firstWritten(for: look), link: link, losses: losses,
        linkLoss: linkLoss, textCase: textCase,
        isOrdinary: textCase == style.attribute(for: .textCase) && style.image == nil,
        isSimple: link == nil && losses.isEmpty, alignment: style.attribute(for: .alignment),
        setsLineBreaks: style.setsLineBreaks, hasRoomAroundLines: style.hasRoomAroundLines,
        isMonospaced: isMonospaced))
  }
}
