/// Elements in their order: what a builder makes and containers hold.
///
/// Take some in elements of your own:
///
/// ```swift
/// struct Card: Element {
///   var content: ElementContent
///
///   init(@ElementBuilder content: () -> ElementContent) {
///     self.content = content()
///   }
///
///   var body: some Element {
///     Stack(insets: EdgeInsets(inset: 16)) { content }
///   }
/// }
/// ```
public struct ElementContent: Element {
  private(set) var nodes: [ElementNode] = []
  // How many contents lie in one another, this one included.
  private(set) var depth = 1

  /// Makes no elements.
  public init() {}
}

extension ElementContent {
  init(_ node: ElementNode) {
    append(node)
  }

  init(_ contents: [ElementContent]) {
    nodes.reserveCapacity(contents.reduce(0) { $0 + $1.nodes.count })
    for content in contents { append(contentsOf: content) }
  }

  mutating func append(contentsOf other: ElementContent) {
    nodes += other.nodes
    depth = max(depth, other.depth)
  }

  mutating func append(_ node: ElementNode) {
    let depth = node.depth + 1
    // Swift takes a nested value apart recursively, so that one of any depth would overflow the stack in the end:
    // what lies too deep isn't kept, and a walk tells of it.
    if depth > ElementError.depthLimit {
      nodes.append(ElementNode(.omitted(name: node.name)))
    } else {
      nodes.append(node)
      self.depth = max(self.depth, depth)
    }
  }
}

extension ElementContent {
  /// The elements themselves.
  public var body: ElementContent { self }

  /// The elements as a walk sees them.
  public var node: ElementNode {
    // A single one needs nothing around it.
    nodes.count == 1 ? nodes[0] : ElementNode(.content(self))
  }

  /// Whether there are no elements.
  ///
  /// Elements of your own count, even those with an empty body.
  public var isEmpty: Bool {
    nodes.allSatisfy { node in
      if case .content(let content) = node.kind { content.isEmpty } else { false }
    }
  }
}
