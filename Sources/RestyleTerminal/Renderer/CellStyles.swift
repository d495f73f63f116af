import Restyle
@_spi(Outputs) import RestyleRendering

/// A cache of cell styles by text style, since most texts share a few styles.
struct CellStyles: Sendable {
  private let profile: TerminalProfile
  private var traits: TraitCollection
  private let keepsContrast: Bool
  private let sizes: SizeRule
  // Separate from the entries, so that comparing keys reads nothing else.
  private var styles = NumberedKeys<TextStyle>()
  private var entries: [Entry] = []
  /// Whether an entry's style asks for a monospaced font.
  private(set) var hasMonospaced = false
  private var sequence = RunSequence()
  private var looks = LatestLooks<StyleChanges.Style>()
  var changes: StyleChanges
  /// The losses of each entry that were already noted outside of elements.
  private var noted: [LossPlaces] = []
  /// The defaults that entries were resolved with; nil if none has named values.
  private var defaults: DefaultsIdentity?

  /// Where a loss applies: some attributes affect paragraphs only.
  private struct LossPlaces: OptionSet {
    let rawValue: UInt8

    static let paragraph = Self(rawValue: 1)
    static let line = Self(rawValue: 2)
  }

  struct Entry: Sendable {
    let look: CellLook
    let style: StyleChanges.Style
    /// The bytes written to the terminal for the style's link.
    let link: [UInt8]?
    let losses: [RenderingProblem.Loss]
    /// The loss of the link; nil if the link is shown, or if there is none.
    let linkLoss: RenderingProblem.Loss?
    /// The case that represents the style's size, or the style's own case.
    let textCase: TextCase?
    /// Whether a text in the style is shown as in every other output.
    let isOrdinary: Bool
    /// Whether a text in the style needs nothing but its characters and their look.
    let isSimple: Bool
    /// The paragraph attributes that apply if this is the style of a text's first run.
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
  /// The contrast that colours are resolved for; setting it clears the cache.
  var contrast: Contrast {
    get { traits.contrast }
    set {
      traits.contrast = newValue
      forget()
    }
  }

  /// Clears the cache if entries have named values that were resolved with other defaults than the current ones.
  ///
  /// - Returns: Whether the cache was cleared.
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

  /// The index of a style's entry.
  @inline(__always)
  mutating func index(of style: TextStyle) -> Int { styles.number(of: style) ?? add(style) }

  /// The index of the entry of a run's style, by pointer, since passing the style as a value would copy it.
  @inline(__always)
  mutating func index(ofStyleOf run: UnsafePointer<StyledText>) -> Int {
    styles.number(ofStyleOf: run, in: &sequence) ?? add(run.pointee.style)
  }

  /// The index of the first run's entry; nil if some run isn't shown as in every other output, or has losses.
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

  /// The indices of all runs' entries; nil if some run isn't shown as in every other output.
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

  /// Calls `body` with the bytes that change one entry's style to another's, if both are cached.
  ///
  /// - Returns: Whether both are cached.
  @inline(__always)
  mutating func withChange(from old: Int, to new: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) -> Bool {
    changes.withBytes(from: entries[old].style, to: entries[new].style, body)
  }

  /// The style that is written to the terminal for a look.
  mutating func written(for look: CellLook) -> StyleChanges.Style {
    looks.known(for: look) ?? looks.add(firstWritten(for: look), for: look)
  }

  private mutating func firstWritten(for look: CellLook) -> StyleChanges.Style {
    changes.style(CellStyle(look, on: profile, keepsContrast: keepsContrast))
  }

  /// The losses of texts in an entry's style that weren't returned before.
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
    // As with colours, a missing feature of the terminal isn't a loss of each text.
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
