import Restyle
import RestyleElements
import RestyleRendering

/// The computed look of a text style, shared by all texts with that style.
final class TextLook: Sendable {
  let style: TextStyle
  /// The look of the cells of a text.
  let cells: CellLook
  /// Whether a text in one line needs nothing but its width and its look.
  let isPlain: Bool
  fileprivate let breaking: LineBreakMode
  fileprivate let language: Language?

  init(_ style: TextStyle, in terminal: inout TerminalRenderer) {
    let index = terminal.styles.index(of: style)
    let entry = terminal.styles[index]
    let alignment = style.attribute(for: .alignment) ?? .natural
    self.style = style
    cells = entry.look
    isPlain =
      entry.isOrdinary && entry.isSimple && !style.transformsText && !style.hasRoomAroundLines
      && (alignment == .left || alignment == .natural) && !terminal.isMirrored
    breaking = style.shownLineBreakMode()
    language = style.language
  }
}

/// A text in one plain look, which usually fits in one line.
struct PlainTextPart: InterfacePart {
  let text: String
  let look: TextLook

  func idealWidth(_ metrics: CellMetrics) -> Int { metrics.width(of: text) }

  func minimumWidth(_ metrics: CellMetrics) -> Int { TextPart.minimumWidth(ofWords: wordWidth(metrics)) }

  func wordWidth(_ metrics: CellMetrics) -> Int { metrics.wordWidth(of: text, breaking: look.breaking) }

  func numberWidth(_ extent: NumberExtent, _ metrics: CellMetrics) -> Int { extent.width(of: text, metrics) }

  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    let metrics = terminal.profile.metrics
    if let width = metrics.lineWidth(of: text), width <= max(columns, 1) {
      let run = text.isEmpty ? .spaces(0) : CellRun(text: text, width: width, look: look.cells)
      // In a row of a section, spaces surround it, and more surround the section.
      return TerminalBlock([CellLine(run, capacity: 5)], width: width, metrics)
    }
    let runs = [StyledText(text, style: look.style)]
    return TextPart(text: ReadyText(runs: runs, block: look.style)).block(columns: columns, in: &terminal)
  }
}

/// The looks of titles in one style.
struct TitleLook {
  let style: GivenStyle<TitleSubtitleStyle>
  let title: TextLook
  let subtitle: TextLook
  let spacing: Double
  let insets: EdgeInsets
  /// The container of both texts, once it is known.
  var container: LayoutNode.SharedContainer?
}

extension InterfaceWriter {
  /// The looks of a title, cached since most have the same style as the one before.
  mutating func look(of title: TitleSubtitle) -> TitleLook {
    if let latest = latestTitle, latest.style === title.givenStyle { return latest }
    let style = title.style
    let look = TitleLook(
      style: title.givenStyle, title: TextLook(style.title, in: &terminal),
      subtitle: TextLook(style.subtitle, in: &terminal), spacing: style.spacing, insets: style.insets)
    latestTitle = look
    return look
  }

  /// The container of a title's texts with the latest look.
  mutating func container(of look: TitleLook) -> LayoutNode.SharedContainer {
    if let known = look.container { return known }
    let spacing = terminal.cells(down: look.spacing)
    let container = LayoutNode.SharedContainer(
      LayoutNode.Container(spacing: spacing, insets: terminal.cells(look.insets)))
    latestTitle?.container = container
    return container
  }

  /// The look of a label, cached since most have the same style as the one before.
  mutating func look(of label: Label) -> TextLook {
    if let latest = latestLabel, latest.style === label.givenStyle { return latest.look }
    let look = TextLook(label.style, in: &terminal)
    latestLabel = (label.givenStyle, look)
    return look
  }

  /// The node of a text in a look; reports lost attributes.
  mutating func node(
    _ text: DisplayText, in look: TextLook, followsLinks: Bool, part: String? = nil
  ) -> LayoutNode {
    if look.isPlain, let text = text.uniformText(in: look.language ?? context.language),
      !text.withUTF8Bytes({ UntrustedCharacters.mayOccur(in: $0) })
    {
      return LayoutNode(PlainTextPart(text: text, look: look), metrics)
    }
    let shown = ShownText(text, in: look.style, language: context.language, followsLinks: followsLinks)
    return LayoutNode(textPart(shown, part: part), metrics)
  }
}
