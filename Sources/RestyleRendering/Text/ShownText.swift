public import Restyle
public import RestyleElements

/// A text as it is shown: transformed, against the style of the block that it is in.
///
/// ```swift
/// for run in label.text.runs {
///   write(run.text, run.style, linkedTo: run.link)
/// }
/// ```
public struct ShownText: Sendable {
  /// The style of the block, which says what concerns paragraphs.
  public let block: TextStyle
  /// Whether links can be followed: in what is a link or a control already, they can't.
  package let followsLinks: Bool
  /// The runs as they come from the transforms, each with its whole style.
  package let styledRuns: [StyledText]

  package init(_ runs: [StyledText], in block: TextStyle, followsLinks: Bool = true) {
    self.block = block
    self.followsLinks = followsLinks
    styledRuns = runs
  }
}

extension ShownText {
  /// Resolves a text of an element.
  ///
  /// - Parameters:
  ///   - text: The text; runs with styles of their own take from the block's what those leave open.
  ///   - block: The style of the block.
  ///   - language: The language of readers, where a style names no other.
  ///   - followsLinks: Whether links can be followed.
  public init(
    _ text: DisplayText, in block: TextStyle, language: Language? = nil, followsLinks: Bool = true
  ) {
    self.init(text.displayRuns(block, in: language), in: block, followsLinks: followsLinks)
  }

  /// Resolves a text that is a block of its own.
  ///
  /// - Parameter text: The text.
  public init(_ text: StyledString) {
    let runs = text.displayRuns
    self.init(runs, in: .block(around: runs))
  }

  /// Whether nothing is shown.
  public var isEmpty: Bool { styledRuns.allSatisfy { $0.text.isEmpty } }

  /// The text alone, as the transforms leave it, with the alternative texts of images.
  public var text: String { styledRuns.map(\.textWithoutImages).joined() }

  /// Whether some run says more than its block: what is lost where there can be no runs.
  package var hasRunStyles: Bool { styledRuns.contains { $0.style.part(in: block) != nil } }

  /// The text alone, for where there can be no styles, with its directions kept within.
  public var plainText: String {
    var directions = BidirectionalText()
    return styledRuns.map { directions.balanced($0.textWithoutImages) }.joined() + directions.closing
  }

  /// The runs in the order in which they are read; what one opens of directions is closed in the last one.
  public var runs: [Run] {
    var directions = BidirectionalText()
    var runs = styledRuns.map { run in
      Run(
        text: directions.balanced(run.text), style: run.style, block: block,
        link: followsLinks ? run.style.link.flatMap { try? LinkTarget($0) } : nil)
    }
    if let last = runs.indices.last { runs[last].text += directions.closing }
    return runs
  }

  /// What of the text no output can show: links that aren't safe or lie in a control, and attributes of one's own.
  public var losses: [RenderingProblem.Loss] {
    let own = styledRuns.flatMap { run in
      run.style.attributes.namesOfUnshown { TextAttributeKeySet.standard.contains($0) }
    }
    return linkLosses + own.map { .attribute($0) }
  }

  private var linkLosses: [RenderingProblem.Loss] {
    styledRuns.compactMap { run -> RenderingProblem.Loss? in
      guard let link = run.style.link else { return nil }
      if !followsLinks { return .linkInControl(link) }
      do throws(RenderingProblem) {
        _ = try LinkTarget(link)
        return nil
      } catch {
        return error.loss
      }
    }
  }

  /// A part of a text in one style.
  public struct Run: Sendable {
    /// The text, after transforms.
    public internal(set) var text: String
    /// The style, with what it takes from the text around it.
    public let style: TextStyle
    /// The style of the block.
    let block: TextStyle
    /// Where the run leads to; nil if it is no link, or none that can be followed.
    public let link: LinkTarget?
  }
}

extension ShownText.Run {
  /// The language that the run says it is in; nil for that of its surroundings.
  public var language: Language? { style.language }

  /// What each U+FFFC of the text stands for; nil if those are characters like any other.
  public var image: InlineImage? { style.image }

  /// What the run says beyond its block, as far as it concerns characters; nothing if it looks like the block.
  public var changes: TextStyle {
    guard let part = style.part(in: block) else { return TextStyle() }
    let said = Set(block.attributes)
    return TextStyle(attributes: TextAttributes(part.attributes.filter { !said.contains($0) }))
  }
}
