import Foundation
import Restyle

/// The location of a value in a file: a group or a token, and the path in it.
struct TokenLocation: Hashable {
  let node: Int
  /// The members and indices of the path, such as `$value`, `components` and `0`.
  @Exact var names: [String]

  /// Whether it is the whole value of a token.
  var isWholeValue: Bool { names == ["$value"] }
}

extension TokenTree {
  /// The target of a reference, or the problem if it has none.
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
    // Names of tokens have no full stops, but a name with one could look like a path.
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

  /// The value at a path of names; nil if there is none.
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

  /// The value at a location; nil if there is none.
  mutating func json(at location: TokenLocation) -> JSONValue? {
    let node = nodes[location.node]
    let root = ExactText(node.path)
    guard location.names.first == "$value" else {
      return values.value(at: location.names, in: .object(node.members), of: root)
    }
    // A reference in the member `$ref` is the token's value.
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
  /// The maximum number of problems with suggestions, each of which compares many names.
  private static let suggestionLimit = 100

  /// The probably intended reference in place of one without a target; nil if nothing is similar.
  func suggestion(for reference: TokenReference) -> String? {
    guard problems.count < Self.suggestionLimit else { return nil }
    let names = reference.path?.pathNames ?? reference.names ?? []
    let path = nearestPath(to: names) ?? longerPath(names)
    return path.map {
      reference.isPointer ? "#/" + $0.pathNames.joined(separator: "/") : "{\($0)}"
    }
  }

  /// The path with the most similar names.
  private func nearestPath(to names: [String]) -> String? {
    var node = 0
    // Pointers can continue inside of a token.
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

  /// The first token whose path ends with the names.
  private func longerPath(_ names: [String]) -> String? {
    let end = "." + names.joined(separator: ".")
    return nodes.first { $0.kind == .token && $0.path.utf8.reversed().starts(with: end.utf8.reversed()) }?
      .path
  }
}
