public import Foundation
public import Restyle

/// Tokens that vary with a theme, a size or anything else: Design Tokens Resolver Module 2025.10.
///
/// ```swift
/// let resolver = try TokenResolver(json: Data(contentsOf: file)) { reference in
///   try Data(contentsOf: file.deletingLastPathComponent().appendingPathComponent(reference))
/// }
/// let dark = try resolver.tokens(for: ["theme": "dark"])
/// ```
///
/// All files are loaded when a resolver is created.
public struct TokenResolver: Sendable {
  /// The name of the resolver.
  @Exact public private(set) var name: String?
  /// What it is for.
  @Exact public private(set) var description: String?
  /// The modifiers in the order of resolution; those that aren't in it change nothing.
  public let modifiers: [Modifier]
  /// The sets and modifiers in the order in which later ones replace what earlier ones say.
  private let steps: [ResolverStep]
  private let formats: OlderFormats

  /// Reads a resolver and the files that it refers to.
  ///
  /// - Parameters:
  ///   - json: The resolver, JSON in UTF-8.
  ///   - formats: What older files of tokens write that is to be accepted.
  ///   - load: Gives the bytes of a file for the reference to it, once for each: relative to the resolver, without `.`
  ///     and `..` where names go before them, such as `themes/dark.json`. The text is of the file's author: check
  ///     it before files or addresses are read that not everyone may see. Without it, references to files are errors.
  /// - Throws: Everything that is wrong with the resolver, and each file that can't be loaded.
  /// - Complexity: Grows with the size of the files.
  public init(
    json: Data, accepting formats: OlderFormats = [], load: ((String) throws -> Data)? = nil
  ) throws(TokenError) {
    var reader = ResolverReader(try JSONValue(reading: Array(json)), load: load)
    let steps = reader.steps()
    guard reader.problems.isEmpty else { throw TokenError(reader.problems) }
    self.steps = steps
    self.formats = formats
    modifiers = steps.compactMap(\.modifier)
    name = reader.text("name")
    description = reader.text("description")
  }

  /// A dimension in which tokens vary, such as a theme.
  public struct Modifier: Hashable, Sendable {
    /// The name, by which an input names it.
    @Exact public private(set) var name: String
    /// What it is for.
    @Exact public private(set) var description: String?
    /// What it can be, such as `light` and `dark`.
    @Exact public private(set) var contexts: [String]
    /// What it is if an input doesn't say.
    @Exact public private(set) var defaultContext: String?
  }
}

extension TokenResolver {
  /// Returns the tokens for the values of modifiers.
  ///
  /// - Parameter input: A context for each modifier; those with a default may be left out. The case of letters matters
  ///   only where names differ in nothing else.
  /// - Returns: The tokens, of which later sets and modifiers replace earlier ones.
  /// - Throws: Everything that is wrong with the input, or else with the tokens.
  /// - Complexity: Grows with the size of the tokens in the sets and contexts.
  public func tokens(for input: [String: String] = [:]) throws(TokenError) -> DesignTokens {
    let contexts = try contexts(for: input)
    var older = OlderFormatReader(formats)
    var merged: [JSONValue] = []
    for step in steps {
      switch step {
      case .set(let sources): merged += sources
      case .modifier(let modifier, let sources):
        guard let context = contexts[ExactText(modifier.name)],
          let index = modifier.contexts.firstIndex(where: { $0.isExactly(context) })
        else { continue }
        merged += sources[index]
      }
    }
    let file = TokenMerger.json(merging: merged.map { older.convert($0) })
    return try DesignTokens(file: file, deviations: older.deviations)
  }

  /// The context of each modifier.
  private func contexts(for input: [String: String]) throws(TokenError) -> [ExactText: String] {
    var contexts: [ExactText: String] = [:]
    var problems: [TokenProblem] = []
    // The names in the input, by those of the modifiers.
    var inputs: [ExactText: String] = [:]
    let named = Dictionary(modifiers.map { (ExactText($0.name), $0) }) { first, _ in first }
    for (name, context) in input.sorted(by: { $0.key.precedes($1.key) }) {
      guard let modifier = named[ExactText(name)] ?? modifiers.first(matching: name, \.name) else {
        problems.append(
          TokenProblem(
            path: "", .input, "there is no modifier \(name.quoted)",
            suggestion: nearestName(to: name, among: modifiers.map(\.name))))
        continue
      }
      if let other = inputs.updateValue(name, forKey: ExactText(modifier.name)) {
        problems.append(
          TokenProblem(
            path: "", .input,
            "\(other.quoted) and \(name.quoted) are the same modifier"))
        continue
      }
      guard let known = modifier.contexts.first(matching: context, \.self) else {
        problems.append(
          TokenProblem(
            path: "", .input,
            "the modifier \(modifier.name.quoted) has no context \(context.quoted): there are "
              + modifier.contexts.map(\.quoted).joined(separator: ", "),
            suggestion: nearestName(to: context, among: modifier.contexts)))
        continue
      }
      contexts[ExactText(modifier.name)] = known
    }
    for modifier in modifiers where contexts[ExactText(modifier.name)] == nil {
      if let context = modifier.defaultContext {
        contexts[ExactText(modifier.name)] = context
      } else if inputs[ExactText(modifier.name)] == nil {
        problems.append(
          TokenProblem(
            path: "", .input,
            "the input lacks the modifier \(modifier.name.quoted), which has no default"))
      }
    }
    guard problems.isEmpty else { throw TokenError(problems) }
    return contexts
  }
}

extension Sequence {
  /// The first element of a name; else the first of which the name differs only in the case of letters.
  fileprivate func first(matching name: String, _ path: (Element) -> String) -> Element? {
    first { path($0).isExactly(name) } ?? first { path($0).lowercased() == name.lowercased() }
  }
}
