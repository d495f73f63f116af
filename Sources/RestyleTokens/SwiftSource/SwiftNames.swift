import Restyle

/// The names of a plan's tokens in Swift source, which are valid and unique within each type.
struct SwiftNames {
  /// The names by entry index.
  private(set) var entries: [String] = []
  /// The names by index of group styles.
  private(set) var groups: [String] = []
  /// The names by index of named fonts and text styles.
  private(set) var fonts: [String] = []
  private(set) var textStyles: [String] = []
  /// The names by theme index.
  private(set) var themes: [String] = []
  /// The problems of names that differ from the expected ones.
  private(set) var problems: [TokenProblem] = []

  init(_ design: TokenDesign) {
    let (plan, values) = (design.plan, design.values)
    let all = names(plan.entries.map { Request($0) } + design.groupStyles.map { Request($0) })
    entries = Array(all.prefix(plan.entries.count))
    groups = Array(all.dropFirst(plan.entries.count))
    fonts = names(
      values.fonts.map { Request($0.name, in: "Font", noun: "font", redundant: ["font", "fonts"]) })
    textStyles = names(
      values.textStyles.map {
        Request($0.name, in: "NamedValue<TextStyle>", noun: "text", redundant: ["text"])
      })
    themes = names(plan.themes.map { Request($0.name, in: "DefaultStyling", noun: "theme", redundant: []) })
  }

  /// A name for something else of a design, such as the design itself.
  static func name(_ text: String, or noun: String) -> String {
    Request(text, in: "", noun: noun, redundant: []).names[0]
  }

  private struct Request {
    let text: String
    /// The type that has the name.
    let type: String
    /// The candidate names, the shortest first.
    let names: [String]
    /// Whether letters had to be left out, because they are invalid or because the name is too long.
    let isInexact: Bool

    init(_ text: String, in type: String, noun: String, redundant: Set<String>) {
      self.text = text
      self.type = type
      let groups = text.split(separator: ".").map { SwiftName.words(of: String($0)) }
      let all = groups.flatMap(\.self)
      // The name of the outermost group often repeats the type.
      let isRedundant = groups.count > 1 && groups[0].allSatisfy { redundant.contains($0.lowercased()) }
      let candidates = [
        isRedundant ? groups.dropFirst().flatMap(\.self) : all, all, [noun] + all, all + [noun],
      ]
      names = candidates.map(SwiftName.joined).filter(SwiftName.isValid)
      isInexact =
        !SwiftName.isValid(SwiftName.joined(candidates[0])) || !text.utf8.allSatisfy { $0 < 0x80 }
        || all.joined().count > SwiftName.longest
    }

    init(_ entry: TokenPlan.Entry) {
      let (noun, redundant) = entry.form.shape.words
      self.init(entry.name, in: entry.form.shape.swiftType, noun: noun, redundant: redundant)
    }

    init(_ style: TokenDesign.GroupStyle) {
      let words = SwiftName.words(of: style.swiftType).filter { $0 != "Style" }
      let redundant = Set(words.flatMap { [$0.lowercased(), $0.lowercased() + "s"] })
      self.init(style.name, in: style.swiftType, noun: SwiftName.joined(words), redundant: redundant)
    }
  }

  private struct Key: Hashable {
    let type: String
    let name: String
  }

  private mutating func names(_ requests: [Request]) -> [String] {
    var counts: [Key: Int] = [:]
    for request in requests { counts[Key(type: request.type, name: request.names[0]), default: 0] += 1 }
    var used: Set<Key> = []
    var numbers: [Key: Int] = [:]
    func isFree(_ name: String, _ request: Request) -> Bool {
      !SwiftMembers.has(name, in: request.type) && !used.contains(Key(type: request.type, name: name))
    }
    var result = [String?](repeating: nil, count: requests.count)
    // Unambiguous names come first, so that others don't take them.
    for (index, request) in requests.enumerated() {
      let name = request.names[0]
      guard counts[Key(type: request.type, name: name)] == 1, isFree(name, request) else { continue }
      result[index] = name
      used.insert(Key(type: request.type, name: name))
    }
    return requests.enumerated().map { index, request in
      if let name = result[index] {
        if request.isInexact { report(request, name, nil) }
        return name
      }
      var name = request.names.first { $0 != request.names[0] && isFree($0, request) } ?? ""
      if name.isEmpty {
        let base = request.names[0]
        var number = numbers[Key(type: request.type, name: base)] ?? 2
        while !isFree(Self.numbered(base, number), request) { number += 1 }
        name = Self.numbered(base, number)
        numbers[Key(type: request.type, name: base)] = number + 1
      }
      used.insert(Key(type: request.type, name: name))
      report(request, name, request.names[0])
      return name
    }
  }

  private static func numbered(_ name: String, _ number: Int) -> String {
    // Shortened, so that the number isn't cut off.
    name.prefix(SwiftName.longest - 10) + (name.last?.isNumber == true ? "N\(number)" : "\(number)")
  }

  private mutating func report(_ request: Request, _ name: String, _ taken: String?) {
    let owner = taken.map { SwiftMembers.has($0, in: request.type) ? request.type : "another token" }
    let reason = owner.map { ": \($0) has \(taken ?? "") already" } ?? ": its own name isn't one there"
    problems.append(TokenProblem(path: request.text, .name, "it is called \(name) in Swift\(reason)"))
  }
}

extension TokenDesign.GroupStyle {
  /// The type that gets a member for it, with its enclosing types.
  var swiftType: String { String(qualifiedName(of: type(of: style())).drop { $0 != "." }.dropFirst()) }

  /// The modules to import for the type.
  var swiftModules: [String] { modules(declaring: type(of: style())) }
}

extension TokenForm.Shape {
  /// The type that gets a member for it.
  var swiftType: String {
    switch self {
    case .color: "Color"
    case .length, .cornerRadius: "Double"
    case .shadows: "[ShadowStyle]"
    case .text: "TextStyle"
    case .border: "BorderStyle"
    case .gradient: "BackgroundStyle"
    }
  }

  /// The noun for it, and words of groups that are redundant.
  fileprivate var words: (noun: String, redundant: Set<String>) {
    switch self {
    case .color: ("color", ["color", "colors", "colour", "colours"])
    case .length: ("length", [])
    case .cornerRadius: ("radius", [])
    case .shadows: ("shadow", ["shadow", "shadows"])
    case .text: ("text", ["typography", "text", "font", "fonts", "style", "styles"])
    case .border: ("border", ["border", "borders"])
    case .gradient: ("gradient", ["gradient", "gradients"])
    }
  }
}
