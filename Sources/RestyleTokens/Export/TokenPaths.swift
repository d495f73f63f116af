import Restyle

/// Gives each name a unique path, at which there is no group or token yet.
struct TokenPaths {
  private var tokens: Set<ExactText> = []
  private var groups: Set<ExactText> = []
  /// The next number for each taken path.
  private var numbers: [ExactText: Int] = [:]

  /// Returns the path of a name: the name itself if it has dots and isn't taken, or else a path in a group.
  mutating func path(of name: String, in group: String) -> String {
    let names = name.pathNames
    if names.count > 1, names.allSatisfy({ $0.isExactly(Self.valid($0)) }), take(name) { return name }
    let usual = group.appending(name: Self.valid(name))
    var path = usual
    while !take(path) {
      let number = numbers[ExactText(usual), default: 2]
      numbers[ExactText(usual)] = number + 1
      path = "\(usual)-\(number)"
    }
    return path
  }

  private mutating func take(_ path: String) -> Bool {
    var ancestors: [ExactText] = []
    var parent = path.parentPath
    while !parent.isEmpty {
      ancestors.append(ExactText(parent))
      parent = parent.parentPath
    }
    guard !tokens.contains(ExactText(path)), !groups.contains(ExactText(path)),
      ancestors.allSatisfy({ !tokens.contains($0) })
    else { return false }
    tokens.insert(ExactText(path))
    groups.formUnion(ancestors)
    return true
  }

  /// A name that the format allows (Format Module 2025.10, section "Character restrictions").
  private static func valid(_ name: String) -> String {
    var scalars = String.UnicodeScalarView(
      name.unicodeScalars.map { "{}.".unicodeScalars.contains($0) ? "-" : $0 })
    if scalars.first == "$" { scalars.replaceSubrange(...scalars.startIndex, with: CollectionOfOne("-")) }
    return scalars.isEmpty ? "-" : String(scalars)
  }
}
