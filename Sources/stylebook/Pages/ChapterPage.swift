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
    components.catalog.types.compactMap { $0 as? any ControlBookStyle.Type }
      .map { $0.entries(of: components.catalog).count }.reduce(0, +)
  }

  /// What the page shows after the text styles.
  var parts: [ChapterPart] {
    let values = chapter.values
    let table = values.isEmpty ? [] : [ValueTable(values: values)]
    let controls = BookComponent.allCases.map {
      ChapterPart(title: $0.title, note: $0.note, sections: $0.sections(of: components))
    }
    return ([ChapterPart(title: "Values", note: Self.valueNote, sections: table)] + controls)
      .filter { !$0.sections.isEmpty }
  }

  private static let valueNote =
    "What styles refer to by name: colours in light and dark, and measures in points."
}
