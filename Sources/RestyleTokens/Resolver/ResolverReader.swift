import Foundation
import Restyle

/// Reads a resolver, and loads its referenced files.
struct ResolverReader {
  var files: ResolverFiles
  var problems: [TokenProblem] = []
  private let root: JSONValue

  init(_ json: JSONValue, load: ((String) throws -> Data)?) {
    root = json
    files = ResolverFiles(root: json, load: load)
  }

  /// A text at the root; nil if there is none.
  func text(_ name: String) -> String? { root[name]?.string }

  mutating func report(
    _ kind: TokenProblem.Kind, _ reason: String, at path: String, suggestion: String? = nil
  ) {
    problems.append(TokenProblem(path: path, kind, reason, suggestion: suggestion))
  }
}

// MARK: The document

extension ResolverReader {
  /// The sets and modifiers in the order of resolution.
  mutating func steps() -> [ResolverStep] {
    guard
      let members = object(
        root, "a resolver", at: "", required: ["version", "resolutionOrder"],
        optional: ["name", "description", "sets", "modifiers", "$schema", "$defs"])
    else { return [] }
    if let version = root["version"], version != .string("2025.10") {
      report(.value, "\(version.noun) where \"2025.10\" belongs", at: "version")
    }
    for name in ["name", "description", "$schema"] { checkText(root[name], at: name) }
    // Unreferenced ones must be valid, too.
    for member in members {
      guard ["sets", "modifiers"].contains(member.name) else { continue }
      guard case .object(let declared) = member.value else {
        report(.structure, "\(member.value.noun) where an object belongs", at: member.name)
        continue
      }
      for entry in declared {
        let isSet = member.name == "sets"
        _ = step(
          ResolverEntry(json: entry.value), isSet: isSet, name: entry.name, at: "\(member.name).\(entry.name)"
        )
      }
    }
    return order()
  }

  private mutating func order() -> [ResolverStep] {
    guard let json = root["resolutionOrder"] else { return [] }
    guard case .array(let items) = json, !items.isEmpty else {
      report(.structure, "\(json.noun) where an array of sets and modifiers belongs", at: "resolutionOrder")
      return []
    }
    // Problems of referenced sets and modifiers were already reported.
    var steps: [ResolverStep] = []
    var names: Set<ExactText> = []
    for (index, item) in items.enumerated() {
      let path = "resolutionOrder[\(index)]"
      guard let (entry, isSet, name) = item["$ref"] == nil ? inline(item, at: path) : referred(item, at: path)
      else { continue }
      // A set and a modifier can share a name in their declarations, but not in the order.
      let kinds = entry.isInline ? ["set ", "modifier "] : [isSet ? "set " : "modifier "]
      let keys = kinds.map { ExactText($0 + name) }
      guard names.isDisjoint(with: keys) else {
        report(.structure, "\(name.quoted) is in the order already", at: path)
        continue
      }
      names.formUnion(keys)
      let count = problems.count
      if let step = step(entry, isSet: isSet, name: name, at: path) { steps.append(step) }
      if entry.isDeclared { problems.removeSubrange(count...) }
    }
    return steps
  }

  /// A set or a modifier that the order declares inline.
  private mutating func inline(_ item: JSONValue, at path: String) -> (
    ResolverEntry, isSet: Bool, name: String
  )? {
    guard case .object = item else {
      report(.structure, "\(item.noun) where a set, a modifier or a reference to one belongs", at: path)
      return nil
    }
    guard case .string(let name)? = item["name"] else {
      report(.member, "what the order declares has a \"name\", a text", at: path)
      return nil
    }
    switch item["type"] {
    case .string("set"): return (ResolverEntry(json: item, isInline: true), true, name)
    case .string("modifier"): return (ResolverEntry(json: item, isInline: true), false, name)
    default:
      report(.member, "what the order declares has a \"type\", \"set\" or \"modifier\"", at: path)
      return nil
    }
  }

  /// A set or a modifier that the order references.
  private mutating func referred(_ item: JSONValue, at path: String) -> (
    ResolverEntry, isSet: Bool, name: String
  )? {
    do throws(TokenProblem) {
      let found = try files.resolve(ResolverEntry(json: item))
      guard found.names.count == 2, let isSet = ["sets": true, "modifiers": false][found.names[0]] else {
        report(.reference, "a reference in the order leads to #/sets/... or #/modifiers/...", at: path)
        return nil
      }
      return (found, isSet, found.names[1])
    } catch {
      problems.append(error.at(path))
      return nil
    }
  }
}

// MARK: Sets and modifiers

extension ResolverReader {
  private mutating func step(_ entry: ResolverEntry, isSet: Bool, name: String, at path: String)
    -> ResolverStep?
  {
    let inline = entry.isInline ? ["name", "type"] : []
    let json = entry.json
    checkText(json["description"], at: "\(path).description")
    if isSet {
      let optional = ["description", "$extensions"] + inline
      guard object(json, "a set", at: path, required: ["sources"], optional: optional) != nil,
        let sources = json["sources"]
      else { return nil }
      return .set(self.sources(sources, of: entry, at: "\(path).sources"))
    }
    let optional = ["description", "default", "$extensions"] + inline
    guard object(json, "a modifier", at: path, required: ["contexts"], optional: optional) != nil,
      let contexts = json["contexts"]
    else { return nil }
    guard case .object(let contexts) = contexts, contexts.count > 1 else {
      report(.structure, "a modifier has \"contexts\", an object with two or more", at: path)
      return nil
    }
    var context: String?
    if let json = json["default"] {
      guard case .string(let text) = json, contexts.contains(where: { $0.name.isExactly(text) }) else {
        let names = contexts.map(\.name.quoted).joined(separator: ", ")
        report(.value, "\(json.noun) where the name of a context belongs: \(names)", at: "\(path).default")
        return nil
      }
      context = text
    }
    return .modifier(
      TokenResolver.Modifier(
        name: name, description: json["description"]?.string, contexts: contexts.map(\.name),
        defaultContext: context),
      contexts.map { sources($0.value, of: entry, at: "\(path).contexts.\($0.name)") })
  }

  /// The files and tokens of an array of sources, in which sets are replaced by their sources.
  private mutating func sources(_ json: JSONValue, of entry: ResolverEntry, at path: String) -> [JSONValue] {
    guard case .array(let elements) = json else {
      report(.structure, "\(json.noun) where an array of sources belongs", at: path)
      return []
    }
    var result: [JSONValue] = []
    for (index, element) in elements.enumerated() {
      do throws(TokenProblem) {
        result += try files.sources(of: ResolverEntry(json: element, file: entry.file))
      } catch {
        problems.append(error.at("\(path)[\(index)]"))
      }
    }
    return result
  }

  private mutating func object(
    _ json: JSONValue, _ what: String, at path: String, required: [String], optional: [String]
  ) -> [JSONMember]? {
    guard case .object(let members) = json else {
      report(.structure, "\(json.noun) where \(what) belongs", at: path)
      return nil
    }
    for name in required where json[name] == nil {
      report(.member, "\(what) without the member \"\(name)\"", at: path)
    }
    for member in members where !(required + optional).contains(member.name) {
      report(
        .member, "\(what) with an unknown member \(member.name.quoted)", at: path,
        suggestion: nearestName(to: member.name, among: required + optional))
    }
    return members
  }

  private mutating func checkText(_ json: JSONValue?, at path: String) {
    switch json {
    case nil, .string: break
    case .some(let json): report(.value, "\(json.noun) where a text belongs", at: path)
    }
  }
}

/// A set or a modifier in the order of resolution, with the sources of its tokens.
enum ResolverStep: Sendable {
  case set([JSONValue])
  /// A modifier, and the sources of each of its contexts.
  case modifier(TokenResolver.Modifier, [[JSONValue]])
}
