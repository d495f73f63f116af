import Foundation
import Restyle
import RestyleElements
import RestyleFoundation
import RestyleGraphics
import RestyleHTML
import RestyleRendering
import RestyleTesting

// Outputs of styles, for which elements stand that have nothing else.

extension TestedOutput {
  /// HTML with `style` attributes, of the labels.
  static let inline = Self(columns: ["Inline"], absentProperties: ["fontTextStyle"]) { element in
    var page = HTMLRenderer(styling: .inline)
    for label in try StyleCollector(element).labels {
      page.append(StyledString(MatrixSubject.text, style: label.style), as: .paragraph)
    }
    return [Rendering(page.html, problems: page.problems)]
  }

  /// Strings of Foundation, of the labels: those for view frameworks with values that stand for theirs.
  ///
  /// Labels have lines, a scale factor and a colour while highlighted, and not their texts.
  static let strings = Self(
    columns: ["AttributedString", "NSAttributedString"], absentProperties: ofLabelsAlone
  ) { element in
    let texts = try texts(of: element)
    let shown = Rendering(
      texts.map { "\(AttributedString($0, for: textTraits))" }.joined(),
      problems: texts.flatMap(\.losses).map { RenderingProblem($0) })
    return [shown, native(texts, CompleteTextValues(traits: textTraits))]
  }

  /// The same where there is no view framework, and so no font that could have another size.
  static let stringsWithoutFramework = Self(
    columns: ["No framework"],
    absentProperties: ofLabelsAlone.union([
      "adjustsFontForContentSizeCategory", "fontTextStyle", "maximumFontSize",
    ])
  ) { element in
    [native(try texts(of: element), FoundationTextValues(for: textTraits))]
  }

  private static let ofLabelsAlone: Set = ["highlightedColor", "minimumScaleFactor", "numberOfLines"]

  private static let textTraits = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)

  private static func texts(of element: any Element) throws -> [ShownText] {
    try StyleCollector(element).labels.map { ShownText($0.text, in: $0.style) }
  }

  private static func native(_ texts: [ShownText], _ values: some NativeTextValues) -> Rendering {
    Rendering(
      texts.map { "\(NSAttributedString($0, with: values))" }.joined(),
      problems: texts.flatMap { $0.nativeLosses(with: values) }.map { RenderingProblem($0) })
  }

  /// Drawings of the stacks' backgrounds, and of the separators.
  static let drawings = Self(columns: ["SVG", "PNG"]) { element in
    let lists = try StyleCollector(element).drawings.map {
      try DisplayList($0, in: Size(width: 120, height: 90), for: TraitCollection())
    }
    let images = lists.map(PNGImage.init)
    return [
      Rendering(lists.map { $0.svg() }.joined(), problems: lists.flatMap(\.problems)),
      Rendering("\(images.map(\.bytes))", problems: images.flatMap(\.problems)),
    ]
  }
}

/// Collects elements whose styles are of interest alone.
private struct StyleCollector: StructureVisitor {
  var problems: [RenderingProblem] = []
  private(set) var labels: [Label] = []
  private(set) var drawings: [any Drawable] = []

  init(_ element: any Element) throws { try element.walkStructure(&self) }

  mutating func visit(_ label: ResolvedLabel) { labels.append(label.label) }
  mutating func visit(_ separator: Separator, across axis: StackStyle.Axis) {
    drawings.append(separator.style)
  }
  mutating func open(_ stack: Stack) { drawings.append(stack.style.background) }
}
