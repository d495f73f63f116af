public import Foundation
public import Restyle

extension AttributedString {
  /// Creates an attributed string from a text and its styles, without applying transforms.
  ///
  /// `StyledString(_:)` returns the same text: attributes that a style doesn't set are absent, and custom attributes
  /// are kept. Named colours stay named. Named text styles, fonts and numbers become their values under the current
  /// defaults, since an attribute can only have a value.
  ///
  /// ```swift
  /// let text = StyledString("Read the ") + StyledString("terms", style: TextStyle().underlined)
  /// let attributed = AttributedString(text)
  /// StyledString(attributed) == text  // true
  /// ```
  ///
  /// - Parameter text: The text.
  /// - Complexity: O(*n*) in the length of the text and the number of different styles.
  public init(_ text: StyledString) { self.init(runs: text.runs) { AttributeContainer($0) } }

  /// Creates an attributed string from a text and its style, without applying transforms.
  ///
  /// - Parameter text: The text.
  public init(_ text: StyledText) { self.init(text.text, attributes: AttributeContainer(text.style)) }

  /// Joins runs, and requests the attributes of each distinct style once.
  init(runs: [StyledText], attributes: (TextStyle) -> AttributeContainer) {
    // First the whole text, and then the attributes: appending attributed strings takes Foundation half as long again.
    // The text is a string, since other sequences of characters are read one by one.
    self.init(runs.map(\.text).joined())
    var known: [TextStyle: AttributeContainer] = [:]
    var start = startIndex
    for run in runs {
      let container = known[run.style] ?? attributes(run.style)
      known[run.style] = container
      // By scalars: a run may start within a character, with a combining accent.
      let end = unicodeScalars.index(start, offsetBy: run.text.unicodeScalars.count)
      self[start..<end].setAttributes(container)
      start = end
    }
  }
}

extension StyledString {
  /// Creates a text from an attributed string, with its links, its languages and Restyle's attributes.
  ///
  /// Attributes that no text style has are omitted. For each run, these are `attributes.withoutTextStyle`.
  ///
  /// - Parameter text: The attributed string.
  public init(_ text: AttributedString) {
    var known: [AttributeContainer: TextStyle] = [:]
    self.init(
      text.runs.lazy.map { run in
        let style = known[run.attributes] ?? TextStyle(run.attributes)
        known[run.attributes] = style
        // By scalars, since a run may start with any of them.
        return StyledText(String(String.UnicodeScalarView(text.unicodeScalars[run.range])), style: style)
      })
  }
}
