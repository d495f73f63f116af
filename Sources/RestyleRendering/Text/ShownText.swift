public import Restyle
public import RestyleElements

/// A displayed text, after its transforms, with runs relative to the style of its block.
///
/// ```swift
/// for run in label.text.runs {
///   write(run.text, run.style, linkedTo: run.link)
/// }
/// ```
public struct ShownText: Sendable {
  /// The style of the block, with the attributes of paragraphs.
  public let block: TextStyle
  /// Whether links can be followed, which isn't possible inside a link or a control.
  package let followsLinks: Bool
  /// Whether the style of the block comes from the runs, rather than from an element.
  let isOfRuns: Bool
  /// The runs after transforms, each with its complete style.
  package let styledRuns: [StyledText]
  /// The runs with only their own attributes; empty if they have none, or if their surroundings are unknown.
  private let ownRuns: [StyledText]

  package init(
    _ runs: [StyledText], settingOwn ownRuns: [StyledText] = [], in block: TextStyle,
    followsLinks: Bool = true, isOfRuns: Bool = false
  ) {
    self.isOfRuns = isOfRuns
    self.block = block
    self.followsLinks = followsLinks
    styledRuns = runs
    self.ownRuns = ownRuns
  }
}

extension ShownText {
  /// Resolves a text of an element.
  ///
  /// - Parameters:
  ///   - text: The text, whose runs inherit unset attributes from the block's style.
  ///   - block: The style of the block.
  ///   - language: The readers' language, for runs whose style sets no language.
  ///   - followsLinks: Whether links can be followed.
  public init(
    _ text: DisplayText, in block: TextStyle, language: Language? = nil, followsLinks: Bool = true
  ) {
    self.init(
      text.displayRuns(block, in: language), settingOwn: text.ownRuns, in: block, followsLinks: followsLinks)
  }

  /// Resolves a text as a block of its own.
  ///
  /// - Parameter text: The text.
  public init(_ text: StyledString) {
    let runs = text.displayRuns
    self.init(runs, in: .block(around: runs), isOfRuns: true)
  }

  /// Whether the displayed text is empty.
  public var isEmpty: Bool { styledRuns.allSatisfy { $0.text.isEmpty } }

  /// The plain text, after transforms, with images as their alternative texts.
  public var text: String {
    if styledRuns.count == 1 { return styledRuns[0].textWithoutImages }
    var text = ""
    // By index, here and below, since runs would be copied otherwise.
    for index in styledRuns.indices { text += styledRuns[index].textWithoutImages }
    return text
  }

  /// Whether runs set attributes of their own.
  package var hasOwnRuns: Bool { !ownRuns.isEmpty }

  /// Returns the part of a run's complete style that the run itself sets.
  package func ownStyle(ofRun index: Int) -> TextStyle {
    ownRuns.indices.contains(index) ? ownRuns[index].style : TextStyle()
  }

  /// Whether some run has its own style, which outputs without runs lose.
  package var hasRunStyles: Bool { styledRuns.contains { $0.style.part(in: block) != nil } }

  /// The plain text for outputs without styles, with balanced directions.
  public var plainText: String { OpenDirections.balanced(whole: text) }

  /// The runs in reading order.
  ///
  /// The last run closes directions that are still open.
  public var runs: [Run] {
    var directions = BidirectionalText()
    var runs = styledRuns.map { run in
      Run(
        text: directions.balanced(run.text), style: run.style, block: block,
        link: followsLinks ? run.style.link.flatMap { try? LinkTarget($0) } : nil)
    }
    if directions.isOpen, let last = runs.indices.last { runs[last].text += directions.closing }
    return runs
  }

  /// The losses in every output: links that aren't safe or are inside a control, and custom attributes.
  public var losses: [RenderingProblem.Loss] { losses { _ in false } }

  /// Returns the losses for an output that supports some custom attributes.
  package func losses(knowing isKnown: (any TextAttributeKey.Type) -> Bool) -> [RenderingProblem.Loss] {
    var losses = linkLosses
    for index in styledRuns.indices where styledRuns[index].style.attributes.hasRare {
      let names = styledRuns[index].style.attributes.namesOfUnshown(knowing: isKnown)
      for name in names { losses.append(.attribute(name)) }
    }
    return losses
  }

  /// The links that can't be followed.
  var linkLosses: [RenderingProblem.Loss] {
    styledRuns.linkRanges.compactMap { range -> RenderingProblem.Loss? in
      guard let link = styledRuns[range.lowerBound].style.link else { return nil }
      if !followsLinks { return .linkInControl(link) }
      do throws(RenderingProblem) {
        _ = try LinkTarget(link)
        return nil
      } catch {
        return error.loss
      }
    }
  }

  /// A range of a text in one style.
  public struct Run: Sendable {
    /// The text, after transforms.
    public internal(set) var text: String
    /// The style, with the attributes inherited from the surrounding text.
    public let style: TextStyle
    let block: TextStyle
    /// The target of the run's link; nil if the run has no link, or one that can't be followed.
    public let link: LinkTarget?
  }
}

extension ShownText.Run {
  /// The language that the run sets; nil for that of its surroundings.
  public var language: Language? { style.language }

  /// The image for each U+FFFC of the text; nil if these are ordinary characters.
  public var image: InlineImage? { style.image }

  /// The character attributes in which the run differs from its block; empty if it looks like the block.
  public var changes: TextStyle { style.changes(in: block) }
}
