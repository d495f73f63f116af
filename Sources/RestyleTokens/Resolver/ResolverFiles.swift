import Foundation
import Restyle

/// A value in a resolver or in a file that it references.
struct ResolverEntry {
  var json: JSONValue
  /// The file, relative to the resolver; empty for the resolver itself.
  var file = ""
  /// The names of the path to it, if a reference leads to it.
  var names: [String] = []
  /// Whether the order of resolution declares it.
  var isInline = false

  /// Whether it is one of the resolver's own sets and modifiers.
  var isDeclared: Bool { !isInline && file.isEmpty }

  /// Whether a reference leads to a set.
  var isSet: Bool { names.count == 2 && names[0] == "sets" && json["sources"] != nil }
}

/// The resolver and its referenced files, each of which is loaded once.
struct ResolverFiles {
  private var files: [ExactText: Result<JSONValue, TokenProblem>]
  private let load: ((String) throws -> Data)?
  /// Finds the targets of references in files.
  private var values = JSONIndex()
  /// The remaining number of sources: sets that reference each other repeatedly could have any number.
  private var budget = 100_000

  init(root: JSONValue, load: ((String) throws -> Data)?) {
    files = [ExactText(""): .success(root)]
    self.load = load
  }

  /// The final target of references; members beside the references override its own.
  mutating func resolve(_ entry: ResolverEntry) throws(TokenProblem) -> ResolverEntry {
    var entry = entry
    var beside: [JSONMember] = []
    var names: Set = [ExactText("$ref")]
    var seen: Set<ExactText> = []
    while case .object(let members) = entry.json, let json = entry.json["$ref"] {
      guard case .string(let reference) = json else {
        throw TokenProblem(path: "", .reference, "$ref is \(json.noun), not a text")
      }
      // Members of earlier references take precedence.
      for member in members where names.insert(ExactText(member.name)).inserted { beside.append(member) }
      entry = try target(of: reference, in: entry.file)
      let key = "\(entry.file)#\(entry.names.joined(separator: "/"))"
      guard seen.insert(ExactText(key)).inserted else {
        throw TokenProblem(path: "", .cycle, "\(reference.quoted) leads back to itself")
      }
    }
    if case .object(let members) = entry.json, !beside.isEmpty {
      entry.json = .object(
        members.filter { !names.contains(ExactText($0.name)) } + beside)
    }
    return entry
  }

  /// The files and tokens of a source: itself, or those of the set that it references.
  mutating func sources(of entry: ResolverEntry) throws(TokenProblem) -> [JSONValue] {
    enum Step {
      case source(ResolverEntry)
      case end(ExactText)
    }
    var result: [JSONValue] = []
    var open: Set<ExactText> = []
    var waiting = [Step.source(entry)]
    while let step = waiting.popLast() {
      switch step {
      case .end(let set): open.remove(set)
      case .source(let entry):
        budget -= 1
        guard budget > 0 else {
          throw TokenProblem(path: "", .limit, "the sets have more than 100000 sources")
        }
        let found = try resolve(entry)
        guard found.names.first != "modifiers" || !found.file.isEmpty else {
          throw TokenProblem(path: "", .reference, "only the order of resolution refers to modifiers")
        }
        if found.isSet, case .array(let sources)? = found.json["sources"] {
          let set = ExactText("\(found.file)#\(found.names[1])")
          guard open.insert(set).inserted else {
            throw TokenProblem(
              path: "", .cycle, "the set \(found.names[1].quoted) refers to itself in a circle")
          }
          waiting.append(.end(set))
          waiting += sources.reversed().map { .source(ResolverEntry(json: $0, file: found.file)) }
        } else if case .object = found.json {
          result.append(found.json)
        } else {
          throw TokenProblem(path: "", .structure, "\(found.json.noun) where tokens belong")
        }
      }
    }
    return result
  }

  private mutating func target(of reference: String, in file: String) throws(TokenProblem) -> ResolverEntry {
    let halves = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = halves[0].isEmpty ? file : Self.path(String(halves[0]), from: file)
    let fragment = halves.count > 1 ? halves[1] : ""
    let pointer = fragment.isEmpty || fragment.hasPrefix("/") ? String(fragment) : "/\(fragment)"
    guard let names = TokenReference(pointer: pointer).names else {
      throw TokenProblem(path: "", .reference, "\(reference.quoted) is no JSON Pointer")
    }
    guard names.first != "resolutionOrder" else {
      throw TokenProblem(path: "", .reference, "no reference leads into the order of resolution")
    }
    let json = try contents(of: path)
    let decoded = names.map { $0.removingPercentEncoding ?? $0 }
    for names in [names, decoded] {
      if let value = values.value(at: names, in: json, of: ExactText(path)) {
        return ResolverEntry(json: value, file: path, names: names)
      }
    }
    var known: [String] = []
    if case .object(let members)? = values.value(at: names.dropLast(), in: json, of: ExactText(path)) {
      known = members.map(\.name)
    }
    throw TokenProblem(
      path: "", .missingTarget, "there is no \(reference.quoted)",
      suggestion: nearestName(to: names.last ?? "", among: known))
  }

  private mutating func contents(of path: String) throws(TokenProblem) -> JSONValue {
    let key = ExactText(path)
    if let file = files[key] { return try file.get() }
    let file = Result { () throws(TokenProblem) in try read(path) }
    files[key] = file
    return try file.get()
  }

  private func read(_ path: String) throws(TokenProblem) -> JSONValue {
    let name = path.quoted
    guard let load else {
      throw TokenProblem(path: "", .source, "\(name) is another file, and none are loaded")
    }
    do {
      return try JSONValue(reading: Array(load(path)))
    } catch let error as TokenError {
      throw TokenProblem(path: "", .syntax, "\(name): \(error)")
    } catch {
      throw TokenProblem(path: "", .source, "\(name) can't be loaded: \(error.reason)")
    }
  }

  /// A path in a file, converted to one relative to the resolver.
  private static func path(_ reference: String, from file: String) -> String {
    guard !reference.hasPrefix("/"), !reference.contains("://") else { return reference }
    let scheme = file.range(of: "://").map { String(file[..<$0.upperBound]) } ?? ""
    var names = file.dropFirst(scheme.count).split(separator: "/", omittingEmptySubsequences: false)
      .dropLast()
    for name in reference.split(separator: "/", omittingEmptySubsequences: false) {
      switch name {
      case ".": break
      case "..":
        if let last = names.last, last != "..", !last.isEmpty {
          names.removeLast()
        } else {
          names.append(name)
        }
      default: names.append(name)
      }
    }
    return scheme + names.joined(separator: "/")
  }
}

extension TokenProblem {
  /// The same problem at a path.
  func at(_ path: String) -> TokenProblem { TokenProblem(path: path, kind, reason, suggestion: suggestion) }
}
