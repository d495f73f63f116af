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
/// A text can contain any characters: the terminal shows them and interprets none of them.
public struct TerminalRenderer: Sendable {
  /// The capabilities of the terminal.
  public let profile: TerminalProfile
  /// The options of rendering.
  public let options: Options
  /// The problems, in the order of rendering: features that the terminal can't show.
  ///
  /// A problem of a style or a length is reported once for texts outside elements, and once for each element.
  public internal(set) var problems: [RenderingProblem] = []
  /// The losses that were already noted, and are noted only once.
  private var noted: Set<RenderingProblem.Loss> = []
  /// The noted lengths with their cells, so that repeated ones are skipped.
  var notedLengths: Set<SIMD2<Double>> = []
  /// Whether problems belong to an element, so that they are reported for each.
  var isInElement = false
  /// The nesting depth of the content that is being rendered.
  private var depth = 0
  /// Whether only the widths of blocks are needed.
  private(set) var isMeasuring = false
  var writer: SequenceWriter
  var styles: CellStyles
  /// The number of named links.
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
  /// The index of the current style, if it is a text style.
  var current: Int?

  /// Creates a renderer without any output.
  ///
  /// - Parameters:
  ///   - profile: The capabilities of the terminal.
  ///   - options: The options of rendering.
  public init(_ profile: TerminalProfile = TerminalProfile(), options: Options = Options()) {
    self.profile = profile
    self.options = options
    writer = SequenceWriter(isPlain: !profile.writesSequences)
    styles = CellStyles(profile, options)
  }
}

extension TerminalRenderer {
  /// The options of rendering, in addition to the capabilities of the terminal.
  public struct Options: Sendable {
    /// The treatment of characters that a terminal would interpret.
    public var untrustedCharacters = UntrustedCharacters.visible
    /// Whether each line can be shown without those before it, as in pagers and differences.
    public var selfContainedLines = false
    /// Whether texts in colours that the terminal lacks keep all of their contrast, instead of taking the nearest
    /// colours.
    ///
    /// The nearest of sixteen colours keep a contrast of 3:1.
    public var keepsContrast = false
    /// The rule for font sizes, since a terminal has only one.
    public var sizes = SizeRule.standard
    /// The rule for the lines of borders.
    public var borders = BorderRule.standard
    /// The assumed size of a cell, in points; insets, spacing and shadows are rounded to cells.
    ///
    /// Vertical lengths are rounded down, since a line of text is already higher than its letters.
    public var cellSize = Size(width: 8, height: 16) {
      didSet { cellSize = Size(width: max(cellSize.width, 1), height: max(cellSize.height, 1)) }
    }

    /// Creates options with the defaults that fit most programs.
    public init() {}
  }

  /// Clears cached styles with named values if the current defaults have changed.
  mutating func forgetOtherDefaults() {
    if styles.forgetOtherDefaults() { current = nil }
  }

  /// Reports a loss, unless it was reported already.
  mutating func noteOnce(_ loss: RenderingProblem.Loss) {
    if noted.insert(loss).inserted { problems.append(RenderingProblem(loss)) }
  }

  /// Removes all problems, so that they are reported again.
  mutating func forgetProblems() {
    problems = []
    noted = []
    notedLengths = []
    styles.forgetNoted()
  }

  /// The maximum number of nested contents.
  private static let depthLimit = 64

  /// Renders nested content, or nothing if it is nested too deeply.
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

  /// A renderer that measures nested content, and whose problems are dropped.
  ///
  /// Tables measure their cells before rendering them. If nested tables did both each time, the work would double with
  /// each level.
  var measuring: Self {
    if isMeasuring { return self }
    var copy = Self(profile, options: options)
    copy.isMeasuring = true
    copy.contrast = contrast
    copy.isMirrored = isMirrored
    copy.depth = depth
    return copy
  }

  /// The text rendered so far; its attributes don't apply to text after it.
  public var text: String {
    var text = writer.bytes.withUnsafeBufferPointer { String(wellFormed: $0) }
    // In place, since `+` would copy everything.
    text += writer.closing
    return text
  }
}
