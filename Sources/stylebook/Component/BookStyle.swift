import Restyle
import RestyleHTML

/// A type of styles that the book has samples of.
protocol BookStyle: Style {
  /// Where a chapter shows them; nil if not among its components.
  static var component: BookComponent? { get }

  /// The samples of a chapter's styles of this type.
  static func sections(of components: Components) -> [any PageSection]
}

/// A kind of component, in the order of chapters.
enum BookComponent: String, CaseIterable {
  case buttons = "Buttons"
  case fields = "Fields"
  case switches = "Switches"
  case segmentedControls = "Segmented controls"
  case titles = "Title and subtitle"
  case boxes = "Backgrounds and separators"
  case sections = "Sections"
  case forms = "Forms"
  case others = "Other styles"

  var title: String { rawValue }

  /// What to look at.
  var note: String {
    switch self {
    case .buttons: "Each state that has a style of its own, and the style that all others fall back on."
    case .fields: "With a text, and with a placeholder."
    case .switches: "A switch is selected while it is on."
    case .segmentedControls: "The first segment has the state that is named."
    case .titles: "A title and the subtitle below it."
    case .boxes: "Behind boxes and rows, and between rows."
    case .sections: "Rows at every position, in compact and regular widths."
    case .forms: "Everything together, as on a page of settings."
    case .others: "The Swift source of styles that the book shows no samples of."
    }
  }

  /// What a chapter shows of the component.
  func sections(of components: Components) -> [any PageSection] {
    components.catalog.types.flatMap { type -> [any PageSection] in
      guard let type = type as? any BookStyle.Type else {
        return self == .others ? Self.sources(of: type, in: components.catalog) : []
      }
      return type.component == self ? type.sections(of: components) : []
    }
  }

  private static func sources<Value: Style>(
    of type: Value.Type, in catalog: StyleCatalog
  ) -> [any PageSection] {
    catalog[type].map {
      SourceSection(title: $0.name.asWords, source: SourceText(swift: String(reflecting: $0.style)))
    }
  }
}

/// A style that the book has no samples of: its source, which may be long.
private struct SourceSection: PageSection {
  let title: String
  let source: SourceText

  func append(to page: inout HTMLRenderer) {
    page.appendEntry(title) { page in
      page.append(markup: "<details><summary>")
      page.append(StyledText("Its source", style: .bookLink))
      page.append(markup: "</summary>\n")
      page.append(SourceBlock(title: "Swift", source: source))
      page.append(markup: "</details>")
    }
  }
}

// Shown before the components.
extension TextStyle: BookStyle {
  static var component: BookComponent? { nil }

  static func sections(of components: Components) -> [any PageSection] { [] }
}
