import Restyle

/// Nested objects that are built member by member, in any order.
struct JSONObjectTree {
  private var nodes = [Node()]
  private var indices: [Child: Int] = [:]

  private struct Node {
    /// The members that aren't objects of the tree, which precede those that are.
    var members: [JSONMember] = []
    /// The indices of its child objects, which are greater than its own.
    var children: [(name: String, index: Int)] = []
  }

  private struct Child: Hashable {
    let parent: Int
    @Exact var name: String
  }

  /// The index of the outermost object.
  static let root = 0

  /// The object with a name in another object; nil if there is none.
  func child(_ name: String, of parent: Int) -> Int? { indices[Child(parent: parent, name: name)] }

  /// Adds an object to another one that has no object with its name.
  mutating func addChild(_ name: String, to parent: Int) -> Int {
    let index = nodes.count
    nodes.append(Node())
    nodes[parent].children.append((name, index))
    indices[Child(parent: parent, name: name)] = index
    return index
  }

  /// The members of an object that aren't objects of the tree.
  subscript(index: Int) -> [JSONMember] {
    get { nodes[index].members }
    _modify { yield &nodes[index].members }
  }

  /// Removes all objects from an object.
  mutating func removeChildren(of parent: Int) {
    for child in nodes[parent].children { indices[Child(parent: parent, name: child.name)] = nil }
    nodes[parent].children = []
  }

  /// The outermost object.
  var json: JSONValue {
    // From the innermost to the outermost, without recursion.
    var values = nodes.map { JSONValue.object($0.members) }
    for (index, node) in nodes.enumerated().reversed() where !node.children.isEmpty {
      values[index] = .object(
        node.members + node.children.map { JSONMember(name: $0.name, value: values[$0.index]) })
    }
    return values[Self.root]
  }
}
