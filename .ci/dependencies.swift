// Prints which modules and folders use which, and fails on a cycle between the folders of a module.
//
//   swift .ci/dependencies.swift [--quiet]
//
// Read off the sources: a folder uses another if it names a type that is declared there, or extends one. Members that
// a file reaches without naming a type aren't seen. An edge that closes a cycle for a reason is named in `exceptions`
// with it; the rest has to be without cycles.

import Foundation

/// Edges that close a cycle, and why they may.
let exceptions: [String: [Edge: String]] = [
  "Restyle": [
    Edge("Image", "Box"): "an image can be a background, and a background can show an image",
    Edge("DynamicStyle", "Defaults"):
      "defaults hold dynamic styles, and what a dynamic style has made is remembered for the defaults in force",
    Edge("Style", "Text/Style"): "whatever a style is of, the texts in it can be restyled",
    Edge("Style", "Control/State"): "the path to a property leads through the states of a control",
    Edge("Style", "Box"): "the path to a property leads through the position of a row",
    Edge("Style", "Control/Button"): "the path to a property leads through the metrics of a bar",
    Edge("Text/Attributes", "Text/Style"):
      "each attribute stands in one file with its property of text styles",
    Edge("Text/Attributes", "Text/Transform"): "a key can bring a transform of the text",
  ],
  "RestyleElements": [
    Edge("Element", "Content"): "an element's node lists the elements that outputs know",
    Edge("Element", "Control"): "an element's node lists the elements that outputs know",
    Edge("Element", "Layout"): "an element's node lists the elements that outputs know",
  ],
  "RestyleHTML": [
    Edge("StyleSheet", "HTML"):
      "a stylesheet keeps the tags of its classes, so that pages which a prepared one is for needn't make them",
    Edge("HTML", "Elements"): "one writer serves texts and interfaces, and holds the tables of both",
  ],
]

struct Edge: Hashable {
  let from: String
  let to: String

  init(_ from: String, _ to: String) {
    self.from = from
    self.to = to
  }
}

// MARK: Reading

/// The words and marks of a Swift file, without comments and literals.
func tokens(of source: String) -> [Substring] {
  var result: [Substring] = []
  let text = Array(source.unicodeScalars)
  var index = 0
  func starts(_ prefix: String, at index: Int) -> Bool {
    text[index...].starts(with: prefix.unicodeScalars)
  }
  func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
  }
  while index < text.count {
    if starts("//", at: index) {
      while index < text.count, text[index] != "\n" { index += 1 }
    } else if starts("/*", at: index) {
      while index < text.count, !starts("*/", at: index) { index += 1 }
      index += 2
    } else if text[index] == "\"" || starts("#\"", at: index) {
      let isRaw = text[index] == "#"
      let isLong = starts(isRaw ? "#\"\"\"" : "\"\"\"", at: index)
      let end = (isLong ? "\"\"\"" : "\"") + (isRaw ? "#" : "")
      index += end.unicodeScalars.count
      while index < text.count, !starts(end, at: index) {
        if !isRaw, text[index] == "\\", index + 1 < text.count, text[index + 1] != "(" {
          index += 2
        } else if !isRaw, starts("\\(", at: index) {
          // What is interpolated may hold literals of its own.
          var depth = 0
          repeat {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            index += 1
          } while index < text.count && depth > 0 || text[index - 1] == "\\"
        } else {
          index += 1
        }
      }
      index += end.unicodeScalars.count
    } else if isWord(text[index]) || text[index] == "`" {
      var word = String.UnicodeScalarView()
      while index < text.count, isWord(text[index]) || text[index] == "`" {
        if text[index] != "`" { word.append(text[index]) }
        index += 1
      }
      result.append(Substring(String(word)))
    } else {
      if !text[index].properties.isWhitespace { result.append(Substring(String(text[index]))) }
      index += 1
    }
  }
  return result
}

/// What a file declares and names.
struct File {
  /// The full names of the types that it declares.
  var declared: Set<String> = []
  /// The names that it uses, each with the types around it, outermost first.
  var used: Set<Use> = []

  struct Use: Hashable {
    let path: [String]
    let scope: [String]
  }

  init(_ source: String) {
    let tokens = tokens(of: source)
    // For each open brace the names that it adds to the scope.
    var braces: [[String]] = []
    var pending: [String]?
    var index = 0
    func path(at start: Int) -> (names: [String], end: Int) {
      var names = [String(tokens[start])]
      var end = start + 1
      while end + 1 < tokens.count, tokens[end] == ".", tokens[end + 1].first?.isUppercase == true {
        names.append(String(tokens[end + 1]))
        end += 2
      }
      return (names, end)
    }
    while index < tokens.count {
      let token = tokens[index]
      let scope = braces.flatMap { $0 }
      let next = index + 1 < tokens.count ? tokens[index + 1] : ""
      let isMember = index > 0 && tokens[index - 1] == "."
      switch token {
      case "struct", "class", "enum", "protocol", "actor", "typealias", "macro":
        guard next.first?.isUppercase == true, !isMember else { break }
        declared.insert((scope + [String(next)]).joined(separator: "."))
        if token != "typealias" { pending = [String(next)] }
        index += 1
      case "extension":
        let (names, end) = path(at: index + 1)
        used.insert(Use(path: names, scope: []))
        pending = names
        index = end - 1
      case "{":
        braces.append(pending ?? [])
        pending = nil
      case "}": _ = braces.popLast()
      default:
        guard token.first?.isUppercase == true, !isMember else { break }
        let (names, end) = path(at: index)
        used.insert(Use(path: names, scope: scope + (pending ?? [])))
        index = end - 1
      }
      index += 1
    }
  }
}

// MARK: The graph

struct Module {
  let name: String
  var files: [(folder: String, file: File)] = []

  init(_ name: String, at directory: URL) {
    self.name = name
    let paths = FileManager.default.enumerator(atPath: directory.path)?.compactMap { $0 as? String } ?? []
    for path in paths.sorted() where path.hasSuffix(".swift") {
      guard let source = try? String(contentsOf: directory.appendingPathComponent(path), encoding: .utf8)
      else { continue }
      let folder = path.contains("/") ? String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) : "."
      files.append((folder, File(source)))
    }
  }

  /// The edges between folders, each with the names that make it.
  var edges: [Edge: Set<String>] {
    var home: [String: String] = [:]
    for (folder, file) in files { for name in file.declared { home[name] = folder } }
    var edges: [Edge: Set<String>] = [:]
    for (folder, file) in files {
      for use in file.used {
        guard let name = resolve(use, home), let other = home[name], other != folder else { continue }
        edges[Edge(folder, other), default: []].insert(name)
      }
    }
    return edges
  }

  /// The declared type that a name means: the innermost that is visible where it stands.
  private func resolve(_ use: File.Use, _ home: [String: String]) -> String? {
    for length in stride(from: use.scope.count, through: 0, by: -1) {
      let scope = use.scope.prefix(length)
      for count in stride(from: use.path.count, through: 1, by: -1) {
        let name = (scope + use.path.prefix(count)).joined(separator: ".")
        if home[name] != nil { return name }
      }
    }
    return nil
  }
}

/// The groups of folders that use one another, each sorted.
func cycles(_ edges: some Collection<Edge>) -> [[String]] {
  let targets = Dictionary(grouping: edges, by: \.from).mapValues { $0.map(\.to) }
  func reached(from start: String) -> Set<String> {
    var seen: Set<String> = []
    var rest = targets[start] ?? []
    while let next = rest.popLast() { if seen.insert(next).inserted { rest += targets[next] ?? [] } }
    return seen
  }
  let reached = Dictionary(uniqueKeysWithValues: targets.keys.map { ($0, reached(from: $0)) })
  let groups = targets.keys.filter { reached[$0]?.contains($0) == true }.map { folder in
    (reached[folder] ?? []).filter { reached[$0]?.contains(folder) == true }.sorted()
  }
  return Set(groups).sorted { $0.lexicographicallyPrecedes($1) }
}

// MARK: Printing

let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
let isQuiet = CommandLine.arguments.contains("--quiet")
let names = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Sources").path)
  .sorted()
var failed = false

print("Modules")
for name in names {
  let directory = root.appendingPathComponent("Sources/\(name)")
  let sources = FileManager.default.enumerator(atPath: directory.path)?.compactMap { $0 as? String } ?? []
  var imports: Set<String> = []
  for path in sources where path.hasSuffix(".swift") {
    let source = (try? String(contentsOf: directory.appendingPathComponent(path), encoding: .utf8)) ?? ""
    for line in source.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index <= 1, index + 1 < words.count else { continue }
      if names.contains(String(words[index + 1])) { imports.insert(String(words[index + 1])) }
    }
  }
  print("  \(name) -> \(imports.isEmpty ? "nothing" : imports.sorted().joined(separator: ", "))")
}

for name in names {
  let module = Module(name, at: root.appendingPathComponent("Sources/\(name)"))
  let edges = module.edges
  let allowed = exceptions[name] ?? [:]
  if !isQuiet { print("\n\(name)") }
  for folder in Set(module.files.map(\.folder)).sorted() where !isQuiet {
    let targets = edges.filter { $0.key.from == folder }.sorted { $0.key.to < $1.key.to }
    print("  \(folder)" + (targets.isEmpty ? "" : " ->"))
    for (edge, types) in targets {
      let shown = types.sorted().prefix(3).joined(separator: ", ") + (types.count > 3 ? ", ..." : "")
      print("    \(edge.to) (\(shown))\(allowed[edge].map { "; closes a cycle: \($0)" } ?? "")")
    }
  }
  for edge in allowed.keys where edges[edge] == nil {
    failed = true
    print("error: \(name): \(edge.from) no longer uses \(edge.to): remove the exception")
  }
  for cycle in cycles(edges.keys.filter { allowed[$0] == nil }) {
    failed = true
    print("error: \(name): these folders use one another: \(cycle.joined(separator: ", "))")
  }
}
exit(failed ? 1 : 0)
