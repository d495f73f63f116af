extension BrowserPage {
  /// What assistive technologies are told of the whole page.
  ///
  /// - Returns: The page, with what lies in it.
  /// - Throws: Why the browser doesn't say.
  package func accessibilityTree() throws(BrowserError) -> AccessibilityNode {
    let nodes = try devTools.call("Accessibility.getFullAXTree", as: ReportedNodes.self).nodes
    guard let root = nodes.first(where: { $0.parentId == nil }) else {
      throw .unexpectedReport("no root in an accessibility tree of \(nodes.count)")
    }
    let byIdentifier = Dictionary(nodes.map { ($0.nodeId, $0) }) { first, _ in first }
    return root.node(in: byIdentifier)
  }

  /// What assistive technologies are told of what the keyboard acts on; nil if that is the page itself.
  ///
  /// - Throws: Why the browser doesn't say.
  package func focusedNode() throws(BrowserError) -> AccessibilityNode? {
    let element = try devTools.call(
      "Runtime.evaluate", ["expression": "document.activeElement"], as: Evaluated.self)
    guard let identifier = element.result.objectId else { return nil }
    let nodes = try devTools.call(
      "Accessibility.getPartialAXTree", ["objectId": .string(identifier), "fetchRelatives": false],
      as: ReportedNodes.self
    ).nodes
    return nodes.map { $0.node(in: [:]) }.first { $0.states.contains(.focused) && $0.role != "RootWebArea" }
  }

  private struct Evaluated: Decodable {
    struct Remote: Decodable {
      var objectId: String?
    }

    var result: Remote
  }

  private struct ReportedNodes: Decodable {
    var nodes: [ReportedNode]
  }
}

/// A node as the DevTools protocol reports it.
private struct ReportedNode: Decodable {
  /// A value of any type, of which only texts, numbers and truths say something.
  struct Value: Decodable {
    var text = ""

    private enum CodingKeys: String, CodingKey {
      case value
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let text = try? container.decode(String.self, forKey: .value) {
        self.text = text
      } else if let number = try? container.decode(Double.self, forKey: .value) {
        text = "\(Int(number))"
      } else if let truth = try? container.decode(Bool.self, forKey: .value) {
        text = "\(truth)"
      }
    }
  }

  struct Property: Decodable {
    var name: String
    var value: Value
  }

  var nodeId: String
  var parentId: String?
  var childIds: [String]?
  var ignored: Bool
  var role: Value?
  var name: Value?
  var description: Value?
  var value: Value?
  var properties: [Property]?

  func node(in nodes: [String: ReportedNode]) -> AccessibilityNode {
    let values = Dictionary((properties ?? []).map { ($0.name, $0.value.text) }) { first, _ in first }
    var states = Set(
      [AccessibilityNode.State.disabled, .required, .focusable, .focused].filter {
        values[$0.rawValue] == "true"
      })
    if let checked = values["checked"] { states.insert(checked == "true" ? .checked : .unchecked) }
    if values["pressed"] == "true" { states.insert(.pressed) }
    if let invalid = values["invalid"], invalid != "false" { states.insert(.invalid) }
    // Lists have levels too, of which people are told otherwise.
    let level = role?.text == "heading" ? values["level"].flatMap { Int($0) } : nil
    return AccessibilityNode(
      role: role?.text ?? "", name: name?.text ?? "", description: description?.text ?? "",
      value: value?.text ?? "", states: states, level: level,
      isIgnored: ignored, children: (childIds ?? []).compactMap { nodes[$0]?.node(in: nodes) })
  }
}
