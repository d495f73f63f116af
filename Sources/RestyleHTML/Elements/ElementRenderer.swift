import Restyle
import RestyleElements

/// Writes the elements of a walk as HTML into one buffer.
struct ElementRenderer {
  let context: ElementContext
  var bytes: Bytes
  var styles: ElementStyles
  var tables = Tables()

  var identifierCount: Int
  /// The sections and rows that are open, the innermost last.
  var sections: [OpenSection] = []
  var rows: [OpenRow] = []
  /// Whether the innermost row's heading is what comes next.
  var expectsHeading = false
  /// The innermost row's heading, while it waits for what follows it.
  var waitingHeading: WaitingHeading?
  /// The directions of the stacks and rows that are open.
  var axes: [StackStyle.Axis] = []
  /// Whether each open form is a `form`, which can't lie in another.
  var forms: [Bool] = []
  /// The number of the form, still to be written, of controls that aren't submitted with the open one.
  var otherForm: Int?
  /// The rank of the heading that came last.
  var headingLevel = 1

  /// Takes the buffer of a renderer, so that nothing is copied; ``give(back:)`` ends that.
  init(taking renderer: inout HTMLRenderer, _ context: ElementContext, naming: ClassNaming?) {
    var context = context
    var isInline = false
    if case .inline(let colorScheme, let contrast) = renderer.styling {
      isInline = true
      // The traits are what the renderer was made for.
      context.traits.colorScheme = colorScheme
      context.traits.contrast = contrast
    }
    self.context = context
    bytes = []
    identifierCount = renderer.identifierCount
    let fixedTraits = isInline ? context.traits : renderer.styleSheet.fixedTraits
    styles = ElementStyles(
      surroundings: fixedTraits.map { .fixed($0, areInline: isInline) } ?? .adaptive(to: context.traits),
      styleSheet: renderer.styleSheet, problems: [], naming: naming)
    swap(&bytes, &renderer.bytes)
    swap(&styles.problems, &renderer.problems)
  }

  /// Gives a renderer its buffer back, with what was appended.
  mutating func give(back renderer: inout HTMLRenderer) {
    swap(&bytes, &renderer.bytes)
    swap(&styles.problems, &renderer.problems)
    renderer.styleSheet = styles.styleSheet
    renderer.identifierCount = identifierCount
  }
}

extension ElementRenderer {
  /// The tags that each kind of element has for its styles.
  struct Tables {
    var texts = StyleTable<TextStyle>(.text)
    var runs = StyleTable<TextStyle>(.run)
    var titleSubtitles = StyleTable<TitleSubtitleStyle>(
      .titleSubtitle, parts: [[nil], [.title], [.subtitle]])
    var buttons = StyleTable<ButtonStyle>(.button, parts: [[nil], [.title]])
    var fields = StyleTable<FieldStyle>(.field)
    var switches = StyleTable<SwitchStyle>(.toggle)
    var segmentedControls = StyleTable<SegmentedControlStyle>(
      .segmentedControl, parts: [[nil], [.segment], [.input], [.title]])
    var stacks = StyleTable<StackStyle>(.stack)
    var sections = StyleTable<TraitStyleIdentity>(.section, parts: SectionPart.allCases.map(\.parts))
    var forms = StyleTable<TraitStyleIdentity>(.form)
    var boxes = StyleTable<ElementBoxStyle>(.box)
    /// The space behind a row's heading, once it was written.
    var spacer = Bytes()
    /// The last link that was safe.
    var latestTarget: (link: Link, text: String)?
  }

  /// A section that isn't closed yet.
  struct OpenSection {
    let element: StaticString
    let tag: StyledTag
    let selectedTag: StyledTag?
    /// The text of the footer, and its style.
    let footer: (runs: [StyledText], style: TextStyle)?
  }

  /// A row's heading that isn't written yet: what follows it decides whether it is a label.
  struct WaitingHeading {
    let heading: TitleSubtitle
    /// Whether a space follows it.
    var isFollowed = false
  }

  /// A row that isn't closed yet.
  struct OpenRow {
    let action: Action?
    let isEnabled: Bool
    let label: DisplayText?
    let isListed: Bool
    /// The number of the element that the row's title is in, once it is written.
    var titleIdentifier: Int?
  }
}

/// The parts of a section that get attributes.
enum SectionPart: Int, CaseIterable {
  case section, header, headerText, footer, footerText, top, middle, bottom, unique

  init(_ position: SegmentPosition) {
    switch position {
    case .top: self = .top
    case .middle: self = .middle
    case .bottom: self = .bottom
    case .unique: self = .unique
    }
  }

  var parts: [StylePart?] {
    switch self {
    case .section: [.section]
    case .header: [HeaderFooterPart.header.block]
    case .headerText: [HeaderFooterPart.header.text]
    case .footer: [HeaderFooterPart.footer.block]
    case .footerText: [HeaderFooterPart.footer.text]
    case .top: [.row, StylePart(SegmentPosition.top)]
    case .middle: [.row, StylePart(SegmentPosition.middle)]
    case .bottom: [.row, StylePart(SegmentPosition.bottom)]
    case .unique: [.row, StylePart(SegmentPosition.unique)]
    }
  }
}

extension ElementRenderer {
  private var needsRoot: Bool { context.language != nil || context.traits.layoutDirection == .rightToLeft }

  /// Says what language and direction the interface has, unless they are those of its surroundings.
  mutating func start() {
    guard needsRoot else { return }
    bytes.append(verbatim: "<div")
    if let language = context.language { append(" lang", language.tag) }
    if context.traits.layoutDirection == .rightToLeft { bytes.append(verbatim: " dir=\"rtl\"") }
    bytes.append(UInt8(ascii: ">"))
  }

  mutating func end() {
    if needsRoot { bytes.append(verbatim: "</div>") }
  }
}
