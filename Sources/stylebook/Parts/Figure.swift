import Restyle
import RestyleHTML

/// A measure of a style as a large figure with a name and a note.
struct Figure: PageSection {
  let name: String
  let value: String
  let note: String

  func append(to page: inout HTMLRenderer) {
    page.append(element: "div") { page in
      page.append(element: "dt") { $0.append(StyledText(name, style: .bookLabel)) }
      page.append(element: "dd") { page in
        page.append(StyledText(value, style: .bookFigure))
        page.append(StyledText(note, style: .bookNote.monospacedDigits))
      }
    }
  }
}

extension Figure {
  /// The measures that designers ask for; of what is unset, that it is.
  static func all(of style: TextStyle, on surface: Color) -> [Figure] {
    [
      Figure("Size", style.fontSize.map { ($0.figure(), "points") }), lineHeight(of: style),
      tracking(of: style), Figure("Weight", style.fontWeight.map { ($0.value.figure(), $0.familiarName) }),
    ]
      + [ColorScheme.light, .dark].map { contrast(of: style, on: surface, in: $0) }
  }

  private static func lineHeight(of style: TextStyle) -> Figure {
    let isSet =
      style.attribute(for: .lineHeight) != nil || style.attribute(for: .lineSpacing) != nil
      || style.attribute(for: .lineHeightMultiple) != nil
    let ratio = style.lineHeight / (style.fontSize ?? Font.defaultSize)
    return Figure("Line height", isSet ? (style.lineHeight.figure(), "\(ratio.figure(decimals: 2))×") : nil)
  }

  private static func tracking(of style: TextStyle) -> Figure {
    let size = style.fontSize ?? Font.defaultSize
    return Figure(
      "Tracking",
      style.attribute(for: .kern).map { kern in
        (kern.signedFigure(decimals: 2), "\((kern / size).signedFigure(decimals: 3)) em")
      }
    )
  }

  private static func contrast(of style: TextStyle, on surface: Color, in colorScheme: ColorScheme) -> Figure
  {
    Figure(
      "Contrast, \(colorScheme)",
      style.color.map { color in
        let ratio = color.resolved(colorScheme: colorScheme)
          .contrastRatio(with: surface.resolved(colorScheme: colorScheme))
        return (ratio.figure(decimals: 1), ContrastGrade(ratio: ratio).rawValue)
      }
    )
  }

  private init(_ name: String, _ measure: (value: String, note: String)?) {
    self.init(name: name, value: measure?.value ?? "–", note: measure?.note ?? "unset")
  }
}

/// What a contrast is enough for (WCAG 2.2, success criteria 1.4.3 and 1.4.6).
enum ContrastGrade: String {
  case enhanced = "AAA"
  case minimum = "AA"
  case largeOnly = "AA, large text"
  case insufficient = "too low"

  init(ratio: Double) {
    self =
      switch ratio {
      case 7...: .enhanced
      case 4.5...: .minimum
      case 3...: .largeOnly
      default: .insufficient
      }
  }
}

extension Font.Weight {
  /// The name of the nearest of the nine common weights.
  fileprivate var familiarName: String {
    let names = [
      "thin", "extra light", "light", "regular", "medium", "semibold", "bold", "extra bold", "black",
    ]
    return names[min(max(Int((value / 100).rounded()) - 1, 0), names.count - 1)]
  }
}
