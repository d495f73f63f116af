import Restyle
public import RestyleRendering

extension ShownText {
  /// What an attributed string of view frameworks doesn't show of the text: `losses`, wavy lines, and images that there
  /// are no attachments for.
  ///
  /// ```swift
  /// let text = ShownText(StyledString("teh", style: TextStyle().underlined(TextLine(pattern: .wavy))))
  /// text.nativeLosses(with: FoundationTextValues())  // [.linePattern(.wavy)]
  /// ```
  ///
  /// Labels, and not their texts, have a number of lines, a scale factor and a colour while highlighted.
  ///
  /// - Parameter values: Makes the attachments.
  /// - Returns: What is left out, in the order of the runs.
  public func nativeLosses(with values: some NativeTextValues) -> [RenderingProblem.Loss] {
    losses + runs.flatMap { $0.nativeLosses(with: values) }
  }
}

extension ShownText.Run {
  fileprivate func nativeLosses(with values: some NativeTextValues) -> [RenderingProblem.Loss] {
    let lines = [style.underline, style.strikethrough].compactMap { $0?.pattern }
    var losses = lines.filter { $0 == .wavy }.map { RenderingProblem.Loss.linePattern($0) }
    losses += style.losses(in: .attributedString)
    if let image, text.unicodeScalars.contains(InlineImage.character),
      values.attachment(for: image, in: style.resolved(for: values.traits)) == nil
    {
      if case .url(let url) = image.image.source {
        losses.append(.remoteImage(url: url))
      } else {
        losses.append(.attribute(.image))
      }
    }
    return losses
  }
}
