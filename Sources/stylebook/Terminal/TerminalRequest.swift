import Restyle
import RestyleElements
import RestyleTerminal

/// What of the book is to be shown in the terminal, and how.
struct TerminalRequest: Equatable {
  /// The name of the only design system that is shown; nil for all.
  var catalog: String?
  /// How many cells a line has; nil for as many as the terminal has.
  var columns: Int?
  /// Whether text alone is written, as for a file.
  var isPlain = false
}

extension TerminalRequest {
  /// The numbers of columns that are understood.
  static let columnRange = 1...10_000

  /// Whether a design system is meant by a name: its whole name or the first word, in any case.
  static func isName(_ name: String, of chapter: Chapter) -> Bool {
    let (wanted, known) = (name.lowercased(), chapter.catalog.name.lowercased())
    return wanted == known || wanted == known.prefix { $0 != " " }
  }

  /// The profile of the terminal as it was asked for.
  ///
  /// - Parameters:
  ///   - environment: The variables of the environment.
  ///   - isTerminal: Whether the output is a terminal, and not a pipe or a file.
  ///   - terminalColumns: How many cells the terminal has, if that is known.
  /// - Returns: The profile.
  func profile(environment: [String: String], isTerminal: Bool, terminalColumns: Int?) -> TerminalProfile {
    let profile = TerminalProfile(
      environment: environment, isTerminal: isTerminal, columns: columns ?? terminalColumns)
    guard isPlain else { return profile }
    return profile.with {
      $0.writesSequences = false
      $0.colors = .none
      $0.showsLinks = false
    }
  }
}

extension Book {
  /// Renders what was asked for.
  ///
  /// - Throws: `ElementError` if a screen can't be rendered.
  func rendered(_ request: TerminalRequest, on profile: TerminalProfile) throws(ElementError) -> String {
    var text = ""
    for chapter in chapters {
      if let name = request.catalog, !TerminalRequest.isName(name, of: chapter) { continue }
      if !text.isEmpty { text += "\n" }
      // One for each, so that each says what it lost.
      var terminal = TerminalRenderer(profile)
      try TerminalChapter(chapter: chapter).append(to: &terminal)
      text += terminal.text
    }
    return text
  }
}
