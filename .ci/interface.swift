// Writes what each module declares in public, a file for each and a line for each declaration, so that no change of it
// goes unnoticed.
//
//   swift .ci/interface.swift <folder of symbol graphs> <folder to write to>
//
// A change that is meant is recorded with the folder `.ci/interface`. The symbol graphs are those that
// `swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members` writes.

import Foundation

struct SymbolGraph: Decodable {
  let symbols: [Symbol]
  let relationships: [Relationship]

  struct Symbol: Decodable {
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]?

    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable { let spelling: String }

    var path: String { pathComponents.joined(separator: ".") }
    var declaration: String {
      let text = (declarationFragments ?? []).map(\.spelling).joined()
      return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }
}

/// What the compiler finds out by itself, and may find out otherwise in its next version.
let inferred = ["Swift.BitwiseCopyable", "Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"]

func lines(of graph: SymbolGraph) -> [String] {
  let paths = Dictionary(graph.symbols.map { ($0.identifier.precise, $0.path) }) { first, _ in first }
  let declarations = graph.symbols.map { "\($0.path)\t\($0.declaration)" }
  let conformances = graph.relationships.compactMap { relationship -> String? in
    guard relationship.kind == "conformsTo" || relationship.kind == "inheritsFrom" else { return nil }
    guard let target = paths[relationship.target] ?? relationship.targetFallback, !inferred.contains(target)
    else { return nil }
    return "\(paths[relationship.source] ?? relationship.source)\t: \(target)"
  }
  return declarations + conformances
}

guard CommandLine.arguments.count == 3 else {
  print("usage: swift .ci/interface.swift <folder of symbol graphs> <folder to write to>")
  exit(2)
}
let graphs = URL(fileURLWithPath: CommandLine.arguments[1])
let output = URL(fileURLWithPath: CommandLine.arguments[2])
let files = FileManager.default

// The libraries are what is documented.
let sources = URL(fileURLWithPath: "Sources")
let modules = try files.contentsOfDirectory(atPath: sources.path).filter { module in
  files.fileExists(atPath: sources.appendingPathComponent("\(module)/\(module).docc").path)
}

// The graphs of a module: of itself, and of what it adds to others.
var declared: [String: Set<String>] = Dictionary(uniqueKeysWithValues: modules.map { ($0, []) })
for name in try files.contentsOfDirectory(atPath: graphs.path) where name.hasSuffix(".symbols.json") {
  let module = String(name.prefix { $0 != "@" && $0 != "." })
  guard declared[module] != nil else { continue }
  let graph = try JSONDecoder().decode(
    SymbolGraph.self, from: Data(contentsOf: graphs.appendingPathComponent(name)))
  declared[module]?.formUnion(lines(of: graph))
}

try files.createDirectory(at: output, withIntermediateDirectories: true)
for (module, lines) in declared where !lines.isEmpty {
  try Data((lines.sorted().joined(separator: "\n") + "\n").utf8)
    .write(to: output.appendingPathComponent("\(module).txt"))
}
