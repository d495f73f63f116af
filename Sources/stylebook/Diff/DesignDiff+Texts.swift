import Foundation
import Restyle

extension DesignDiff {
  /// The status that a process exits with: 0 if nothing looks different, 1 for what does, 2 for what breaks.
  var status: Int32 {
    switch effect {
    case nil, .invisible: 0
    case .visible, .corrected: 1
    case .breaking: 2
    }
  }

  /// The changes for people, by what they do.
  var text: String { listed(title: { "\($0) (\($1)):\n" }, line: { "  \($0.line.escapedUnlessHarmless)\n" }) }

  /// The changes in Markdown, as a changelog.
  var markdown: String {
    listed(title: { title, _ in "### \(title)\n\n" }, line: { "- \($0.markdown.escapedUnlessHarmless)\n" })
  }

  private func listed(
    title: (_ effect: String, _ count: Int) -> String, line: (DesignChange) -> String
  ) -> String {
    guard !changes.isEmpty else { return "Nothing changes.\n" }
    return DesignChange.Effect.allCases.compactMap { effect in
      let own = changes.filter { $0.effect == effect }
      return own.isEmpty ? nil : title(effect.title, own.count) + own.map(line).joined()
    }.joined(separator: "\n")
  }

  /// The changes in JSON, and what they do together.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(Document(effect: effect, changes: changes)), as: UTF8.self)
        + "\n"
    }
  }

  private struct Document: Encodable {
    let effect: DesignChange.Effect?
    let changes: [DesignChange]
  }
}

extension DesignChange {
  fileprivate var markdown: String {
    let values =
      switch (old?.shortened, new?.shortened) {
      case (nil, nil): note ?? ""
      case (let old?, nil) where path.isEmpty: "gone, was \(StyleChange.code(old))"
      case (nil, let new?) where path.isEmpty: "new, \(StyleChange.code(new))"
      case (let old?, _) where effect == .invisible && self.old == self.new: StyleChange.code(old)
      case (let old, let new):
        [old, new].map { $0.map(StyleChange.code) ?? "unset" }.joined(separator: " → ")
      }
    let remark = old == nil && new == nil ? nil : note
    return StyleChange.code(fullName) + (condition.map { " (\($0))" } ?? "") + ": "
      + [values, remark].compactMap(\.self).joined(separator: "; ")
  }
}

extension DesignChange.Effect {
  fileprivate var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
