public import Foundation
import Restyle

extension DesignTokens {
  /// Creates tokens from a file in the format of the Design Tokens Format Module 2025.10.
  ///
  /// ```swift
  /// let tokens = try DesignTokens(json: Data(contentsOf: url))
  /// ```
  ///
  /// - Parameters:
  ///   - json: The file, as JSON in UTF-8.
  ///   - formats: The notations of older files to accept.
  /// - Throws: All errors in the file; nothing is read then.
  /// - Complexity: Grows with the size of the file.
  public init(json: Data, accepting formats: OlderFormats = []) throws(TokenError) {
    let file = try JSONValue(reading: Array(json))
    do {
      try self.init(file, accepting: formats)
    } catch {
      throw formats.isEmpty ? error.counting(olderIn: file) : error
    }
  }

  fileprivate init(_ file: JSONValue, accepting formats: OlderFormats) throws(TokenError) {
    var older = OlderFormatReader(formats)
    let file = older.convert(file)
    try self.init(file: file, deviations: older.deviations)
  }

  init(file: JSONValue, deviations: [TokenProblem] = []) throws(TokenError) {
    var reader = ValueReader(TokenTree(file))
    let (groupTypes, deprecations) = (reader.tree.groupTypes, reader.tree.deprecations)
    var layout = TokenLayout(schema: reader.tree.schema)
    var tokens: [Token] = []
    var groups: [TokenGroup] = []
    var unread: [String] = []
    var waiting = [0]
    while let index = waiting.popLast() {
      let node = reader.tree[index]
      let origin = node.origin.map { reader.tree[$0].path }
      let properties = node.properties
      switch node.kind {
      case .group, .undetermined:
        var group = TokenGroup(
          node.path, type: groupTypes[index], description: properties.description,
          deprecation: deprecations[index], base: node.base, extensions: properties.extensions)
        group.origin = origin
        groups.append(group)
        layout.groups.append(node.spelling)
        layout.starts.append(tokens.count)
        waiting += node.children.reversed()
      case .token:
        guard let (value, reference) = reader.token(index) else {
          unread.append(node.path)
          continue
        }
        var token = Token(
          node.path, value, reference: reference, description: properties.description,
          deprecation: deprecations[index], extensions: properties.extensions)
        token.origin = origin
        tokens.append(token)
        layout.tokens.append(node.spelling)
      }
    }
    var problems = reader.tree.problems
    // A reference into data that isn't read as a value, such as that of a tool.
    if problems.isEmpty {
      problems = unread.map { TokenProblem(path: $0, .missingTarget, "a reference leads to no value") }
    }
    guard problems.isEmpty else { throw TokenError(problems) }
    self.init(tokens: tokens, groups: groups, layout: layout, deviations: deviations)
  }
}

extension TokenNode {
  /// The explicit properties that could follow from the rest of the file.
  fileprivate var spelling: TokenLayout.Spelling {
    var spelling: TokenLayout.Spelling = []
    if properties.type != nil { spelling.insert(.type) }
    if properties.deprecation != nil { spelling.insert(.deprecation) }
    if hasReferenceMember { spelling.insert(kind == .token ? .referenceMember : .baseMember) }
    return spelling
  }
}

extension TokenError {
  /// The error with the number of problems that only come from an older format.
  fileprivate func counting(olderIn file: JSONValue) -> TokenError {
    var (error, left) = (self, 0)
    do throws(TokenError) {
      _ = try DesignTokens(file, accepting: .all)
    } catch {
      left = error.problems.count
    }
    if left < problems.count { error.olderCount = problems.count - left }
    return error
  }
}
