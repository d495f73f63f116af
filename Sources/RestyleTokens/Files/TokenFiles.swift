import Foundation
import Restyle

/// The files of a design system: tokens and their variants, or a resolver with the files that it references.
package struct TokenFiles: Hashable {
  /// The file of tokens or of a resolver.
  package var file: String
  /// The files of other variants of colours, which resolvers don't need; companions needn't be named.
  package var variants: [Variant: String] = [:]
  /// The variants whose companions aren't read.
  var leftOut: Set<Variant> = []
  /// The accepted features of older formats.
  package var formats: OlderFormats = []

  /// A variant of colours beside those of the light scheme.
  package enum Variant: String, CaseIterable {
    case dark
    case lightIncreasedContrast = "light-increased-contrast"
    case darkIncreasedContrast = "dark-increased-contrast"
  }

  package init(file: String) { self.file = file }
}

extension TokenFiles {
  /// Reads the files.
  ///
  /// - Parameters:
  ///   - name: The name of the design system; nil for that of the file.
  ///   - warn: Receives a file, and a line for each kind of deviation in it.
  /// - Returns: The values and styles.
  /// - Throws: An error with the file and its problems.
  package func design(
    named name: String? = nil, warn: (_ file: String, _ lines: [String]) -> Void
  ) throws(TokenFileError) -> TokenDesign {
    try design(try Self.data(of: file), named: name, warn: warn)
  }

  /// Reads two designs for a comparison, with the same variants unless one is a resolver.
  ///
  /// - Parameters:
  ///   - old: The files of a design, and its name.
  ///   - new: The files of the other one, and its name.
  ///   - warn: Receives a file, and a line for each kind of deviation in it, or the reason why it isn't read.
  /// - Returns: The values and styles of both.
  /// - Throws: An error with the file and its problems.
  package static func designs(
    _ old: (files: Self, name: String), _ new: (files: Self, name: String),
    warn: (_ file: String, _ lines: [String]) -> Void
  ) throws(TokenFileError) -> (old: TokenDesign, new: TokenDesign) {
    var files = (old: old.files, new: new.files)
    // Pipes can be read only once.
    let data = (old: try data(of: files.old.file), new: try data(of: files.new.file))
    if !TokenResolver.isResolver(data.old), !TokenResolver.isResolver(data.new) {
      matchCompanions(&files.old, &files.new, warn: warn)
    }
    return (
      try files.old.design(data.old, named: old.name, warn: warn),
      try files.new.design(data.new, named: new.name, warn: warn)
    )
  }

  private func design(
    _ data: Data, named name: String?, warn: (_ file: String, _ lines: [String]) -> Void
  ) throws(TokenFileError) -> TokenDesign {
    let url = URL(fileURLWithPath: file)
    let name = name ?? url.lastPathComponent.split(separator: ".").first.map { String($0) } ?? "design"
    if TokenResolver.isResolver(data) {
      func design(_ formats: OlderFormats) throws(TokenError) -> TokenDesign {
        let resolver = try TokenResolver(json: data, accepting: formats) { reference in
          try Data(reading: url.deletingLastPathComponent().appendingPathComponent(reference).path)
        }
        return try TokenDesign(name, resolver)
      }
      do {
        let design = try design(formats)
        warn(file, design.deviations.summaries)
        return design
      } catch {
        throw TokenFileError(file, error, hint: olderFormatsHint(error, reading: design))
      }
    }
    func tokens(_ data: Data, _ file: String) throws(TokenFileError) -> DesignTokens {
      let tokens: DesignTokens
      do {
        tokens = try DesignTokens(json: data, accepting: formats)
      } catch {
        let hint = olderFormatsHint(error) { formats throws(TokenError) in
          try DesignTokens(json: data, accepting: formats)
        }
        throw TokenFileError(file, error, hint: Self.setsHint(data) ?? hint)
      }
      // Some tools write only groups of data, which are valid but have no tokens.
      warn(file, tokens.isEmpty ? ["there are no tokens in it"] : tokens.deviations.summaries)
      return tokens
    }
    let variants = try usableVariants(warn: warn)
    func variant(_ variant: Variant) throws(TokenFileError) -> DesignTokens? {
      guard let file = variants[variant] else { return nil }
      return try tokens(try Self.data(of: file), file)
    }
    let light = try tokens(data, file)
    guard let dark = try variant(.dark) else { return TokenDesign(name, light) }
    return TokenDesign(
      name, light: light, dark: dark, lightIncreasedContrast: try variant(.lightIncreasedContrast),
      darkIncreasedContrast: try variant(.darkIncreasedContrast))
  }

  private static func data(of file: String) throws(TokenFileError) -> Data {
    do {
      return try Data(reading: file)
    } catch {
      throw TokenFileError(file: file, lines: ["can't be read: \(error)"])
    }
  }

  /// A hint with the number of problems that only come from an older format.
  private func olderFormatsHint<Contents>(
    _ error: TokenError, reading read: (OlderFormats) throws(TokenError) -> Contents
  ) -> String? {
    guard formats.isEmpty else { return nil }
    let problems = error.problems.count
    var left = 0
    do {
      _ = try read(.all)
    } catch {
      left = error.problems.count
    }
    guard left < problems else { return nil }
    let which = left == 0 ? "all of this" : "\(problems - left) of these"
    return "\(which) is what older files write: --older-formats accepts it"
  }

  /// A hint for files with all sets of Tokens Studio, whose references don't name the sets.
  private static func setsHint(_ data: Data) -> String? {
    guard (try? JSONValue(reading: Array(data)))?["$themes"] != nil else { return nil }
    return "Tokens Studio has written all its sets into one file: have it write a file for each, "
      + "name these as the sources of a resolver, and read that with --older-formats"
  }
}

/// The problems of a file of tokens, in the format of compilers.
package struct TokenFileError: Error {
  package let file: String
  package let lines: [String]
  /// A hint that may help.
  package var hint: String?

  package init(file: String, lines: [String], hint: String? = nil) {
    self.file = file
    self.lines = lines
    self.hint = hint
  }
}

extension TokenFileError {
  fileprivate init(_ file: String, _ error: TokenError, hint: String? = nil) {
    self.init(file: file, lines: error.problems.map(\.description), hint: hint)
  }
}

extension TokenFileError: CustomStringConvertible {
  package var description: String {
    (lines.map { "\(file): error: \($0)" } + (hint.map { ["\(file): note: \($0)"] } ?? [])).joined(
      separator: "\n")
  }
}
