import Restyle
import RestyleElements
import RestyleHTML

/// A screen under one design system in one surroundings, as people would use it.
struct ScreenFigure: PageSection {
  let screen: Screen
  let page: ChapterPage
  let surroundings: Surroundings

  func append(to html: inout HTMLRenderer) {
    let attributes: [HTMLAttribute] = [
      .id(id), .classes("screen", surroundings.colorScheme.rawValue, "\(surroundings.sizeClass)"),
      .label(caption),
    ]
    html.append(element: "figure", attributes: attributes) { html in
      html.append(markup: "<figcaption>")
      html.append(StyledText(caption, style: .bookLabel))
      html.append(markup: "</figcaption>\n<div>")
      let context = ElementContext(traits: surroundings.traits, defaults: page.chapter.styling)
      do {
        try html.withFixedTraits(surroundings.traits) { html in
          try html.append(screen.content(id), in: context)
        }
      } catch {
        html.append(StyledText("\(error)", style: .bookNote), as: .paragraph)
      }
      html.append(markup: "</div>")
    }
    html.append(markup: "\n")
  }

  /// Which styling, appearance and size the screen is in.
  var caption: String { "\(screen.title) in \(page.chapter.catalog.name): \(surroundings.title)" }

  /// The name of the place; no class of a style holds a full stop.
  private var id: String { "screen.\(page.number).\(screen.title.lowercased()).\(surroundings.name)" }
}
