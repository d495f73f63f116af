import Restyle
import RestyleRendering

// In CSS each line of a block is at least as high as a line in the block's own font would be: the block has a strut
// (CSS Inline Layout 3, section 5). That of the surroundings would make the lines of smaller runs too high.

extension TextStyle {
  /// Returns what a block says around several runs that say the rest for themselves, with a font and a line height that
  /// make no line higher than its runs.
  ///
  /// - Parameter runs: The runs.
  /// - Returns: What of the first run's style concerns paragraphs, and what all runs agree on of font size and height;
  ///   nothing of these where a run takes them from the surroundings.
  static func blockWithStrut(around runs: [StyledText]) -> TextStyle {
    var block = TextStyle.block(around: runs)
    guard let first = runs.first?.style, runs.count > 1 else { return block }
    block.setLineAttributes(of: TextStyle())
    let isOneFamily = runs.allSatisfy { $0.style.fontFamily == first.fontFamily }
    if isOneFamily { block.fontFamily = first.fontFamily }
    if isOneFamily, runs.allSatisfy({ $0.style.hasSameLines(as: first) }) {
      block.fontSize = first.fontSize
      block.maximumFontSize = first.maximumFontSize
      block.adjustsFontForContentSizeCategory = first.adjustsFontForContentSizeCategory
      block.setLineAttributes(of: first)
      return block
    }
    let sizes = runs.compactMap(\.style.fontSize)
    let haveHeights = runs.allSatisfy(\.style.setsLineHeight)
    guard sizes.count == runs.count, let size = sizes.min() else {
      // Of a size that only the browser knows, but of no height.
      if haveHeights { block.maximumLineHeight = 0 }
      return block
    }
    block.fontSize = size
    block.adjustsFontForContentSizeCategory = runs.allSatisfy(\.style.followsReader)
    let limits = runs.compactMap { run in run.style.maximumFontSize.map { $0 / (run.style.fontSize ?? 0) } }
    block.maximumFontSize = limits.min().map { $0 * size }
    guard haveHeights else { return block }
    // A line reaches by half its height, and by half of what its letters rise above the baseline more than below,
    // beyond the baseline. Of one family that is a part of the size; of others, any part.
    let heights = runs.map { run in
      let ownSize = run.style.fontSize ?? size
      return run.style.lineHeight - (isOneFamily ? ownSize - size : ownSize)
    }
    block.lineHeightMultiple = 0
    block.lineSpacing = max(0, heights.min() ?? 0)
    return block
  }

  private func hasSameLines(as other: TextStyle) -> Bool {
    fontSize == other.fontSize && maximumFontSize == other.maximumFontSize
      && adjustsFontForContentSizeCategory == other.adjustsFontForContentSizeCategory
      && lineAttributes == other.lineAttributes
  }
}
