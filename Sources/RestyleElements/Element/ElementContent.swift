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
  // Most contents are a single element, which takes no array.
  @usableFromInline var first: ElementNode?
  @usableFromInline var others: [ElementNode] = []
  // How many contents lie in one another, this one included.
  private(set) var depth = 1

  /// Makes no elements.
  public init() {}
}

extension ElementContent {
  package init(_ node: ElementNode) {
    let depth = node.depth + 1
    // Swift takes a nested value apart recursively, so that one of any depth would overflow the stack in the end:
    // what lies too deep is dropped, and a walk reports it. The outermost content is no element yet.
    if depth > ElementError.depthLimit + 1 {
      first = .omitted(name: node.name)
    } else {
      first = node
      self.depth = depth
    }
  }

  package init(_ contents: [ElementContent]) {
    others.reserveCapacity(contents.reduce(0) { $0 + $1.count })
    for content in contents { append(contentsOf: content) }
  }

  /// How many elements there are.
  var count: Int { first == nil ? 0 : 1 + others.count }

  // Inlinable, since a walk in another module asks for each element.
  /// Returns the element at a place; nil behind the last one.
  @inlinable
  package func node(at index: Int) -> ElementNode? {
    if index == 0 { return first }
    return index <= others.count ? others[index - 1] : nil
  }

  mutating func append(contentsOf other: ElementContent) {
    guard let node = other.first else { return }
    if first == nil {
      first = node
    } else {
      others.append(node)
    }
    others += other.others
    depth = max(depth, other.depth)
  }

  /// The elements themselves.
  public var body: ElementContent { self }

  /// The elements as one that a walk sees.
  @inlinable package var node: ElementNode {
    // A single one needs nothing around it.
    if let first, others.isEmpty { return first }
    return .content(self)
  }

  /// Whether there are no elements.
  ///
  /// Elements of your own count, even those with an empty body.
  public var isEmpty: Bool {
    guard let first else { return true }
    return ([first] + others).allSatisfy { node in
      if case .content(let content) = node { content.isEmpty } else { false }
    }
  }
}
