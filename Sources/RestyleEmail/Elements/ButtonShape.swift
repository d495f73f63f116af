import Restyle
import RestyleRendering

/// The box of a button.
struct ButtonShape {
  /// The room around the title, with what makes it as high as it has to be at least.
  let padding: PhysicalSides
  let lines: PhysicalSides
  let border: BorderStyle
  let fill: EmailColor?
  let line: EmailColor?
  let minimumWidth: Double?
  let alignment: StaticString
  /// Whether there is anything to see of the box.
  let isDrawn: Bool

  init(
    style: ButtonStyle, border: BorderStyle, lineHeight: Double, fill: EmailColor?, line: EmailColor?,
    direction: LayoutDirection
  ) {
    lines = PhysicalSides(linesOf: border, in: direction)
    var padding = PhysicalSides(pixelsOf: style.contentInsets, in: direction).within(lines)
    let height = lineHeight + padding.vertical + lines.vertical
    let missing = max(0, (style.preferredMinimumSize.height ?? 0) - height)
    padding.top += (missing / 2).rounded(.down)
    padding.bottom += (missing / 2).rounded(.up)
    self.padding = padding
    self.border = border
    self.fill = fill
    self.line = line
    isDrawn = fill != nil || line != nil
    minimumWidth = style.preferredMinimumSize.width
    alignment = style.alignment == .fill ? "center" : style.alignment.side(in: direction)
  }

  /// The least width of the title.
  var innerWidth: Double? { minimumWidth.flatMap { $0 > room ? $0 - room : nil } }

  /// What is on both sides of the title.
  var room: Double { padding.horizontal + lines.horizontal }
}
