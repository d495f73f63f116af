import Restyle
import RestyleElements
import RestyleRendering

extension InterfaceWriter {
  mutating func visit(_ label: ResolvedLabel) {
    let look = look(of: label.label)
    // A control in a disabled row looks as it is, and so does its label.
    let text =
      disabledRowCount > 0 && !label.isOfControl
      ? LayoutNode(TextPart(text: faint(readyText(label.text), in: .disabled)), metrics)
      : node(label.label.text, in: look, followsLinks: label.followsLinks)
    if isLikeParagraphs(label.label, look), case .part(let part) = text.content {
      append(LayoutNode(UnderlinedPart(text: part), metrics))
    } else {
      append(text)
    }
  }

  /// Whether a label is a heading on its own lines that looks like a paragraph: without escape sequences, only capitals
  /// would distinguish it.
  private mutating func isLikeParagraphs(_ label: Label, _ look: TextLook) -> Bool {
    guard !terminal.profile.writesSequences, label.accessibility.headingLevel != nil, !isInRow else {
      return false
    }
    return terminal.styles[terminal.styles.index(of: look.style)].textCase != .upper
  }

  mutating func visit(_ title: ResolvedTitle) {
    let element = title.element
    let look = look(of: element)
    reportUnshown(of: element)
    let text: LayoutNode
    if title.hasAction, case .follow(let link) = title.action?.action, title.action?.isEnabled == true {
      text = LayoutNode(TextPart(text: linked(readyText(title.title, part: "title"), to: link)), metrics)
    } else if disabledRowCount > 0 {
      let title = faint(readyText(title.title, part: "title"), in: .disabled)
      text = LayoutNode(TextPart(text: title), metrics)
    } else {
      text = node(element.title, in: look.title, followsLinks: title.followsLinks, part: "title")
    }
    // Moved, since nodes are large.
    if disabledRowCount > 0, let subtitle = title.subtitle {
      start(container(of: look), on: ground)
      append(consume text)
      let below = faint(readyText(subtitle, part: "subtitle"), in: .disabled)
      append(LayoutNode(TextPart(text: below), metrics))
    } else if let subtitle = element.subtitle {
      let below = node(
        subtitle, in: look.subtitle, followsLinks: title.subtitleFollowsLinks, part: "subtitle")
      start(container(of: look), on: ground)
      append(consume text)
      append(consume below)
    } else {
      start(container(of: look), on: ground)
      append(consume text)
    }
    finish()
  }

  mutating func textPart(_ text: ShownText, part: String? = nil) -> TextPart {
    TextPart(text: readyText(text, part: part))
  }

  /// Prepares a text that is already transformed, and reports its lost attributes.
  mutating func readyText(_ shown: ShownText, part: String? = nil) -> ReadyText {
    let styledRuns = shown.styledRuns
    if shown.followsLinks || styledRuns.allSatisfy({ $0.style.link == nil }),
      terminal.styles.index(ofOrdinary: styledRuns) != nil
    {
      return ReadyText(
        runs: terminal.codeMarked(styledRuns).trusted(terminal.options.untrustedCharacters),
        block: shown.block)
    }
    var block = shown.block
    if !shown.followsLinks { block.link = nil }
    reportLosses(ofStyleAt: terminal.styles.index(of: block), part: part)
    let runs = styledRuns.indices.map { position -> StyledText in
      var run = styledRuns[position].withoutImages
      if !shown.followsLinks, let link = run.style.link {
        report(.linkInControl(link), part: part)
        run.style.link = nil
      }
      let index = terminal.styles.index(of: run.style)
      if shown.hasOwnRuns {
        // Inherited attributes are reported for the surrounding style.
        var own = shown.ownStyle(ofRun: position)
        if !shown.followsLinks { own.link = nil }
        reportLosses(ofStyleAt: terminal.styles.index(of: own), part: part)
      } else {
        reportLosses(ofStyleAt: index, part: part)
      }
      let entry = terminal.styles[index]
      // The case that represents a size isn't among the transforms that are already applied.
      if entry.textCase != run.style.attribute(for: .textCase) {
        var transform = TextStyle()
        transform.setAttribute(entry.textCase, for: .textCase)
        transform.language = run.style.language ?? context.language
        run.text = StyledText(run.text, style: transform).displayText
      }
      return run
    }
    return ReadyText(
      runs: terminal.codeMarked(runs).trusted(terminal.options.untrustedCharacters), block: block)
  }

  /// Reports the lost attributes of a text style, once for each style.
  private mutating func reportLosses(ofStyleAt index: Int, part: String?) {
    guard terminal.styles[index].hasLosses, reportedTexts.insert(index).inserted else { return }
    terminal.report(terminal.styles[index].losses, part: part)
  }

  /// The text as a link, if it is safe to follow and the terminal shows links.
  mutating func linked(_ text: ReadyText, to link: Link) -> ReadyText {
    var linked = text
    linked.runs = text.runs.map { $0.restyled { $0.link = link } }
    if let style = linked.runs.first?.style {
      let index = terminal.styles.index(of: style)
      if let loss = terminal.styles[index].linkLoss { report(loss) }
    }
    return linked
  }

  mutating func visit(_ image: ResolvedImage) {
    report(.property("image"))
    guard let name = image.name, !image.element.accessibility.isHidden else { return }
    var text = terminal.readyText(StyledString("[\(name)]"))
    // The text of an image is centred in its area.
    text.block.alignment = .center
    append(TextPart(text: text))
  }

  mutating func visit(_ separator: Separator, across axis: StackStyle.Axis) {
    guard let line = terminal.line(of: separator.style) else { return }
    append(LinePart(line: line, isVertical: axis == .horizontal))
  }

  mutating func visit(_ spacer: Spacer) {
    append(
      SpacerPart(
        columns: max(terminal.cells(across: spacer.minimumLength), 0),
        rows: max(terminal.cells(down: spacer.minimumLength), 0), isHorizontal: isInRow))
  }
}

extension ResolvedLabel {
  /// Whether it names a control beside it.
  fileprivate var isOfControl: Bool { if case .controlLabel = role { true } else { false } }
}
