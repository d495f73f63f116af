import Restyle
import RestyleElements
import RestyleRendering
import RestyleTerminal

/// A design system as a terminal shows it: its text styles, buttons and backgrounds, and both screens under it.
struct TerminalChapter {
  let chapter: Chapter

  private static let heading = TextStyle().bold.underlined
  private static let note = TextStyle().weight(.light)
}

extension TerminalChapter {
  /// Appends all of it.
  ///
  /// - Throws: `ElementError` if a screen can't be rendered.
  func append(to terminal: inout TerminalRenderer) throws(ElementError) {
    let traits = terminal.profile.traits
    appendCover(to: &terminal)
    append("Text styles", to: &terminal)
    for named in chapter.catalog[TextStyle.self] {
      let name = terminal.block(StyledString(named.name, style: Self.note), columns: nameColumns(terminal))
      let sample = terminal.block(
        StyledString("The quick brown fox", style: named.style(from: traits).withoutLayout),
        columns: terminal.profile.columns - nameColumns(terminal) - 1)
      terminal.append(
        block: TerminalBlock(row: [name, sample], spacing: nameColumns(terminal) + 1 - name.width))
    }
    append("Buttons", to: &terminal)
    var buttons: [TerminalBlock] = []
    for named in chapter.catalog[ButtonStyle.self] {
      buttons.append(
        try terminal.block(of: Button(named.name, style: named.style(from: traits)), in: context(traits)))
    }
    terminal.append(block: flow(buttons, in: terminal.profile.columns))
    append("Backgrounds", to: &terminal)
    let backgrounds = chapter.catalog[BackgroundStyle.self].map { named in
      terminal.block(
        TerminalBox(
          named.name, background: named.style(from: traits), padding: CellInsets(horizontal: 2, vertical: 1)))
    }
    terminal.append(block: flow(backgrounds, in: terminal.profile.columns))
    for screen in Screen.all {
      append(screen.title, to: &terminal)
      try terminal.append(screen.content("terminal"), in: context(traits))
    }
    appendLosses(to: &terminal)
  }

  private func context(_ traits: TraitCollection) -> ElementContext {
    ElementContext(traits: traits, defaults: chapter.styling)
  }

  private func appendCover(to terminal: inout TerminalRenderer) {
    let text: StyledString = "\(chapter.summary)\n\(chapter.source, style: Self.note)"
    var box = TerminalBox(
      text, background: BackgroundStyle(border: BorderStyle(width: 1, color: .gray, cornerRadius: 8)),
      padding: CellInsets(horizontal: 1))
    box.width = .fill
    box.titles = [TerminalBox.Title(StyledString(chapter.catalog.name, style: .bold))]
    terminal.append(block: box)
  }

  private func append(_ title: String, to terminal: inout TerminalRenderer) {
    terminal.append(paragraph: "\n\(title, style: Self.heading)\n")
  }

  /// How many columns names have: a third, and no more than the longest needs.
  private func nameColumns(_ terminal: TerminalRenderer) -> Int {
    let longest = chapter.catalog[TextStyle.self].reduce(0) {
      max($0, terminal.profile.metrics.width(of: $1.name))
    }
    return max(min(longest, terminal.profile.columns / 3), 1)
  }

  /// Puts blocks beside each other as long as there is room, and then below.
  private func flow(_ blocks: [TerminalBlock], in columns: Int) -> TerminalBlock {
    var rows: [[TerminalBlock]] = []
    var width = 0
    for block in blocks {
      if let last = rows.indices.last, width + 2 + block.width <= columns {
        rows[last].append(block)
        width += 2 + block.width
      } else {
        rows.append([block])
        width = block.width
      }
    }
    return TerminalBlock(column: rows.map { TerminalBlock(row: $0, spacing: 2, alignment: .center) })
  }

  /// Says what a terminal can't show of the design system, each thing once.
  private func appendLosses(to terminal: inout TerminalRenderer) {
    var names: [String] = []
    for problem in terminal.problems {
      guard ["attribute", "property"].contains(problem.loss.kind) else { continue }
      for name in problem.loss.subjects where !names.contains(name) { names.append(name) }
    }
    guard !names.isEmpty else { return }
    terminal.append(
      paragraph:
        "\n\("A terminal doesn’t support: \(names.sorted().joined(separator: ", ")).", style: Self.note)")
  }
}

extension TextStyle {
  /// The style without what would place a sample elsewhere than beside its name.
  fileprivate var withoutLayout: TextStyle {
    restyled {
      $0.setAttribute(nil, for: .alignment)
      $0.setAttribute(nil, for: .numberOfLines)
      $0.setAttribute(nil, for: .lineBreakMode)
    }
  }
}
