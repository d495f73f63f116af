public import Foundation
public import Restyle

/// A resolver of tokens that vary, by a theme or a size, for example (Design Tokens Resolver Module 2025.10).
///
/// ```swift
/// let resolver = try TokenResolver(json: Data(contentsOf: file)) { reference in
///   try Data(contentsOf: file.deletingLastPathComponent().appendingPathComponent(reference))
/// }
/// let dark = try resolver.tokens(for: ["theme": "dark"])
/// ```
///
/// A resolver loads all files when you create it.
public struct TokenResolver: Sendable {
  /// The name of the resolver.
  @Exact public private(set) var name: String?
  /// The purpose of the resolver.
  @Exact public private(set) var description: String?
  /// The modifiers in the order of resolution; modifiers outside of this order change nothing.
  public let modifiers: [Modifier]
  /// The sets and modifiers in order; later ones override earlier ones.
  private let steps: [ResolverStep]
  private let formats: OlderFormats

  /// Creates a resolver from its file and the files that it refers to.
  ///
  /// - Parameters:
  ///   - json: The file of the resolver, as JSON in UTF-8.
  ///   - formats: The notations of older files of tokens to accept.
  ///   - load: A closure that returns the bytes of a file for a reference, once for each reference; nil to make
  ///     references to files errors. A reference is relative to the resolver, such as `themes/dark.json`, with `.` and
  ///     `..` resolved where names precede them. The author of the resolver wrote it, so check it before you read files
  ///     or addresses that aren't public.
  /// - Throws: All errors in the resolver, and each file that can't be loaded.
  /// - Complexity: Grows with the size of the files.
  public init(
    json: Data, accepting formats: OlderFormats = [], load: ((String) throws -> Data)? = nil
  ) throws(TokenError) {
    var reader = ResolverReader(try JSONValue(reading: Array(json)), load: load)
    let steps = reader.steps()
    guard reader.problems.isEmpty else { throw TokenError(reader.problems) }
    self.steps = steps
    self.formats = formats
    modifiers = steps.compactMap { if case .modifier(let modifier, _) = $0 { modifier } else { nil } }
    name = reader.text("name")
    description = reader.text("description")
  }

  /// A dimension in which tokens vary, such as a theme.
  public struct Modifier: Hashable, Sendable {
    /// The name of the modifier, which inputs use.
    @Exact public private(set) var name: String
    /// The purpose of the modifier.
    @Exact public private(set) var description: String?
    /// The names of the contexts, such as `light` and `dark`.
    @Exact public private(set) var contexts: [String]
    /// The context of an input that doesn't set one; nil if inputs have to.
    @Exact public private(set) var defaultContext: String?
  }
}

extension TokenResolver {
  /// Whether a file is a resolver instead of tokens, that is, whether it has an order of resolution.
  ///
  /// - Complexity: Grows with the size of the file.
  package static func isResolver(_ json: Data) -> Bool {
    (try? JSONValue(reading: Array(json)))?["resolutionOrder"] != nil
  }

  /// Returns the tokens for a context of each modifier.
  ///
  /// - Parameter input: A context for each modifier; you can leave out modifiers with a default context. Names that
  ///   differ only in case are distinct; otherwise the case of letters doesn't matter.
  /// - Returns: The tokens; those of later sets and modifiers replace earlier ones.
  /// - Throws: All errors in the input, or otherwise all errors in the tokens.
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
    func report(_ reason: String, suggestion: String? = nil) {
      problems.append(TokenProblem(path: "", .input, reason, suggestion: suggestion))
    }
    // The names in the input, by modifier name.
    var inputs: [ExactText: String] = [:]
    let named = Dictionary(modifiers.map { (ExactText($0.name), $0) }) { first, _ in first }
    for (name, context) in input.sorted(by: { $0.key.precedes($1.key) }) {
      guard let modifier = named[ExactText(name)] ?? modifiers.first(matching: name, \.name) else {
        report(
          "there is no modifier \(name.quoted)",
          suggestion: nearestName(to: name, among: modifiers.map(\.name)))
        continue
      }
      if let other = inputs.updateValue(name, forKey: ExactText(modifier.name)) {
        report("\(other.quoted) and \(name.quoted) are the same modifier")
        continue
      }
      guard let known = modifier.contexts.first(matching: context, \.self) else {
        report(
          "the modifier \(modifier.name.quoted) has no context \(context.quoted): there are "
            + modifier.contexts.map(\.quoted).joined(separator: ", "),
          suggestion: nearestName(to: context, among: modifier.contexts))
        continue
      }
      contexts[ExactText(modifier.name)] = known
    }
    for modifier in modifiers where contexts[ExactText(modifier.name)] == nil {
      if let context = modifier.defaultContext {
        contexts[ExactText(modifier.name)] = context
      } else if inputs[ExactText(modifier.name)] == nil {
        report("the input lacks the modifier \(modifier.name.quoted), which has no default")
      }
    }
    guard problems.isEmpty else { throw TokenError(problems) }
    return contexts
  }
}

extension Sequence {
  /// The first element with a name, or else the first whose name differs only in case.
  fileprivate func first(matching name: String, _ path: (Element) -> String) -> Element? {
    first { path($0).isExactly(name) } ?? first { path($0).lowercased() == name.lowercased() }
  }
}
