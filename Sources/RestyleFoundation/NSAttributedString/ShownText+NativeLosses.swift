import Restyle
public import RestyleRendering

extension ShownText {
  /// Returns the losses of the text in an attributed string of a view framework, each once.
  ///
  /// ```swift
  /// let text = ShownText(StyledString("teh", style: TextStyle().underlined(TextLine(pattern: .wavy))))
  /// text.nativeLosses(with: FoundationTextValues())  // [.linePattern(.wavy)]
  /// ```
  ///
  /// These are `losses`, wavy lines, images without attachments, and fonts, colours, shadows and paragraph styles that
  /// the values don't provide. Labels, rather than their texts, have a number of lines, a scale factor and a
  /// highlighted colour.
  ///
  /// - Parameter values: Creates fonts, colours, attachments and other values of the framework.
  /// - Returns: The losses, in the order of the runs.
  /// - Complexity: O(*n*) in the number of runs.
  public func nativeLosses(with values: some NativeTextValues) -> [RenderingProblem.Loss] {
    var styles: Set<TextStyle> = []
    let own = runs.flatMap { run in
      (styles.insert(run.style).inserted ? run.style.nativeLosses(with: values) : [])
        + run.imageLosses(with: values)
    }
    return (losses + own).uniqued()
  }
}

extension TextStyle {
  fileprivate func nativeLosses(with values: some NativeTextValues) -> [RenderingProblem.Loss] {
    let lines = [underline, strikethrough].compactMap { $0?.pattern }.filter { $0 == .wavy }
    let missing = resolved(for: values.traits).madeValues(with: values).filter { $0.value == nil }
    return lines.map { .linePattern($0) } + losses(in: .attributedString)
      + missing.flatMap(\.attributes).map { .attribute($0) }
  }
}

extension ShownText.Run {
  fileprivate func imageLosses(with values: some NativeTextValues) -> [RenderingProblem.Loss] {
    guard let image, text.unicodeScalars.contains(InlineImage.character),
      values.attachment(for: image, in: style.resolved(for: values.traits)) == nil
    else { return [] }
    return if case .url(let url) = image.image.source { [.remoteImage(url: url)] } else {
      [.attribute(.image)]
    }
  }
}
