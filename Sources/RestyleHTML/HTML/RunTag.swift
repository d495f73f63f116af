import Restyle
@_spi(Outputs) import RestyleRendering

/// What a run of text is written with: a link, else a `span`, else nothing if that would say nothing.
struct RunTag: Sendable {
  var start = Bytes()
  var end: StaticString = ""
  /// What stands for each U+FFFC; nil if those are characters like any other.
  var image: Bytes?
  /// What of the style isn't written, and what it leads to if that has to be in the page.
  var losses: [RenderingProblem.Loss] = []
}

extension RunTag {
  /// Starts a link, up to its other attributes.
  mutating func start(linkTo target: LinkTarget) {
    start.append(verbatim: "<a href=\"")
    start.append(escaping: target.text)
    start.append(UInt8(ascii: "\""))
    end = "</a>"
    // With the tag, which a prepared stylesheet may know.
    if let fragment = LinkFragment(ofTarget: target.text) { losses.append(.missingTarget(fragment.text)) }
  }
}

/// What a run says for itself.
enum RunRole: Int, CaseIterable, Sendable {
  /// All of its style: nothing is known of what is around it.
  case whole
  /// What its block leaves to its runs.
  case part
  /// What its style has: that was chosen for it.
  case declared
  /// What its block leaves to runs that look like it: lines, where it leads to, and its language.
  case lines
  /// Its language, and where it leads to if nobody can go there: the block says the rest.
  case content
}

/// The tags of runs by what they say for themselves and their styles.
struct RunTags: Sendable {
  // For each role, with links that are links and with others; none before a run has a tag.
  private var tables: [RunTagTable] = []

  subscript(role: RunRole, followsLinks: Bool) -> RunTagTable {
    get { tables.isEmpty ? RunTagTable() : tables[2 * role.rawValue + (followsLinks ? 1 : 0)] }
    _modify {
      if tables.isEmpty { tables = Array(repeating: RunTagTable(), count: 2 * RunRole.allCases.count) }
      yield &tables[2 * role.rawValue + (followsLinks ? 1 : 0)]
    }
  }
}

/// The tags of runs by their styles.
struct RunTagTable: Sendable {
  private var styles = NumberedKeys<TextStyle>()
  private var entries: [Entry] = []
  // The starts of all tags, in one array: separate ones would be retained for each run of a text.
  private var starts = Bytes()
  private var losses: [Int: [RenderingProblem.Loss]] = [:]
  private var images: [Int: Bytes] = [:]

  private struct Entry: Sendable {
    let start: Range<Int>
    let end: StaticString
    let hasLosses: Bool
    let hasImage: Bool
  }
}

extension RunTagTable {
  /// The index of the tag of a run's style, nil if there is none yet.
  @inline(__always)
  func index(ofStyleOf run: UnsafePointer<StyledText>, in sequence: inout RunSequence) -> Int? {
    styles.number(ofStyleOf: run, in: &sequence)
  }

  mutating func insert(_ tag: RunTag, for style: TextStyle) -> Int {
    let index = styles.add(style)
    let start = starts.count
    starts += tag.start
    entries.append(
      Entry(
        start: start..<starts.count, end: tag.end, hasLosses: !tag.losses.isEmpty, hasImage: tag.image != nil)
    )
    images[index] = tag.image
    if !tag.losses.isEmpty { losses[index] = tag.losses }
    return index
  }

  /// What of the style of a tag isn't written.
  func losses(at index: Int) -> [RenderingProblem.Loss]? { entries[index].hasLosses ? losses[index] : nil }

  /// Appends a text in a tag.
  @inline(__always)
  func append(
    _ text: borrowing String, in index: Int, to bytes: inout OutputBuffer,
    balancing directions: inout BidirectionalText
  ) {
    let entry = entries[index]
    if entry.hasImage { return appendImages(of: copy text, in: index, to: &bytes, balancing: &directions) }
    starts.withUnsafeBufferPointer { starts in
      bytes.append(
        escaping: text, behind: UnsafeBufferPointer(rebasing: starts[entry.start]), before: entry.end,
        balancing: &directions)
    }
  }

  /// Appends a text in a tag whose style has an image.
  ///
  /// Not inlined: the texts of pages are mostly letters.
  @inline(never)
  private func appendImages(
    of text: String, in index: Int, to bytes: inout OutputBuffer,
    balancing directions: inout BidirectionalText
  ) {
    let entry = entries[index]
    bytes.append(contentsOf: Bytes(starts[entry.start]))
    let parts = text.unicodeScalars.split(separator: InlineImage.character, omittingEmptySubsequences: false)
    for (number, part) in parts.enumerated() {
      if number > 0, let image = images[index] { bytes.append(contentsOf: image) }
      bytes.append(escaping: String(part), balancing: &directions)
    }
    bytes.append(verbatim: entry.end)
  }
}
