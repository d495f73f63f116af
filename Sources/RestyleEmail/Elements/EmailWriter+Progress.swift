import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering

extension EmailWriter {
  /// How wide a bar is beside others, and in a table.
  private static let (usualWidth, widthInTables) = (160.0, 100.0)

  mutating func visit(_ bar: ResolvedProgressBar) {
    let element = bar.element
    reportUnshown(of: element)
    let style = element.style
    let track = draw(style.track, part: "track")
    // Nothing is all done before it is.
    let percentage = element.fraction.map { $0 < 1 ? min(Int(($0 * 100).rounded()), 99) : 100 }
    open(labelled(.vertical))
    if let label = bar.label { addContent { $0.append(label.text, part: "label") } }
    // Columns of a table are as wide as their words, of which a bar has none, unless it lies in a box of a width.
    let isInColumn =
      frames.last { $0.container.isData || $0.container.maximumWidth != nil }?.container.isData == true
    let usual = isInColumn ? Self.widthInTables : Self.usualWidth
    let width = fillsWidth && !isInColumn ? nil : min(usual, self.width)
    if let width { reserve(min(width, narrowWidth)) }
    addContent { writer in
      guard let percentage else { return writer.appendBar(0, style, track, width: width) }
      // Nobody who hears the cells would know what they are for: a text says it.
      writer.appendTableStart(width: width)
      writer.contents.append(verbatim: "<td width=\"100%\" valign=\"middle\">")
      writer.appendBar(percentage, style, track, width: nil)
      writer.contents.append(verbatim: "</td><td valign=\"middle\" style=\"padding:")
      let isMirrored = writer.direction == .rightToLeft
      writer.contents.append(isMirrored ? PhysicalSides(right: 8) : PhysicalSides(left: 8))
      writer.contents.append(verbatim: "\">")
      let text = ShownText(DisplayText("\(percentage)%"), in: writer.style.text)
      writer.append(text, part: "value")
      writer.contents.append(verbatim: "</td></tr></table>")
    }
    close()
    plainText.append(
      value: percentage.map { "\($0)%" } ?? "...", label: plainLabel(bar.label?.text, element.accessibility))
  }

  private mutating func appendTableStart(width: Double?) {
    contents.append(verbatim: EmailLayout.table)
    if let width {
      contents.append(integer: pixels(width), behind: " width=\"", before: "\"><tr>")
    } else {
      contents.append(verbatim: " width=\"100%\"><tr>")
    }
  }

  /// Appends a bar of two cells: what is done, and the rest.
  private mutating func appendBar(
    _ percentage: Int, _ style: ProgressBarStyle, _ track: (color: Color?, border: BorderStyle),
    width: Double?
  ) {
    appendTableStart(width: width)
    let fill = style.fillColor ?? self.style.text.color ?? Color(light: .black, dark: .white)
    for (part, color) in [(percentage, fill), (100 - percentage, track.color)] where part > 0 {
      // The lowest height that a cell can have is that of a line of text in it.
      var look = EmailLook()
      look.add("font-size", "1px")
      look.add("line-height", "1px")
      if let color { look.setBackground(palette.color(color, over: surface), &classes) }
      if let corners = corners(of: track.border) {
        look.add(classes.number(of: .corners(corners, clipsContent: false)))
      }
      contents.append(integer: part, behind: "<td width=\"", before: "%\"")
      contents.append(integer: max(1, pixels(style.thickness)), behind: " height=\"", before: "\"")
      contents.append(attributes: look, withBackground: true)
      contents.append(verbatim: "&nbsp;</td>")
    }
    contents.append(verbatim: "</tr></table>")
  }
}
