import Restyle
import RestyleElements
import RestyleGraphics
import RestyleHTML
import RestyleRendering

// Outputs of styles, for which elements stand that have nothing else.

extension MatrixOutput {
  /// HTML with `style` attributes, of the labels.
  static let inline = Self(columns: ["Inline"], absentProperties: ["fontTextStyle"]) { element in
    var page = HTMLRenderer(styling: .inline)
    for label in try StyleCollector(element).labels {
      page.append(StyledString(MatrixSubject.text, style: label.style), as: .paragraph)
    }
    return [Rendering(output: page.html, problems: page.problems)]
  }

  /// Drawings of the stacks' backgrounds.
  static let drawings = Self(columns: ["SVG", "PNG"]) { element in
    let backgrounds = try StyleCollector(element).stacks.map(\.style.background)
    let lists = try backgrounds.map {
      try DisplayList($0, in: Size(width: 120, height: 90), for: TraitCollection())
    }
    let images = lists.map(PNGImage.init)
    return [
      Rendering(output: lists.map { $0.svg() }.joined(), problems: lists.flatMap(\.problems)),
      Rendering(output: "\(images.map(\.bytes))", problems: images.flatMap(\.problems)),
    ]
  }
}

/// Collects elements whose styles are of interest alone.
private struct StyleCollector: StructureVisitor {
  var problems: [RenderingProblem] = []
  private(set) var labels: [Label] = []
  private(set) var stacks: [Stack] = []

  init(_ element: any Element) throws { try element.walkStructure(&self) }

  mutating func visit(_ label: ResolvedLabel) { labels.append(label.label) }
  mutating func open(_ stack: Stack) { stacks.append(stack) }
}
