import Restyle
import RestyleElements
@_spi(Outputs) import RestyleRendering

/// Collects the layout nodes of elements, and reports properties that can't be shown.
struct InterfaceWriter {
  var terminal: TerminalRenderer
  private(set) var nodes: [LayoutNode] = []
  /// The start indices of open elements.
  private var open: [Int] = []
  /// The open sections, the innermost last.
  var sections: [OpenSection] = []
  /// The section that was closed last, since most others look like it.
  var closedSection: OpenSection?
  /// The open tables of elements.
  var grids: [LayoutNode.Grid] = []
  /// The label columns of the open forms, sections and stacks; nil for none.
  private var labelColumns: [Int?] = []
  private var labelColumnCount = 0
  /// Whether the label of each open field marks it as required, so that the control doesn't.
  var areRequiredMarked: [Bool] = []
  /// The number of open rows that are disabled.
  var disabledRowCount = 0
  /// The background of each open element's children, the outermost first.
  private var grounds: [Ground] = []
  private let ownGround: Ground
  /// A cache of colours that can be distinguished from a ground, since controls of one style share them.
  private var distinctColors: [GroundedColor: Color] = [:]
  /// A cache of drawn switches, since many look the same.
  var drawnSwitches: [DrawnSwitch: CellLine] = [:]
  /// A cache of the latest switches, by the storage of their styles.
  var knownSwitches: [KnownSwitch] = []
  /// The latest looks of titles and labels.
  var latestTitle: TitleLook?
  var latestLabel: (style: GivenStyle<TextStyle>, look: TextLook)?
  /// The presentations of the kinds of controls.
  var controlKinds = ControlKinds<any TerminalControl.Type>()
  /// The styles whose lost properties are reported.
  var reports = StyleReports(.terminal)
  /// The styles of texts, by their numbers, whose losses are reported.
  var reportedTexts: Set<Int> = []
  let context: ElementContext

  init(_ terminal: TerminalRenderer, in context: ElementContext) {
    self.terminal = terminal
    ownGround = terminal.ownGround
    self.context = context
  }
}

/// A section whose rows are being visited.
struct OpenSection {
  let style: SectionStyle
  /// The background of the section.
  let ground: Ground
  /// The shared containers of rows at the same position.
  ///
  /// Only rows that are neither selected nor pressed and that have no problems, which are reported for each row.
  var rows: [Row] = []

  struct Row {
    let position: SegmentPosition
    let container: LayoutNode.SharedContainer
    /// The background of its children.
    let ground: Ground
  }
}

/// A colour on a ground.
private struct GroundedColor: Hashable {
  let color: Color
  let ground: Ground
}

extension InterfaceWriter {
  /// The colour, mixed with as little black or white as necessary to distinguish it from its background.
  mutating func distinct(_ color: Color, from ground: Ground) -> Color {
    let key = GroundedColor(color: color, ground: ground)
    if let known = distinctColors[key] { return known }
    let distinct = terminal.distinct(color, from: ground)
    distinctColors[key] = distinct
    return distinct
  }

  var problems: [RenderingProblem] {
    get { terminal.problems }
    // In place, so that the array isn't copied for each change.
    _modify { yield &terminal.problems }
  }

  var problemCount: Int { terminal.problems.count }

  /// Reports lost properties of an element's own style, once for each style.
  mutating func reportUnshown(of element: some StyledElement) {
    guard element.hasExplicitStyle else { return }
    problems += reports.problems(ofAny: element)
  }

  var metrics: CellMetrics { terminal.profile.metrics }

  mutating func append(_ part: some InterfacePart) { append(LayoutNode(part, metrics)) }

  /// Appends a node of an element without children.
  mutating func append(_ node: consuming LayoutNode) {
    node.end = nodes.count + 1
    add(node)
  }

  private mutating func add(_ node: consuming LayoutNode) {
    // Grow faster than usual: nodes are large, and growing copies all of them.
    if nodes.count == nodes.capacity { nodes.reserveCapacity(max(4 * nodes.count, 16)) }
    nodes.append(node)
  }

  mutating func start(_ container: LayoutNode.Container, labelColumn: Int? = nil) {
    let container = LayoutNode.SharedContainer(container)
    start(container, on: ground(of: container), labelColumn: labelColumn)
  }

  /// Starts a container, with the background of its children.
  mutating func start(_ container: LayoutNode.SharedContainer, on ground: Ground, labelColumn: Int? = nil) {
    start(.container(container), on: ground, labelColumn: labelColumn)
  }

  mutating func start(_ grid: LayoutNode.Grid) { start(.grid(grid), on: ground) }

  private mutating func start(_ content: LayoutNode.Content, on ground: Ground, labelColumn: Int? = nil) {
    open.append(nodes.count)
    grounds.append(ground)
    add(LayoutNode(content: content, labelColumn: labelColumn))
  }

  /// The background of the children of a container that is appended next.
  func ground(of container: LayoutNode.SharedContainer) -> Ground {
    ground.filled(with: container.value.frame.fills)
  }

  /// Starts a vertical stack that is as wide as its content.
  mutating func startColumn(spacing: Double = 0) {
    start(LayoutNode.Container(spacing: max(terminal.cells(down: spacing), 0), alignment: .leading))
  }

  mutating func finish(_ grid: LayoutNode.Grid) {
    if let start = open.last { nodes[start].content = .grid(grid) }
    finish()
  }

  /// Whether all elements that were started are finished.
  var isBetweenElements: Bool { open.isEmpty }

  /// Removes and returns the nodes so far.
  mutating func takeNodes() -> [LayoutNode] {
    defer {
      nodes = []
      labelColumnCount = 0
    }
    return nodes
  }

  /// Finishes the containers that were started last.
  mutating func finish(_ count: Int = 1) {
    for _ in 0..<count {
      guard let start = open.popLast() else { return }
      nodes[start].end = nodes.count
      grounds.removeLast()
    }
  }

  /// The column of the next element's label; nil for none.
  var labelColumn: Int? { labelColumns.last ?? nil }

  /// Opens an element whose fields share a label column: a new one, or the current one.
  mutating func openLabelColumn(isNew: Bool = false) {
    if isNew || labelColumn == nil { labelColumnCount += 1 }
    labelColumns.append(isNew ? labelColumnCount : labelColumn ?? labelColumnCount)
  }

  /// Opens an element whose fields are side by side.
  mutating func openWithoutLabelColumn() { labelColumns.append(nil) }

  mutating func closeLabelColumn() { if !labelColumns.isEmpty { labelColumns.removeLast() } }

  /// The background of the next element.
  var ground: Ground { grounds.last ?? ownGround }

  /// Whether the next element is beside the previous one.
  // Inlined, since a call would copy the writer.
  @inline(__always)
  var isInRow: Bool {
    if let last = open.last, case .container(let container) = nodes[last].content {
      container.value.axis == .horizontal
    } else {
      false
    }
  }
}
