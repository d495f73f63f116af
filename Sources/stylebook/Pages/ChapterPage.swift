import Restyle
import RestyleHTML

/// A design system with its page, and what it shows there.
struct ChapterPage {
  let chapter: Chapter
  let number: Int
  let file: BookFile
  let components: Components
}

extension ChapterPage {
  /// The class that the page's colours belong to.
  var className: String { "chapter-\(number)" }

  /// The text styles with their classes.
  var entries: [Entry] {
    zip(components.following[TextStyle.self], chapter.catalog[TextStyle.self]).map { className, named in
      Entry(className: className, name: named.name, style: named.style)
    }
  }

  /// How many styles there are, and how large the texts are.
  var extent: String {
    let sizes = entries.map(\.size)
    let range = [sizes.min(), sizes.max()].compactMap { $0?.figure() }.joined(separator: "\u{2013}")
    return "\(entries.count) text styles, \(range) points; \(controlCount) controls"
  }

  /// How many controls there are.
  var controlCount: Int {
    let catalog = components.catalog
    return catalog[ButtonStyle.self].count + catalog[BarButtonStyle.self].count
      + catalog[FieldStyle.self].count + catalog[SwitchStyle.self].count
      + catalog[SegmentedControlStyle.self].count
  }

  /// What the page shows after the text styles.
  var parts: [ChapterPart] {
    let catalog = components.catalog
    func controls(_ title: String, _ note: String, _ entries: [ControlEntry]) -> ChapterPart {
      ChapterPart(
        title: title, note: note, sections: entries.map { ControlSection(entry: $0, components: components) })
    }
    return [
      controls(
        "Buttons", "Each state that has a style of its own, and what all others fall back on.",
        ControlEntry.buttons(of: catalog)),
      controls(
        "Fields", "With a text, and with the placeholder that stands in for it.",
        ControlEntry.fields(of: catalog)),
      controls("Switches", "A switch is selected while it is on.", ControlEntry.switches(of: catalog)),
      controls(
        "Segmented controls", "The first segment is in the state that is named.",
        ControlEntry.segmentedControls(of: catalog)),
      ChapterPart(
        title: "Title and subtitle", note: "Two lines that belong together.",
        sections: BoxSection.titleSubtitles(of: components)),
      ChapterPart(
        title: "Backgrounds and separators", note: "What lies behind boxes and rows, and between rows.",
        sections: BoxSection.backgrounds(of: components)),
      ChapterPart(
        title: "Sections", note: "Rows at every position, in windows with little and with much room.",
        sections: StageSection.sections(of: components)),
      ChapterPart(
        title: "Forms", note: "All of it together, as on a page of settings.",
        sections: StageSection.forms(of: components)),
    ]
    .filter { !$0.sections.isEmpty }
  }
}
