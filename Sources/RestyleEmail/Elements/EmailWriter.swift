import Restyle
import RestyleElements
import RestyleHTML
@_spi(Outputs) import RestyleRendering

/// Writes what elements come to, each over what lies behind it, and notes what of them an e-mail can't have.
struct EmailWriter {
  var problems: [RenderingProblem] = []
  /// The styles whose lost properties are reported.
  var reports = StyleReports(.email)
  /// The styles of texts whose losses are reported.
  var reportedTexts = NumberedKeys<TextStyle>()
  /// The texts, images and buttons, one after the other.
  var contents = OutputBuffer()
  private(set) var nodes: [EmailNode] = []
  var classes = StyleClasses()
  var palette: EmailPalette
  /// What was written for looks that come again and again.
  var written = Written()
  var plainText: PlainTextWriter
  let context: ElementContext
  let style: EmailStyle
  let direction: LayoutDirection
  /// The elements that are open, the innermost last.
  var frames: [Frame]
  /// The styles of the sections that are open.
  var sections: [SectionStyle] = []
  /// The tables of data that are open, the innermost last.
  var tables: [OpenTable] = []
  /// Where the rows that are open lead to as a whole, those without a title.
  var rowTargets: [(target: String?, hasOthers: Bool)] = []

  init(style: EmailStyle, in context: ElementContext) {
    self.style = style
    self.context = context
    palette = EmailPalette(style: style, traits: context.traits)
    plainText = PlainTextWriter(columns: style.plainTextWidth)
    direction = context.traits.layoutDirection
    // A column without a width is as wide as the window: what has to have a width then has that of a usual one.
    let width = style.width > 0 ? style.width : EmailStyle().width
    let narrowWidth = max(
      1, Self.narrowWindow - PhysicalSides(pixelsOf: style.insets, in: direction).horizontal)
    frames = [
      Frame(
        start: 0, surface: style.surface, width: width, narrowWidth: narrowWidth, room: 0,
        container: EmailContainer())
    ]
    nodes.append(.close)
    contents.hold()
  }

  /// What was written, by what it depends on; nothing of which something was reported.
  struct Written: Sendable {
    // The attributes of tags.
    var texts = KeyedValues<TextBlockLook, Bytes>()
    var runs = KeyedValues<TextRunLook, Bytes>()
    var uniformTexts = KeyedValues<UniformTextLook, UniformTextTag>()
    var images = KeyedValues<ImageLook, Bytes>()
    var buttons = KeyedValues<ButtonLook, ButtonMarkup>()
    var boxes = KeyedValues<BoxLook, EmailBox>()
    var lines = KeyedValues<LineLook, EmailLine>()
    /// The styles of the markers of lists, by where they end.
    var markers = KeyedValues<Double, TextStyle>()
    /// What styles declare of characters but for colours and lines.
    var declarations = KeyedValues<TextStyle, Bytes>()
  }

  struct Frame {
    let start: Int
    /// The opaque colour that lies behind.
    let surface: Color
    /// How wide what lies in it can be, in points; in the narrowest window as well.
    let width: Double
    let narrowWidth: Double
    /// How much of the width its box takes, in points.
    let room: Double
    var container: EmailContainer
    /// How wide it is about without words that are broken, in points.
    var leastWidth = 0.0
    /// How many of its elements are columns.
    var columnCount = 0
  }
}

extension EmailWriter {
  var problemCount: Int { problems.count }

  // By their indices, here and below: frames are copied otherwise. And inline, since the writer is copied otherwise.
  /// The colour that lies behind what comes next.
  var surface: Color { frames.isEmpty ? .white : frames[frames.count - 1].surface }

  /// How wide what comes next can be, in points.
  var width: Double { frames.isEmpty ? 0 : frames[frames.count - 1].width }

  /// Whether what comes next is to be as wide as what it lies in.
  @inline(__always) var isStretched: Bool {
    guard let top = frames.indices.last else { return false }
    return frames[top].container.axis == .vertical && frames[top].container.alignment == .fill
  }

  /// Whether what comes next may take all of the width.
  var fillsWidth: Bool {
    // A box of a width is as wide as that, wherever it lies.
    let first = frames.lastIndex { $0.container.maximumWidth != nil || $0.container.columnWidth != nil }
    return frames[(first ?? 0)...].allSatisfy { $0.container.fills }
  }

  /// Where what comes next leads to, as a part of a row that is a link as a whole.
  @inline(__always) var rowTarget: String? { rowTargets.last { $0.target != nil }?.target }

  /// Whether other elements are in the row, and so are links as well.
  var hasOthersInRow: Bool { rowTargets.last { $0.target != nil }?.hasOthers == true }

  /// Ends the e-mail.
  mutating func finish() {
    while !frames.isEmpty { close() }
    contents.share()
  }

  /// Reports what can't be shown of an element's own style, once for each style.
  mutating func reportUnshown<Element: StyledElement>(of element: Element)
  where Element.Style: ListedStyle {
    guard element.hasExplicitStyle, let style = element.explicitStyle,
      reports.insert(style, of: ObjectIdentifier(Element.self))
    else { return }
    problems += UnshownProperties.email.problems(of: Element.self, style, beside: Element.defaultStyle)
  }

  /// Reports what can't be shown of a stack's style, once for each style.
  mutating func reportUnshown(of style: StackStyle) {
    // Most have none of what an e-mail doesn't show.
    guard style.hasBox || style.wraps || style.columns != nil else { return }
    problems += reports.problems(of: style)
  }

  /// Adds a content that `write` appends.
  mutating func addContent(_ write: (inout EmailWriter) -> Void) {
    let start = contents.count
    write(&self)
    add(.content(start..<contents.count))
  }

  /// Adds the tags of a table of data that `write` appends.
  mutating func addTags(_ write: (inout EmailWriter) -> Void) {
    let start = contents.count
    write(&self)
    nodes.append(.tags(start..<contents.count))
  }

  /// Writes the tags of a table of data again.
  mutating func replaceTags(at node: Int, _ write: (inout EmailWriter) -> Void) {
    let start = contents.count
    write(&self)
    nodes[node] = .tags(start..<contents.count)
  }

  /// Appends to a content what lies over an opaque colour.
  ///
  /// - Returns: How wide that is at least in the narrowest window, in points.
  @discardableResult
  mutating func append(over surface: Color, _ write: (inout EmailWriter) -> Void) -> Double {
    frames.append(
      Frame(
        start: nodes.count, surface: surface, width: width, narrowWidth: narrowWidth, room: 0,
        container: EmailContainer()))
    write(&self)
    let frame = frames.removeLast()
    let least = min(frame.leastWidth, frame.narrowWidth)
    reserve(least)
    return least
  }

  mutating func add(spacer length: Double) {
    nodes.append(.spacer(length))
    guard let top = frames.indices.last else { return }
    if frames[top].container.axis == .horizontal {
      frames[top].container.counts.startPart()
    } else if length > 0 {
      count()
    }
  }

  mutating func add(_ node: EmailNode) {
    nodes.append(node)
    count()
  }

  /// How what is around what comes next lays it out; nil where nothing is.
  @inline(__always) private var surroundings: (axis: StackStyle.Axis, spacing: Double)? {
    frames.indices.last.map { (frames[$0].container.axis, frames[$0].container.spacing) }
  }

  /// Whether what comes next lies beside others.
  @inline(__always) var isBesideOthers: Bool { surroundings?.axis == .horizontal }

  /// Whether what comes next lies close below others.
  @inline(__always)
  var isCloseBelowOthers: Bool { surroundings.map { $0.axis == .vertical && isClose($0.spacing) } ?? false }

  /// Whether a text that comes next lies close below others: where a stack has no spacing, nobody said so.
  @inline(__always)
  var isTextCloseBelowOthers: Bool { isCloseBelowOthers && surroundings.map { $0.spacing > 0 } ?? false }

  /// Whether lines with so much room between them, in points, are close: it is less than half a line.
  @inline(__always) func isClose(_ room: Double) -> Bool { room < 8 }

  /// Notes that what comes next has a width beside others.
  mutating func noteColumn(of width: EmailContainer.ColumnWidth) {
    guard let top = frames.indices.last else { return }
    switch width {
    case .points(let points):
      frames[top].container.greatestWidth = max(frames[top].container.greatestWidth, points)
    case .fraction: frames[top].container.hasFractions = true
    }
  }

  private mutating func count() {
    guard let top = frames.indices.last else { return }
    frames[top].container.counts.countElement()
  }

  /// Starts what holds others, in a box, or in boxes of as many columns that share the width, as far as that is known.
  mutating func open(
    _ container: consuming EmailContainer, in box: EmailBox = EmailBox(), columns: Int = 1
  ) {
    container.box = box.attributes
    count()
    let limit = container.maximumWidth ?? .infinity
    func rest(of width: Double) -> Double { max(1, min(width, limit) - box.room) }
    frames.append(
      Frame(
        start: nodes.count, surface: box.surface ?? surface, width: rest(of: width / Double(columns)),
        narrowWidth: rest(of: narrowWidth), room: box.room, container: container))
    // Replaced at its end, when it is known what it holds.
    nodes.append(.close)
  }

  /// Ends the innermost of what holds others.
  mutating func close() {
    guard var frame = frames.popLast() else { return }
    if frame.isTooWide { frame.container.stackedClasses = stackedClasses(of: frame) }
    if case .points(let width)? = frame.container.columnWidth {
      frame.leastWidth = max(frame.leastWidth, width - frame.room)
    }
    nodes[frame.start] = .open(frame.container)
    nodes.append(.close)
    reserve(min(frame.leastWidth, frame.narrowWidth) + frame.room)
  }

  // A table for each: a key that is one of several would be copied to be compared.
  /// The attributes of a text's tag, each starting with a space.
  mutating func attributes(of text: TextBlockLook) -> Bytes {
    if let known = written.texts[text] { return known }
    let attributes = look(of: text).attributes()
    written.texts.add(attributes, for: text)
    return attributes
  }

  /// The attributes of a run's tag, each starting with a space.
  mutating func attributes(of run: TextRunLook) -> Bytes {
    if let known = written.runs[run] { return known }
    let attributes = look(of: run).attributes()
    written.runs.add(attributes, for: run)
    return attributes
  }

  /// The attributes of an image, each starting with a space.
  mutating func attributes(of image: ImageLook) -> Bytes {
    if let known = written.images[image] { return known }
    let attributes = look(of: image).attributes()
    written.images.add(attributes, for: image)
    return attributes
  }
}
