public import Restyle
public import RestyleRendering

/// Renders styled text for a terminal, and appends all of it to one buffer.
///
/// ```swift
/// var terminal = TerminalRenderer(TerminalProfile(colors: .ansi16))
/// terminal.append(StyledText("error", style: TextStyle(color: .red).bold))
/// terminal.append(StyledText(": no such file"))
/// print(terminal.text)
/// ```
///
/// Whatever a text holds, the terminal shows it and obeys nothing of it.
public struct TerminalRenderer: Sendable {
  /// The capabilities of the terminal.
  public let profile: TerminalProfile
  /// The other options of rendering.
  public let options: Options
  /// The problems: what styles ask for and the terminal can't show, in the order of rendering.
  ///
  /// What a style or a length asks for in vain is noted once outside of elements, and in these once for each.
  public internal(set) var problems: [RenderingProblem] = []
  /// What is noted once, wherever it is met.
  private var noted: Set<RenderingProblem.Loss> = []
  /// The lengths that are noted, each with its cells: most come again and again.
  var notedLengths: Set<SIMD2<Double>> = []
  /// Whether what is noted belongs to an element, so that it is reported for each.
  var isInElement = false
  /// How many contents that are being rendered lie in one another.
  private var depth = 0
  /// Whether only the widths of blocks are asked for.
  private(set) var isMeasuring = false
  var writer: SequenceWriter
  var styles: CellStyles
  /// How many links have names.
  var linkCount = 0
  /// Whether boxes are laid out from right to left.
  var isMirrored = false
  /// The contrast that colours are resolved for.
  var contrast: Contrast {
    get { styles.contrast }
    set {
      guard newValue != styles.contrast else { return }
      styles.contrast = newValue
      current = nil
    }
  }
  /// The place of the style in force, if it is one of the texts'.
  var current: Int?

  /// Creates a renderer that has rendered nothing yet.
  ///
  /// - Parameters:
  ///   - profile: What the terminal shows.
  ///   - options: What else is done.
  public init(_ profile: TerminalProfile = TerminalProfile(), options: Options = Options()) {
    self.profile = profile
    self.options = options
    writer = SequenceWriter(isPlain: !profile.writesSequences)
    styles = CellStyles(profile, options)
  }
}

extension TerminalRenderer {
  /// The options of rendering, beside the capabilities of the terminal.
  public struct Options: Sendable {
    /// How characters that a terminal would interpret are treated.
    public var untrustedCharacters = UntrustedCharacters.visible
    /// Whether each line can be shown without those before it, as in pagers and differences.
    public var selfContainedLines = false
    /// Whether texts in colours that the terminal lacks keep all of their contrast, instead of taking the nearest colours:
    /// among sixteen, these keep a contrast of 3:1.
    public var keepsContrast = false
    /// How sizes of fonts are shown, of which a terminal has one.
    public var sizes = SizeRule.standard
    /// Which lines borders are drawn with.
    public var borders = BorderRule.standard
    /// The assumed size of a cell, in points: insets, spacing and shadows are rounded to cells.
    ///
    /// Vertical ones are rounded down, since a line of text is higher than its letters already.
    public var cellSize = Size(width: 8, height: 16) {
      didSet { cellSize = Size(width: max(cellSize.width, 1), height: max(cellSize.height, 1)) }
    }

    /// Creates options, which are those that most programs want.
    public init() {}
  }

  /// Forgets what styles with named values look like, unless the current defaults are those that they were met with.
  mutating func forgetOtherDefaults() {
    if styles.forgetOtherDefaults() { current = nil }
  }

  /// Notes what can't be shown, unless it is noted already.
  mutating func noteOnce(_ loss: RenderingProblem.Loss) {
    if noted.insert(loss).inserted { problems.append(RenderingProblem(loss)) }
  }

  /// Forgets what couldn't be shown.
  mutating func forgetProblems() {
    problems = []
    noted = []
    notedLengths = []
    styles.forgetNoted()
  }

  /// How many contents may lie in one another.
  private static let depthLimit = 64

  /// Renders what lies in something else; nothing of it, if it lies too deep.
  mutating func nested(_ render: (inout Self) -> TerminalBlock) -> TerminalBlock {
    if depth == 0 { forgetOtherDefaults() }
    guard depth < Self.depthLimit else {
      noteOnce(.tooDeep(limit: Self.depthLimit))
      return TerminalBlock()
    }
    depth += 1
    defer { depth -= 1 }
    return render(&self)
  }

  /// A renderer that measures what lies in something else, and whose problems concern nobody.
  ///
  /// Tables measure their cells before they render them. If those in other tables did both each time, the work would
  /// double with each level.
  var measuring: Self {
    if isMeasuring { return self }
    var copy = Self(profile, options: options)
    copy.isMeasuring = true
    copy.contrast = contrast
    copy.isMirrored = isMirrored
    copy.depth = depth
    return copy
  }

  /// The text rendered so far; none of its attributes apply after it.
  public var text: String {
    var text = writer.bytes.withUnsafeBufferPointer { String(wellFormed: $0) }
    // In place, where `+` would copy all of it.
    text += writer.closing
    return text
  }
}
