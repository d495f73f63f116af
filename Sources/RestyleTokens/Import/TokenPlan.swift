import Restyle

/// The forms of a design's tokens, in the order of their file.
///
/// Named values, catalogs and Swift source are created from it.
struct TokenPlan: Sendable {
  var entries: [Entry] = []
  /// The indices of the entries by path.
  var indices: [ExactText: Int] = [:]
  /// The indices of the entries, each after those that it references.
  var order: [Int] = []
  var themes: [Theme] = []
  var problems: [TokenProblem] = []

  struct Entry: Sendable {
    let token: Token
    var form: TokenForm
    /// The form in the compact size class, if it differs.
    var compact: TokenForm?

    var path: ExactText { ExactText(token.path) }
    /// The name of the value or the style; a group's root token has the name of the group.
    var name: String {
      token.extensions.storedName ?? (token.name == "$root" ? token.path.parentPath : token.path)
    }
    /// The style that Restyle stores beside the token.
    func storedStyle(among known: KnownValues) -> (any Style & Codable)? {
      form.shape.isStyle ? token.extensions.storedStyle(among: known) : nil
    }
  }

  struct Theme: Sendable {
    let name: String
    /// The differing forms.
    let changes: [(index: Int, form: TokenForm)]
  }
}

extension TokenPlan {
  init(_ surroundings: TokenSurroundings, rules: TokenRules) {
    let usual = MergedTokens(surroundings.usual, rules: rules)
    entries = usual.tokens.map { Entry(token: $0.token, form: $0.form) }
    entries.sortNumbered { $0.token.extensions.storedIndex }
    indices = Dictionary(entries.enumerated().map { ($1.path, $0) }) { first, _ in first }
    problems = surroundings.problems + usual.problems
    var forms = entries.map(\.form)
    order = untangle(&forms)
    for index in entries.indices { entries[index].form = forms[index] }
    if let compact = surroundings.compact { add(compact: MergedTokens(compact, rules: rules)) }
    for theme in surroundings.themes {
      add(theme: theme.name, MergedTokens(theme.tokens, rules: rules))
    }
    problems = problems.uniqued()
  }

  private mutating func add(compact: MergedTokens) {
    var forms = untangledForms(compact, "where there is little room")
    // Named values can't depend on the size class, so styles that reference a token which does have its values
    // themselves.
    var varying: Set<ExactText> = []
    for index in order where !entries[index].form.shape.isStyle {
      let isBorrowed = forms[index].chain.contains(where: varying.contains)
      guard isBorrowed || forms[index] != entries[index].form else { continue }
      varying.insert(entries[index].path)
    }
    for index in entries.indices {
      guard entries[index].form.shape.isStyle else {
        if varying.contains(entries[index].path) {
          report(index, .approximated, "the value where there is much room counts everywhere but in styles")
        }
        continue
      }
      entries[index].form.writeOutComponents(colors: varying.contains, numbers: varying.contains)
      forms[index].writeOutComponents(colors: varying.contains, numbers: varying.contains)
      if forms[index] != entries[index].form { entries[index].compact = forms[index] }
    }
  }

  private mutating func add(theme name: String, _ merged: MergedTokens) {
    let forms = untangledForms(merged, name)
    var changes = forms.indices.filter { forms[$0] != entries[$0].form }.map { (index: $0, form: forms[$0]) }
    changes.removeAll { change in
      guard entries[change.index].form.shape.isStyle else { return false }
      report(change.index, .approximated, "the theme \(name.quoted) changes named values only")
      return true
    }
    // Numbers are read when a theme is created, so they can't be read from the theme itself.
    for index in changes.indices { changes[index].form.writeOutNumbers() }
    themes.append(Theme(name: name, changes: changes))
  }

  private mutating func untangledForms(_ merged: MergedTokens, _ name: String) -> [TokenForm] {
    problems += merged.problems
    var forms = entries.map(\.form)
    for (token, form) in merged.tokens {
      guard let index = indices[ExactText(token.path)], forms[index].shape.isLike(form.shape) else {
        problems.append(
          TokenProblem(
            path: token.path, .unsupported,
            "it is in \(name.quoted) alone, or of another type there"))
        continue
      }
      forms[index] = form
    }
    _ = untangle(&forms)
    return forms
  }

  private mutating func report(_ index: Int, _ kind: TokenProblem.Kind, _ reason: String) {
    problems.append(TokenProblem(path: entries[index].token.path, kind, reason))
  }
}

extension TokenPlan {
  /// The form of the token at a path; nil if there is none.
  func form(at path: ExactText) -> TokenForm? { indices[path].map { entries[$0].form } }

  /// The form of an entry with aliases replaced by their targets.
  func writtenForm(of entry: Entry, isCompact: Bool = false) -> TokenForm {
    func form(of entry: Entry) -> TokenForm { isCompact ? entry.compact ?? entry.form : entry.form }
    var result = form(of: entry)
    while let alias = result.alias, let index = indices[alias] { result = form(of: entries[index]) }
    return result
  }
}

// MARK: Order

extension TokenPlan {
  // Colour references are evaluated in at most this many steps; variants take four.
  private static let costLimit = 200

  /// Replaces references that are cyclic, too deep or missing with their values.
  ///
  /// Aliases of several schemes can form a cycle together, even if those of each scheme don't.
  ///
  /// - Returns: An order in which forms come after those that they reference.
  private mutating func untangle(_ forms: inout [TokenForm]) -> [Int] {
    // A separate list, since capturing the forms would copy them at each change.
    let shapes = forms.map(\.shape)
    for index in forms.indices { keepKnownSources(of: &forms[index], shapes) }
    var order: [Int] = []
    var isOpen = [Bool](repeating: false, count: forms.count)
    var costs = [Int](repeating: 0, count: forms.count)
    for root in forms.indices where costs[root] == 0 {
      var stack = [(index: root, chain: forms[root].chain, next: 0)]
      var circles: [Int: [ExactText]] = [:]
      isOpen[root] = true
      while let (index, chain, next) = stack.last {
        if next < chain.count {
          stack[stack.count - 1].next += 1
          guard let child = indices[chain[next]] else { continue }
          if isOpen[child] {
            circles[index, default: []].append(chain[next])
          } else if costs[child] == 0 {
            isOpen[child] = true
            stack.append((child, forms[child].chain, 0))
          }
          continue
        }
        for source in circles[index] ?? [] {
          forms[index].writeOut(source)
          report(index, .approximated, "an alias that leads back to itself is a value of its own")
        }
        costs[index] = forms[index].chain.reduce(1) { $0 + (indices[$1].map { costs[$0] } ?? 0) }
        if costs[index] > Self.costLimit {
          forms[index].writeOut()
          costs[index] = 1
          report(index, .approximated, "an alias of so many others is a value of its own")
        }
        isOpen[index] = false
        order.append(index)
        stack.removeLast()
      }
    }
    return order
  }

  private func keepKnownSources(of form: inout TokenForm, _ shapes: [TokenForm.Shape]) {
    func isKnown(_ source: ExactText, _ shape: TokenForm.Shape) -> Bool {
      indices[source].map { shapes[$0].isLike(shape) } ?? false
    }
    form.writeOutComponents(colors: { !isKnown($0, .color) }, numbers: { !isKnown($0, .length) })
    if let alias = form.alias, !isKnown(alias, form.shape) { form.alias = nil }
  }
}
