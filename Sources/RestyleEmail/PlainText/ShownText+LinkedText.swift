import Restyle
import RestyleRendering

extension ShownText {
  /// The text with the addresses of its links behind them, and the alternative texts of images.
  var linkedText: String {
    let links = followsLinks ? styledRuns.linkRanges : []
    guard !links.isEmpty else { return plainText }
    let runs = runs
    var (linked, end) = ("", 0)
    for link in links {
      linked += runs[end..<link.lowerBound].map(\.shownText).joined()
      linked += runs[link].map(\.shownText).joined().linked(to: runs[link.lowerBound].link?.address)
      end = link.upperBound
    }
    return linked + runs[end...].map(\.shownText).joined()
  }
}

extension ShownText.Run {
  fileprivate var shownText: String { StyledText(text, style: style).textWithoutImages }
}
