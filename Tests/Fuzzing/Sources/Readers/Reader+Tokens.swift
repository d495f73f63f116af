import Foundation
import Restyle
import RestyleTokens

extension Reader {
  /// The readers of RestyleTokens.
  static let tokens = [file("Tokens", []), file("OlderTokens", .all), resolver]

  /// What is read is the same when it is written, and each colour is one.
  private static func file(_ name: String, _ formats: OlderFormats) -> Reader {
    Reader(name) { input in
      do throws(TokenError) {
        let tokens = try DesignTokens(json: Data(input), accepting: formats)
        check(tokens)
      } catch {
        precondition(!error.problems.isEmpty && !error.description.isEmpty)
      }
    }
  }

  /// A resolver that refers to itself for each file; every context of each modifier is resolved.
  private static let resolver = Reader("TokenResolver") { input in
    let data = Data(input)
    do throws(TokenError) {
      let resolver = try TokenResolver(json: data) { _ in data }
      for index in 0..<(resolver.modifiers.map(\.contexts.count).max() ?? 1) {
        let contexts = resolver.modifiers.map { ($0.name, $0.contexts[min(index, $0.contexts.count - 1)]) }
        // Names that are equal but for their scalars make one key.
        check(try resolver.tokens(for: Dictionary(contexts) { first, _ in first }))
      }
    } catch {
      precondition(!error.problems.isEmpty && !error.description.isEmpty)
    }
  }

  private static func check(_ tokens: DesignTokens) {
    do {
      let again = try DesignTokens(json: tokens.json())
      precondition(again == tokens, "what was written gives other tokens")
      let made = try DesignTokens(
        tokens.filter { $0.origin == nil }, groups: tokens.groups.filter { $0.origin == nil })
      precondition(made.map(\.path).sorted() == tokens.map(\.path).sorted(), "tokens of a program differ")
    } catch {
      preconditionFailure("what was read can't be written and read again: \(error)")
    }
    for token in tokens {
      precondition(tokens[token.path] == token)
      if case .color(let color) = token.value { precondition(Color(color) != nil) }
    }
    check(TokenDesign("Fuzzed", tokens))
  }

  /// Source has no text of the file as itself, and values and styles are written as tokens again.
  private static func check(_ design: TokenDesign) {
    let source = design.swiftSource().text
    precondition(source == design.swiftSource().text, "the same design gives other source")
    for scalar in source.unicodeScalars where scalar != "\n" {
      precondition(scalar.properties.generalCategory != .control, "a control character in source")
    }
    do {
      let export = try TokenExport(design.catalog, values: design.values)
      let again = TokenDesign("Fuzzed", export.tokens)
      precondition(again.values.colors.map(\.usual) == design.values.colors.map(\.usual), "other colours")
      precondition(again.catalog[TextStyle.self].map(\.style) == design.catalog[TextStyle.self].map(\.style))
    } catch {
      preconditionFailure("a design can't be written as tokens: \(error)")
    }
  }
}
