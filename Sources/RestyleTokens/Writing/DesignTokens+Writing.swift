public import Foundation
import Restyle

extension DesignTokens {
  /// Returns the tokens as a file in the format of 2025.10.
  ///
  /// References stay references, and inherited tokens of groups aren't repeated. Reading the file gives the same
  /// tokens.
  ///
  /// ```swift
  /// try tokens.json().write(to: url)
  /// ```
  ///
  /// - Returns: JSON in UTF-8, with a line for each member. The same tokens give the same bytes.
  /// - Complexity: Grows with the size of the file.
  public func json() -> Data {
    var file = TokenFile()
    var next = 0
    for (index, token) in enumerated() {
      while next < groups.count, layout.starts[next] <= index { add(group: &next, to: &file) }
      // Inherited tokens are written at their origin.
      if token.origin == nil { file.add(token, layout.tokens[index]) }
    }
    while next < groups.count { add(group: &next, to: &file) }
    if let schema = layout.schema { file.add(schema: schema.text) }
    return Data(JSONWriter(file.json, isIndented: true).bytes)
  }

  private func add(group next: inout Int, to file: inout TokenFile) {
    if groups[next].origin == nil { file.add(groups[next], layout.groups[next]) }
    next += 1
  }

  /// Creates tokens in your program.
  ///
  /// A token with a reference takes the value that the reference leads to.
  ///
  /// ```swift
  /// let blue = TokenColor(.blue)
  /// let tokens = try DesignTokens([
  ///   Token("color.blue", .color(blue)),
  ///   Token("color.accent", .color(blue), reference: TokenReference(to: "color.blue")),
  /// ])
  /// ```
  ///
  /// - Parameters:
  ///   - tokens: The tokens.
  ///   - groups: The groups to describe, which can be without tokens.
  /// - Throws: All errors in the tokens, such as paths that occur twice and references that lead nowhere.
  /// - Complexity: Grows with the number of tokens.
  public init(_ tokens: some Sequence<Token>, groups: some Sequence<TokenGroup> = []) throws(TokenError) {
    // The limit leaves room for nested values, so that the file can be read again.
    var file = TokenFile(depthLimit: 500)
    for token in tokens {
      // The target of a pointer can be a component, which has no token type.
      var spelling: TokenLayout.Spelling = token.reference?.path == nil ? .type : []
      if token.deprecation != nil { spelling.insert(.deprecation) }
      file.add(token, spelling)
    }
    for group in groups {
      var spelling: TokenLayout.Spelling = group.type == nil ? [] : .type
      if group.deprecation != nil { spelling.insert(.deprecation) }
      file.add(group, spelling)
    }
    guard file.problems.isEmpty else { throw TokenError(file.problems) }
    try self.init(file: file.json)
  }
}
