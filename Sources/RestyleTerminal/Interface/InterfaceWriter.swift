import Restyle
import RestyleElements
import RestyleRendering

/// Collects the layout nodes of elements, and reports what can't be shown.
struct InterfaceWriter {
  var terminal: TerminalRenderer
  private(set) var nodes: [LayoutNode] = []
  /// The start indices of open elements.
  private var open: [Int] = []
  /// The styles of the open sections.
  var sections: [SectionStyle] = []
  /// The open tables of elements.
  var grids: [LayoutNode.Grid] = []
  let context: ElementContext

  init(_ terminal: TerminalRenderer, in context: ElementContext) {
    self.terminal = terminal
    self.context = context
  }
}

extension InterfaceWriter {
  var problems: [RenderingProblem] {
    get { terminal.problems }
    set { terminal.problems = newValue }
  }

  var problemCount: Int { terminal.problems.count }

  mutating func append(_ part: any InterfacePart) {
    nodes.append(LayoutNode(part))
    nodes[nodes.count - 1].end = nodes.count
  }

  mutating func start(_ container: LayoutNode.Container) {
    open.append(nodes.count)
    nodes.append(LayoutNode(container))
  }

  mutating func start(_ grid: LayoutNode.Grid) {
    open.append(nodes.count)
    nodes.append(LayoutNode(grid))
  }

  mutating func finish(_ grid: LayoutNode.Grid) {
    guard let start = open.popLast() else { return }
    nodes[start].end = nodes.count
    nodes[start].content = .grid(grid)
  }

  mutating func finish(_ change: (inout LayoutNode.Container) -> Void = { _ in }) {
    guard let start = open.popLast() else { return }
    nodes[start].end = nodes.count
    if case .container(var container) = nodes[start].content {
      change(&container)
      nodes[start].content = .container(container)
    }
  }

  /// Whether the next element is beside the previous one.
  var isInRow: Bool {
    if let last = open.last, case .container(let container) = nodes[last].content {
      container.axis == .horizontal
    } else {
      false
    }
  }
}
