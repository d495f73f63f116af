public import Restyle

extension TerminalTree {
  /// An entry of a tree, with its children.
  ///
  /// ```swift
  /// func node(_ path: String, _ folders: [String: [String]]) -> TerminalTree.Node {
  ///   TerminalTree.Node(path, children: (folders[path] ?? []).map { node($0, folders) })
  /// }
  /// let tree = TerminalTree(nodes: [node("/", ["/": ["etc", "usr"], "usr": ["bin"]])])
  /// ```
  public struct Node: Sendable {
    private var label: Label
    /// The children of the entry.
    public var children: [Node] {
      get { held?.value ?? [] }
      set { held = newValue.isEmpty ? nil : HeldContent(newValue) }
    }
    // Held indirectly, since trees can be nested to any depth.
    private var held: HeldContent<[Node]>?

    private enum Label: Sendable {
      case text(StyledString)
      case block(HeldContent<any TerminalContent>)
    }
  }
}

extension TerminalTree.Node {
  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - text: The text of the entry, which can have several lines.
  ///   - children: The children of the entry.
  public init(_ text: StyledString, children: [Self] = []) {
    self.init(label: .text(text))
    self.children = children
  }

  /// Creates an entry from a displayable value, such as the string of a variable.
  ///
  /// - Parameters:
  ///   - text: The text of the entry, which can have several lines.
  ///   - children: The children of the entry.
  @_disfavoredOverload  // Literals can contain styles.
  public init(_ text: some DisplayableString, children: [Self] = []) {
    self.init(StyledString(styling: text), children: children)
  }

  /// Creates an entry from a block, such as a bar or a table.
  ///
  /// - Parameters:
  ///   - block: The content of the entry.
  ///   - children: The children of the entry.
  public init(block: some TerminalContent, children: [Self] = []) {
    self.init(label: .block(HeldContent(block)))
    self.children = children
  }

  /// Creates an entry from a text; its literal can contain styles.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - children: The children of the entry.
  public init(block text: StyledString, children: [Self] = []) { self.init(text, children: children) }

  private init(label: Label) { self.label = label }

  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    switch label {
    case .text(let text): terminal.block(text, columns: columns)
    case .block(let block): terminal.block(block.value, columns: columns)
    }
  }

  /// Nests entries by their levels.
  static func nested(_ items: [ListItem]) -> [Self] {
    var outermost: [Self] = []
    // The latest entry of each open level, with its children.
    var open: [(text: StyledString, children: [Self])] = []
    func close(to level: Int) {
      while open.count > level, let last = open.popLast() {
        let node = Self(last.text, children: last.children)
        if open.isEmpty { outermost.append(node) } else { open[open.count - 1].children.append(node) }
      }
    }
    for item in items {
      close(to: min(max(item.level, 0), open.count))
      open.append((item.text, []))
    }
    close(to: 0)
    return outermost
  }
}

extension ArrayBuilder where Component == TerminalTree.Node {
  /// Adds an entry.
  public static func buildExpression(_ text: StyledString) -> [TerminalTree.Node] {
    [TerminalTree.Node(text)]
  }

  /// Adds an entry.
  public static func buildExpression(_ text: String) -> [TerminalTree.Node] {
    [TerminalTree.Node(StyledString(text))]
  }

  /// Adds an entry with a block.
  public static func buildExpression(_ block: some TerminalContent) -> [TerminalTree.Node] {
    [TerminalTree.Node(block: block)]
  }

  /// Adds the outermost entries of a tree.
  public static func buildExpression(_ tree: TerminalTree) -> [TerminalTree.Node] { tree.nodes }
}
