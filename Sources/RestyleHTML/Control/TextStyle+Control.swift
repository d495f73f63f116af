import Restyle
import RestyleRendering

extension CSSWriter {
  /// Declares what a text says whose element is a control, and reports what it can't.
  ///
  /// - Parameters:
  ///   - text: The style of the text.
  ///   - keptNames: The names of attributes that the control says elsewhere.
  mutating func add(withinControl text: TextStyle, keepingNames keptNames: [String] = []) {
    add(text.withinControl)
    problems += text.namesLostWithinControl.filter { !keptNames.contains($0) }
      .map { RenderingProblem(.attribute($0)) }
    if let link = text.link { problems.append(RenderingProblem(.linkInControl(link))) }
  }
}

extension TextStyle {
  /// The style without what a control has of its own.
  fileprivate var withinControl: TextStyle {
    restyled {
      $0.backgroundColor = nil
      $0.removeAttribute(for: .headIndent)
      $0.removeAttribute(for: .firstLineHeadIndent)
      $0.removeAttribute(for: .tailIndent)
      $0.removeAttribute(for: .paragraphSpacing)
      $0.removeAttribute(for: .paragraphSpacingBefore)
      $0.removeAttribute(for: .numberOfLines)
      $0.removeAttribute(for: .lineBreakMode)
    }
  }

  /// The names of the attributes that ask for something which no text of a control has.
  fileprivate var namesLostWithinControl: [String] {
    // Most texts have none of them.
    guard attributes.hasRare || setsLineBreaks || attributes.inheritsAny else { return [] }
    return attributes.filter { attribute in
      switch attribute.name {
      case StandardTextAttribute.BackgroundColorKey.name, StandardTextAttribute.HighlightedColorKey.name: true
      case StandardTextAttribute.HeadIndentKey.name: headIndent != 0
      case StandardTextAttribute.FirstLineHeadIndentKey.name: firstLineHeadIndent != 0
      case StandardTextAttribute.TailIndentKey.name: tailIndent != 0
      case StandardTextAttribute.ParagraphSpacingKey.name: paragraphSpacing != 0
      case StandardTextAttribute.ParagraphSpacingBeforeKey.name: paragraphSpacingBefore != 0
      // A control has one line, whose end is out of sight.
      case StandardTextAttribute.NumberOfLinesKey.name: numberOfLines != 1
      case StandardTextAttribute.LineBreakModeKey.name: lineBreakMode != .clipping
      default: false
      }
    }.map(\.name)
  }
}
