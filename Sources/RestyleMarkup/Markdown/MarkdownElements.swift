import Restyle
import RestyleElements

/// Creates the elements of blocks in a single pass, with the open ones on a stack.
struct MarkdownElements {
  private let text: MarkdownText
  private var frames: [Frame]
  // The identifiers of the remaining headings.
  private var headingIdentifiers: ArraySlice<String>
  // The open table, which contains only rows.
  private var table: MarkdownTable?

  /// An open stack of elements.
  private struct Frame {
    /// The style of the stack.
    var style: StackStyle
    /// The role of the stack.
    var role: Accessibility.Role?
    /// The attributes that are merged over the styles of texts.
    var overlay = TextStyle()
    var children: [ElementContent] = []
    /// The list whose items the children are.
    var list: MarkdownList?
    /// The marker before the children.
    var marker: String?
  }

  init(_ document: MarkdownDocument, style: MarkdownStyle, headingIdentifiers: [String]) {
    text = MarkdownText(document, style: style)
    frames = [Frame(style: style.document)]
    self.headingIdentifiers = headingIdentifiers[...]
  }

  private var style: MarkdownStyle { _read { yield text.style } }

  /// The elements of all blocks.
  var content: ElementContent {
    Stack(style: style.document) { ElementBuilder.buildArray(frames[0].children) }.asContent()
  }

  mutating func append(_ block: MarkdownBlock) {
    let overlay = frames[frames.count - 1].overlay
    switch block.kind {
    case .quote:
      frames.append(
        Frame(style: style.quote, role: .group(.quotation), overlay: overlay.merging(style.quoteText)))
    case .list(let list):
      let role: Accessibility.Role = .group(list.start == nil ? .list : .orderedList)
      frames.append(Frame(style: stackStyle(of: list), role: role, overlay: overlay, list: list))
    case .item(let isDone): startItem(isDone, overlay)
    case .table(let alignments): table = MarkdownTable(alignments: alignments)
    case .row: table?.rows.append([])
    case .cell: table?.append(DisplayText(text.text(block.inlines)))
    case .end:
      if let table { add(table.element(style: style.table, overlay), in: style.tableBlock) } else { end() }
      table = nil
    case .paragraph: appendParagraph(block, overlay)
    case .heading(let rank):
      let heading = style.heading(rank).merging(overlay)
      var label = Label(DisplayText(text.text(block.inlines)), style: heading).heading(rank)
      if let identifier = headingIdentifiers.popFirst() { label.accessibility.identifier = identifier }
      add(label)
    case .code(let information):
      // The first word is the language (CommonMark 0.31.2, section 4.5).
      let language = information.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
      let role = Accessibility.Role.code(language: language.isEmpty ? nil : String(language))
      let label = label(block.content, style: style.shownCodeText).with { $0.accessibility.role = role }
      add(Stack(style: style.codeBlock, role) { label })
    case .html: add(label(block.content, style: style.paragraph.merging(overlay)))
    case .thematicBreak: add(Separator(style: style.separator))
    }
  }

  private func stackStyle(of list: MarkdownList) -> StackStyle { list.isTight ? style.list : style.looseList }

  private mutating func add(_ element: some PrimitiveElement) {
    frames[frames.count - 1].children.append(element.asContent())
  }

  private mutating func add(_ table: Table, in block: StackStyle) {
    if block == StackStyle() { add(table) } else { add(Stack(style: block) { table }) }
  }

  /// A label with the text as it was written, without the last line ending.
  private func label(_ range: Range<Int>, style: TextStyle) -> Label {
    let bytes = text.document.content[range]
    let lines = bytes.last == 0x0A ? bytes.dropLast() : bytes
    return Label(String(decoding: lines, as: UTF8.self), style: style)
  }

  private mutating func appendParagraph(_ block: MarkdownBlock, _ overlay: TextStyle) {
    guard let (target, alternative) = text.onlyImage(in: block.inlines) else {
      let paragraph = style.paragraph.merging(overlay)
      return add(Label(DisplayText(text.text(block.inlines)), style: paragraph))
    }
    var image = ImageView(Image(url: target.destination))
    // An image without alternative text is decorative.
    if !alternative.isEmpty { image = image.accessibilityLabel(alternative) }
    if !target.title.isEmpty { image = image.accessibilityHint(target.title) }
    add(image)
  }

  private mutating func startItem(_ isDone: Bool?, _ overlay: TextStyle) {
    let index = frames.count - 1
    let mark = isDone.map { $0 ? style.doneTask : style.openTask }
    var marker = mark ?? style.bullet
    if let list = frames[index].list, let start = list.start {
      let number = "\(start + frames[index].children.count)\(Character(Unicode.Scalar(list.marker)))"
      marker = mark.map { "\(number) \($0)" } ?? number
    }
    frames.append(Frame(style: frames[index].style, overlay: overlay, marker: marker))
  }

  private mutating func end() {
    let frame = frames.removeLast()
    let content = ElementBuilder.buildArray(frame.children)
    guard let marker = frame.marker else { return add(Stack(style: frame.style, frame.role) { content }) }
    let markerStyle = style.paragraph.merging(frame.overlay).merging(style.marker)
    add(
      Stack(style: style.item, .group(.listItem)) {
        Label(marker, style: markerStyle)
        Stack(style: frame.style) { content }
      })
  }
}

extension Stack {
  fileprivate init(
    style: StackStyle, _ role: Accessibility.Role?, @ElementBuilder content: () -> ElementContent
  ) {
    self.init(style: style, content: content)
    // Attributes that set nothing take no room.
    if let role { accessibility.role = role }
  }
}
