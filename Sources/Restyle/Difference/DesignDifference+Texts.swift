extension DesignDifference: CustomStringConvertible {
  /// The changes as text, one in each line.
  public var description: String {
    let lines = entries.flatMap { entry in
      // Names come from files, and may contain anything.
      let name = "\(entry.group).\(entry.name)".escapedUnlessHarmless
      guard entry.kind == .changed else { return ["\(name): \(entry.kind)"] }
      return entry.changes.map { $0.path.names.isEmpty ? "\(name): \($0)" : "\(name).\($0)" }
    }
    return (lines + uncomparedNames.map { "\($0.escapedUnlessHarmless): can't be compared" }).joined(
      separator: "\n")
  }

  /// The changes in Markdown, with a heading and a list for each kind of style or value.
  public var markdown: String {
    var text = ""
    var group: String?
    for entry in entries {
      if entry.group != group {
        text += (text.isEmpty ? "" : "\n") + "### \(StyleChange.code(entry.group))\n\n"
        group = entry.group
      }
      text += "- \(StyleChange.code(entry.name))"
      switch entry.kind {
      case .added, .removed: text += " \(entry.kind)\n"
      case .changed where entry.changes.allSatisfy(\.path.names.isEmpty):
        text += ": \(entry.changes.map(\.markdown).joined(separator: ", "))\n"
      case .changed: text += "\n" + entry.changes.map { "  - \($0.markdown)\n" }.joined()
      }
    }
    guard !uncomparedNames.isEmpty else { return text }
    let names = uncomparedNames.map(StyleChange.code).joined(separator: ", ")
    return text + (text.isEmpty ? "" : "\n") + "Not compared: \(names)\n"
  }
}
