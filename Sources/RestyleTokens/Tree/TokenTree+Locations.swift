import Foundation
import Restyle

/// A value in a file: a group or a token, and where in it.
struct TokenLocation: Hashable {
  let node: Int
  /// The members and indices on the way, such as `$value`, `components` and `0`.
  @Exact var names: [String]

  init(node: Int, names: [String] = []) {
    self.node = node
    self.names = names
  }

  /// Whether it is the whole value of a token.
  var isWholeValue: Bool { names == ["$value"] }
}

extension TokenTree {
  /// What a reference leads to, or why it leads nowhere.
  mutating func location(of reference: TokenReference) -> Result<(TokenLocation, JSONValue), TokenProblem> {
    guard let path = reference.path else { return pointed(by: reference) }
    guard let index = index(of: path) else { return missing(reference) }
    return wholeValue(of: index, reference)
  }

  /// The group or the token that a reference leads to; nil if there is none.
  func index(of reference: TokenReference) -> Int? {
    if let path = reference.path { return index(of: path) }
    guard let names = reference.names else { return nil }
    return index(of: names) ?? index(of: names.map { $0.removingPercentEncoding ?? $0 })
  }

  private func index(of names: [String]) -> Int? {
    // A name with a full stop isn't one of a token, but could look like the path of one.
    names.contains { $0.utf8.contains(UInt8(ascii: ".")) } ? nil : index(of: names.joined(separator: "."))
  }

  private mutating func pointed(by reference: TokenReference) -> Result<
    (TokenLocation, JSONValue), TokenProblem
  > {
    guard let names = reference.names else {
      return .failure(
        TokenProblem(
          path: "", .reference,
          "\(reference.text.quoted) has a ~ that is neither ~0 for ~ nor ~1 for /"))
    }
    return value(at: names) ?? value(at: names.map { $0.removingPercentEncoding ?? $0 })
      ?? missing(reference)
  }

  /// What names lead to from the outside in; nil if there is nothing.
  private mutating func value(at names: [String]) -> Result<(TokenLocation, JSONValue), TokenProblem>? {
    var node = 0
    var rest = names[...]
    while let name = rest.first, nodes[node].kind == .group, !name.utf8.contains(UInt8(ascii: ".")),
      let child = index(of: nodes[node].path.appending(name: name)), child != 0
    {
      node = child
      rest.removeFirst()
    }
    guard !rest.isEmpty else {
      return wholeValue(of: node, TokenReference(pointer: "/" + names.joined(separator: "/")))
    }
    let location = TokenLocation(node: node, names: Array(rest))
    return json(at: location).map { .success((location, $0)) }
  }

  /// What stands at a location; nil if nothing does.
  mutating func json(at location: TokenLocation) -> JSONValue? {
    let node = nodes[location.node]
    let root = ExactText(node.path)
    guard location.names.first == "$value" else {
      return values.value(at: location.names, in: .object(node.members), of: root)
    }
    // A reference as the member `$ref` is the token's value.
    return node.kind == .token
      ? values.value(at: location.names, droppingFirst: 1, in: node.value, of: root) : nil
  }

  private func wholeValue(
    of index: Int, _ reference: TokenReference
  ) -> Result<(TokenLocation, JSONValue), TokenProblem> {
    guard nodes[index].kind == .token else {
      let root = nodes[index].path.appending(name: "$root")
      return .failure(
        TokenProblem(
          path: "", .missingTarget, "\(reference.text.quoted) is a group, not a token",
          suggestion: self.index(of: root).map { _ in "{\(root)}" }))
    }
    return .success((TokenLocation(node: index, names: ["$value"]), nodes[index].value))
  }

  private func missing(_ reference: TokenReference) -> Result<(TokenLocation, JSONValue), TokenProblem> {
    .failure(
      TokenProblem(
        path: "", .missingTarget, "there is no \(reference.text.quoted)",
        suggestion: suggestion(for: reference)))
  }
}

// MARK: Suggestions

extension TokenTree {
  /// How many problems get a suggestion: each looks at many names.
  private static let suggestionLimit = 100

  /// What a reference that leads nowhere was probably meant to be; nil if nothing is near.
  func suggestion(for reference: TokenReference) -> String? {
    guard problems.count < Self.suggestionLimit else { return nil }
    let names = reference.path?.pathNames ?? reference.names ?? []
    let path = nearestPath(to: names) ?? longerPath(names)
    return path.map {
      reference.isPointer ? "#/" + $0.pathNames.joined(separator: "/") : "{\($0)}"
    }
  }

  /// The path that differs least in each of its names.
  private func nearestPath(to names: [String]) -> String? {
    var node = 0
    // A pointer goes on in a token.
    for name in names where nodes[node].kind == .group {
      let children = nodes[node].children.map { nodes[$0].path.lastName }
      guard
        let nearest = children.first(where: { $0.isExactly(name) }) ?? nearestName(to: name, among: children),
        let child = index(of: nodes[node].path.appending(name: nearest))
      else { return nil }
      node = child
    }
    return nodes[node].kind == .token
      ? nodes[node].path : index(of: "\(nodes[node].path).$root").map { nodes[$0].path }
  }

  /// The first token that has the names behind those of other groups.
  private func longerPath(_ names: [String]) -> String? {
    let end = "." + names.joined(separator: ".")
    return nodes.first { $0.kind == .token && $0.path.utf8.reversed().starts(with: end.utf8.reversed()) }?
      .path
  }
}
