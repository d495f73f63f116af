/// A sequence of elements, which a builder creates and a container stores.
///
/// Accept content in your own elements like this:
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
  // Most contents are a single element, which needs no array.
  @usableFromInline var first: ElementNode?
  @usableFromInline var others: [ElementNode] = []
  // The nesting depth, including this content.
  private(set) var depth = 1

  /// Creates empty content.
  public init() {}
}

extension ElementContent {
  package init(_ node: ElementNode) { self.init(node, depth: node.depth) }

  init(_ node: ElementNode, depth contentDepth: Int) {
    let depth = contentDepth + 1
    // Swift frees nested values recursively, so unlimited nesting would overflow the stack. Elements that are nested
    // too deeply are dropped, and walks report it. The outermost content isn't an element yet.
    if depth > ElementError.depthLimit + 1 {
      first = .omitted(name: node.name)
    } else {
      first = node
      self.depth = depth
    }
  }

  package init(_ contents: [ElementContent]) {
    // Through pointers, since elements of an array are copied.
    contents.withUnsafeBufferPointer { contents in
      var count = 0
      for index in contents.indices { count += contents[index].count }
      if count > 1 { others.reserveCapacity(count - 1) }
      for index in contents.indices {
        guard let node = contents[index].first else { continue }
        if first == nil { first = consume node } else { others.append(consume node) }
        if !contents[index].others.isEmpty { others += contents[index].others }
        depth = max(depth, contents[index].depth)
      }
    }
  }

  /// The number of elements.
  var count: Int { first == nil ? 0 : 1 + others.count }

  // Inlinable, since a walk in another module calls it for each element.
  /// Returns the element at an index; nil after the last one.
  @inlinable
  package func node(at index: Int) -> ElementNode? {
    if index == 0 { return first }
    return index <= others.count ? others[index - 1] : nil
  }

  /// The content itself.
  public var body: ElementContent { self }

  /// The elements as a single node for a walk.
  @inlinable package var node: ElementNode {
    // A single element needs no container.
    if let first, others.isEmpty { return first }
    return .content(self)
  }

  /// Whether the content has no elements.
  ///
  /// Custom elements count, even those with an empty body.
  public var isEmpty: Bool {
    guard let first else { return true }
    return ([first] + others).allSatisfy { node in
      if case .content(let content) = node { content.isEmpty } else { false }
    }
  }
}
