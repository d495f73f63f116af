import Restyle
import RestyleRendering

extension CSSWriter {
  /// Declares what a text says whose element is a control, and reports what it can't.
  ///
  /// - Parameters:
  ///   - text: The style of the text.
  ///   - shownKeys: The keys of attributes that the control shows by other rules.
  mutating func add(withinControl text: TextStyle, showing shownKeys: [any TextAttributeKey.Type] = []) {
    add(text.restyled { text in for row in UnshownWithinControl.table { row.remove(&text) } })
    // Most texts have none of them.
    if text.attributes.hasRare || text.setsLineBreaks || text.attributes.inheritsAny {
      let keys = text.attributes.map(\.key)
      for row in UnshownWithinControl.table where row.isAsked(text) && keys.contains(where: { $0 == row.key })
      {
        if !shownKeys.contains(where: { $0 == row.key }) {
          problems.append(RenderingProblem(.attribute(row.key.name)))
        }
      }
    }
    if let link = text.link { problems.append(RenderingProblem(.linkInControl(link))) }
  }
}

/// An attribute that no text of a control shows, since the control has it of its own.
private struct UnshownWithinControl: Sendable {
  let key: any TextAttributeKey.Type
  /// Whether a style asks for something by it.
  let isAsked: @Sendable (TextStyle) -> Bool
  let remove: @Sendable (inout TextStyle) -> Void

  private init<Key: TextAttributeKey>(
    _ key: Key, if isAsked: @escaping @Sendable (TextStyle) -> Bool = { _ in true }
  ) {
    self.key = Key.self
    self.isAsked = isAsked
    remove = { $0.removeAttribute(for: key) }
  }

  /// The attributes, by their names.
  static let table: [Self] = [
    Self(.backgroundColor), Self(.firstLineHeadIndent) { $0.firstLineHeadIndent != 0 },
    Self(.headIndent) { $0.headIndent != 0 }, Self(.highlightedColor),
    // A control has one line, whose end is out of sight.
    Self(.lineBreakMode) { $0.lineBreakMode != .clipping }, Self(.numberOfLines) { $0.numberOfLines != 1 },
    Self(.paragraphSpacing) { $0.paragraphSpacing != 0 },
    Self(.paragraphSpacingBefore) { $0.paragraphSpacingBefore != 0 },
    Self(.tailIndent) { $0.tailIndent != 0 },
  ]
}
