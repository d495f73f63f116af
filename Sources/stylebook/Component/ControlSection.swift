import Restyle
import RestyleHTML

/// A control in all its states, in light and dark.
struct ControlSection: PageSection {
  let entry: ControlEntry
  let components: Components

  func append(to page: inout HTMLRenderer) {
    page.appendEntry(entry.name.asWords) { page in
      page.append(markup: "\n<dl class=\"figures\">")
      page.append(entry.figures)
      page.append(markup: "</dl>\n")
      append(entry.states, to: &page)
      appendCombinations(to: &page)
    }
  }

  /// The combinations of states that have no style of their own.
  private func appendCombinations(to page: inout HTMLRenderer) {
    let others = ControlState.combinations.filter { !entry.states.contains($0) }
    page.append(markup: "<details><summary>")
    page.append(
      StyledText("\(others.count) more combinations of states, and what they fall back on", style: .bookLink))
    page.append(markup: "</summary>\n")
    append(others, to: &page)
    page.append(markup: "</details>\n")
  }

  private func append(_ states: [ControlState], to page: inout HTMLRenderer) {
    page.append(element: "div", attributes: [.classes("panels")]) { page in
      for colorScheme in [ColorScheme.light, .dark] {
        let classes = components[colorScheme]
        page.appendPanel(colorScheme) { page in
          page.append(markup: "<ul class=\"states\">\n")
          for state in states {
            page.append(markup: "<li><span class=\"sample\" inert=\"\">")
            entry.draw(state, classes, &page)
            page.append(markup: "</span><small>")
            page.append(text: caption(of: state))
            page.append(markup: "</small></li>\n")
          }
          page.append(markup: "</ul>")
        }
      }
    }
    page.append(markup: "\n")
  }

  private func caption(of state: ControlState) -> String {
    let shown = entry.shownState(for: state)
    return shown == state ? state.title : "\(state.title) → \(shown.title)"
  }
}
